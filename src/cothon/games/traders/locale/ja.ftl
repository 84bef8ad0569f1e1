# Traders of Carthage の言葉。

## Traders：できない手

refusal-wrong-moment-turn = いまは行動の番です。お金を取る、購入、ダブルアクション、予約、パスのどれかを選びます。
refusal-wrong-moment-double = ダブルアクションは、続けてカードを取ります。
refusal-wrong-moment-flip = いまは実績トークンを裏返せます。「done」で支払いに進みます。
refusal-wrong-moment-pay = 先に商品の代金を払います。
refusal-wrong-moment-store = いまは在庫を倉庫に入れられます。「done」で終わります。
refusal-wrong-moment-spend = 先に、倉庫に入れた商品の分を倉庫アイコンで払います。
refusal-wrong-moment-token = いまは最初の実績トークンを選びます。
refusal-wrong-moment-deal = いまは初期手札を配ります。
refusal-wrong-moment-market = いまは市場にカードを引きます。
refusal-wrong-moment-farm = いまは農場にカードを引きます。
refusal-wrong-moment-hand = いまは初期手札を引きます。
refusal-wrong-moment-start = いまはスタートプレイヤーを決めます。
refusal-wrong-moment-vp = いまはVPのカードを引きます。
refusal-not-in-market = 市場に { $card } はありません。
refusal-not-in-farm = 農場に { $card } はありません。
refusal-reserved = { $card } は{ $name }が予約しています。取られるか買われるまで、ほかの人は使えません。
refusal-only-your-own = { $card } は予約した1枚だけです：take { $card }*。
refusal-double-take = { $card } を取ると、何も買えなくなります。
refusal-no-reservations = このルールに予約はありません。
refusal-still-in-farm = あなたの { $card } はまだ農場にあります。取れるのは市場からだけです。
refusal-not-your-reservation = 市場の { $card } は予約していません。
refusal-nothing-to-buy = 市場に買えるものがありません。
refusal-too-expensive = 商品は{ $price }金、手札は{ $coins }金分です（{ $missing }金足りません）。
refusal-too-expensive-flipped = 商品は{ $price }金、実績トークンをすべて裏返すと{ $best }金です。手札は{ $coins }金分です（{ $missing }金足りません）。
refusal-no-double = このルールにダブルアクションはありません。
refusal-double-used = ダブルアクションは使いました。
refusal-double-impossible = どのカードを取っても、残りを買えません。
refusal-piece-away = 予約コマは { $card } の上にあります。
refusal-already-reserved = { $card } はすでに{ $name }が予約しています。
refusal-no-pass = できることがあるので、パスはできません。
refusal-no-token = 表向きの{ $colour ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[G] 緑
 }の実績トークンがありません。
refusal-too-many-flips = { $goods ->
    [0] この色の商品は市場にないので、{ $colour ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[G] 緑
 }の実績トークンでは安くなりません。
   *[other] { $colour ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[G] 緑
 }の商品は市場に{ $goods }枚なので、実績トークンも{ $goods }個までです。
 }
refusal-flip-order = 実績トークンは R、B、Y、G の順に裏返します。{ $colour } はもう遅いです。
refusal-flip-too-late = いま { $colour } を裏返しても高すぎます。前の色が先です。
refusal-not-in-hand = 手札に { $card } はありません。
refusal-spare-card = { $card } は残せます。{ $price }はそれなしで払えます。
refusal-pay-order = 高いカードから払います。{ $card } は後です。
refusal-not-in-stock = 倉庫に入っていない { $card } が在庫にありません。
refusal-not-raided = { $colour ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[G] 緑
 }の船は襲われていないので、その商品は倉庫に入れられません。
refusal-store-order = R2 R3 R5 B2 … G5の順に入れます。{ $card } はもう遅いです。
refusal-no-icons = { $card } の分の倉庫アイコンがありません。
refusal-card-without-icons = { $card } に倉庫アイコンはありません。
refusal-spend-order = 2を先に、次に3を、それぞれ R、B、Y、G の順に出します。{ $card } はもう遅いです。
refusal-spare-icons = { $card } は倉庫に入れるのに要りません。または、安いカードだけでは足りません。
refusal-already-dealt = { $colour ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[G] 緑
 }の初期手札はもう配られました。
refusal-not-in-pile = 山札に { $card } はありません。
refusal-may-not-start = 席 { $seat } の初期手札は最小ではありません。
refusal-house-token-of-hand = token_of_hand には colour_hands が必要です。1色の手札だけが、その色の実績トークンを決められます。
refusal-house-nothing-laid-out = new_market と new_farm が0では、新しいカードがまったく並びません。

## Traders：ターミナルのテーブル

traders-drawn-route = カルタゴへの航路
traders-drawn-place = { $place ->
    [home] アレクサンドリア
    [refuge] クレナイカ
    [pirates] 海賊
    [payday] カルタゴ
   *[sea] 外海
 }
traders-drawn-row = { $row ->
    [farm] 農場
   *[market] 市場
 }、{ $worth ->
    [0] なし
   *[other] 合計 { $worth }
 }
traders-drawn-column = { $column ->
    [hand] 手札
    [stock] 在庫
    [stored] 倉庫
    [tokens] 実績トークン
    [flipped] 裏
    [piece] 特別コマ
   *[vp] VP
 }
traders-drawn-piece = { $at ->
    [hand] あり
    [card] { $card } の上
   *[used] 使用済み
 }
traders-drawn-hand = あなたの手札：お金 { $coins }、倉庫アイコン { $icons }
traders-drawn-score = { $part ->
    [vp] VP
    [tokens] 実績トークン
    [earlier] { "" }
   *[other] { $part }
 }

## Traders：手をことばで

traders-take = { $name }は { $what } をお金として取る。
traders-take-own = { $name }は予約した { $what } をお金として取る。
traders-buy = { $name }は商品を購入する。
traders-double = { $name }はダブルアクションを使う。
traders-reserve-market = { $name }は市場の { $what } を予約する。
traders-reserve-farm = { $name }は農場の { $what } を予約する。
traders-pass = { $name }はパスする。
traders-flip = { $name }は{ $what }の実績トークンを裏返す。
traders-done = { $name }は終える。
traders-pay = { $name }は { $what } を支払う。
traders-store = { $name }は { $what } を倉庫に入れる。
traders-store-nothing = { $name }は何も倉庫に入れない。
traders-spend = { $name }は倉庫アイコンのために { $what } を出す。
traders-token = { $name }は{ $what }の実績トークンを選ぶ。
traders-deal = { $name }は{ $what }の初期手札を受け取る。
traders-draw-market = 市場に { $what } が並ぶ。
traders-draw-farm = 農場に { $what } が並ぶ。
traders-draw-hand = { $name }は { $what } を引く。
traders-draw-vp = { $name }は山札からVPを1枚、見ずに受け取る。
traders-start = { $name }から始める。
traders-good-R = 布
traders-good-B = 宝石
traders-good-Y = 穀物
traders-good-G = ワイン
traders-colour-R = 赤
traders-colour-B = 青
traders-colour-Y = 黄
traders-colour-G = 緑

## Traders：おのずと起こること

traders-event-sailed = { $colour ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[G] 緑
 }の船が{ $place ->
    [1] 外海
    [2] クレナイカ
    [3] 手前の海賊の海
   *[4] 奥の海賊の海
 }へ進む。
traders-event-arrived = { $colour ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[G] 緑
 }の船がカルタゴに到着、決算。
traders-event-sold = { $name }は{ $colour ->
    [R] 布
    [B] 宝石
    [Y] 穀物
   *[G] ワイン
 }を{ $count }枚売る：価格 { $price } × { $count } = { $points }点、{ $vp } VP。
traders-event-token = { $name }は{ $colour ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[G] 緑
 }の実績トークンを得る。
traders-event-raided = 海賊が{ $name }の{ $colour ->
    [R] 布
    [B] 宝石
    [Y] 穀物
   *[G] ワイン
 }を{ $count }枚奪う。
traders-event-returned = { $colour ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[G] 緑
 }の船はアレクサンドリアに戻る。
traders-event-retreated = { $colour ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[G] 緑
 }の船はクレナイカへ逃げる。
traders-event-substituted = カードが残っていないので、{ $name }の{ $count } VPはカードなしで数える。
traders-event-reshuffled = 山札が尽き、捨て札 { $count }枚を切り直して新しい山札にする。
traders-event-ended = { $ending ->
    [all-pass] 誰も何もできなくなり、ゲーム終了。
   *[other] 8個目の実績トークンが出て、ゲーム終了。
 }
traders-would-hold = 手札は{ $coins }金分、倉庫アイコン { $amphoras }個になります。
traders-would-left = 市場には{ $count }枚、あわせて{ $worth }金分が残ります。
traders-would-reserve = このカードは、ほかの人が取ることも買うこともできなくなります。
traders-would-set = { $good }は{ $count }枚、いまなら{ $vp } VP。
traders-would-keep = 手札に{ $coins }金が残ります。
traders-would-danger = 海賊に奪われるおそれ：商品{ $count }枚（{ $goods }）。
traders-would-refill = 農場のカードが市場へ移り、新しいカードが引かれます。

## ページ

traders-page-title-standard = カルタゴの貿易商たち
traders-page-title-classic = カルタゴの貿易商たち　クラシックモード
traders-page-title-zman = カルタゴの貿易商たち　2008年版
traders-page-title-forum = カルタゴの貿易商たち　2008年オランダ語版
traders-page-about-standard = 2025年版。実績トークンを裏返して割引。ゲーム中1回、お金の入手と購入を続けて行えます。
traders-page-about-classic = 2025年版の選択ルール。ダブルアクションの代わりに予約し、実績トークンは価格を上げます。
traders-page-about-zman = 2008年のルール。手札は山札から引き、最初の実績トークンを選び、決算のたびに倉庫に入れられます。
traders-page-about-forum = 2008年のオランダ語ルール。スタートプレイヤーから倉庫に入れ、予約だけの市場は補充されます。
traders-page-pitch = 市場はひとつ、船は4隻、みんなで使います。もうすぐ着く船の商品を買い、残りは海賊が来る前に倉庫へ。
traders-page-time = 約30分
traders-page-key-b = すべて購入
traders-page-key-digits = 市場のカードを選ぶ
traders-page-ending-eight-tokens = 実績トークンが8個になりました。
traders-page-ending-all-pass = 全員がパスしました。
traders-page-tie-tokens = { $names }は{ $points } VPで同点。実績トークンの数で決まりました（{ $values }）。
traders-page-score-vp = 勝利点
traders-page-score-tokens = 実績トークン（同点時）
traders-page-score-payday = 決算{ $number }：{ $colour ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[G] 緑
 }
traders-page-score-earlier = それ以前
traders-page-place = { $place ->
    [home] アレクサンドリア
    [refuge] クレナイカ
    [payday] カルタゴ
    [pirates] 海賊の海
   *[sea] 外海
 }
traders-page-ship-at = { $colour ->
    [R] 赤の船
    [B] 青の船
    [Y] 黄の船
   *[G] 緑の船
 }は{ $place ->
    [home] アレクサンドリア
    [refuge] クレナイカ
    [payday] カルタゴ
    [pirates] { $number }番目の海賊の海
   *[sea] 外海
 }にいます。
traders-page-card = { $colour ->
    [R] 赤の布
    [B] 青の宝石
    [Y] 黄の穀物
   *[G] 緑のワイン
 } { $value }
traders-page-card-worth = { $colour ->
    [R] 赤の布
    [B] 青の宝石
    [Y] 黄の穀物
   *[G] 緑のワイン
 }、{ $value }金
traders-page-ship = { $colour ->
    [R] 赤の船
    [B] 青の船
    [Y] 黄の船
   *[G] 緑の船
 }
traders-page-market = 市場
traders-page-farm = 農場
traders-page-card-in-row = { $card }、{ $row ->
    [farm] 農場
   *[market] 市場
 }{ $reserved ->
    [yes] 、{ $name }が予約
   *[no] {""}
 }
traders-page-card-in-hand = { $card }、手札、倉庫アイコン { $amphoras }
traders-page-card-in-stock = { $card }{ $stored ->
    [yes] 、倉庫
   *[no] {""}
 }
traders-page-hand-sum = お金 { $coins } · 倉庫アイコン { $amphoras }
traders-page-piece = { $at ->
    [hand] 特別コマあり
   *[away] 特別コマは使用済みか配置中
 }
traders-page-stock = 在庫
traders-page-tokens = 実績トークン { $count }個：{ $list }
traders-page-tokens-of = { $colour ->
    [R] 赤
    [B] 青
    [Y] 黄
   *[G] 緑
 } { $up }{ $down ->
    [0] {""}
   *[other] （裏 { $down }）
 }
traders-page-tokens-to-end = { $count } / { $most }
traders-page-set-worth = 今売れば{ $vp } VP
traders-page-set-in-danger = 海賊の海
traders-page-course = 実績トークン 最多 { $count } / { $most }個（達すると終了） · 山札 { $draw } · 捨て札 { $discards }
traders-page-course-narrow = 実績 { $count }/{ $most } · 山札 { $draw }
traders-page-token = { $colour ->
    [R] 赤の実績トークン
    [B] 青の実績トークン
    [Y] 黄の実績トークン
   *[G] 緑の実績トークン
 }
traders-page-goods-of = { $colour ->
    [R] 布
    [B] 宝石
    [Y] 穀物
   *[G] ワイン
 } { $count }枚
traders-page-do-turn = { $ways ->
    [take] カードを1枚お金として取ります。
    [take-reserve] カードを1枚お金として取るか、1枚予約します。
    [take-buy] カードを1枚お金として取るか、市場をすべて購入します。
   *[all] カードを1枚お金として取るか、1枚予約するか、市場をすべて購入します。
 }
traders-page-do-selected = { $count ->
    [1] { $card }
   *[other] { $card }をどうしますか。
 }
traders-page-do-pay = { $over ->
    [0] ちょうど{ $price }金を払い、{ $left }金が残ります。カードを押すと変えられます。
   *[other] { $price }金に{ $paid }金を払います（おつりなし）。{ $left }金が残ります。カードを押すと変えられます。
 }
traders-page-do-double-take = ダブルアクション：先にどのカードを取りますか。
traders-page-do-double-buy = 続けて残りを購入します。
traders-page-do-store = どの商品を倉庫に入れますか。手札の倉庫アイコンで払います。
traders-page-do-spend = どのカードの倉庫アイコンを使いますか。
traders-page-do-pass = パスしかできません。
traders-page-do-token = 最初の実績トークンを選んでください。
traders-page-advice = { $move ->
    [take] { $card }をお金として取る
    [reserve] { $card }を予約する
    [buy] 市場をすべて購入する
    [double] 1枚取って残りを購入する
    [pay] { $card }で払う
    [spend] { $card }の倉庫アイコンで払う
    [store] { $card }を倉庫に入れる
    [flip] 裏返す：{ $card }
    [token] 選ぶ：{ $card }
    [pass] パスする
   *[done] これで終える
 }
traders-page-move-take = お金として取る
traders-page-move-reserve = 予約する
traders-page-buy = すべて購入
traders-page-buy-for = すべて購入（{ $price }）
traders-page-double = ダブルアクション
traders-page-double-once = 取ってから購入する。ゲーム中1回
traders-page-pass = パス
traders-page-pay-confirm = { $price }を支払って購入
traders-page-store-confirm = { $goods ->
    [0] 倉庫に入れない
   *[other] { $goods }枚を倉庫に入れる
 }
traders-page-store-card = { $card }を倉庫に入れる
traders-page-in-danger = 危険：
traders-page-to-store = あなたの商品：
traders-page-flip = 割引に使う：
traders-page-read-row = { $row ->
    [farm] 農場
   *[market] 市場
 }：{ $cards }。
traders-page-read-seat = { $name }：手札 { $hand }枚、在庫 { $stock }、倉庫 { $stored }、実績トークン { $tokens }、裏 { $flipped }。
traders-page-turn-taken = { $card } をお金として取る
traders-page-turn-reserved = { $card } を予約
traders-page-turn-doubled = ダブルアクション
traders-page-turn-bought = { $cards } を{ $coins }で購入
traders-page-turn-sailed = { $ship } が{ $place ->
    [home] アレクサンドリアへ
    [refuge] クレナイカへ
    [payday] カルタゴへ（決算）
    [pirates] 海賊の海へ
   *[sea] 外海へ
 }
traders-page-turn-sold = { $own ->
    [yes] あなた
   *[no] { $name }
 } +{ $vp }{ "\u00A0" }VP{ $gained ->
    [0] {""}
   *[other] {" "}{ $tokens }
 }
traders-page-turn-stored = { $cards } を倉庫へ
traders-page-turn-raided = 海賊が { $own ->
    [yes] あなた
   *[no] { $name }
 } の { $cards } を奪う
traders-page-turn-passed = パス
traders-page-turn-token = 実績トークンを選ぶ
traders-page-turn-ended = ゲーム終了
traders-page-what-card = { $card }、倉庫アイコン{ $amphoras }個。手札ではお金、購入すると商品になり、その船が着くと売れます。
traders-page-what-market = 市場：すべてを商品として買うか、1枚をお金として取ります。
traders-page-what-farm = 農場：次の補充で市場に出るカードです。
traders-page-what-ship = { $ship }：その色が買われると進みます。カルタゴに着くと全員がその色の商品を売ります。海賊の海では、決算のときに商品が危険です。
traders-page-what-tokens = 実績トークン：決算で売った色ごとに1個。{ $discount ->
    [yes] 裏返すと割引になります。暗いものは使用済みです。
   *[no] 売るときの価格を上げます。
 }誰かが{ $most }個得るとゲームが終わります。
traders-page-what-piles = 誰かが実績トークンを{ $most }個得るとゲームが終わります。最多は今{ $count }個です。山札{ $draw }枚、捨て札{ $discards }枚。
traders-page-what-hand = 手札：お金になり、倉庫アイコンで商品を守れます。
traders-page-what-points = 勝利点。最後に最も多い人が勝ちます。
traders-page-what-stock = 在庫：船が着くと売れる商品。横向きは倉庫にあって安全、「!」は海賊の海にあります。
traders-page-what-piece = { $double ->
    [yes] ダブルアクションのコマ：ゲーム中1回、カードを取り、同じ手番で購入できます。
   *[no] 持ち主のためにカードを予約するコマです。
 }

## Traders：振り返りの理由

traders-reason-sold = { $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }は{ $value ->
    [R] 布
    [B] 宝石
    [Y] 穀物
    [G] ワイン
   *[all] 商品
 }を{ $played } VP ではなく{ $better } VP で売ります。
traders-reason-raided = 海賊は{ $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }から{ $value ->
    [R] 布
    [B] 宝石
    [Y] 穀物
    [G] ワイン
   *[all] 商品
 }を{ $played }枚ではなく{ $better }枚奪います。
traders-reason-token = { $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }は実績トークンを{ $played }個ではなく{ $better }個得ます。
traders-reason-bought = { $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }は{ $played }回ではなく{ $better }回買います。
traders-reason-taken = { $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }はお金を{ $played }回ではなく{ $better }回取ります。
traders-reason-stored = { $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }はカードを使って商品を{ $played }枚ではなく{ $better }枚倉庫に入れます。
traders-reason-soon-sold = このラウンドに{ $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }が{ $value ->
    [R] 布
    [B] 宝石
    [Y] 穀物
    [G] ワイン
   *[all] 商品
 }を売るのは、100回中{ $played }回ではなく{ $better }回です。
traders-reason-soon-raided = このラウンドに海賊が{ $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }から{ $value ->
    [R] 布
    [B] 宝石
    [Y] 穀物
    [G] ワイン
   *[all] 商品
 }を奪うのは、100回中{ $played }回ではなく{ $better }回です。
traders-reason-soon-token = このラウンドに{ $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }が実績トークンを得るのは、100回中{ $played }回ではなく{ $better }回です。
traders-reason-soon-bought = このラウンドに{ $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }が買うのは、100回中{ $played }回ではなく{ $better }回です。
traders-reason-soon-taken = このラウンドに{ $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }がカードをお金として取るのは、100回中{ $played }回ではなく{ $better }回です。
traders-reason-soon-stored = このラウンドに{ $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }がカードを使って商品を倉庫に入れるのは、100回中{ $played }回ではなく{ $better }回です。

## 問題のテーマ

traders-page-theme-end = 終盤
traders-page-theme-storing = 倉庫に入れる
traders-page-theme-payday = 決算のタイミング
traders-page-theme-discount = 割引
traders-page-theme-reservation = 予約
traders-page-theme-double = ダブルアクション
traders-page-theme-denying = 相手を妨げる
traders-page-theme-buying = 購入
traders-page-theme-taking = カードを取る

## レッスン（サーバーが話す言葉）

traders-lesson-first = 5分でわかるカルタゴの貿易商たち
traders-lesson-first-about = 得点の取り方を、9つの決定で学びます。
traders-lesson-first-learned = もうすぐ着く船の商品を買い、海賊に狙われるものは倉庫へ。そして実績トークンを数えましょう。
traders-lesson-first-payday = 商品を売って勝つゲームです。売れるのは決算のとき。船がカルタゴに着くと、全員がその色の商品を売ります。あなたの在庫には赤の商品が二つ、赤の船はあとひとマス。赤のカードを買いましょう！
traders-lesson-first-payday-good = 決算です！　赤のいちばん高い価値の5に3枚を掛けて15点。5点ごとに勝利点ひとつなので、3勝利点です。勝利点のいちばん多い人が勝ちます。
traders-lesson-first-payday-other = お金として取っても船は進みません。船が進むのは、その色が買われたときだけ。買いましょう。
traders-lesson-first-take = 手札はお金です。市場の値段はカードの合計で12金、あなたは6金。まずは貯めましょう。価値5のカードを取ってください。
traders-lesson-first-take-good = これで11金です。エリッサもカードを取ったので、市場が安くなりました。
traders-lesson-first-take-other = 市場のどのカードを取ってもかまいませんが、お金としては5がいちばんです。
traders-lesson-first-buy = 買うときは市場を全部。いまは5金です。買った色の船は、カード一枚なら1マス、それより多ければ2マス進みます。購入を選ぶと、薄い船が行き先を示します。それから支払いましょう。お釣りは出ません。
traders-lesson-first-buy-good = 青の商品が二つなので、青の船は2マス進みました。商品は在庫で決算を待ちます。購入のたびに農場のカードが市場へ移り、新しいカードが並びます。
traders-lesson-first-buy-other = お金も役に立ちますが、得点になるのは商品だけ。市場が安いうちに買いましょう。
traders-lesson-first-sum = 計算してみましょう。いちばん高い価値 × 枚数を、5の倍数に切り上げます。緑がもう一枚あれば3 × 3 = 9、つまり10点。緑の船を着かせましょう。
traders-lesson-first-sum-good = 10点は2勝利点。緑の実績トークンももらえます。決算では全員が売ります。エリッサの緑も5 × 2 = 10点でした。
traders-lesson-first-sum-other = それでは緑の船は海の上のまま、緑の商品もまだ得点になりません。緑のカードを買いましょう。
traders-lesson-first-pirates = 暗い二つの海には海賊がいて、決算のときそこにいる船の色の商品を奪います。青の商品が危険です。それでも黄の船を着かせましょう。5 × 2 = 10点になります。
traders-lesson-first-pirates-good = 黄で2勝利点。でも船が帰る前に、海賊が青を狙ってきます。
traders-lesson-first-pirates-other = いま決算にすれば2勝利点です。黄のカードを買いましょう。海賊への備えはこのあとで。
traders-lesson-first-store = 手札の倉庫アイコンで商品を守れます。2のカードには二つ、3のカードには一つ、5のカードにはありません。緑の2を使って、青の商品を両方とも倉庫に入れましょう。
traders-lesson-first-store-good = 緑の2は捨て札になり、倉庫の商品は売るまで安全です。何も入れなかったエリッサは失いました。襲われた船はクレナイカに戻ります。
traders-lesson-first-store-other = 倉庫に入れない商品は海賊のものです。カードのアイコンは二つ。両方入れましょう。
traders-lesson-first-discount = 商品を売るたびに、その色の実績トークンがもらえます。買うときに実績トークンを裏返すと、一つにつき、その色のいちばん安い商品がただになります。市場は11金。あなたは3金と赤の実績トークンを二つ持っています。買いましょう！
traders-lesson-first-discount-good = 実績トークンで8金節約できました。裏返した実績トークンはもう割引になりませんが、実績トークンとしては数えます。
traders-lesson-first-discount-other = それもできますが、実績トークンがあればこの市場はほとんどただです。買いましょう。
traders-lesson-first-double = ゲーム中に一度だけ、カードを取ってから、同じ手番で残りを買えます。ダブルアクションです。黄の5を取り、それで青の商品を両方買いましょう。青の船が着きます。
traders-lesson-first-double-good = エリッサが動く前に青が着きました。5 × 3 = 15点、3勝利点です。
traders-lesson-first-double-other = それではエリッサの番になり、青の商品を買われてしまいます。ダブルアクションを使いましょう。
traders-lesson-first-end = 誰かが八つ目の実績トークンを得ると、ゲームはすぐに終わります。裏返したものも数えます。あなたは実績トークン7個で9勝利点、エリッサは10勝利点。赤を5 × 2 = 10点で売って終わらせましょう。
traders-lesson-first-end-good = 2勝利点を加えて、11対10であなたの勝ちです。残った商品とお金は得点になりません。同点なら実績トークンの多い人の勝ちです。
traders-lesson-first-end-other = エリッサが10対9でリードしています。2勝利点で逆転できるいま、終わらせましょう。
traders-lesson-classic = クラシックモードの違い
traders-lesson-classic-about = 実績トークンが価格を上げ、カードを予約できます。
traders-lesson-classic-learned = 実績トークンは売るたびに価格を上げ、予約したカードはあなたを待っています。
traders-lesson-classic-price = ここでは実績トークンは割引になりません。一つにつき、その色の価格が1上がります。緑の実績トークンが二つあるので、5は7で売れます。緑の船を着かせましょう。
traders-lesson-classic-price-good = 7 × 3 = 21、切り上げて25点、5勝利点です。三つはあなたの商品、残りは山札から来ます。
traders-lesson-classic-price-other = それでは緑の船は海の上のまま、実績トークンも生きません。買いましょう。
traders-lesson-classic-reserve = ダブルアクションの代わりに予約コマがあります。市場は11金、あなたは8金。赤の5を選んで予約しましょう。あなたのほかは誰も手を出せません。
traders-lesson-classic-reserve-good = エリッサは手を出せず、ほかのカードを取りました。残りは8金です。農場のカードも予約できます。
traders-lesson-classic-reserve-other = それもできますが、エリッサに赤の5を取られるかもしれません。先に予約しましょう。
traders-lesson-classic-use = 予約したカードを残りといっしょに買いましょう。どちらも赤なので、赤の船は2マス進みます。
traders-lesson-classic-use-good = 赤の船が着きました。5 × 3 = 15点、3勝利点です。予約コマも戻りました。
traders-lesson-classic-use-other = カードを取っても予約コマは戻りますが、商品にすればすぐ3勝利点です。買いましょう。
traders-lesson-zman = 2008年版の違い
traders-lesson-zman-about = クラシックモードと同じ点のほかに、最初の実績トークンを選び、決算のたびに倉庫に入れられます。
traders-lesson-zman-learned = 決算のたびに倉庫に入れられますが、使えるのは商品と同じ色のカードだけです。
traders-lesson-zman-token = ここでは全員が8金以上になるまでカードを引き、それから最初の実績トークンを選びます。その色の価格が上がります。市場には青が二枚あるので、青を選びましょう。
traders-lesson-zman-token-good = これから青の価格が1上がります。エリッサは緑を選びました。
traders-lesson-zman-token-other = どの色でもかまいませんが、ここでいちばん手に入りそうなのは青です。
traders-lesson-zman-payday = 黄の船を着かせましょう。青の船は海賊の海にいませんが、船が帰る前に何を聞かれるか見てください。
traders-lesson-zman-payday-good = 5 × 2 = 10点、2勝利点です。襲われる船がなくても、倉庫に入れるか聞かれます。
traders-lesson-zman-payday-other = いま決算にすれば2勝利点です。黄のカードを買いましょう。
traders-lesson-zman-store = どの色でも、決算のたびに倉庫に入れられます。ただし、カードで守れるのは同じ色の商品だけです。青の2で、青の商品を両方とも倉庫に入れましょう。
traders-lesson-zman-store-good = これで、あとの襲撃からも安全です。
traders-lesson-zman-store-other = それもできますが、青の船はまだ海賊の海を通ります。いまのうちに両方入れましょう。
traders-lesson-forum = 2008年オランダ語版の違い
traders-lesson-forum-about = もうひとつの2008年版とくらべて、市場の補充が早く、倉庫に入れるのはスタートプレイヤーからです。
traders-lesson-forum-learned = 自分の予約カードが残っていても市場は補充され、倉庫に入れるのはスタートプレイヤーからです。
traders-lesson-forum-reserve = 市場は7金、あなたは6金。赤の5を選んで予約し、エリッサが残りの一枚を取るとどうなるか見てください。
traders-lesson-forum-reserve-good = 残ったのは自分の予約カードだけなので、手番の初めに市場が補充されました。ほかのルールでは補充されません。
traders-lesson-forum-reserve-other = それもできますが、エリッサに赤の5を取られるかもしれません。先に予約しましょう。
traders-lesson-forum-take = 赤の5はあなたのものです。お金として取ると、予約コマが戻ります。
traders-lesson-forum-take-good = 予約コマがまた使えます。
traders-lesson-forum-take-other = それもできますが、先に予約コマを取り戻しましょう。赤の5を取ってください。
traders-lesson-forum-order = 誰が決算を起こしても、倉庫に入れるのはスタートプレイヤーからです。ここではエリッサ。黄のカードを買いましょう。
traders-lesson-forum-order-good = 先にエリッサが緑の商品を倉庫に入れました。海賊が青を奪う前に、あなたの番です。
traders-lesson-forum-order-other = それもできますが、いま決算にすれば得点になります。黄のカードを買いましょう。
traders-lesson-forum-store = 青の船は海賊の海にいます。青の3で青の商品を倉庫に入れましょう。アイコン一つで商品一つです。
traders-lesson-forum-store-good = 守れました。青の船はクレナイカに戻ります。
traders-lesson-forum-store-other = それでは海賊に奪われます。倉庫に入れましょう。

## 最初のゲームでコーチが話すこと

traders-coach-market = まとめて売られています。すべて商品として購入するか、1枚をお金として取ります。
traders-coach-buy = いま市場を全部買えます。買った色の船が進みます。
traders-coach-double = 市場を全部は買えませんが、ゲーム中に一度だけ、先に1枚取ってから残りを買えます。ダブルアクションです。
traders-coach-stock = 在庫は、その色の船がカルタゴに着くと得点になります。いちばん高い価値 × 枚数です。
traders-coach-danger = もうすぐ決算かもしれません。海賊に商品を奪われないよう、倉庫アイコンのあるカードを残しておきましょう。
traders-coach-discount = 実績トークンを裏返すと、この市場で{ $coins }金節約できます。
traders-coach-last = あと実績トークンひとつの人がいます。次の決算でゲームが終わるかもしれません。
traders-coach-store = いま倉庫に入れない商品は海賊に奪われます。倉庫の商品は売るまで安全です。
