### Cothon のことば、日本語。カードは記法どおりに呼ぶ：R5 は赤の5。

## どのゲームにもあるお断り

refusal-unknown-move = 「{ $move }」という手はありません。
refusal-game-over = ゲームは終わっています。
refusal-not-your-turn = あなたの番ではありません。いま決めるのは{ $name }です。
refusal-no-chance = いま偶然に任されているものはありません。
refusal-nothing-to-undo = 取り消せるものがありません。
refusal-undo-past-chance = その後カードが公開されたので、取り消せません。
refusal-undo-past-other = その後{ $name }が手番を行ったので、取り消せません。
refusal-unknown-rules = ルール「{ $rules }」はありません。あるのは { $known } です。
refusal-bad-players = 人数は2～4人です。{ $players } ではありません。
refusal-bad-seed = シードは整数です。{ $seed } ではありません。
refusal-bad-chance = 偶然は卓に任せるか「open」です。{ $chance } ではありません。
refusal-bad-names = 名前は { $players } 個必要で、空にはできません。
refusal-bad-seat = この卓に席 { $seat } はありません。
refusal-unknown-option = このゲームに設定「{ $option }」はありません。
refusal-view-without-memory = この視点には、ボットに必要な記憶がありません。

## 棋譜

refusal-record-not-data = これはゲームの記録ではありません。
refusal-record-rules = 記録のルールは知られていません：{ $rules }。
refusal-record-players = 記録の人数が最初の局面と合いません。
refusal-record-version-missing = 記録にルールの版が書かれていません。
refusal-record-too-new = 記録はルール第 { $version } 版のものですが、このプログラムは第 { $current } 版までです。
refusal-record-too-old = 記録はルール第 { $version } 版のもので、このプログラム（第 { $current } 版）ではもう再現できません。
refusal-record-without-moves = 記録に手の一覧がありません。
refusal-bad-move-in-record = 記録の { $number } 手目「{ $move }」は行えません：{ $reason }
refusal-record-not-over = 記録ではゲームが終わっています（{ $ending }）が、手順では終わりません。
refusal-record-result = 記録の { $what } は { $claimed } ですが、再現すると { $value } です。

## 局面

refusal-position-not-data = これは局面ではありません。
refusal-position-rules = 局面のルールは知られていません：{ $rules }。
refusal-position-players = 局面の人数は2～4人です。{ $players } ではありません。
refusal-position-seats = 局面には { $players } 席の一覧が必要です。
refusal-position-key = 「{ $what }」は「{ $where }」の項目ではありません。
refusal-position-missing = 局面に「{ $what }」がありません。
refusal-position-number = 「{ $what }」は { $least } から { $most } の数です。{ $value } ではありません。
refusal-position-cards = 「{ $what }」はカードの一覧でなければなりません。
refusal-position-unknown-card = 「{ $what }」に知らないカードがあります：{ $card }。
refusal-position-card-count = { $card } が { $count } 枚ありますが、ゲームには { $copies } 枚です。
refusal-position-ships = 船の場所は 0 から { $most } です。{ $what } ではありません。
refusal-position-tokens = トークンは色（R, B, Y, G）ごとに数えます。{ $what } ではありません。
refusal-position-unseen-piles = 席 { $seat } の伏せたVPが山札と合いません。
refusal-position-piece = 席 { $seat } の「piece」は true か false です。
refusal-position-reserved = 席 { $seat } の予約には列とカードが必要です。
refusal-position-no-reservations = 席 { $seat } が予約していますが、このルールに予約はありません。
refusal-position-piece-twice = 席 { $seat } の予約コマが2か所にあります。
refusal-position-piece-nowhere = 席 { $seat } の予約コマがどこにもありません。
refusal-position-reserved-missing = { $row } の { $card } に、カードの数より多いコマが載っています。
refusal-position-turn = { $turn } の番ではありえません。
refusal-position-ending = このような終わり方はありません：{ $ending }。
refusal-position-no-payday = 船 { $ship } がカルタゴにいますが、決算ではありません。
refusal-position-payday = 決算ですが、カルタゴに船がいません。
refusal-position-pending = 「pending」には短い段階の一覧が必要です。
refusal-position-step = 段階 { $step } がこのように進行中ではありえません。
refusal-position-incomplete = 進行中のことを終えられません。
refusal-position-switch = 「{ $what }」は true か false です。
refusal-position-list = 「{ $what }」の形か長さが正しくありません。
refusal-position-name = 「{ $what }」に知らない名前があります：{ $name }。
refusal-position-owner = 「{ $what }」に知らない席のディスクがあります：{ $owner }。
refusal-position-twice = { $card } が「{ $what }」とほかの場所にあります。
refusal-position-lost = { $card } がどこにもありません。
refusal-position-not-in-hand = 席 { $seat } は { $card } を伏せて持っていないので、別に挙げられません。
refusal-position-older = 席 { $seat } の以前の山札のカードが、切り直しの回数と合いません。
refusal-position-market = 市場は多くて { $most } 枚です。
refusal-position-spaces = 「{ $what }」に挙げる行動マスは多くて { $most } か所です。
refusal-position-no-ship = 埠頭 { $dock } にディスクがありますが、船がありません。
refusal-position-all-docks = 席 { $owner } は商港の埠頭をすべて占めることはできません。
refusal-position-warship = 軍港の埠頭は { $docks } か所で、誰もすべては占められません。
refusal-position-covered = 席 { $seat } が中立ディスクで覆われるのは、人数がそう定めるときだけです。
refusal-position-tile = タイルには { $spaces } か所あり、1人1枚です：{ $tile }。
refusal-position-three-tiles = 第 { $decade } 期のタイルは2枚だけです。
refusal-position-discs = 席 { $seat } のディスクが { $count } 枚になりますが、11枚のはずです。
refusal-position-available = 席 { $seat } の手元のディスクは { $count } 枚です。{ $value } ではありません。
refusal-position-own-cards = 局面のカードが使えません：{ $reason }

## Guilds のカードファイル

refusal-cards-no-file = カードファイル { $file } を読めません。{ $error }
refusal-cards-not-toml = { $file } の { $line } 行目：TOML ではありません。{ $error }
refusal-cards-entry = { $file } の { $line } 行目：項目は { $what } にはできません。
refusal-cards-unknown-key = { $file } の { $line } 行目：「{ $what }」はここでは使えません。
refusal-cards-missing-key = { $file } の { $line } 行目：「{ $what }」がありません。
refusal-cards-count = { $file } の { $line } 行目：「{ $what }」は { $count } 項目あります。{ $wanted } のはずです。
refusal-cards-unknown-name = { $file } の { $line } 行目：{ $what }「{ $value }」はありません。
refusal-cards-range = { $file } の { $line } 行目：「{ $what }」は { $value } ですが、{ $least } から { $most } でなければなりません。
refusal-cards-twice = { $file } の { $line } 行目：同じカードが { $first } 行目にあります。
refusal-cards-ships-a-good = { $file } の { $line } 行目：{ $good } の船が { $count } 隻です。6隻のはずです。
refusal-cards-action-rare = { $file } の { $line } 行目：「{ $action }」の交易カードが { $count } 枚しかありません。6枚必要です。
refusal-cards-clockwise = { $file } の { $line } 行目：行動盤は5つのマスを1回ずつ挙げます。
refusal-cards-hall = { $file } の { $line } 行目：ギルド会館は次の席を1回ずつ示します：{ $seats }。

## Traders：できない手

refusal-wrong-moment-turn = いまは行動の番です：お金を取る、購入、ダブルアクション、予約、パス。
refusal-wrong-moment-double = ダブルアクションはカードを取ることから始まります。
refusal-wrong-moment-flip = いまはトークンを裏返せます。「done」で支払いに進みます。
refusal-wrong-moment-pay = 先に商品の代金を払います。
refusal-wrong-moment-store = いまは在庫を倉庫に入れられます。「done」で終わります。
refusal-wrong-moment-spend = 先に倉庫アイコンで支払います。
refusal-wrong-moment-token = いまは最初のトークンを選びます。
refusal-wrong-moment-deal = いまは初期手札を配ります。
refusal-wrong-moment-market = いまは市場にカードを引きます。
refusal-wrong-moment-farm = いまは農場にカードを引きます。
refusal-wrong-moment-hand = いまは初期手札を引きます。
refusal-wrong-moment-start = いまはスタートプレイヤーを決めます。
refusal-wrong-moment-vp = いまはVPのカードを引きます。
refusal-not-in-market = 市場に { $card } はありません。
refusal-not-in-farm = 農場に { $card } はありません。
refusal-reserved = { $card } は{ $name }が予約しています。
refusal-only-your-own = { $card } は予約した1枚だけです：take { $card }*。
refusal-double-take = { $card } を取ると、何も買えなくなります。
refusal-no-reservations = このルールに予約はありません。
refusal-still-in-farm = あなたの { $card } はまだ農場にあります。取れるのは市場からだけです。
refusal-not-your-reservation = 市場の { $card } は予約していません。
refusal-nothing-to-buy = 市場に買えるものがありません。
refusal-too-expensive = 商品は { $price }、手札は { $coins } です。
refusal-too-expensive-flipped = 商品は { $price }、トークンをすべて使うと { $best } です。手札は { $coins } です。
refusal-no-double = このルールにダブルアクションはありません。
refusal-double-used = ダブルアクションは使いました。
refusal-double-impossible = どのカードを取っても、残りを買えません。
refusal-piece-away = 予約コマは { $card } の上にあります。
refusal-already-reserved = { $card } はすでに{ $name }が予約しています。
refusal-no-pass = できることがあるので、パスはできません。
refusal-no-token = 表向きの { $colour } のトークンがありません。
refusal-too-many-flips = { $goods ->
    [0] { $colour } の商品は売られていないので、{ $colour } のトークンでは安くなりません。
   *[other] { $colour } の商品は { $goods } 枚なので、トークンも { $goods } 個までです。
 }
refusal-flip-order = トークンは R, B, Y, G の順に裏返します。{ $colour } はもう遅いです。
refusal-flip-too-late = いま { $colour } を裏返しても高すぎます。前の色が先です。
refusal-not-in-hand = 手札に { $card } はありません。
refusal-spare-card = { $card } は残せます。{ $price } はそれなしで払えます。
refusal-pay-order = 高いカードから払います。{ $card } は後です。
refusal-not-in-stock = 倉庫の外に { $card } はありません。
refusal-not-raided = { $colour } の船は襲われていないので、倉庫に入れられません。
refusal-store-order = R2 R3 R5 B2 … G5 の順に入れます。{ $card } はもう遅いです。
refusal-no-icons = { $card } の分の倉庫アイコンがありません。
refusal-card-without-icons = { $card } に倉庫アイコンはありません。
refusal-spend-order = 2、3の順、次に R B Y G の順です。{ $card } はもう遅いです。
refusal-spare-icons = { $card } は要りません。または、安いカードだけでは足りません。
refusal-already-dealt = { $colour } の初期手札は配られました。
refusal-not-in-pile = 山札に { $card } はありません。
refusal-may-not-start = 席 { $seat } の初期手札は最小ではありません。

## Traders：手をことばで

traders-take = { $name }は { $what } をお金として取る。
traders-take-own = { $name }は予約した { $what } をお金として取る。
traders-buy = { $name }は商品を購入する。
traders-double = { $name }はダブルアクションを使う。
traders-reserve-market = { $name }は市場の { $what } を予約する。
traders-reserve-farm = { $name }は農場の { $what } を予約する。
traders-pass = { $name }はパスする。
traders-flip = { $name }は{ $what }のトークンを裏返す。
traders-done = { $name }は終える。
traders-pay = { $name }は { $what } を支払う。
traders-store = { $name }は { $what } を倉庫に入れる。
traders-spend = { $name }は倉庫アイコンのため { $what } を出す。
traders-token = { $name }は{ $what }のトークンを選ぶ。
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

## Guilds：できない手

refusal-guilds-moment-turn = 手番の始め：行動、パス、または禁輸・品揃え・陰謀を使います。
refusal-guilds-moment-marker = 陰謀でギルドマーカーを動かします。
refusal-guilds-moment-play = いまは行動マスの代価にカードを出します。
refusal-guilds-moment-take = いまは市場か山札からカードを取ります。「decline」で市場の行動をやめます。
refusal-guilds-moment-swap = いまは市場と交換できます。「decline」でやめます。
refusal-guilds-moment-give = 交換に出すカードを選びます。
refusal-guilds-moment-ready = いまは裏向きの船を1隻表にします。
refusal-guilds-moment-residence = いまは邸宅のマスを空けられます。「decline」でやめます。
refusal-guilds-moment-dock = いまは埠頭にディスクを置けます。「decline」でやめます。
refusal-guilds-moment-deliver = いまは港に納品できます。「decline」で納品を終えます。
refusal-guilds-moment-pay = 選んだものの代価を先に払います。
refusal-guilds-moment-expedition = いまは護衛で遠征を成功させられます。「decline」で失敗します。
refusal-guilds-moment-returned = 戻ったディスクをタイルに置けます。「decline」で手元に残します。
refusal-guilds-moment-legacy = 遺産で前の期のタイルを選びます。
refusal-guilds-moment-after = 主行動は終わりました：ギルド行動、効果、または「done」。
refusal-guilds-moment-setup = いまは邸宅のディスクを埠頭に出せます。「decline」で残します。
refusal-guilds-moment-setup-dock = 取ったディスクを埠頭に置きます。
refusal-guilds-moment-fill = いまは市場にカードを引きます。
refusal-guilds-moment-ships = いまは商港に船が来ます。
refusal-guilds-moment-markers = いまはギルドマーカーのカードを引きます。
refusal-guilds-moment-neutral = いまは中立ディスクのカードを引きます。
refusal-guilds-moment-unused = いまは使わないタイルを決めます。
refusal-guilds-moment-deal = いまはカードを配ります。
refusal-guilds-moment-start = いまはスタートプレイヤーを決めます。
refusal-guilds-moment-reward = いまは船の金額分のカードを引きます。
refusal-guilds-moment-reveal = いまは遠征の船を公開します。
refusal-guilds-nothing = いまはできません。
refusal-guilds-too-few-cards = マス「{ $space }」には { $needed } 枚必要ですが、{ $held } 枚しかありません。
refusal-guilds-no-card-shows = 「{ $space }」のカードがないか、厚遇に足りるほかのカードがありません。
refusal-guilds-no-such-ship-up = 効果「{ $effect }」の表向きの船がありません。
refusal-guilds-in-vain = いま「{ $effect }」を使っても何も変わりません。
refusal-guilds-no-marker = 「{ $space }」にギルドマーカーはありません。
refusal-guilds-marker-there = 「{ $space }」にはもうギルドマーカーがあります。
refusal-guilds-not-in-hand = 手札に { $card } はありません。
refusal-guilds-favour-shows = 厚遇では、すべて別の行動のカードを出します。{ $card } は「{ $space }」です。
refusal-guilds-does-not-show = 最初のカードは「{ $space }」でなければなりません。{ $card } は違います。
refusal-guilds-play-order = 続くカードはカードの順で、足りなければなりません：{ $card } はここに合いません。
refusal-guilds-not-in-market = 市場に { $card } はありません。
refusal-guilds-piles-empty = 山札も捨札もありません。
refusal-guilds-no-such-ship-down = 効果「{ $effect }」の裏向きの船がありません。
refusal-guilds-column-empty = 「{ $column }」は空です。
refusal-guilds-no-free-dock = 空いた埠頭がありません。
refusal-guilds-column-opulence = 合わない商品が { $count } 枚では、「{ $column }」を払えません。
refusal-guilds-column-price = { $column ->
    [left] 左の列は染料・油・ガラスのどれか3枚です。足りません。
    [middle] 中の列は杉2枚です。足りません。
   *[right] 右の列は宝飾2枚です。足りません。
 }
refusal-guilds-ship-good = 船が求めるのは { $good } です。{ $card } は違う商品です。
refusal-guilds-luxury-matches = 贅沢は合わない商品のためのものです。{ $card } は { $good } です。
refusal-guilds-pay-order = カードの順に払います：{ $card } は { $last } より前です。
refusal-guilds-coins-order = いま { $card } を払うと、残りでは { $due } に足りません。
refusal-guilds-column-card = { $card } では「{ $column }」を払えません。
refusal-guilds-other-harbour = この行動はもう一方の港のものです。
refusal-guilds-warship-full = 軍港の埠頭 { $docks } か所が埋まっているか、ほかをすべて占めているか、船の山がありません。
refusal-guilds-no-such-dock = 埠頭 { $dock } はありません。商港には { $docks } か所です。
refusal-guilds-no-ship = 埠頭 { $dock } に船がありません。
refusal-guilds-dock-taken = 埠頭 { $dock } は埋まっています。
refusal-guilds-delivered = この行動ではもうこの港に納品しました（{ $harbour }）。
refusal-guilds-no-disc = 埠頭 { $dock } にあなたのディスクはありません。
refusal-guilds-no-good = この船のための { $good } がありません。
refusal-guilds-no-warship-disc = そこにあなたのディスクはありません。
refusal-guilds-pile-empty = 船の山がありません。
refusal-guilds-no-trade-card = 払う交易カードがありません。
refusal-guilds-guild-done = この手番のギルド行動は終わりました。
refusal-guilds-no-guild-marker = 「{ $space }」にギルドマーカーはありません。
refusal-guilds-no-disc-left = 手元にディスクがありません。
refusal-guilds-seat-taken = 席 { $seat } は埋まっています。
refusal-guilds-too-dear = { $cost } 金かかりますが、手札は { $coins } です。
refusal-guilds-tile-not-in-game = タイル「{ $tile }」はこのゲームにありません。
refusal-guilds-tile-decade = タイル「{ $tile }」は第 { $decade } 期のものです。
refusal-guilds-tile-own-disc = 「{ $tile }」にはもうあなたのディスクがあります。
refusal-guilds-tile-full = タイル「{ $tile }」は埋まっています。
refusal-guilds-opulence-used = 豪奢を使ったので、マスを空けなければなりません。
refusal-guilds-not-in-pile = { $card } はいま山から出ません。
refusal-guilds-unused-decade = 「{ $tile }」は第 { $decade } 期のタイルではありません。
refusal-guilds-no-seat = 席 { $seat } はありません。

## Guilds：手をことばで

guilds-act = { $name }は行動「{ $what }」を選ぶ。
guilds-pass = { $name }はパスしてカードを引く。
guilds-use = { $name }は船の効果「{ $what }」を使う。
guilds-marker = { $name }はギルドマーカーを{ $source }から{ $target }へ動かす。
guilds-play = { $name }は{ $what }を出す。
guilds-take = { $name }は市場から{ $what }を取る。
guilds-take-pile = { $name }は山札の一番上を取る。
guilds-swap = { $name }は市場の{ $what }と交換する。
guilds-give = { $name }は代わりに{ $what }を渡す。
guilds-ready = { $name }は「{ $what }」の船を表にする。
guilds-free = { $name }は邸宅の{ $what }のマスを空ける。
guilds-free-setup = { $name }は邸宅の{ $what }からディスクを取る。
guilds-pay-column = { $name }は{ $what }を{ $column }のために支払う。
guilds-pay-ship = { $name }は{ $what }を{ $ship }のために支払う。
guilds-pay-expedition = { $name }は{ $what }を遠征のために支払う。
guilds-pay-coins = { $name }は{ $what }を{ $place }のために支払う。
guilds-dock = { $name }は{ $dock }（{ $ship }）にディスクを置く。
guilds-dock-warship = { $name }は軍港にディスクを置く。
guilds-deliver = { $name }は{ $dock }の{ $ship }に納品する。
guilds-deliver-warship = { $name }は軍港から遠征に出る。
guilds-deliver-anchor = { $name }は錨から遠征に出る。
guilds-seat = { $name }は{ $place }を選ぶ。
guilds-tile = { $name }は{ $cost }金でタイル「{ $place }」を選ぶ。
guilds-decline-take = { $name }は市場の行動をやめる。
guilds-decline-swap = { $name }は交換しない。
guilds-decline-residence = { $name }は邸宅のマスを空けない。
guilds-decline-dock = { $name }は埠頭にディスクを置かない。
guilds-decline-deliver = { $name }はこれ以上納品しない。
guilds-decline-expedition = { $name }は遠征の失敗を受け入れる。
guilds-decline-returned = { $name }は戻ったディスクを手元に残す。
guilds-decline-setup = { $name }は港にディスクを置かずに始める。
guilds-done = { $name }は手番を終える。
guilds-draw-market = 市場に{ $what }が並ぶ。
guilds-draw-markers = ギルドマーカーのために引く：{ $what }。
guilds-draw-neutral = 中立ディスクのために引く：{ $what }。
guilds-draw-reward = { $name }は{ $what }を引く。
guilds-deal = { $name }はカードを伏せて引く。
guilds-ship-joins = 商港に{ $what }が来る。
guilds-ship-met = 遠征が{ $what }に出会う。
guilds-unused = タイル「{ $what }」は使わない。
guilds-start = { $name }から始める。

## Traders：おのずと起こること

traders-sails = { $colour ->
    [R] 布
    [B] 宝石
    [Y] 穀物
   *[G] ワイン
 }の船が{ $place ->
    [1] 外海
    [2] クレナイカ
    [3] 手前の海賊マス
   *[4] 奥の海賊マス
 }へ進む。(T4.1)
traders-arrives = { $colour ->
    [R] 布
    [B] 宝石
    [Y] 穀物
   *[G] ワイン
 }の船がカルタゴに到着、決算。(T4.3)
traders-sells = { $name }は{ $colour ->
    [R] 布
    [B] 宝石
    [Y] 穀物
   *[G] ワイン
 }を{ $count }枚売る：価格 { $price } × { $count } = { $points } 点、{ $vp } VP。(T6.1)
traders-gains = { $name }は{ $colour ->
    [R] 布
    [B] 宝石
    [Y] 穀物
   *[G] ワイン
 }の実績トークンを得る。(T6.2)
traders-loses = 海賊が{ $name }の{ $colour ->
    [R] 布
    [B] 宝石
    [Y] 穀物
   *[G] ワイン
 }を{ $count }枚奪う。(T6.4)
traders-returns = { $colour ->
    [R] 布
    [B] 宝石
    [Y] 穀物
   *[G] ワイン
 }の船はアレクサンドリアに戻る。(T6.5)
traders-retreats = { $colour ->
    [R] 布
    [B] 宝石
    [Y] 穀物
   *[G] ワイン
 }の船はクレナイカへ逃げる。(T6.5)
traders-end = ゲーム終了。(T6.3)
traders-would-hold = 手札はお金 { $coins }、倉庫アイコン { $amphoras } になります。
traders-would-left = 市場には { $count } 枚、あわせて { $worth } 金が残ります。
traders-would-reserve = このカードは、ほかの人が取ることも買うこともできなくなります。
traders-would-refill = 農場のカードが市場へ移り、新しいカードが引かれます。

## ファイルとコマンド

refusal-file-unreadable = { $path } を読めません：{ $reason }。
refusal-file-unwritable = { $path } に書けません：{ $reason }。
refusal-file-no-json = { $path } は JSON ファイルではありません：{ $reason }。
refusal-file-no-object = { $path } に局面も記録もありません。
refusal-seats-count = 卓は { $players } 席ですが、{ $seats } 席が挙げられました。
refusal-bad-depth = 深さは0以上です。{ $depth } ではありません。
refusal-unknown-bot = ボット「{ $name }」はいません。いるのは { $known } です。
guilds-decade = { $decade ->
    [1] 第一期が始まる。
    [2] 第二期が始まる。(G2)
   *[3] 第三期が始まる。(G2)
 }
guilds-starts-decade = { $name }が新しいスタートプレイヤーになる。(G2)
guilds-marker-moves = ギルドマーカーが{ $source }から{ $target }へ進む。(G3.3)
guilds-neutral-moves = 中立ディスクが{ $source }から{ $target }へ進む。(G3.3)
guilds-expedition-won = 危険 { $danger } への遠征が成功：船を得て、{ $coins }金分のカードを引く。(G6.1)
guilds-expedition-lost = 遠征は失敗：戦力 { $strength }、危険 { $danger }。カードを1枚引く。(G6.1)
guilds-end = 第三期が終わり、ゲーム終了。(G0.1)
guilds-would-act = { $space ->
    [market] カードを1枚取り、1枚交換でき、使った船を表に戻します。
    [residence] 商品を払い、邸宅のディスクを1枚空けます。
    [trading] 船の横にディスクを置き、のちに納品します。
    [warship] 軍港にディスクを置き、のちに遠征します。
   *[delivery] 港のディスクで納品します（各港1回まで）。
 }
guilds-would-cost = カード { $cards } 枚が必要です（1枚はその行動を示すもの）。
guilds-would-guild = ギルドマーカーがあり、続けてギルドの行動ができます。
guilds-would-pass = カードを1枚引いて、手番が終わります。
guilds-would-hold = { $good }が { $count } 枚、手札の合計が { $coins }金になります。
guilds-would-free = 代価は{ $column ->
    [left] 染料・油・ガラスのどれか3枚
    [middle] 杉2枚
   *[right] 宝飾2枚
 }で、ディスク { $discs } 枚が手元に来ます。
guilds-would-free-setup = ディスクは港へ行き、そのマスはずっと空きます。
guilds-would-bonus = 追加のギルドの席：{ $before } → { $after }。
guilds-would-strength = 戦力：{ $before } → { $after }。
guilds-would-column = 列が空になり、ギルドの席が1つ増えます。
guilds-would-dock = 納品には{ $good }が1枚必要です（手札に { $count } 枚）。
guilds-would-reward = 船から { $coins }金以上のカードと「{ $effect }」を得ます：{ $about }
guilds-would-disc-back = ディスクが戻り、手元は { $discs } 枚になります。
guilds-would-expedition = 遠征は戦力 { $strength } で山の一番上の船に挑みます。危険がそれ以下なら船とその金額分のカードを得て、上回れば1枚引きます。
guilds-would-returned = どちらでもディスクは戻り、タイルに置けます。
guilds-would-price = { $coins }金のうち { $cost }金を払い、手元のディスクは { $left } 枚になります。
guilds-would-tile = いまの状態で、このタイルは { $points } 点になります（最大12点）。
guilds-would-seat = ギルドの席×船は { $seats } × { $ships } = { $points } になります。
guilds-would-use = { $about }
guilds-would-embargo = 対象は{ $ship }です。
guilds-would-score = そこで終われば { $before } 点が { $after } 点になります。

## サーバー

refusal-not-registered = 先に登録してください。プレイヤーの鍵が必要です。
refusal-bad-token = この鍵は知られていません。
refusal-bad-access-code = このサーバーには入場コードが必要です。
refusal-no-table = その卓はないか、あなたの卓ではありません。
refusal-no-invitation = この招待は知られていないか、もう使われました。
refusal-no-page = ここには何もありません。
refusal-bad-method = ここではできません。
refusal-bad-request = 要求の形が正しくありません：{ $what }。
refusal-bad-message = 通信の形が正しくありません：{ $what }。
refusal-no-hello = 最初の通信は「hello」です。
refusal-message-too-long = 通信が長すぎます。
refusal-too-large = 要求が { $limit } バイトを超えています。
refusal-too-slow = 要求が時間内に届きませんでした。
refusal-too-many = 回数が多すぎます。{ $seconds } 秒後にもう一度。
refusal-too-many-connections = 接続が多すぎます。
refusal-not-your-seat = あなたの席ではありません。
refusal-no-seat = この卓に席 { $seat } はありません。
refusal-seat-taken = 席は埋まっています。
refusal-seats-open = 全席が埋まると始まります。
refusal-seats-do-not-fit = このゲームは { $players } 席です。
refusal-moved-on = 卓はその間に進みました。
refusal-not-waiting = { $name }はまだ十分に待たせていません。
refusal-game-running = これはゲームの後に見られます。
refusal-preview-past-chance = この先は偶然しだいです。
refusal-no-hint-now = ヒントはあなたが決める番だけです。
refusal-hint-failed = いまボットにヒントはありません。
refusal-unknown-level = ボット「{ $level }」はいません。いるのは { $known } です。
refusal-record-part = 「{ $part }」はサーバーが受け取る記録の項目ではありません。
refusal-no-database = データベース { $url } を使えません：{ $reason }
refusal-cannot-listen = サーバーは { $address } で待ち受けできません：{ $reason }。
refusal-cannot-stop = プロセス番号 { $process } のサーバーを停止できません：{ $reason }。
refusal-database-in-use = 別のサーバーが { $path } を使っています。複数なら PostgreSQL をお使いください。
refusal-database-away = データベースが応えません。もう一度試す前に卓を確かめてください。
refusal-internal = サーバーで問題が起きました。何も変わっていません。
refusal-stopping = サーバーは再起動中です。
refusal-server-not-installed = サーバーに必要なパッケージがありません：{ $what }。pip install "cothon[server]" をお試しください。
refusal-verify-no-commitment = 記録にシードの約束がないので、確かめられません。
refusal-verify-no-seed = 記録にシードがありません。サーバーは終了後に加えます。
refusal-verify-commitment = シードが約束されたものと違います。
refusal-verify-dealt-from = 「dealt_from」が記録の手順と合いません。
refusal-verify-dealt = 記録の { $number } 手目は「{ $move }」ですが、シードでは「{ $dealt }」です。
refusal-bad-address = ここには通知を送れません。
refusal-private-address = 通知は公開のアドレスだけに送ります。
refusal-no-push = このサーバーは Web Push を送りません。
refusal-server-away = { $url } にサーバーがありません：{ $reason }
notice-your-turn = 「{ $table }」であなたの番です。
table-of = { $name }の卓
bot-names = ボミルカル, エリッサ, ギスコ, アリシャト, ヒミルコ, バトノアム, アドヘルバル, サランボー

## ボット、対抗戦、研究

refusal-arena-file = ファイル { $file } に書けません：{ $reason }。
refusal-arena-file-exists = ファイル { $file } はもうあります。--resume で続けられます。
refusal-arena-file-broken = ファイル { $file } に対抗戦はありません。
refusal-arena-other-contest = ファイル { $file } は別の対抗戦です。
refusal-arena-games = 対抗戦は1局以上です。{ $games } ではありません。
refusal-arena-resume = 続けるには --out でファイルを指定してください。
refusal-arena-seats = { $players } 人のゲームに { $seats } 体のボットが挙げられました。
refusal-bad-actions = { $games } 局それぞれに行動が1つ、整数で必要です。
refusal-bad-each = 行は「game」か「move」ごとです。{ $each } ではありません。
refusal-bad-final = 観測に「{ $name }」という数はありません。
refusal-bad-games = 局数は1以上の整数です。{ $number } ではありません。
refusal-bad-illegal = 不正な行動は「lose」か「raise」です。{ $given } ではありません。
refusal-bad-observation = { $game } の観測は { $size } 個の数です。{ $given } ではありません。
refusal-bad-opponents = 相手は { $wanted } 体、ほかの席に1体ずつ必要です。
refusal-batch-busy = 別のスレッドがこれらのゲームを進めています。スレッドごとに別のゲームを用意してください。
refusal-bad-option = 設定「{ $option }」は { $value } にできません。
refusal-bad-processes = プロセス数は1以上の整数です。{ $number } ではありません。
refusal-bad-render-mode = { $mode } では描けません。あるのは { $known } です。
refusal-bad-table-file = { $file } は表として書けません。名前の終わりは { $known } のどれかです。
refusal-bad-threads = スレッド数は1以上の整数です。{ $number } ではありません。
refusal-bot-broken = ボット「{ $name }」：{ $reason }。
refusal-bot-legal = 「{ $move }」はこの視点では指せません。
refusal-bot-limit = 制限は正の数です。{ $what } は { $value } にできません。
refusal-bot-limit-words = ボットの制限は master@0.5s のような秒数か、master@2000 のような回数です。「{ $entrant }」ではありません。
refusal-bot-no-moves = 選べる手がありません。
refusal-bot-not-to-move = ボットは番の席のためにだけ答えます。
refusal-cannot-write = { $file } に書けません：{ $error }。
refusal-illegal-in-batch = { $place } 局目：{ $reason }
refusal-needs-extra = { $what } にはパッケージが必要です：pip install "cothon[{ $extra }]"。
refusal-no-cluster = { $address } に Ray のクラスタがありません：{ $error }
refusal-unknown-policy = コンパイルされた打ち方「{ $name }」はありません。あるのは { $known } です。

## ページ：卓のまわり

web-no-answer = サーバーが応えません。何も失われません。もう一度試しています。
web-you-name = ハンノ
web-home = 港へ
web-home-link = Cothon：ホーム
web-home-title = カルタゴの岸辺で商いを
web-home-text = 船と商品と好機をめぐる2つのゲーム。ボットと、リンクで友だちと、またはひとつの画面で。
web-play-now = 今すぐ遊ぶ
web-play-now-text = カルタゴの貿易商たち、あなたとボット2体。質問はありません。
web-new-table = 新しい卓
web-games = ふたつのゲーム
web-game-pitch = { $game ->
    [traders] 市場はひとつ、船は4隻、みんなで使います。もうすぐ着く船の商品を買い、残りは海賊が来る前に倉庫へ。
   *[guilds] 商いと冒険で船を、金でギルド会館の席を手に入れます。最後に船と席を掛け合わせます。
 }
web-game-facts = { $game ->
    [traders] 2〜4人 · 約30分
   *[guilds] 2〜4人 · 約90分
 }
web-game-start = ボット2体と始める
web-game-editions = 4つのルール
web-game-editions-about = 違いはこちら。選ぶと卓を開けます。
web-learn = 2分で覚える
web-learn-all = すべてのルール
web-learn-traders-1 = カードは手札ではお金、在庫では商品、最後には得点になります。
web-learn-traders-2 = 手番には、市場のカードを1枚お金として取るか、価値の合計を払って全部買います。買ったカードは商品として在庫に置きます。
web-learn-traders-3 = 買った色の船が進みます。1枚なら1マス、2枚以上なら2マスです。
web-learn-traders-4 = 船がカルタゴに着くと決算です。全員がその色を売ります。いちばん高い価値 × 枚数、5ごと（端数切り上げ）に1点。R3 R3 R2 なら 3 × 3 = 9 で2点です。
web-learn-traders-5 = 決算では、暗い2つの海にいる船が海賊に襲われます。手札の倉庫アイコンで倉庫に入れていないその色の商品は失われます。
web-learn-traders-6 = 売るとトークンももらえます。誰かが8個目を得るとゲームは終わり、得点の多い人の勝ちです。
web-learn-guilds-1 = 三期、各5ラウンド。手番には5つの行動からひとつを選び、その行動のカードを1枚、そこにあるほかのディスク1枚につきもう1枚出します。
web-learn-guilds-2 = 取引カードの使い道は3つ：行動、商品、お金。毎回そのうちひとつだけです。
web-learn-guilds-3 = 埠頭にディスクがあれば納品できます。商港の船が求める商品を渡すと、船とその効果、金額分のカードが手に入ります。
web-learn-guilds-4 = 軍港からは船を探しに出ます。危険に見合う戦力があれば、その船はあなたのものです。
web-learn-guilds-5 = 商品で邸宅のディスクも解放できます。戦力が上がり、置けるディスクが増えます。
web-learn-guilds-6 = ギルドマーカーのあるマスでは、ギルド会館の席かタイルの場所を買えます。席 × 船、そしてタイルで勝敗が決まります。
web-unofficial = Cothon は非公式です。ことばも絵も自作です。ぜひ製品版をお買い求めください。
web-your-name = お名前
web-playing-as = { $name }として遊んでいます
web-new-name-note = 着いている卓では前の名前のままです。
web-save = 保存
web-access-code = 入場コード
web-access-code-text = このサーバーにはコードが必要です。
web-enter = 入る
web-import = 記録か局面を開く
web-import-text = ここや cothon ライブラリの JSON ファイル：終わったゲームを見るか、続きを遊びます。
web-import-choose = ファイルを選ぶ
web-import-drop = またはここにドロップ
web-import-no-json = このファイルは JSON ではありません。
web-list-mine = 続きから
web-list-open = 空席のある卓
web-list-playing = 観戦できる卓
web-list-finished = 終わったゲーム
web-no-table = 卓がありません
web-no-page = ここには何もありません
web-no-invitation = この招待は使えません
web-loading = お待ちください…
web-reconnecting = 再接続中…何も失われません。
web-game = ゲーム
web-rules-name = { $rules ->
    [traders-standard] カルタゴの貿易商たち
    [traders-classic] カルタゴの貿易商たち　クラシックモード
    [traders-zman] カルタゴの貿易商たち　2008年版
    [traders-forum] カルタゴの貿易商たち　2008年オランダ語版
    [guilds-standard] Carthago: Merchants & Guilds
   *[other] { $rules }
 }
web-rules-about = { $rules ->
    [traders-standard] 2025年版。実績トークンを裏返して割引。ゲーム中1回、お金の入手と購入を続けて行えます。
    [traders-classic] 2025年版の選択ルール。ダブルアクションの代わりに予約し、トークンは販売価格を上げます。
    [traders-zman] 2008年のルール。手札は山札から引き、最初のトークンを選び、決算のたびに倉庫に入れられます。
    [traders-forum] 2008年のオランダ語ルール。スタートプレイヤーから倉庫に入れ、予約だけの市場は補充されます。
    [guilds-standard] 大きなゲーム。納品、遠征、ギルドの席をめぐる三期。人同士で約90分。
   *[other] { $rules }
 }
web-seats = だれが遊ぶか
web-players = プレイヤー
web-players-many = { $count }人
web-seat-name = 席 { $number }
web-seat-me = わたし
web-seat-friend = 友だち（リンクで）
web-seat-screen = この画面のだれか
web-seat-bot = ボット：{ $level }
web-level = { $level ->
    [novice] 新人
    [apprentice] 見習い
    [trader] 商人
    [merchant] 豪商
    [master] 名人
   *[other] { $level }
 }
web-options = そのほかの設定
web-table-name = 卓の名前
web-time-a-move = 1手の持ち時間
web-time = { $seconds ->
    [0] 無制限
    [30] 30秒
    [120] 2分
    [600] 10分
    [86400] 1日
    [259200] 3日
   *[other] { $seconds }秒
 }
web-public = 公開：だれでも観戦でき、空席に着けます
web-memory-aid = 記憶の助け：完全な記憶で分かることを表示
web-open-table = 卓を開く
web-invited = 「{ $table }」に招待されています
web-join = 席に着く

## ページ：卓で

web-menu = 卓のメニュー
web-rules = ルール
web-read = 説明
web-settings = 設定
web-leave = 退席
web-leave-explained = 席を完全に手放し、ボットが続けます。あとで戻るなら、このページを閉じるだけにしてください。
web-leave-sure = 席を手放す
web-stay = 残る
web-close = 閉じる
web-skip = とばす
web-skip-to-table = 卓へ移動
web-language = 言語
web-theme = 配色
web-theme-name = { $theme ->
    [light] 昼
    [dark] 夜
   *[other] システムに合わせる
 }
web-tips = はじめのうちは説明を表示
web-keys = キー操作
web-keys-on = 卓でこれらのキーを使う
web-keys-space = スペース
web-key = { $key ->
    [h] ヒント
    [u] 取り消し
    [r] ルール
    [b] すべて購入
    [digits] 市場のカードを選ぶ
    [Esc] 戻る、閉じる
    [arrows] リプレイ：1手戻る／進む
   *[space] リプレイ：再生／停止
 }
web-notify = 自分の手番になったら知らせる
web-notify-about = 数時間から数日かけて遊ぶとき：別の画面を見ている間も、このページを閉じている間も通知が届きます。
web-notify-on = 通知はオンです。
web-notify-slow = このゲームは何日もかかるかもしれません。手番になったら知らせましょうか？
web-notify-yes = はい、知らせて
web-notify-no = いいえ
web-notify-obstacle = { $what ->
    [insecure] このアドレスは安全な接続（https）ではないので、ブラウザは通知を出せません。
    [browser] このブラウザはページを閉じている間は通知を受け取れません。iPhoneでは、まずページをホーム画面に追加してください。
    [server] このサーバーは通知を送りません。ページを開いている間だけお知らせします。
    [denied] ブラウザがここでの通知を許可していません。このページの設定で許可してから、もう一度試してください。
   *[service] ブラウザが通知サービスに接続できませんでした。ページを開いている間だけお知らせします。
 }
web-seats-open = 空席 { $count }
web-invite = { $name }：ここで遊ぶ人にこのリンクを送ってください
web-copy = リンクをコピー
web-copied = コピーしました
web-bot-instead = ボットにする
web-sit-here = { $name }に着く
web-pass-device = { $name }に渡してください
web-pass-device-why = 次に手札が表示されます。
web-i-am = { $name }です
web-your-turn = あなたの番です
web-your-turn-at = 「{ $table }」であなたの番です。
web-status-open = プレイヤーを待っています
web-status-over = ゲーム終了
web-status-bot = { $name }が考えています…
web-status-turn = { $name }の番です
web-time-left = 残り { $time }
web-last-move = 最後の手番は{ $when }
web-watch-link = 観戦用リンク
web-spectating = 観戦中です。
web-watching = 観戦者 { $count }人
web-you = あなた
web-seat-free = 空席
web-thinking = 思考中…
web-decides = 手番
web-decides-you = あなたの番
web-your-part = あなたの選択
web-log = 記録
web-chat = チャット
web-log-and-chat = 記録とチャット
web-chat-empty = まだ何もありません。
web-chat-say = 話す
web-chat-send = 送る
web-to-position = { $step } 手目の後の局面
web-hint = ヒント
web-hint-thinking = 豪商が考えています…
web-hint-win = 勝率 { $win }
web-undo = 取り消す
web-won = { $count ->
    [1] { $names }の勝ち
   *[other] { $names }が勝ちを分け合う
 }
web-ending = { $ending ->
    [eight-tokens] 実績トークンが8個になりました。
    [all-pass] 全員がパスしました。
    [third-decade] 第三期が終わりました。
   *[other] { $ending }
 }
web-score-sheet = 得点表
web-score = { $part ->
    [vp] 勝利点
    [tokens] 実績トークン（同点時）
    [hall] ギルド会館
    [bonus] 邸宅の追加席
    [columns] 空いた邸宅の列
    [guild_seats] ギルドの席の合計
    [ships] 船
    [seats_times_ships] 席 × 船
    [total] 合計
    [guild-hall-1] タイル：ギルド会館1
    [achievement-tiles] タイル：実績
    [residence-1] タイル：邸宅1
    [guild-hall-2] タイル：ギルド会館2
    [victory-points] タイル：勝利点
    [ship-cards] タイル：船カード
    [coins] タイル：お金
    [residence-2] タイル：邸宅2
    [goods] タイル：商品
   *[other] { $part }
 }
web-again = もう一度
web-replay = 再生
web-outlook = こうするとどうなるか
web-back = 戻る
web-nothing = なし
web-tip-understood = わかりました

## ページ：Traders

web-good = { $good ->
    [R] 布
    [B] 宝石
    [Y] 穀物
    [G] ワイン
    [dyes] 染料
    [oils] 油
    [glass] ガラス
    [cedar] 杉
    [jewelry] 宝飾
   *[other] { $good }
 }
web-place = { $place ->
    [0] アレクサンドリア
    [1] 外海
    [2] クレナイカ
    [5] カルタゴ
   *[other] 海賊
 }
web-ship-at = { $colour ->
    [R] 布の船
    [B] 宝石の船
    [Y] 穀物の船
   *[G] ワインの船
 }は{ $place ->
    [0] アレクサンドリア
    [1] 外海
    [2] クレナイカ
    [3] 手前の海賊マス
    [4] 奥の海賊マス
   *[5] カルタゴ
 }にいます。
web-card = { $colour ->
    [R] 赤の布
    [B] 青の宝石
    [Y] 黄の穀物
   *[G] 緑のワイン
 } { $value }
web-card-worth = { $colour ->
    [R] 赤の布
    [B] 青の宝石
    [Y] 黄の穀物
   *[G] 緑のワイン
 }、{ $value }金
web-market = 市場
web-farm = 農場
web-row-empty = なし
web-card-in-row = { $card }、{ $row ->
    [farm] 農場
   *[market] 市場
 }{ $reserved ->
    [yes] 、{ $name }が予約
   *[no] {""}
 }
web-card-in-hand = { $card }、手札、倉庫アイコン { $amphoras }
web-card-in-stock = { $card }{ $stored ->
    [yes] 、倉庫
   *[no] {""}
 }
web-hand = 手札
web-hand-sum = お金 { $coins } · 倉庫アイコン { $amphoras }
web-hand-empty = カードなし
web-hand-size = 手札 { $count }枚
web-known-hand = 記憶にある手札
web-vp = { $count } VP
web-piece = { $at ->
    [hand] 特別コマあり
   *[away] 特別コマは使用済みか配置中
 }
web-stock = 在庫
web-tokens = 実績トークン { $count }個：{ $list }
web-tokens-of = { $colour ->
    [R] 布
    [B] 宝石
    [Y] 穀物
   *[G] ワイン
 } { $up }{ $down ->
    [0] {""}
   *[other] （裏 { $down }）
 }
web-token = { $colour ->
    [R] 布のトークン
    [B] 宝石のトークン
    [Y] 穀物のトークン
   *[G] ワインのトークン
 }
web-piles = 山札 { $draw } · 捨札 { $discards }
web-do-turn = { $ways ->
    [take] お金を1枚取ります。
    [take-reserve] お金を1枚取る、または1枚予約します。
    [take-buy] お金を1枚取る、または市場の商品をすべて購入します。
   *[all] お金を1枚取る、1枚予約する、または市場の商品をすべて購入します。
 }
web-do-selected = { $count ->
    [1] { $card }
   *[other] { $card }をどうしますか。
 }
web-do-pay = { $price } に対して { $paid } を支払い、お金 { $left } が残ります。カードを押して変えられます。
web-do-double-take = ダブルアクション：先にどのカードを取りますか。
web-do-double-buy = 続けて残りを購入します。
web-do-store = どの在庫を守りますか。手札の倉庫アイコンで払います。
web-do-spend = どのカードの倉庫アイコンを使いますか。
web-do-pass = パスしかできません。
web-do-wait = ほかの人の手番です。
web-do-wait-seats = 全員が席につくと始まります。
web-do-token = 最初のトークンを選んでください。
web-move-take = お金として取る
web-move-reserve = 予約する
web-buy = すべて購入
web-buy-for = すべて購入（{ $price }）
web-double = ダブルアクション
web-double-once = 取ってから購入する。ゲーム中1回
web-pass = パス
web-pay-confirm = { $price } を支払って購入
web-store-confirm = { $goods ->
    [0] 守らない
   *[other] { $goods }枚を倉庫へ
 }
web-store-card = { $card }を倉庫へ
web-in-danger = 危険：
web-flip = 割引に使う：
web-tip-market = まとめて売られています。すべて商品として購入するか、1枚をお金として取ります。購入したカードの色の船が進みます。
web-tip-pay = いちばん安い払い方です。お釣りは出ません。カードを押して好みに変えられます。
web-tip-stock = 在庫は、その色の船がカルタゴに着くと得点になります。いちばん高い価値 × 枚数です。
web-tip-ships = ほかの船が着くと、暗い海の船が海賊に襲われます。倉庫に入れていないその色の在庫は失われます。
web-tip-store = 倉庫の在庫は横向きになり、売るまで安全です。
web-read-row = { $row ->
    [farm] 農場
   *[market] 市場
 }：{ $cards }。
web-read-seat = { $name }：手札 { $hand }枚、在庫 { $stock }、倉庫 { $stored }、トークン { $tokens }、裏 { $flipped }。
web-read-hand = あなたの手札：{ $cards }。
web-rules-search = ルールを検索
web-rules-table = ルールの表
web-rules-none = ルールにはありません。

## ページ：再生

web-replay-of = 再生：{ $table }
web-replay-begin = 最初のカードの前。
web-replay-first = 最初へ
web-replay-back = 前へ
web-replay-play = 再生
web-replay-pause = 停止
web-replay-on = 次へ
web-replay-last = 最後へ
web-replay-step = { $step } / { $steps } 手
web-replay-jump = 表示する手
web-replay-eyes = 視点
web-replay-open = 全員（公開）
web-replay-spectator = 観戦者
web-replay-link = この場面へのリンク
web-replay-export = 記録を保存
web-to-table = 卓へ

## ページ：Guilds

web-g-action = { $action ->
    [market] 市場
    [residence] 邸宅
    [trading] 商港
    [warship] 軍港
   *[delivery] 納品
 }
web-g-action-narrow = { $action ->
   *[other] { web-g-action }
 }
web-g-effect = { $effect ->
    [embargo] 禁輸
    [palette] 品揃え
    [commando] 奇襲
    [favour] 厚遇
    [opulence] 豪奢
    [legacy] 遺産
    [intrigue] 陰謀
    [luxury] 贅沢
   *[escorts] 護衛
 }
web-g-effect-about = { $effect ->
    [embargo] 先頭の船を山の底へ送る。
    [palette] 市場の5枚を入れ替える。
    [commando] 埠頭の代わりに錨へディスクを置く。
    [favour] 出すカードがその行動でなくてよい。
    [opulence] 支払う商品1枚が合わなくてよい。
    [legacy] 前の期のタイルでもよい。
    [intrigue] ギルドマーカーを別のマスへ動かす。
    [luxury] どの商品でも船の代価になる。
   *[escorts] この遠征で戦力+2。
 }
web-g-effect-when = { $effect ->
    [embargo] 行動の前か後。
    [palette] 行動の前か後、または市場の途中。
    [commando] 軍港で、埠頭が満杯のとき。
    [favour] 行動のカードを出すとき。
    [opulence] 邸宅の行動のとき。
    [legacy] タイルにディスクを置くとき。
    [intrigue] 行動の前か後。
    [luxury] 商港の船に支払うとき。
   *[escorts] 遠征が失敗しそうなとき。
 }
web-g-can-use = いま使えます
web-g-can-turn = 表にできます
web-g-face-down = 使用済み：市場の行動で表に戻ります。
web-g-tile = { $tile ->
    [guild-hall-1] ギルド会館1
    [achievement-tiles] 実績
    [residence-1] 邸宅1
    [guild-hall-2] ギルド会館2
    [victory-points] 勝利点
    [ship-cards] 船カード
    [coins] お金
    [residence-2] 邸宅2
    [goods] 商品
   *[other] { $tile }
 }
web-g-tile-about = { $tile ->
    [guild-hall-1] 広場のディスク1枚につき4点
    [achievement-tiles] タイルのディスク1枚につき2点
    [residence-1] 空いたマス1つにつき3点
    [guild-hall-2] 最大のまとまりのディスク1枚につき3点
    [victory-points] タイルの位置ごとに7・6・5点
    [ship-cards] 船の商品の組（同じ、またはすべて違う）
    [coins] 手札のお金の3分の1
    [residence-2] 手元のディスク1枚につき3点
   *[goods] 手札の商品の組（同じ、またはすべて違う）
 }
web-g-base = { $action }の基本カード
web-g-trade = { $good }{ $coins }金（{ $action }）
web-g-ship = { $good }の船（{ $effect }、{ $coins }金、危険 { $danger }）
web-g-own-ship = { $ship }、{ $side ->
    [down] 裏向き
   *[up] 表向き
 }
web-g-seat = { $seat ->
    [forum] 広場
   *[other] { $seat }金のギルドの席
 }
web-g-column = { $column ->
    [left] 左の列
    [middle] 中の列
   *[right] 右の列
 }
web-g-anchor = 錨
web-g-pile = 山札
web-g-dock = 埠頭 { $number }
web-g-neutral = 中立ディスク
web-g-space = { $action }{ $marker ->
    [yes] 、ギルドマーカーあり
   *[no] {""}
 }{ $count ->
    [0] {""}
   *[other] 、ディスク：{ $discs }
 }
web-g-decade = { $decade ->
    [1] 第一期
    [2] 第二期
   *[3] 第三期
 }
web-g-round = ラウンド { $round } / 5
web-g-trading-harbour = 商港
web-g-warship-harbour = 軍港
web-g-pile-left = 船の山 { $count }
web-g-outside = 沖
web-g-waiting = 沖で待つ：{ $ship }
web-g-dock-with = 埠頭 { $number }：{ $ship }{ $taken ->
    [yes] 、{ $name }のディスク
   *[no] 、空き
 }
web-g-warship-docks = 軍港の埠頭：{ $count ->
    [0] すべて空き
   *[other] { $discs }のディスク
 }
web-g-anchor-with = 錨：{ $count ->
    [0] ディスクなし
   *[other] { $discs }のディスク
 }
web-g-hall = ギルド会館
web-g-covered = 使えない
web-g-forum = 広場
web-g-seat-with = 席 { $seat }、{ $cost }金、{ $taken ->
    [yes] { $name }
   *[no] 空き
 }
web-g-forum-with = 広場、{ $cost }金{ $count ->
    [0] {""}
   *[other] 、{ $discs }のディスク
 }
web-g-tiles = 実績タイル
web-g-tile-with = { $tile }、第 { $decade } 期{ $count ->
    [0] {""}
   *[other] 、{ $discs }のディスク
 }
web-g-in-market = { $card }、市場
web-g-in-hand = { $card }、手札
web-g-column-with = { $column ->
    [left] 左の列：染料3、油3、またはガラス3
    [middle] 中の列：杉2
   *[right] 右の列：宝飾2
 }で次のディスクが空く。{ $spaces } マス中 { $left } マスにディスク
web-g-ships = 船
web-g-no-ships = まだ船はありません。
web-g-your-house = あなたの邸宅
web-g-residence = 邸宅と出したカード
web-g-available = 手元のディスク { $count }
web-g-played = この期に出したカード
web-g-hand-sum = { $coins }金の価値
web-g-order = 手札の並び
web-g-order-by = { $order ->
    [action] 行動順
    [good] 商品順
   *[coins] 金額順
 }
web-g-path = この行動の手順
web-g-zones = 卓の区画
web-g-zone = { $zone ->
    [actions] 行動
    [harbours] 港
    [market] 市場
    [guild] ギルド
   *[house] 邸宅
 }
web-g-choices = 選択肢 { $count }
web-g-your-ships = あなたの船
web-g-point = 選択肢を指すと、その結果がここに出ます。
web-g-step-done = 済み
web-g-step = { $step ->
    [turn] 行動を選ぶ
    [play] カードを出す
    [take] カードを取る
    [swap] 交換する
    [give] カードを渡す
    [ready] 船を表にする
    [residence] ディスクを空ける
    [pay] 支払う
    [dock] ディスクを置く
    [deliver] 納品する
    [expedition] 護衛
    [returned] 戻ったディスクを置く
    [legacy] 前のタイル
    [marker] マーカーを動かす
    [after] ギルドの行動
   *[other] { $step }
 }
web-g-do = { $step ->
    [turn] 行動を選ぶか、パスしてカードを引きます。
    [marker] 動かすギルドマーカーを選び、次に移す先のマスを選びます。
    [take] 市場か山札からカードを取ります。
    [swap] 交換できます。どの市場のカードがほしいですか。
    [give] 代わりにどのカードを渡しますか。
    [ready] どの船を表にしますか。
    [residence] どの列のディスクを空けますか。
    [dock] どこにディスクを置きますか。
    [deliver] どこに納品しますか。
    [expedition] 危険な船です。護衛を使いますか。
    [returned] ディスクが戻りました。タイルに置きますか。
    [legacy] 前の期のどのタイルですか。
    [after] ギルドの席かタイルを買う、船を使う、または手番を終えます。
    [setup] 港にディスクを置いて始めますか。どの列から出すか選びます。
    [setup-dock] このディスクをどこに置きますか。
   *[other] あなたが決める番です。
 }
web-g-do-nothing = いまここでできることはありません。カードかディスクか空きが足りません。
web-g-do-play = { $action }を { $count } 枚で払います。カードを押して変えられます。
web-g-do-pay-coins = { $what }に { $cost }金：選んだカードは { $paid }金です。カードを押して変えられます。
web-g-confirm-play = この { $count } 枚を出す
web-g-confirm-pay = この { $count } 枚で払う
web-g-move = { $move ->
    [pass] パスして1枚引く
    [done] 手番を終える
    [take] 取らない
    [swap] 交換しない
    [residence] 空けない
    [dock] 置かない
    [deliver] 納品しない
    [expedition] 失敗でよい
    [returned] 手元に残す
    [setup] 置かずに始める
    [other] しない
   *[take-pile] 山札から取る
 }
web-g-move-use = { $effect }を使う
web-g-move-ready = { $effect }を表にする
web-tip-g-turn = 手番ごとに行動を1つ選びます。その行動のカードを1枚、マスにあるほかのディスク1枚につきもう1枚出します。
web-tip-g-play = 出したカードは次の期まで邸宅の横に置かれます。支払いに使ったカードは戻りません。
web-tip-g-after = マスにギルドマーカーがあれば、ギルドの席かタイルの場所を買えます。席 × 船が決め手です。
web-tip-g-deliver = 納品すると、船とその効果、そして金額分のカードが手に入ります。
web-tip-g-setup = いま邸宅から出したディスクのマスはずっと空き、ディスクは港から始まります。
web-g-read-time = 第 { $decade } 期、ラウンド { $round }。ギルドマーカー：{ $markers }。
web-g-read-dock = 埠頭 { $number }：{ $ship }{ $taken ->
    [yes] 、{ $name }のディスク
   *[no] 、空き
 }。
web-g-read-hall = ギルド会館：{ $seats }。
web-g-read-tiles = タイル：{ $tiles }。
web-g-read-seat = { $name }：手札 { $hand }枚、行動ディスク { $space }、手元のディスク { $discs }、表の船 { $up }、裏の船 { $down }、邸宅の空き { $freed }。
