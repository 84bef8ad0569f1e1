# Carthago: Merchants & Guilds の言葉。

## Guilds のカードファイル

refusal-cards-no-file = カードファイル { $file } を読めません。{ $error }
refusal-cards-not-toml = { $file } の { $line }行目：TOML ではありません。{ $error }
refusal-cards-entry = { $file } の { $line }行目：項目は { $what } にはできません。
refusal-cards-unknown-key = { $file } の { $line }行目：「{ $what }」はここでは使えません。
refusal-cards-missing-key = { $file } の { $line }行目：「{ $what }」がありません。
refusal-cards-count = { $file } の { $line }行目：「{ $what }」は{ $count } 項目あります。{ $wanted } のはずです。
refusal-cards-unknown-name = { $file } の { $line }行目：{ $what }「{ $value }」はありません。
refusal-cards-range = { $file } の { $line }行目：「{ $what }」は { $value } ですが、{ $least }から{ $most }でなければなりません。
refusal-cards-twice = { $file } の { $line }行目：同じカードが{ $first }行目にあります。
refusal-cards-ships-a-good = { $file } の { $line }行目：{ $good } の船が{ $count }隻です。6隻のはずです。
refusal-cards-action-rare = { $file } の { $line }行目：「{ $action }」の交易カードが{ $count }枚しかありません。6枚必要です。
refusal-cards-clockwise = { $file } の { $line }行目：行動盤は5つのマスを1回ずつ挙げます。
refusal-cards-hall = { $file } の { $line }行目：ギルド会館は次の席を1回ずつ示します：{ $seats }。

## Guilds：できない手

refusal-guilds-moment-turn = 手番の始め：行動、パス、または禁輸・品揃え・陰謀を使います。
refusal-guilds-moment-marker = 陰謀でギルドマーカーを動かします。
refusal-guilds-moment-play = いまは行動マスの代価にカードを出します。
refusal-guilds-moment-take = いまは市場か山札からカードを取るか、市場の行動をやめます。
refusal-guilds-moment-swap = いまは市場と交換するか、しないかを決めます。
refusal-guilds-moment-give = 交換に出すカードを選びます。
refusal-guilds-moment-ready = いまは裏向きの船を1隻表にします。
refusal-guilds-moment-residence = いまは邸宅のマスを空けるか、空けないかを決めます。
refusal-guilds-moment-dock = いまは埠頭にディスクを置くか、置かないかを決めます。
refusal-guilds-moment-deliver = いまは港に納品するか、納品を終えます。
refusal-guilds-moment-pay = 選んだものの代価を先に払います。
refusal-guilds-moment-expedition = いまは護衛で遠征を成功させるか、失敗を受け入れます。
refusal-guilds-moment-returned = 戻ったディスクをタイルに置くか、手元に残します。
refusal-guilds-moment-legacy = 遺産で前の期のタイルを選びます。
refusal-guilds-moment-after = 主行動は終わりました。ギルドの行動をするか、効果を使うか、手番を終えます。
refusal-guilds-moment-setup = いまは邸宅のディスクを埠頭に出すか、残します。
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
refusal-guilds-too-few-cards = 「{ $space }」には{ $needed }枚必要ですが、{ $held }枚しかありません。
refusal-guilds-no-card-shows = 「{ $space }」のカードがありません。
refusal-guilds-no-card-for-favour = 「{ $space }」のカードがないか、厚遇に足りるほかのカードがありません。
refusal-guilds-no-such-ship-up = 効果「{ $effect }」の表向きの船がありません。
refusal-guilds-in-vain = いま「{ $effect }」を使っても何も変わりません。
refusal-guilds-no-marker = 「{ $space }」にギルドマーカーはありません。
refusal-guilds-marker-there = 「{ $space }」にはもうギルドマーカーがあります。
refusal-guilds-not-in-hand = 手札に{ $card }はありません。
refusal-guilds-favour-shows = 厚遇では、すべて別の行動のカードを出します。{ $card }は「{ $space }」です。
refusal-guilds-does-not-show = 最初のカードは「{ $space }」でなければなりません。{ $card }は違います。
refusal-guilds-play-order = 続くカードはカードの順で、足りなければなりません。{ $card }はここに合いません。
refusal-guilds-not-in-market = 市場に{ $card }はありません。
refusal-guilds-piles-empty = 山札も捨て札もありません。
refusal-guilds-no-such-ship-down = 効果「{ $effect }」の裏向きの船がありません。
refusal-guilds-column-empty = { $column }は空です。
refusal-guilds-no-free-dock = 空いた埠頭がありません。
refusal-guilds-column-opulence = 合わない商品が{ $count }枚では、{ $column }を払えません。
refusal-guilds-column-price = { $which ->
    [left] 左の列は染料・油・ガラスのうち同じもの3枚です。足りません。
    [middle] 中の列は杉2枚です。足りません。
   *[right] 右の列は宝飾2枚です。足りません。
 }
refusal-guilds-ship-good = 船が求めるのは{ $good }です。{ $card }は違う商品です。
refusal-guilds-luxury-matches = 贅沢は合わない商品のためのものです。{ $card }は{ $good }です。
refusal-guilds-pay-order = カードの順に払います。{ $card }は{ $last }より前です。
refusal-guilds-coins-order = いま{ $card }を払うと、残りでは { $due }金に足りません。
refusal-guilds-column-card = { $card }では{ $column }を払えません。
refusal-guilds-other-harbour = この行動はもう一方の港のものです。
refusal-guilds-warship-full = 軍港の埠頭 { $docks } か所が埋まっているか、ほかをすべて占めているか、船の山がありません。
refusal-guilds-no-such-dock = 埠頭 { $dock } はありません。商港には { $docks } か所です。
refusal-guilds-no-ship = 埠頭 { $dock } に船がありません。
refusal-guilds-dock-taken = 埠頭 { $dock } は埋まっています。
refusal-guilds-delivered = この行動ではもうこの港に納品しました。
refusal-guilds-no-disc = 埠頭 { $dock } にあなたのディスクはありません。
refusal-guilds-no-good = この船のための{ $good }がありません。
refusal-guilds-no-warship-disc = そこにあなたのディスクはありません。
refusal-guilds-pile-empty = 船の山がありません。
refusal-guilds-no-trade-card = 払う交易カードがありません。
refusal-guilds-guild-done = この手番のギルドの行動は終わりました。
refusal-guilds-no-guild-marker = 「{ $space }」にギルドマーカーはありません。
refusal-guilds-no-disc-left = 手元にディスクがありません。
refusal-guilds-seat-taken = { $seat }は埋まっています。
refusal-guilds-too-dear = { $cost }金かかりますが、手札は{ $coins }金分です。
refusal-guilds-tile-not-in-game = タイル「{ $tile }」はこのゲームにありません。
refusal-guilds-tile-decade = タイル「{ $tile }」は第{ $decade }期のものです。
refusal-guilds-tile-own-disc = 「{ $tile }」にはもうあなたのディスクがあります。
refusal-guilds-tile-full = タイル「{ $tile }」は埋まっています。
refusal-guilds-opulence-used = 豪奢を使ったので、マスを空けなければなりません。
refusal-guilds-not-in-pile = { $card }はいま山から出ません。
refusal-guilds-ship-not-in-pile = { $ship }はいま山から出ません。
refusal-guilds-unused-decade = 「{ $tile }」は第{ $decade }期のタイルではありません。
refusal-guilds-no-seat = 席 { $number }はありません。

## Guilds：続いて起こること

guilds-event-disc = ディスクは錨に置かれる。
guilds-event-returned = { $name }のディスクが手元に戻る。置く船がもうない。
guilds-event-turned = { $ship }が表になる。
guilds-event-bonus = 追加のギルドの席は{ $bonus }になる。
guilds-event-strength = 戦力は{ $strength }になる。
guilds-event-emptied = { $column }が空になり、ギルドの席が1つ増える。
guilds-event-warship = { $won ->
    [yes] 遠征は成功（戦力 { $strength }、危険 { $danger }）。船を得て、{ $coins }金以上のカードを引く。
   *[no] 遠征は失敗（戦力 { $strength }、危険 { $danger }）。カードを1枚引く。
 }
guilds-event-gap = 詰める船がなく、商港の{ $place }番目は空いたままになる。
guilds-event-bottom = { $ship }が山の底に戻る。
guilds-event-wasted = いま「{ $space }」でできることはない。
guilds-event-marker = ギルドマーカーが{ $source }から{ $target }へ進む。
guilds-event-neutral = 中立ディスクが{ $source }から{ $target }へ進む。
guilds-event-reshuffled = 山札が尽き、捨て札 { $count }枚を切り直して新しい山札にする。
guilds-event-decade = { $decade ->
    [2] 第二期が始まる。
   *[3] 第三期が始まる。
 }
guilds-event-started = この期は{ $name }から始める。
guilds-event-ended = 第三期が終わり、ゲーム終了。

## Guilds：選ぶとどうなるか

guilds-would-act = { $space ->
    [market] カードを1枚取り、1枚交換でき、使った船を表に戻します。
    [residence] { $count ->
        [0] 「豪奢」を使えば邸宅のディスクを解放できます。
       *[other] 商品を払ってディスクを解放できます：{ $places }。
     }
    [trading] 船の横にディスクを置き、のちに納品できます：{ $places }。
   *[warship] 軍港にディスクを置き、のちに遠征できます。
 }
guilds-would-can-deliver = 埠頭{ $dock }に{ $good }を納品できます：{ $coins }金以上のカードと「{ $effect }」。
guilds-would-can-explore = 戦力 { $strength }で遠征できます：現れうる船 { $count }隻のうち{ $won }隻は危険が戦力以下です。
guilds-would-none-no-disc = 置けるディスクが手元にありません。
guilds-would-none-full = 埠頭はすべて埋まっています。
guilds-would-none-leave-one = すべての埠頭を占めることはできません。もう1か所を残してすべて占めています。
guilds-would-none-no-pile = 船の山がもうありません。
guilds-would-none-no-goods = 手札にディスクを解放できるものがありません。
guilds-would-none-all-free = 邸宅にディスクは残っていません。
guilds-would-none-no-payment = 残る手札では納品の代価を払えません。
guilds-would-none-no-docked = 納品に使えるディスクが港にありません。
guilds-would-none-no-cards = 取るものも交換するものもありません。
guilds-would-nothing = 何も得られません。
guilds-would-guild-none = ギルドマーカーがありますが、{ $discs ->
    [0] ギルドの行動に使うディスクがありません
   *[other] 払える席もタイルもありません
 }。
guilds-would-cost = カード { $cards }枚が必要です（1枚はその行動を示すもの）。
guilds-would-guild = ギルドマーカーがあり、続けてギルドの行動ができます。
guilds-would-pass = カードを1枚引いて、手番が終わります。
guilds-would-hold = { $good }が{ $count }枚、手札の合計が{ $coins }金になります。
guilds-would-free = 代価は{ $column ->
    [left] 染料・油・ガラスのうち同じもの3枚
    [middle] 杉2枚
   *[right] 宝飾2枚
 }で、ディスク { $discs }枚が手元に来ます。
guilds-would-free-setup = ディスクは港へ行き、そのマスはずっと空きます。
guilds-would-bonus = 追加のギルドの席：{ $before } → { $after }。
guilds-would-strength = 戦力：{ $before } → { $after }。
guilds-would-column = 列が空になり、ギルドの席が1つ増えます。
guilds-would-dock = 納品には{ $good }が1枚必要です（手札に{ $count }枚）。
guilds-would-reward = 船から{ $coins }金以上のカードと「{ $effect }」を得ます：{ $about }
guilds-would-disc-back = ディスクが戻り、手元は{ $discs }枚になります。
guilds-would-expedition = 遠征は戦力 { $strength }で山の一番上の船に挑みます。危険がそれ以下なら船とその金額分のカードを得て、上回れば1枚引きます。現れうる船 { $count }隻のうち{ $won }隻は危険が戦力以下です。
guilds-would-returned = どちらでもディスクは戻り、タイルに置けます。
guilds-would-price = { $coins }金のうち{ $cost }金を払い、手元のディスクは{ $left }枚になります。
guilds-would-tile = いまの状態で、このタイルは{ $points }点になります（最大12点）。
guilds-would-seat = ギルドの席×船は{ $seats } × { $ships } = { $points }になります。
guilds-would-use = { $about }
guilds-would-score = そこで終われば{ $before }点が{ $after }点になります。

## Guilds：ターミナルのテーブル

guilds-drawn-time = 第{ $decade }期、ラウンド { $round }（★ ギルドマーカー）
guilds-drawn-market = 市場
guilds-drawn-trading = 商港
guilds-drawn-warship = 軍港
guilds-drawn-docks =
    埠頭 { $warship }
    錨 { $anchor }
    船の山 { $pile }
guilds-drawn-outside = 待機
guilds-drawn-empty = なし
guilds-drawn-neutral = 中立
guilds-drawn-trade = { $good } { $coins } · { $action }
guilds-drawn-ship = { $good } { $coins } · { $effect } · 危険 { $danger }
guilds-drawn-hall = ギルド会館
guilds-drawn-forum = 広場：{ $discs }
guilds-drawn-tiles = 実績タイル
guilds-drawn-cards = { $count }枚（基本 { $base }枚）
guilds-drawn-hand = あなたの手札：{ $coins }金
guilds-drawn-column = { $column ->
    [hand] 手札
    [discs] ディスク
    [freed] 空き
    [up] 表の船
    [down] 裏の船
   *[played] 出したカード
 }
guilds-drawn-score = { $part ->
    [hall] ギルド会館
    [bonus] 追加の席
    [columns] 空の列
    [guild_seats] ギルドの席
    [ships] 船
    [seats_times_ships] 席 × 船
    [guild-hall-1] ギルド会館1
    [achievement-tiles] 実績
    [residence-1] 邸宅1
    [guild-hall-2] ギルド会館2
    [victory-points] 勝利点
    [ship-cards] 船カード
    [coins] お金
    [residence-2] 邸宅2
    [goods] 商品
   *[other] { $part }
 }

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
guilds-decline-deliver = { $name }は納品しない。
guilds-decline-deliver-further = { $name }はこれ以上納品しない。
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

## ものの名前（文でもページでも使う）

guilds-name-action = { $action ->
    [market] 市場
    [residence] 邸宅
    [trading] 商船埠頭
    [warship] 軍船埠頭
   *[delivery] 納品
 }
guilds-name-good = { $good ->
    [dyes] 染料
    [oils] 油
    [glass] ガラス
    [cedar] 杉
   *[jewelry] 宝飾
 }
guilds-name-effect = { $effect ->
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
guilds-name-effect-about = { $effect ->
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
guilds-name-tile = { $tile ->
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
guilds-name-base = { $action }の基本カード
guilds-name-trade = { $good }{ $coins }金（{ $action }）
guilds-name-ship = { $good }の船（{ $effect }、{ $coins }金、危険 { $danger }）
guilds-name-seat = { $seat ->
    [forum] 広場
   *[other] { $seat }金のギルドの席
 }
guilds-name-column = { $column ->
    [left] 左の列
    [middle] 中の列
   *[right] 右の列
 }
guilds-name-dock = 埠頭 { $number }

## ページ

guilds-page-title-standard = Carthago: Merchants & Guilds
guilds-page-about-standard = 大きなゲーム。納品、遠征、ギルドの席をめぐる三期。人同士で約90分。
guilds-page-pitch = 商いと冒険で船を、金でギルド会館の席を手に入れます。最後に船と席を掛け合わせます。
guilds-page-time = 約90分
guilds-page-ending-third-decade = 第三期が終わりました。
guilds-page-score-hall = ギルド会館
guilds-page-score-bonus = 邸宅の追加席
guilds-page-score-columns = 空いた邸宅の列
guilds-page-score-guild-seats = ギルドの席の合計
guilds-page-score-ships = 船
guilds-page-score-seats-times-ships = 席 × 船
guilds-page-score-guild-hall-1 = タイル：ギルド会館1
guilds-page-score-achievement-tiles = タイル：実績
guilds-page-score-residence-1 = タイル：邸宅1
guilds-page-score-guild-hall-2 = タイル：ギルド会館2
guilds-page-score-victory-points = タイル：勝利点
guilds-page-score-ship-cards = タイル：船カード
guilds-page-score-coins = タイル：お金
guilds-page-score-residence-2 = タイル：邸宅2
guilds-page-score-goods = タイル：商品
guilds-page-standing = 席 { $seats } × 船 { $ships } + タイル { $tiles }
guilds-page-standing-hand = と手札による得点
guilds-page-action-narrow = { $action ->
   *[other] { guilds-name-action }
 }
guilds-page-effect-when = { $effect ->
    [embargo] 行動の前か後。
    [palette] 行動の前か後、または市場の途中。
    [commando] 「軍船埠頭」で、埠頭が満杯のとき。
    [favour] 行動のカードを出すとき。
    [opulence] 邸宅の行動のとき。
    [legacy] タイルにディスクを置くとき。
    [intrigue] 行動の前か後。
    [luxury] 商港の船に支払うとき。
   *[escorts] 遠征が失敗しそうなとき。
 }
guilds-page-can-use = いま使えます
guilds-page-can-turn = 表にできます
guilds-page-face-down = 使用済み：市場の行動で表に戻ります。
guilds-page-tile-about = { $tile ->
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
guilds-page-own-ship = { $ship }、{ $side ->
    [down] 裏向き
   *[up] 表向き
 }
guilds-page-anchor = 錨
guilds-page-neutral = 中立ディスク
guilds-page-space = { $action }{ $marker ->
    [yes] 、ギルドマーカーあり
   *[no] {""}
 }{ $count ->
    [0] {""}
   *[other] 、ディスク：{ $discs }
 }
guilds-page-decade = { $decade ->
    [1] 第一期
    [2] 第二期
   *[3] 第三期
 }
guilds-page-round = ラウンド { $round } / { $rounds }
guilds-page-course = 第{ $decade }期 / 全{ $decades }期 ラウンド { $round } / { $rounds } · 残りの船 { $ships } · 山札 { $draw } · 第{ $decades }期で終了
guilds-page-course-narrow = 第{ $decade }/{ $decades }期 ラウンド{ $round }/{ $rounds }
guilds-page-trading-harbour = 商港
guilds-page-warship-harbour = 軍港
guilds-page-pile-left = 船の山 { $count }
guilds-page-outside = 沖
guilds-page-waiting = 沖で待つ：{ $ship }
guilds-page-dock-with = 埠頭 { $number }：{ $ship }{ $taken ->
    [yes] 、{ $name }のディスク
   *[no] 、空き
 }
guilds-page-warship-docks = 軍港の埠頭（全部で { $docks }）：{ $count ->
    [0] すべて空き
   *[other] { $discs }のディスク
 }
guilds-page-anchor-with = 錨：{ $count ->
    [0] ディスクなし
   *[other] { $discs }のディスク
 }
guilds-page-hall = ギルド会館
guilds-page-covered = 使えない
guilds-page-forum = 広場
guilds-page-seat-with = 席 { $seat }、{ $cost }金、{ $taken ->
    [yes] { $name }
   *[no] 空き
 }
guilds-page-forum-with = 広場、{ $cost }金{ $count ->
    [0] {""}
   *[other] 、{ $discs }のディスク
 }
guilds-page-tiles = 実績タイル
guilds-page-tile-with = { $tile }、第{ $decade }期{ $count ->
    [0] {""}
   *[other] 、{ $discs }のディスク
 }{ $cost ->
    [0] 、満席
   *[other] 、次の場所は{ $cost }金
 }
guilds-page-in-market = { $card }、市場
guilds-page-in-hand = { $card }、手札
guilds-page-column-with = { $column ->
    [left] 左の列：染料・油・ガラスのうち同じもの{ $price }枚
    [middle] 中の列：杉 { $price }枚
   *[right] 右の列：宝飾 { $price }枚
 }で次のディスクを解放。{ $spaces }マス中{ $left }マスにディスク
guilds-page-column-given = { $column ->
    [left] 左の列
    [middle] 中の列
   *[right] 右の列
 }：次のディスクを無料で港に置ける。{ $spaces }マス中{ $left }マスにディスク
guilds-page-ships = 船
guilds-page-no-ships = まだ船はありません。
guilds-page-your-house = あなたの邸宅
guilds-page-residence = 邸宅と出したカード
guilds-page-available = 手元のディスク { $count }
guilds-page-played = この期に出したカード
guilds-page-hand-sum = { $coins }金の価値
guilds-page-order = 手札の並び
guilds-page-order-by = { $order ->
    [action] 行動順
    [good] 商品順
   *[coins] 金額順
 }
guilds-page-path = この行動の手順
guilds-page-zones = テーブルの区画
guilds-page-zone = { $zone ->
    [actions] 行動
    [harbours] 港
    [market] 市場
    [guild] ギルド
   *[house] 邸宅
 }
guilds-page-choices = 選択肢 { $count }
guilds-page-your-ships = あなたの船
guilds-page-point = 選択肢を指すと、その結果がここに出ます。
guilds-page-step-done = 済み
guilds-page-step = { $step ->
    [turn] 行動を選ぶ
    [play] カードを出す
    [take] カードを取る
    [swap] 交換する
    [give] カードを渡す
    [ready] 船を表にする
    [residence] ディスクを解放する
    [pay] 支払う
    [dock] ディスクを置く
    [deliver] 納品する
    [expedition] 護衛
    [returned] 戻ったディスクを置く
    [legacy] 前のタイル
    [marker] マーカーを動かす
    [after] ギルドの行動
    [effects] 船を使う
   *[other] { $step }
 }
guilds-page-do = { $step ->
    [turn] 行動を選ぶか、パスしてカードを引きます。
    [marker] 動かすギルドマーカーを選び、次に移す先のマスを選びます。
    [take] 市場か山札からカードを取ります。
    [swap] 交換できます。どの市場のカードがほしいですか。
    [give] 代わりにどのカードを渡しますか。
    [ready] どの船を表にしますか。
    [residence] どの列のディスクを解放しますか。
    [dock] どこにディスクを置きますか。
    [deliver] どこに納品しますか。
    [expedition] 危険な船です。護衛を使いますか。
    [returned] ディスクが戻りました。タイルに置きますか。
    [legacy] 前の期のどのタイルですか。
    [setup] 港にディスクを置いて始めますか。どの列から出すか選びます。
    [setup-dock] このディスクをどこに置きますか。
    [turn-use] 行動を選ぶか、船を使うか、パスして1枚引いてください。
    [turn-pass] 払える行動がありません。パスして1枚引いてください。
    [after] ギルドの席かタイルを取るか、手番を終えてください。
    [after-use] ギルドの席かタイルを取る、船を使う、または手番を終えてください。
    [effects] 船を使うか、手番を終えてください。
   *[other] あなたが決める番です。
 }
guilds-page-do-nothing = いまここでできることはありません。カードかディスクか空きが足りません。
guilds-page-do-play = 「{ $action }」に{ $count }枚出します。カードを押して変えられます。
guilds-page-do-pay-coins = { $over ->
    [0] { $what }にちょうど{ $cost }金を払います。カードを押すと変えられます。
   *[other] { $what }（{ $cost }金）に{ $paid }金を払います。おつりは出ません。カードを押すと変えられます。
 }
guilds-page-confirm-play = この{ $count }枚を出す
guilds-page-confirm-pay = この{ $count }枚で払う
guilds-page-move = { $move ->
    [pass] パスして1枚引く
    [done] 手番を終える
    [take] 取らない
    [swap] 交換しない
    [residence] 解放しない
    [dock] 置かない
    [deliver] 納品しない
    [expedition] 失敗でよい
    [returned] 手元に残す
    [setup] 置かずに始める
    [other] しない
   *[take-pile] 山札から取る
 }
guilds-page-move-use = { $effect }を使う
guilds-page-move-ready = { $effect }を表にする
guilds-page-advice = { $move ->
    [act] { $what }へ行く
    [marker] ギルドマーカーを{ $what }から{ $target }へ動かす
    [play] { $what }を出す
    [take] { $what }を取る
    [take-pile] 山の一番上を取る
    [swap] { $what }と交換する
    [give] { $what }を渡す
    [pay] { $what }で払う
    [free] ディスクを解放する：{ $what }
    [dock] ディスクを置く：{ $what }
    [dock-warship] 軍港にディスクを置く
    [deliver] { $what }に納品する
    [deliver-warship] 遠征に出る
    [deliver-anchor] 錨から遠征に出る
    [seat] { $what }を買う
    [tile] { $what }にディスクを置く
    [use] { $what }を使う
    [ready] { $what }を表に戻す
    [pass] パスして1枚引く
    [done] 手番を終える
   *[decline] やめておく
 }
guilds-page-read-time = 第{ $decade }期、ラウンド { $round }。ギルドマーカー：{ $markers }。
guilds-page-read-dock = 埠頭 { $number }：{ $ship }{ $taken ->
    [yes] 、{ $name }のディスク
   *[no] 、空き
 }。
guilds-page-read-hall = ギルド会館：{ $seats }。空席：{ $free }。
guilds-page-read-free = { $cost }金が{ $count }席
guilds-page-read-outside = 商港の沖で待つ船：{ $ships }。
guilds-page-read-warship = { guilds-page-warship-docks }。
guilds-page-read-tile = { guilds-page-tile-with }。
guilds-page-read-held = { $place }：{ $name }
guilds-page-read-seat = { $name }：手札 { $hand }枚、行動ディスク { $space }、手元のディスク { $discs }、表の船 { $up }、裏の船 { $down }、邸宅の空き { $freed }。
guilds-page-turn-took = { $card } を取る
guilds-page-turn-pile = 山札から1枚取る
guilds-page-turn-swapped = { $given } を { $card } と交換
guilds-page-turn-disc = ディスク：{ $place }
guilds-page-turn-freed = 邸宅のディスクを解放
guilds-page-turn-delivered = 納品：{ $ship }
guilds-page-turn-won = 遠征成功：{ $ship }
guilds-page-turn-lost = 遠征失敗
guilds-page-turn-gained = { $cards } を引く
guilds-page-turn-seat = { $place }（{ $coins }）
guilds-page-turn-tile = タイル「{ $tile }」（{ $coins }）
guilds-page-turn-effect = { $effect } を使用
guilds-page-turn-passed = パスして1枚引く
guilds-page-turn-wasted = 成果なし
guilds-page-turn-decade = 第{ $decade }期開始
guilds-page-what-card = { $card }。行動に使う、商品で払う、お金で払う、のどれかに使えます。
guilds-page-what-base = { $card }。行動専用で、期の終わりに手札へ戻ります。
guilds-page-what-space = { $name }：{ $action ->
    [market] カードを取り、交換し、船を表にします。
    [residence] 商品を払ってディスクを解放します。
    [trading] 船の横にディスクを置き、後で納品します。
    [warship] ディスクを置き、後で遠征します。
   *[delivery] 船の商品を払って船を得るか、遠征に出ます。
 }費用はその行動のカード1枚と、ほかのディスク1枚につきもう1枚です。ギルドマーカーがあれば、続けてギルドの席かタイルを取れます。
guilds-page-what-tile = { $tile }：{ $about }。1番目は{ $first }金、2番目は{ $second }金。
guilds-page-what-seat = ギルドの席（{ $cost }金）。最後に席の数と船の数を掛けます。
guilds-page-what-forum = 広場：{ $cost }金で誰でも置けるギルドの席。
guilds-page-what-dock = ここのディスクで、横の船に商品を納品できます。
guilds-page-what-ship = { $ship }。{ $effect }：{ $about }{ $when }
guilds-page-what-warship = 軍港：ここのディスクは山の一番上の船へ遠征します。
guilds-page-what-anchor = 錨：{ $effect }で、埠頭がすべて埋まっていてもディスクを置けます。
guilds-page-what-residence = 邸宅：解放したディスクは使え、空になった列はギルドの席になります。
guilds-page-what-discs = 手元のディスク：埠頭、席、タイルに1枚ずつ使います。
guilds-page-what-hand = 手札。
guilds-page-what-piles = 第{ $decades }期が終わるとゲーム終了です。船の山は{ $ships }枚、山札は{ $draw }枚残っています。
guilds-page-what-points = 現在の得点：ギルドの席 × 船 ＋ タイル。
guilds-page-what-market = 市場：市場の行動で、この中か山札の一番上から1枚取ります。
guilds-page-market = 市場
guilds-page-read-market = 市場：{ $cards }。

## Guilds：振り返りの理由

guilds-reason-seat = { $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }はギルドの席を{ $played }つではなく{ $better }つ得ます。
guilds-reason-ship = { $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }は船を{ $played }隻ではなく{ $better }隻得ます。
guilds-reason-tile = { $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }はタイルを{ $played }枚ではなく{ $better }枚得ます。
guilds-reason-delivered = { $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }は{ $played }回ではなく{ $better }回納品します。
guilds-reason-effect = { $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }は船の効果を{ $played }回ではなく{ $better }回使います。
guilds-reason-took = { $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }はカードを{ $played }枚ではなく{ $better }枚取ります。
guilds-reason-paid = { $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }はカードを{ $played }枚ではなく{ $better }枚支払います。
guilds-reason-wasted = { $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }は行動を{ $played }回ではなく{ $better }回無駄にします。
guilds-reason-soon-seat = このラウンドに{ $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }がギルドの席を得るのは、100回中{ $played }回ではなく{ $better }回です。
guilds-reason-soon-ship = このラウンドに{ $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }が船を得るのは、100回中{ $played }回ではなく{ $better }回です。
guilds-reason-soon-tile = このラウンドに{ $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }がタイルを得るのは、100回中{ $played }回ではなく{ $better }回です。
guilds-reason-soon-delivered = このラウンドに{ $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }が納品するのは、100回中{ $played }回ではなく{ $better }回です。
guilds-reason-soon-effect = このラウンドに{ $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }が船の効果を使うのは、100回中{ $played }回ではなく{ $better }回です。
guilds-reason-soon-took = このラウンドに{ $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }がカードを取るのは、100回中{ $played }回ではなく{ $better }回です。
guilds-reason-soon-paid = このラウンドに{ $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }がカードで支払うのは、100回中{ $played }回ではなく{ $better }回です。
guilds-reason-soon-wasted = このラウンドに{ $side ->
    [others] ほかのプレイヤー
   *[one] { $name }
 }が行動を無駄にするのは、100回中{ $played }回ではなく{ $better }回です。

## 名前のないテーブルの呼び名

guilds-table-name = { $place }
guilds-table-places = 染物通り, 搾油所, ガラス工房, 杉材置き場, 金細工小路, 提督の島, ビュルサの丘, 広場の階段, 陶工通り, 綱打ち場, 帆縫い場, 計量所, 塩の門, 灯明広場, マゴ街区, 銅細工工房

## 問題のテーマ

guilds-page-theme-end = 終盤
guilds-page-theme-tiles = タイル
guilds-page-theme-guild = ギルドの席
guilds-page-theme-delivery = 納品
guilds-page-theme-danger = 海の危険
guilds-page-theme-effects = 船の効果
guilds-page-theme-residence = 邸宅
guilds-page-theme-market = 市場
guilds-page-theme-denying = 相手を妨げる
guilds-page-theme-passing = パスの時機

## レッスン（サーバーが話す言葉）

guilds-lesson-first = 10分でわかるGuilds
guilds-lesson-first-about = 最初の一期を、手番ごとに体験します。
guilds-lesson-first-learned = 船を手に入れ、それを何倍にもする席を買い、自分のやり方に合うタイルを選びましょう。
guilds-lesson-first-aim = 三つの期を終えて、得点のいちばん多い人が勝ちます。得点はギルドの席 × 船に、タイルの点を足したもの。まずは船です。商船埠頭を選び、その行動の基本カードを出しましょう。
guilds-lesson-first-aim-other = それもできますが、まずは基本カードで商船埠頭へ。交易カードは商品にもお金にもなるので、取っておきましょう。
guilds-lesson-first-dock = 船の横にディスクを置くと、あとでそこに納品できます。埠頭2の船が求めるのはガラス。あなたはガラスを持っています。ディスクを置きましょう。
guilds-lesson-first-dock-good = ほかの人も埠頭を取りました。商船埠頭にはあなたのディスクがあったので、ギスコはカードを2枚出しました。
guilds-lesson-first-dock-other = それもできますが、あなたのガラスで払えるのは埠頭2の船だけです。
guilds-lesson-first-price = 行動には、それを示すカードが1枚と、マスにあるほかのディスクごとに好きなカードが1枚必要です。軍船埠頭にはエリッサのディスクがあります。カードを2枚出して行きましょう。
guilds-lesson-first-price-other = それもできますが、交易カードと「市場」の基本カードはあとで使います。「軍船埠頭」と「納品」の基本カードを出しましょう。
guilds-lesson-first-warship = 軍港からは遠征に出られます。ディスクを置きましょう。
guilds-lesson-first-warship-good = これで両方の港にディスクがあります。ほかの人はパスしました。パスするとカードを引きます。
guilds-lesson-first-warship-other = それでは出したカードが無駄になります。ディスクを置きましょう。
guilds-lesson-first-uses = 交易カードの使い道は、行動、商品、お金の三つ。使えるのは一度にひとつだけです。基本カードは行動にしか使えません。交易カードは取っておき、基本カードで納品に行きましょう。
guilds-lesson-first-uses-other = それもできますが、いまは両方の港で納品できます。まずそうしましょう。
guilds-lesson-first-deliver = 一度の納品で両方の港を使えます。まず商港でガラスを渡しましょう。船と、その6金以上になるだけのカードが手に入ります。
guilds-lesson-first-deliver-good = 最初の船です！　表向きの船の効果は一度使え、使うと裏返ります。カードも合わせて10金分引きました。
guilds-lesson-first-deliver-other = それもできますが、まずは商港の船から。その報酬がこのあと役に立ちます。
guilds-lesson-first-expedition = 次は遠征です。好きな交易カードを払うと、山のいちばん上の船がめくられます。あなたの戦力（いまは1）が危険以上なら、その船が手に入ります。足りなければ、カードを一枚引くだけです。杉を払いましょう。
guilds-lesson-first-expedition-good = 危険は1。戦力が足りたので、船は2隻になりました。遠征で得た船は、はじめは裏向きです。
guilds-lesson-first-expedition-other = それもできますが、染料はこのあとまとめて使い、お金も要ります。杉で払いましょう。
guilds-lesson-first-tile = 成功しても失敗してもディスクは戻り、すぐこの期のタイルに置けます。最初の場所は2金です。「邸宅1」は、解放したマスごとに3点。置きましょう。
guilds-lesson-first-tile-good = タイルの得点はゲームの終わりに数えます。一枚につき最大12点です。
guilds-lesson-first-tile-other = それもできますが、このあとマスを解放するので「邸宅1」が得です。ガラスで払い、染料は取っておきましょう。
guilds-lesson-first-marker = 邸宅のマスにギルドマーカーがあります。そこで行動したあと、ギルドの行動もできます。行きましょう。
guilds-lesson-first-marker-other = それもできますが、染料が三枚あり、マーカーもある邸宅がいちばんです。
guilds-lesson-first-residence = 染料、油、ガラスのどれか同じ商品三枚で、左の列のいちばん上のディスクを解放できます。染料を三枚払いましょう。
guilds-lesson-first-residence-good = 置けるディスクが増え、タイルの得点は3点。中の列は杉二枚で解放でき、戦力が上がります。右の列は宝飾二枚です。左の列は下へ進むと席が増え、空になった列も席になります。
guilds-lesson-first-residence-other = それでは出したカードが無駄になります。ディスクを解放しましょう。
guilds-lesson-first-seat = さあギルドの行動です。ギルド会館の席の値段は、書かれた数字のとおり。置いたディスクはずっとそこに残ります。6金の席を取りましょう。
guilds-lesson-first-seat-good = 席1 × 船2 = 2点。席が増えると、すべての船の得点が増えます。どちらも大切です。使ったギルドマーカーは次のマスへ移りました。
guilds-lesson-first-seat-other = それもできますが、席がなければ2隻の船は点になりません。6金の席を取りましょう。
guilds-lesson-first-market = この期の最後の手番です。市場に行きましょう。中立のディスクもほかと同じに数えるので、カードが2枚必要です。
guilds-lesson-first-market-other = パスしてカードを引くこともできます。でも市場なら好きなカードが取れ、ほかにもいいことがあります。
guilds-lesson-first-take = 表向きのカードか、山から見えないカードを取ります。ここでは5金の杉を取りましょう。
guilds-lesson-first-take-other = それもできますが、5金の杉のほうが役に立ちます。
guilds-lesson-first-swap = 続いて、手札一枚を市場のカードと交換できます。今回は交換せずにおきましょう。
guilds-lesson-first-swap-good = 市場の行動で、裏向きの船も表になりました。その効果が使えます。
guilds-lesson-first-swap-other = それもできますが、いまは杉で十分です。交換はやめておきましょう。
guilds-lesson-first-guild = ここにもギルドマーカーがあります。カードを払ってタイル「実績」に置きましょう。タイルにある自分のディスクごとに2点です。
guilds-lesson-first-guild-good = 五ラウンドずつ三つの期の、最初の期が終わりました。全員が出したカードを手札に戻し、新しく2枚引きます。市場も新しくなり、次の期のタイルが使えます。いまの得点は1 × 2 + 3 + 4 = 9点です。
guilds-lesson-first-guild-other = それもできますが、この手番のあと期が終わり、この期のタイルには置けなくなります。マーカーを使いましょう。

## 最初のゲームでコーチが話すこと

guilds-coach-turn = 手番ごとに行動を1つ選びます。その行動のカードを1枚、マスにあるほかのディスク1枚につきもう1枚出します。
guilds-coach-played = 出したカードは次の期に戻ります。支払いに使ったカードは戻りません。
guilds-coach-docks = 商港の埠頭はすべて埋まっています。いま商船埠頭に行っても得るものはありません。
guilds-coach-delivery = あなたの埠頭の船が求める商品を持っています。納品すれば、この船が手に入ります。
guilds-coach-marker = このマスにはギルドマーカーがあります。行動のあと、席かタイルの場所も買えます。
guilds-coach-after = ギルドの席 × 船が決め手です。席ひとつは、持っている船の数だけの点になります。
guilds-coach-deliver = 納品すると、船とその効果、そして金額分のカードが手に入ります。
guilds-coach-effect = 表向きの船には効果があります。書かれたときに一度だけ使えます。
guilds-coach-end = 次が最後のラウンドです。埠頭のディスクも手札も、あなたのタイルが数えるもののほかは得点になりません。
guilds-coach-setup = 最初の手番の前に、邸宅のディスクを無料で港に置けます。そのマスはずっと空き、中の列なら戦力が上がります。
