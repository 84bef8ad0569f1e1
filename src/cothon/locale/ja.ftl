## どのゲームにもあるお断り

refusal-unknown-move = 「{ $move }」という手はありません。
refusal-not-now = いまは「{ $move }」を選べません。
refusal-game-over = ゲームは終わっています。
refusal-no-moves = 手の一覧が空です。
refusal-decision-over = 「{ $move }」の前に決定は終わっています。その先はいま決めることではありません。
refusal-not-your-turn = あなたの番ではありません。いま決めるのは{ $name }です。
refusal-no-chance = いま偶然に任されているものはありません。
refusal-nothing-to-undo = 取り消せるものがありません。
refusal-undo-past-chance = その後カードが公開されたので、取り消せません。
refusal-undo-past-other = その後{ $name }が手番を行ったので、取り消せません。
refusal-undo-at-once = この決定は、尋ねなくても取り消せます。
refusal-undo-asked = すでに取り消しの申し出があります。
refusal-nothing-asked = あなたの返事を待っている人はいません。
refusal-unknown-game = ゲーム「{ $name }」はありません。あるのは { $known } です。
refusal-unknown-rules = ルール「{ $rules }」はありません。あるのは { $known } です。
refusal-game-entry = COTHON_GAMES の「{ $entry }」は「モジュール:クラス」の形のゲームではありません：{ $reason }
refusal-game-unfit = { $game } はここで遊べるゲームではありません。クラスは cothon.core.game.Game を継承する必要があります。
refusal-game-lacks = { $game } に { $what } がありません。
refusal-game-taken = ゲーム「{ $game }」はすでにあります。
refusal-game-rule-sets = { $game } のルールの名前は「{ $game }/…」です。「{ $rules }」ではありません。
refusal-game-seats = { $game } は{ $seats }人用です。最大は{ $most }人です。
refusal-game-moves = { $game } には{ $moves }通りの手があります。最大は{ $most }です。
refusal-not-resampled = { $game } には、見えていないカードの配り直し方がありません。
refusal-bad-players = このゲームの人数は{ $least }～{ $most }人です。{ $players }ではありません。
refusal-bad-seed = シードは整数です。{ $seed } ではありません。
refusal-long-seed = シードは { $bits } ビットまでです。
refusal-bad-chance = 偶然はテーブルに任せるか「open」です。{ $chance } ではありません。
refusal-bad-names = 名前は{ $players }個必要で、空にはできません。
refusal-bad-seat = このテーブルに席 { $seat } はありません。
refusal-bad-since = 手数は整数で指定します。{ $since } は使えません。
refusal-unknown-option = このゲームに設定「{ $option }」はありません。
refusal-view-without-memory = この視点には、ボットに必要な記憶がありません。
refusal-broken-view = これはテーブルの視点ではありません：{ $reason }。

## ハウスルール

refusal-house-not-switches = ハウスルールは切り替えとその値です。{ $value } ではありません。
refusal-house-unknown-switch = このルールに切り替え「{ $switch }」はありません。あるもの：{ $known }
refusal-house-not-yes-or-no = 切り替え「{ $switch }」は true か false です。{ $value } ではありません。
refusal-house-not-a-number = 切り替え「{ $switch }」は整数です。{ $value } ではありません。
refusal-house-not-a-count = 切り替え「{ $switch }」はカードの枚数、または fixed と each（一人につき追加する枚数）です。{ $value } ではありません。
refusal-house-not-text = 「{ $switch }」は文字列です。{ $value } ではありません。
refusal-house-out-of-range = 切り替え「{ $switch }」はどの人数でも{ $least }から{ $most }までです。{ $value } は使えません。
refusal-house-file-missing = ファイル { $file } がありません。
refusal-house-file-unreadable = { $file } を読めません：{ $reason }
refusal-house-file-broken = { $file } は TOML ファイルではありません：{ $reason }
refusal-house-file-without-base = { $file } に元のルールが書かれていません。例：based_on = "traders/classic"
refusal-record-house = 記録のハウスルールが最初の局面のものと違います。

## 言葉を持たないゲームの手

plain-move = { $player }：{ $move }。
plain-chance = テーブル：{ $move }。
plain-hidden = テーブルから裏向きに配られます。

## 棋譜

refusal-record-not-data = これはゲームの記録ではありません。
refusal-record-rules = 記録のルールが見つかりません：{ $rules }。
refusal-record-players = 記録の人数が最初の局面と合いません。
refusal-record-other-rules = 記録は { $rules } ですが、最初の局面は { $other } です。
refusal-record-version-missing = 記録にルールの版が書かれていません。
refusal-record-too-new = 記録はルール第{ $version } 版のものですが、このプログラムは第{ $current } 版までです。
refusal-record-too-old = 記録はルール第{ $version } 版のもので、このプログラム（第{ $current } 版）ではもう再現できません。
refusal-record-without-moves = 記録に手の一覧がありません。
refusal-record-hex = 記録の「{ $part }」は16進数64桁です。
refusal-bad-move-in-record = 記録の{ $number }手目「{ $move }」は行えません：{ $reason }
refusal-record-not-over = 記録ではゲームが終わっています（{ $ending }）が、手順では終わりません。
refusal-record-result = 記録の { $what } は { $claimed } ですが、再現すると { $value } です。

## 局面

refusal-position-not-data = これは局面ではありません。
refusal-position-rules = 局面のルールが見つかりません：{ $rules }。
refusal-position-players = 局面の人数は2～4人です。{ $players }ではありません。
refusal-position-seats = 局面には{ $players }席の一覧が必要です。
refusal-position-key = 「{ $what }」は「{ $where }」の項目ではありません。
refusal-position-missing = 局面に「{ $what }」がありません。
refusal-position-number = 「{ $what }」は{ $least }から{ $most }の数です。{ $value } ではありません。
refusal-position-cards = 「{ $what }」はカードの一覧でなければなりません。
refusal-position-unknown-card = 「{ $what }」に知らないカードがあります：{ $card }。
refusal-position-card-count = { $card } が{ $count }枚ありますが、ゲームには { $copies }枚です。
refusal-position-ships = 船の場所は0から{ $most }です。{ $what } ではありません。
refusal-position-tokens = 実績トークンは色（R、B、Y、G）ごとに数えます。{ $what } ではありません。
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
refusal-position-step = 段階 { $step }がこのように進行中ではありえません。
refusal-position-incomplete = 進行中のことを終えられません。
refusal-position-switch = 「{ $what }」は true か false です。
refusal-position-list = 「{ $what }」の形か長さが正しくありません。
refusal-position-name = 「{ $what }」に知らない名前があります：{ $name }。
refusal-position-owner = 「{ $what }」に知らない席のディスクがあります：{ $owner }。
refusal-position-twice = { $card } が「{ $what }」とほかの場所にあります。
refusal-position-lost = { $card } がどこにもありません。
refusal-position-not-in-hand = 席 { $seat } は { $card } を伏せて持っていないので、別に挙げられません。
refusal-position-older = 席 { $seat } の以前の山札のカードが、切り直しの回数と合いません。
refusal-position-market = 市場は多くて{ $most }枚です。
refusal-position-spaces = 「{ $what }」に挙げる行動マスは多くて{ $most }か所です。
refusal-position-no-ship = 埠頭 { $dock } にディスクがありますが、船がありません。
refusal-position-all-docks = 席 { $owner } は商港の埠頭をすべて占めることはできません。
refusal-position-warship = 軍港の埠頭は { $docks } か所で、誰もすべては占められません。
refusal-position-covered = 席 { $seat } が中立ディスクで覆われるのは、人数がそう定めるときだけです。
refusal-position-tile = タイルには { $spaces } か所あり、1人1枚です：{ $tile }。
refusal-position-three-tiles = 第{ $decade }期のタイルは2枚だけです。
refusal-position-discs = 席 { $seat } のディスクが{ $count }枚になりますが、11枚のはずです。
refusal-position-available = 席 { $seat } の手元のディスクは{ $count }枚です。{ $value } ではありません。
refusal-position-own-cards = 局面のカードが使えません：{ $reason }

## ファイルとコマンド

refusal-file-unreadable = { $path } を読めません：{ $reason }。
refusal-file-unwritable = { $path } に書けません：{ $reason }。
refusal-file-no-json = { $path } は JSON ファイルではありません：{ $reason }。
refusal-file-too-deep = { $path } は入れ子が深すぎて読めません。
refusal-file-no-object = { $path } に局面も記録もありません。
refusal-seats-count = テーブルは{ $players }席ですが、{ $seats }席が挙げられました。
refusal-bad-depth = 深さは0以上です。{ $depth } ではありません。
refusal-unknown-bot = ボット「{ $name }」はいません。いるのは { $known } です。

## ターミナル

terminal-plain = エンジンがコンパイルされていないため、Python のまま動きます。ルールは同じですが、遅くなります。
terminal-bye = さようなら。
terminal-help = 選択肢の番号か、手そのもの（「{ $move }」など）を入力してください。1つの決定の手は、コンマで区切ってまとめて入力できます。
terminal-help-help = この説明
terminal-help-board = テーブルをもう一度表示
terminal-help-hint = 強いプレイヤーの手
terminal-help-undo = 直前の決定を取り消す（新しい情報が出ていないときだけ）
terminal-help-save = ファイルに保存（「cothon play --load FILE」で再開）
terminal-help-log = これまでの経過
terminal-help-quit = テーブルを離れる
terminal-pass-on = 画面を{ $name }に渡して、Enter を押してください。
terminal-chances = 勝率 { $win } %、およそ{ $points }点
terminal-stand-in = { $name }のボットが止まりました（{ $fault }）。{ $bot } が席を引き継ぎます。
terminal-saved = { $file } に保存しました。
terminal-overwrite = { $file } は既にあります。上書きしますか？（はい／いいえ）
terminal-yes = はい
terminal-taken-back = { $name }は決定を1つ取り消します。
terminal-over = ゲームは終わりです。
terminal-not-over = ゲームはまだ終わっていません。
terminal-won = { $count ->
    [1] { $names }の勝ち
   *[other] { $names }が勝利を分け合う
 }。得点：{ $scores }。
terminal-decides = { $name }が決めます：{ $moves }
terminal-chance = 運
terminal-record = { $rules }、バージョン { $version }：{ $names }
terminal-verified = 確認しました。シードは約束されたもので、このゲームの運の手 { $count }個すべてがそこから出ます。
terminal-players = プレイヤー
terminal-cards = { $count }枚
terminal-piles = 山札 { $draw } · 捨て札 { $discards }
terminal-key-hint = ヒント
terminal-key-undo = 戻す
terminal-key-read = 記録
terminal-key-replay = リプレイ
terminal-key-save = 保存
terminal-key-help = ヘルプ
terminal-key-leave = 退席
terminal-key-close = 閉じる
terminal-screen-thinks = { $name } が考えています…
terminal-screen-decides = { $name } さんの番です：
terminal-screen-pass-on = 画面を { $name } さんに渡してください。
terminal-screen-here = { $name } です。手札を見せる
terminal-screen-considers = 強いプレイヤーが考えています…
terminal-screen-hinted = よい手に、見込みを書き添えました。
terminal-screen-help = 矢印・マウス・数字で手を選び、Enter かクリックで決めます。Page Up と Page Down で盤面が動きます。下のキーはクリックもできます。
terminal-screen-save = 保存するファイル名：
terminal-screen-exists = { $file } はすでにあります。
terminal-screen-not-over-it = そのままにする
terminal-screen-over-it = 上書きする
terminal-screen-leaving = テーブルを離れますか？
terminal-screen-go-on = 続ける
terminal-screen-save-and-leave = 保存して離れる
terminal-screen-leave = 保存せずに離れる
terminal-screen-begins = カードが配られます。

## サーバー

refusal-not-registered = 先に登録してください。プレイヤーの鍵が必要です。
refusal-bad-token = この鍵は登録されていません。
refusal-bad-access-code = このサーバーには入場コードが必要です。
refusal-no-table = そのテーブルはないか、あなたのテーブルではありません。
refusal-no-invitation = この招待は無効か、もう使われています。
refusal-no-page = ここには何もありません。
refusal-page-not-built = このインストールにはウェブページがありません。ソースコードからなら `make web` で作れます。Cothon の wheel には最初から入っています。
refusal-bad-method = ここではできません。
refusal-bad-request = 要求の形が正しくありません：{ $what }。
refusal-bad-message = 通信の形が正しくありません：{ $what }。
refusal-no-hello = 最初の通信は「hello」です。
refusal-message-too-long = 通信が長すぎます。
refusal-too-large = 要求が { $limit } バイトを超えています。
refusal-too-slow = 要求が時間内に届きませんでした。
refusal-too-many = 回数が多すぎます。{ $seconds }秒後にもう一度。
refusal-too-many-connections = 接続が多すぎます。
refusal-not-your-seat = あなたの席ではありません。
refusal-no-seat = このテーブルに席 { $seat } はありません。
refusal-seat-taken = 席は埋まっています。
refusal-already-seated = すでにこのテーブルに着いています。
refusal-seats-open = 全席が埋まると始まります。
refusal-seats-do-not-fit = このゲームは{ $players }席です。
refusal-no-such-step = この記録は{ $steps }手です。{ $step }手目の後の場面はありません。
refusal-moved-on = テーブルはその間に進みました。
refusal-not-waiting = { $name }はまだ十分に待たせていません。
refusal-game-running = これはゲームの後に見られます。
refusal-preview-past-chance = この先は偶然しだいです。
refusal-no-hint-now = ヒントはあなたが決める番だけです。
refusal-no-hints = このテーブルではヒントを使いません。
refusal-practice-alone = 練習テーブルには1人とボットだけが着きます。
told-hint = { $name }がヒントを求めました。
told-undo-asked = { $name }が直前の決定を取り消したいと言っています。
told-undo-granted = { $name }が同意しました。
told-undo-refused = { $name }は同意しませんでした。
refusal-hint-failed = いまボットから出せるヒントはありません。
refusal-unknown-level = ボット「{ $level }」はいません。いるのは { $known } です。
refusal-record-part = 「{ $part }」はサーバーが受け取る記録の項目ではありません。
refusal-no-database = データベース { $url } を使えません：{ $reason }
refusal-cannot-listen = サーバーは { $address } で待ち受けできません：{ $reason }。
refusal-cannot-stop = プロセス番号 { $process } のサーバーを停止できません：{ $reason }。
refusal-database-in-use = 別のサーバーが { $path } を使っています。複数なら PostgreSQL をお使いください。
refusal-database-linked = { $path } には別名（ハードリンク）があり、別のサーバーが気付かれずに使えてしまいます。別名を削除してください。
refusal-database-away = データベースが応えません。もう一度試す前にテーブルを確かめてください。
refusal-database-read-only = データベースは読めますが、書き込めません。
refusal-clock-stopped = 時計とボットの処理が止まっています。
refusal-database-newer = データベース { $url } は、より新しい版の Cothon のものです。
refusal-table-unreadable = このテーブルの記録の{ $number }番目を読めません。サーバーの管理者に連絡済みです。
refusal-owner-only = サーバーの管理者だけが使えます。
refusal-banned = このサーバーの管理者により、入場を止められています。
refusal-no-player = そのプレイヤーはいません。
refusal-table-closed = このテーブルは閉じられました。
refusal-already-begun = ゲームはもう始まっています。
refusal-not-your-table = テーブルを開いた人だけができます。
refusal-bad-code = この復旧コードは登録されていないか、使用済みです。
refusal-bad-carry = このコードは登録されていないか、使用済みか、期限切れです。新しいコードを表示してください。
refusal-taken-name = 「{ $name }」はこのサーバーで他の人の名前です。別の名前を選んでください。
refusal-kept-name = 登録名は「{ $name }」です。成績が残っているため変更できません。
refusal-no-person = 登録名「{ $name }」の人はここでは調べられません。
refusal-rated-people = レート戦のテーブルには2人以上が1席ずつ着きます。ボットも加われます。
refusal-rated-plain = レート戦はルールどおりに配ります。ヒント、練習、ハウスルール、取り込んだゲームは使えません。
refusal-rated-registered = レート戦は登録名で遊びます。アカウントページで名前を登録してください。
refusal-bad-email = これはメールアドレスではありません。
refusal-no-mail = このサーバーはメールを送りません。
refusal-mail-failed = メールを送れませんでした。アドレスを確かめるか、後でもう一度試してください。
refusal-no-letter = このリンクはもう使えません。
refusal-bad-mail-server = メールサーバーは smtp://ユーザー:パスワード@ホスト:ポート または smtps://… の形で指定します。
refusal-mail-incomplete = メールには --mail-server、--mail-from、--public-url が必要です。
refusal-webhook-silent = このアドレスから応答がありません。
refusal-webhook-unproven = このアドレスは送った確認文を返さなかったので、通知は送りません。
refusal-bad-keep = 「{ $part }」では保存日数が分かりません。種類：{ $known }。
refusal-admin-subject = 対象を指定してください：{ $what } …
refusal-database-other = データベース { $url } はこの版の Cothon のものではありません。サーバーを一度起動して更新してください。
refusal-backup-sqlite-only = バックアップには SQLite データベースと書き込み先のファイルが必要です。PostgreSQL では pg_dump をお使いください。
refusal-internal = サーバーで問題が起きました（番号 { $id }）。何も変わっていません。
refusal-stopping = サーバーは再起動中です。
refusal-server-not-installed = サーバーに必要なパッケージがありません：{ $what }。pip install "cothon[server]" をお試しください。
refusal-verify-no-commitment = 記録にシードの約束がないので、確かめられません。
refusal-verify-no-seed = 記録にシードがありません。サーバーは終了後に加えます。
refusal-verify-commitment = シードが約束されたものと違います。
refusal-verify-dealt-from = 「dealt_from」が記録の手順と合いません。
refusal-verify-dealt = 記録の{ $number }手目は「{ $move }」ですが、シードでは「{ $dealt }」です。
refusal-bad-address = ここには通知を送れません。
refusal-private-address = 通知は公開のアドレスだけに送ります。
refusal-no-push = このサーバーは Web Push を送りません。
refusal-server-away = { $url } にサーバーがありません：{ $reason }
notice-your-turn = 「{ $table }」であなたの番です。
notice-table-full = 「{ $table }」の席が全部埋まり、ゲームが始まります。
notice-digest = { $count }卓であなたの番です。
letter-stop =
    このメールは希望された方に送っています。今後不要な場合は次のリンクを開いてください。
    { $link }
letter-confirm-subject = Cothon からのメールを希望しますか
letter-confirm =
    このアドレスに Cothon のテーブルの通知を送るよう希望がありました。

    ご本人の場合は次のリンクを開いてください。
    { $link }

    心当たりがなければ、何もしないでください。これ以上メールは届きません。
table-name = { $place }の港
table-places = ウティカ, ヒッポ, レプティス, サブラタ, オエア, タロス, モティア, ガデス, ノラ, ケルクアン, ハドルメトゥム, タプスス, ティパサ, リクスス, マラカ, エブスス, スルキ, パノルムス, リリュバエウム, ギクティス, タバルカ, ルシカダ, セクシ, キティオン
seat-name = 席 { $number }
bot-names = ボミルカル, エリッサ, ギスコ, アリシャト, ヒミルコ, バトノアム, アドヘルバル, サランボー

## ボット、対抗戦、研究

refusal-arena-file = ファイル { $file } に書けません：{ $reason }。
refusal-arena-file-exists = ファイル { $file } はもうあります。--resume で続けられます。
refusal-arena-file-broken = ファイル { $file } に対抗戦はありません。
refusal-arena-other-contest = ファイル { $file } は別の対抗戦です。
refusal-arena-games = 対抗戦は1局以上です。{ $games }ではありません。
refusal-tournament-form = 大会の形式は { $known } のいずれかです。「{ $form }」はありません。
refusal-tournament-bots = 大会には、テーブルの{ $players }人以上の異なるボットが必要です。
refusal-arena-resume = 続けるには --out でファイルを指定してください。
refusal-arena-seats = { $players }人のゲームに{ $seats } 体のボットが挙げられました。
refusal-bad-actions = { $games }局それぞれに行動が1つ、整数で必要です。
refusal-bad-each = 行は「game」「move」「event」のいずれかごとです。{ $each } ではありません。
refusal-bad-final = 観測に「{ $name }」という数はありません。
refusal-bad-games = 局数は1以上の整数です。{ $number }ではありません。
refusal-too-many-games = 一度に{ $most }局より多くは行えません。
refusal-bad-illegal = 不正な行動は「lose」か「raise」です。{ $given } ではありません。
refusal-bad-observation = { $game } の観測は { $size }個の数です。{ $given } ではありません。
refusal-bad-opponents = 相手は { $wanted } 体、ほかの席に1体ずつ必要です。
refusal-batch-busy = 別のスレッドがこれらのゲームを進めています。スレッドごとに別のゲームを用意してください。
refusal-bad-option = 設定「{ $option }」は { $value } にできません。
refusal-bad-processes = プロセス数は1以上の整数です。{ $number }ではありません。
refusal-bad-render-mode = { $mode } では描けません。あるのは { $known } です。
refusal-bad-table-file = { $file } は表として書けません。名前の終わりは { $known } のどれかです。
refusal-simulate-file-exists = ファイル { $file } はもうあります。--resume で続けるか、--overwrite で上書きできます。
refusal-simulate-other-run = { $file } はこのシミュレーションの記録ではないので、続けられません。
refusal-simulate-resume = シミュレーションを再開するには、--out でファイルを指定してください。
refusal-bad-threads = スレッド数は1以上の整数です。{ $number }ではありません。
refusal-bad-worlds = 世界の数は1以上の整数です。{ $number }ではありません。
refusal-bot-broken = ボット「{ $name }」：{ $reason }。
refusal-bot-legal = 「{ $move }」はこの視点では選べません。
refusal-bot-limit = 制限は正の数です。{ $what } は { $value } にできません。
refusal-weights-unreadable = 重み { $file } を読めません：{ $reason }。
refusal-weights-broken = { $file } は重みのファイルではありません：{ $reason }。
refusal-weights-other-format = { $file } に形式 { $format } の重みはありません。`cothon fit` が書き出します。
refusal-weights-other-game = { $file } に { $game } の重みはありません。
refusal-weights-other-features = { $file } の重みは、今の { $game } とは別の特徴のものです。もう一度合わせてください。
refusal-fit-folder = フォルダー { $folder } は使えません：{ $reason }。
refusal-fit-other-course = フォルダー { $folder } には別の学習の記録があります。--out で別のフォルダーを選んでください。
refusal-fit-gate-small = ゲームの重みを置き換えるには、これまでの重みとの対局が{ $least }局以上必要です。
refusal-fit-diverged = 当てはめが発散しました。これらの対局に近づく重みがありません。対局を増やすか、設定を変えてみてください。
refusal-bot-limit-words = ボットの制限は master@0.5s のような秒数か、master@2000のような回数です。「{ $entrant }」ではありません。
refusal-bot-no-moves = 選べる手がありません。
refusal-bot-not-to-move = ボットは番の席のためにだけ答えます。
refusal-file-exists = ファイル { $file } はもうあります。--overwrite で上書きできます。
refusal-cannot-write = { $file } に書けません：{ $error }。
refusal-illegal-in-batch = { $place }局目：{ $reason }
refusal-needs-extra = { $what } にはパッケージが必要です：pip install "cothon[{ $extra }]"。
refusal-no-screen = { $what } には端末の画面が必要ですが、ここにはありません。
refusal-no-cluster = { $address } に Ray のクラスタがありません：{ $error }
refusal-unknown-policy = コンパイルされた打ち方「{ $name }」はありません。あるのは { $known } です。

## ページ：テーブルのまわり

web-no-answer = サーバーが応答しません。何も失われません。接続を試し続けています。
web-away = サーバーにつながらない間も、読み込み済みの内容を読んだり設定を変えたりできます。テーブル、ボット、振り返り、一覧にはサーバーが必要です。接続は自動で試し続けます。
web-try-again = もう一度試す
web-away-part = この部分はサーバーにつながらないと表示できません。
web-away-table = テーブルはサーバーにあります。つながりしだい、続きに戻ります。
web-install = アプリとしてインストール
web-install-about = ホーム画面から専用の画面で開きます。サーバーにつながらなくても起動します。
web-you-name = ハンノ
web-home = 港に戻る
web-home-link = Cothon：ホーム
web-home-title = カルタゴの岸辺で商いを
web-home-text = 船と商品と好機をめぐる2つのゲーム。ボットと、リンクで友だちと、またはひとつの画面で。
web-play-now = 今すぐ遊ぶ
web-play-now-text = { $game }：あなたとボット2体（{ $level }）。設定なしですぐ始まります。
web-new-table = 新しいテーブル
web-games = ゲーム
web-game-players = { $least }〜{ $most }人
web-game-start = ボット2体と始める
web-game-editions = { $count }つのルール
web-game-editions-about = 違いはこちら。選ぶとテーブルを開けます。
web-learn-all = すべてのルール
web-unofficial = Cothon は非公式です。ことばも絵も自作です。ぜひ製品版をお買い求めください。
web-your-name = お名前
web-name-for-others = ほかの人に見せる名前は？
web-name = 名前
web-name-at = { $seat }の名前
web-playing-as = { $name }として遊んでいます
web-new-name-note = 着いているテーブルでは前の名前のままです。
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
web-list-open = 空席のあるテーブル
web-list-playing = 観戦できるテーブル
web-list-finished = 終わったゲーム
web-no-table = テーブルがありません
web-no-page = ここには何もありません
web-no-invitation = この招待は使えません
web-loading = お待ちください…
web-reconnecting = 再接続中…何も失われません。
web-restarting = サーバーを再起動しています。まもなく再開します。
web-game = ゲーム
web-seats = プレイヤー
web-players = プレイヤー
web-players-many = { $count }人
web-seat-me = わたし
web-seat-friend = 友だち（リンクで）
web-seat-screen = この画面のだれか
web-seat-bot = ボット：{ $level }（{ $strength }）
web-bot-of = ボット：{ $level }
web-level = { $level ->
    [novice] 新人
    [apprentice] 見習い
    [trader] 商人
    [merchant] 豪商
    [master] 名人
    [sage] 賢者
   *[other] { $level }
 }
web-level-strength = { $level ->
    [novice] やさしい・はじめての人に
    [apprentice] 手堅いが勝てる
    [trader] しっかりしている
    [merchant] 強い
    [master] とても強い
   *[sage] 最強・一手に5秒かかる
 }
web-options = そのほかの設定
web-table-name = テーブルの名前
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
web-practice = 練習：公開されたカードより前にも戻れます。成績には数えません。
web-hints-allowed = ヒントを使える（使うと全員に知らされます）
web-mark-imported = { $name }が持ち込んだゲーム
web-mark-one-screen = 1つの画面で遊ぶテーブル
web-mark-practice = 練習
web-account = アカウント
web-account-none = このブラウザではまだ誰も遊んでいません。テーブルを開くか席に着くとプレイヤーになります。
web-account-name = あなたの名前
web-name-registered = このサーバーであなただけの名前です
web-name-register-about = 名前をこのサーバーで自分だけのものにします。レート戦はその名前で遊び、ほかの人は成績を調べられます。後から変更できません。
web-name-register = 登録する
web-your-results = レートとゲーム
web-results-shown = ほかの人が名前から私のレートとゲームを調べてもよい
web-rating = { $rating } ± { $uncertainty }
web-rated-games = レート戦 { $count }回
web-notices = 通知
web-letters-email = メールの送り先
web-letters-ask = メールを受け取る
web-letters-unconfirmed = { $email } に確認のメールを送りました。中のリンクを開くまで、ほかのメールは送りません。
web-letters-on = メールは { $email } に届きます。
web-letters-stop = メールをやめる
web-notices-which = 知らせてほしいこと
web-notice-turn = 自分の番になったとき
web-notice-full = テーブルの席が全部埋まったとき
web-notice-digest = 1日1回、自分の番のテーブル
web-notice-after = 自分の番は、見ていない時間がこれを過ぎたら
web-minutes = { $count ->
    [0] すぐに
    [60] 1時間
    [240] 4時間
   *[other] { $count }分
 }
web-letters-done = { $what ->
    [stop] メールを止めました
   *[other] メールが届きます
 }
web-letters-done-text = { $what ->
    [stop] アドレスは削除しました。アカウントページでまた希望できます。
   *[other] 希望された通知を送ります。どのメールにも止めるためのリンクがあります。
 }
web-letters-void = このリンクは使えません
web-carry = 別の端末
web-carry-about = スマートフォンや別のパソコンで続けられます。そちらでコードを読み取ると、同じ席に着けます。この端末でもそのまま遊べます。
web-carry-show = コードを表示
web-carry-anew = 新しいコード
web-carry-qr = 別の端末用の QR コード
web-carry-scan = 別の端末で読み取ってください。{ $count }分以内に1回だけ使えます。ほかの人には見せないでください。持っている人はあなたとして遊べます。
web-carry-link = または、そちらでこのリンクを開く
web-carried = ここで続ける
web-carried-about = 別の端末に表示されたコードです。このブラウザで同じ名前と同じ席を使えるようになります。
web-carried-go = ここでも遊ぶ
web-recovery = 復旧コード
web-recovery-about = ブラウザの記録が消えても、復旧コードがあれば名前と席を取り戻せます。書き留めてください。
web-recovery-make = 復旧コードを作る
web-recovery-anew = 新しく作る
web-recovery-has = すでにあります。新しいコードを作ると古いものは無効になります。
web-recovery-once = 今書き留めてください。表示はこの一度だけです。持っている人はあなたとして遊べます。
web-recovery-used = 使ったコードは無効になりました。次のコードはこちらです。
web-recovery-use = 復旧コードを使う
web-recovery-code = 復旧コード
web-recovery-go = 続ける
web-recovery-instead = このブラウザでは今 { $name } として遊んでいます。そのプレイヤーの復旧コードがなければ、席は失われます。
web-tokens = あなたとして遊べる端末
web-tokens-about = このブラウザと、引き継いだ端末は、あなたを表す秘密の鍵を持っています。
web-token-new = 鍵を新しくする
web-token-done = これからは、このブラウザだけがあなたとして遊べます。
web-logout-everywhere = すべてログアウト
web-logout-everywhere-about = ほかの端末と席の鍵はすべて無効になり、接続は切れます。このブラウザは新しい鍵で続けます。
web-logout-here = ここからログアウト
web-logout-here-about = このブラウザはあなたを忘れます。復旧コードも別の端末もなければ、名前と席を失います。
web-logout-sure = ログアウト
web-cancel = やめる
web-delete-me = 自分を削除
web-delete-about = 名前、発言、レート、アドレスはすべて消えます。ゲームは、名前の代わりに番号で残ります。
web-delete-sure = 元に戻せないことを理解しました
web-ratings = レート
web-ratings-about = レート戦は登録名どうしで遊びます。± はまだ分からない幅で、20回のうち19回は本当の強さがその中にあります。ボットのレートは変わらず、基準になります。
web-ratings-unsure = ゲームが少なく、まだ順位がありません
web-ratings-none = このゲームではまだ誰もレートがありません。
web-look-up = 名前で調べる
web-look-up-go = 調べる
web-rank = 順位
web-player = プレイヤー
web-rating-head = レート
web-rated-games-head = ゲーム数
web-rating-history = ゲームごとのレート
web-rating-band = 帯は、20回のうち19回は本当の強さが入る範囲です。
web-person-since = { $date }から
web-person-unrated = レート戦はまだありません。
web-person-games = 終わったゲーム
web-person-no-games = 公開されているゲームはありません。
web-more = もっと見る
web-unrated = レートなし
web-watch-replay = リプレイ
web-place-short = { $place }位
web-somebody = 非公開
web-left-game = 途中で抜けました
web-rated = レート戦：結果がレートに入ります。登録名のプレイヤー用、ヒントなし
web-mark-rated = レート戦
web-report = 報告
web-report-title = 問題を報告する
web-report-about = サーバーの管理者に、何がおかしいか知らせてください。見えているテーブルの様子と記録を一緒に送ります。ほかの人の伏せたカードは送りません。
web-report-what = 何がおかしいですか
web-report-send = 送る
web-report-sent = ありがとうございます。報告の番号は{ $number }です。
web-report-file-about = 同じ内容をファイルに保存できます（不具合の登録などに）。
web-report-file = ファイルに保存
web-return = 自分の席に戻る
web-undo-ask = 取り消しを頼む
web-undo-grant = 同意する
web-undo-deny = 同意しない
web-points-setting = ルールで秘密の勝利点も全員分を表示
web-open-table = テーブルを開く
web-invited = 「{ $table }」に招待されています
web-join = 席に着く

## ページ：テーブルで

web-menu = テーブルのメニュー
web-rules = ルール
web-read = 説明
web-settings = 設定
web-leave = 退席
web-leave-explained = 席を完全に手放し、ボットが続けます。あとで戻るなら、このページを閉じるだけにしてください。
web-leave-sure = 席を手放す
web-stay = 残る
web-close = 閉じる
web-skip = とばす
web-since = 前の手番から
web-last-turns = 最近の手番
web-recap = すべて
web-skip-to-table = テーブルへ移動
web-language = 言語
web-theme = 配色
web-theme-name = { $theme ->
    [light] 昼
    [dark] 夜
   *[other] システムに合わせる
 }
web-tips = はじめのうちは説明を表示
web-pace = ほかの人の手番の速さ
web-pace-name = { $pace ->
    [once] すぐに
    [slow] ゆっくり
   *[normal] ふつう
 }
web-sound = 効果音
web-keys = キー操作
web-keys-on = テーブルでこれらのキーを使う
web-keys-space = スペース
web-key-h = ヒント
web-key-u = 取り消し
web-key-r = ルール
web-key-Esc = 戻る、閉じる
web-key-arrows = リプレイ：1手戻る／進む
web-key-space = リプレイ：再生／停止
web-key-digits = その番号の手を選ぶ
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
web-cancel-table = このテーブルを取りやめる
web-stand-up = このテーブルを離れる
web-waiting-note = このページは閉じてもかまいません。リンクは有効なままで、テーブルはホームに表示されます。
web-qr = QRコード
web-qr-of = QRコード：{ $what }
web-sit-here = { $name }に着く
web-pass-device = この端末を{ $name }に渡してください
web-pass-device-why = 次に、その人の手札が表示されます。
web-i-am = { $name }です
web-your-turn = あなたの番です
web-your-turn-at = 「{ $table }」であなたの番です。
web-status-open = プレイヤーを待っています
web-status-over = ゲーム終了
web-status-closed = テーブルは閉じられました
web-status-bot = { $name }が考えています…
web-status-turn = { $name }の番です
web-time-left = 残り { $time }
web-last-move = 最後の手番は{ $when }
web-watch-link = 観戦用リンク
web-invite-watch = 観戦
web-watch-about = このリンクを開いた人は観戦できます。手札は誰のものも見えません。
web-spectating = 観戦中です。
web-watching = 観戦者 { $count }人
web-you = あなた
web-points = { $count } VP
web-points-hidden = 勝利点は秘密
web-leads = 首位
web-seat-free = 空席
web-thinking = 思考中…
web-decides = 手番
web-decides-you = あなたの番
web-your-part = あなたの選択
web-log = 記録
web-log-setup = テーブルの準備
web-note = { $what ->
    [undo] { $name }が決定を取り消しました。
    [left] { $name }が退席し、ボットが引き継ぎます。
    [late] { $name }が離席しています。戻るまでボットが代わりに遊びます。
    [back] { $name }が戻りました。
    [bot] ボットの{ $name }が席に着きました。
    [stood-up] { $name }が開始前に席を離れました。
   *[joined] { $name }が席に着きました。
 }
web-chat = チャット
web-log-and-chat = 記録とチャット
web-chat-empty = まだ発言はありません。
web-chat-say = 発言する
web-chat-send = 送る
web-to-position = { $step }手目の後の局面
web-hint = ヒント
web-hint-thinking = 豪商が考えています…
web-hint-win = 勝率 { $win }
web-undo = 取り消す
web-won = { $count ->
    [1] { $names }の勝ち
   *[other] { $names }が勝ちを分け合う
 }
web-counting = 得点計算中…
web-place = { $place ->
    [1] あなたの勝ちです！
   *[other] { $players }人中{ $place }位です。
 }
web-tie-broken = { $names }は{ $points }点で同点。決め手：{ $part }（{ $values }）。
web-tie-shared = { $names }は{ $points }点で同点、{ $place }位を分け合います。
web-score-sheet = 得点表
web-score-total = 合計
web-again = もう一度
web-again-stronger = 次は「{ $level }」と対戦
web-replay = リプレイ
web-share = 共有
web-outlook = こうするとどうなるか
web-back = 戻る
web-nothing = なし
web-yes = はい
web-no = いいえ
web-empty = なし
web-hand = 手札
web-hand-empty = カードなし
web-hand-size = 手札 { $count }枚
web-known-hand = 記憶にある手札
web-piles = 山札 { $draw } · 捨て札 { $discards }
web-do-wait = ほかの人の手番です。いまの手札：
web-do-wait-seats = 全員が席に着くと始まります。
web-do-unknown = 必要なものをサーバーに確認できませんでした。まだ何も送信していません。
web-do-doubt = 何も得られません。それでも行いますか。
web-all-the-same = はい、それでも
web-go-on = 進む
web-do-choose = 手を選んでください。
web-on-the-table = テーブルの上
web-read-hand = あなたの手札：{ $cards }。
web-read-field = { $label }：{ $value }
web-field-hand = 手札
web-field-hand-size = 手札の枚数
web-field-draw-size = 山札
web-field-discard = 捨て札
web-field-start = スタートプレイヤー
web-field-memory = 記憶
web-field-score = 得点
web-field-dice = ダイス
web-rules-search = ルールを検索
web-rules-table = ルールの表
web-rules-none = ルールにはありません。
web-rules-missing = このゲームのルールはこのページにありません。
web-guide = ガイド
web-guide-numbers = 番号つきの全ルール
web-guide-print = 印刷
web-guide-example = 例
web-guide-exact = 正確なルール：{ $rules }
web-tip-understood = わかりました

## ページ：再生

web-replay-of = リプレイ：{ $table }
web-replay-begin = 最初のカードの前。
web-replay-first = 最初へ
web-replay-back = 前の手番
web-replay-play = 再生
web-replay-pause = 停止
web-replay-on = 次の手番
web-replay-last = 最後へ
web-replay-step = { $step } / { $steps }手目
web-replay-jump = 表示する手
web-replay-eyes = 視点
web-replay-open = 全員（公開）
web-replay-spectator = 観戦者
web-replay-link = この場面へのリンク
web-replay-export = 記録を保存
web-replay-start = ゲームが始まります。
web-replay-told = 起きたこと
web-replay-turn = { $turn } / { $turns }手番目：{ $name }
web-replay-back-move = 一手戻る
web-replay-on-move = 一手進む
web-replay-moves = 一手ずつ
web-replay-jump-turn = 表示する手番
web-replay-standings = ここまでの得点
web-play-on = ここから続けて遊ぶ
web-play-on-import = このゲームの続きを遊ぶ
web-play-on-seats = 誰が遊ぶか
web-play-on-cards = どのカードで
web-play-on-known = { $name }が知っていたこと
web-play-on-known-about = この人が知りえなかったカードは配り直します。
web-play-on-all = すべてのカードをそのままに
web-play-on-all-about = 全員の手札はそのままです。これから引くカードは新しく配ります。
web-play-on-uncounted = こうして続けたゲームは統計に入りません。
web-review-about = 勝負はどこで決まったのでしょう。それぞれの決定を、その時に分かっていたことから評価し、運とは分けて示します。
web-review-none = このテーブルの人は、まだ誰も振り返りを頼んでいません。
web-review-order = このゲームを振り返る
web-review-failed = 振り返りに失敗しました。もう一度お試しください。
web-review-place = 先に{ $place }件の振り返りがあります。
web-review-working = 決定を調べています… { $share }
web-review-show = 盤面で見る
web-review-both = 両方を比べる
web-review-try = もう一度考える
web-review-after = { $which ->
    [played] 実際の手の後
   *[best] より良い手の後
 }
web-review-find = 代わりにどうしますか。
web-review-judging = 試しています…
web-review-found = 正解です。勝率は { $win } です。
web-review-not-found = もう一歩です。この手の勝率は { $win }、最善なら{ $best }でした。
web-review-answer = 答えを見る
web-to-table = テーブルへ

## ウェブページ：自分のゲーム

web-my-games = 自分のゲーム
web-mine-statistics = 統計
web-mine-counted = 最初から最後まで遊んだゲームを数えます。練習、一つの画面でのゲーム、読み込んだゲーム、ハウスルールは数えません。
web-mine-nothing-counted = 数えられたゲームはまだありません。
web-mine-list = 終わったゲーム
web-mine-search = 相手かテーブルを探す
web-mine-all-rules = すべてのゲーム
web-mine-result = 結果
web-mine-all-results = 勝ちと負け
web-mine-only = { $result ->
    [won] 勝ち
   *[lost] 勝ち以外
 }
web-mine-none = 最後まで遊んだゲームはまだありません。
web-mine-none-found = 当てはまるゲームはありません。
web-mine-more = もっと見る
web-mine-place = { $place ->
    [1] 勝ち
   *[other] { $players }人中{ $place }位
 }
web-mine-several = 複数の席
web-mine-uncounted = 数えません
web-mine-seats = 参加者と得点
web-mine-replay = { $table }のリプレイ
web-mine-review = { $table }の振り返り
web-mine-sum = { $games }ゲーム、{ $wins ->
    [0] 勝ちなし
   *[other] { $wins }勝（{ $share }）
 }。平均{ $points }点、最高{ $best }点。
web-mine-games = ゲーム
web-mine-wins = 勝ち
web-mine-share = 勝率
web-mine-points = 平均点
web-mine-by-rules = ルール別
web-mine-by-seat = 席別
web-mine-against = 相手別
web-mine-seat = { $players }人中の席 { $seat }
web-mine-people = 人

## 振り返り

refusal-bad-effort = 振り返りの手間は0より大きい数です（{ $effort } は使えません）。
refusal-no-decision = この記録の{ $step }番目には、選択の余地のある決定がありません。
refusal-review-not-yours = 振り返りを頼めるのは、そのテーブルに座っていた人だけです。
refusal-reviews-full = 振り返りを待つゲームが多すぎます。後でもう一度お試しください。
refusal-review-failed = 振り返りに失敗しました。もう一度お試しください。
list-separator = { "、" }
review-title = 振り返り
review-progress = 決定を調べています
review-reason-points = 最後に{ $name }は{ $played }点ではなく{ $better }点になります。
review-reason-turns = { $name }の残り手番は{ $played }回ではなく{ $better }回で、ゲームは{ $more ->
    [yes] 長く続きます
   *[no] 早く終わります
 }。
review-reason-ends = { $name }の次の手番の前にゲームが終わり、{ $name }が勝つのは100回中{ $played }回ではなく{ $better }回です。
review-why = ここから何度も続けた平均：
review-no-single-reason = 差を生む1つの理由はありません。小さな違いが積み重なっています。
review-player = 正確さ { $accuracy } · 失った勝率の合計 { $lost } · 運 { $luck }
review-no-decisions = 決定なし
review-accuracy = 正確さ
review-lost = 失った勝率
review-luck = 運
review-course = それぞれの勝つ見込み
review-turning-points = 分かれ目
review-none = 分かれ目はありません。1つの決定や1度の運で流れが変わることはありませんでした。
review-turn = { $turn ->
    [0] 準備（{ $name }）
   *[other] { $name }の{ $turn }手番目
 }
review-kind = { $kind ->
    [mistake] ミス
    [missed] 逃した好機
    [luck] 運のいたずら
   *[best] 最善の一手
 }
review-better = より良い手：
review-instead-of = 自然に見えた手：
review-win = 勝率は{ $played }ではなく{ $best }になります。
review-gain = 勝率が { $gain } 上がりました。
review-lucky = その後の運で、{ $name }の勝率は { $change } 上がりました。
review-unlucky = その後の運で、{ $name }の勝率は { $change } 下がりました。
review-close = { $count ->
    [0] 互角の選択はありませんでした。
   *[other] { $count }回の決定は互角でした。2つの選択のどちらが良いかは決められません。
 }
review-not-over = ゲームはまだ終わっていません。ここまでを振り返ります。
review-broken-off = 中断しました。ここまでに分かったことです。

## コマンド

command-no-game = 終わったゲームはありません。
command-fit-playing = 学習のための対局
command-fit-interrupted = 中断しました。対局済みの分は { $folder } に残っています。同じコマンドで続きから始まります。
command-fit-losses = 学習に使わなかった対局の予測：局面数、これまでの重みの対数損失、新しい重みでの減り幅（95%）：
command-fit-set = { $players }人、{ $family }
command-fit-gate = これまでの重みと対局中
command-fit-accepted = 採用
command-fit-refused = 不採用、これまでの重みを使います
command-fit-written = { $file } を書きました。COTHON_WEIGHTS={ $folder } でボットが使います。
command-playing = 対局中
command-playing-games = 対局中、{ $count }局
command-games = { $count }局
command-head = { $head ->
    [bot] ボット
    [games] 局数
    [wins] 勝ち
    [share] 割合（95 %）
    [points] 得点
    [elo] Elo（95 %）
   *[seconds] 秒/手
 }
command-fault = { $bot } が1局失いました：{ $reason }
command-more = …ほかに{ $count }件。
command-wins = { $games }局中 { $wins }
command-serving = Cothon は { $url } で動いています。Ctrl-C で終了します。
command-bot-playing = テーブル { $table } で遊んでいます。あとで続けるには：{ $how }
command-bot-over = ゲームは終わりました：{ $scores }点。
command-stopped = { $games }局中{ $done }局で止めました。--resume で続けられます。
command-nothing = なし
command-rows = { $count }行
command-simulated = { $games }局、1局あたり{ $decisions }回の決定
command-bot-wins = 勝率 { $share } [{ $low }, { $high }]  { $points }点
command-balance-of = { $rules }、{ $players }人：
command-balance-start = スタートプレイヤーの勝率は { $share } で、{ $against }。
command-balance-place = { $place }番手の勝率は { $share } で、{ $against }。
command-balance-no-place = 2番手以降に、偶然で説明できる範囲を超えて公平な割合から外れる手番はありません。
command-balance-chance = 偶然だけで説明できます（公平な割合は { $fair } %）
command-balance-apart = 公平な割合 { $fair } % より{ $points }ポイント{ $side ->
    [above] 高い値です
   *[below] 低い値です
 }
command-balance-long = 1局は全席あわせて{ $mean }回の決定です。10局中9局は{ $low }〜{ $high }回です。
command-balance-close = 勝者は平均 { $points }点で、2位より{ $margin }点多く（半数のゲームでは多くて{ $middle }点差）、勝利の { $shared } % は分け合いです。
command-balance-one-ending = どのゲームも同じ終わり方です：{ $ending }。
command-balance-endings = ゲームの終わり方：{ $endings }。
command-balance-pays = { $what ->
    [actions] 行動
   *[holdings] 終了時の
 }「{ $name }」が1つ多いと、勝率が { $win } ± { $half }ポイント{ $side ->
    [above] 高く
   *[below] 低く
 }なる傾向があります（1局平均 { $mean }）。

## 問題

refusal-no-puzzle = 問題 { $puzzle } はありません。
refusal-no-puzzles = そのような問題はありません。
refusal-puzzle-part = 「{ $moves }」は決定の途中です。
refusal-bad-day = { $day } は日付ではありません。2026-01-31のように書いてください。
refusal-puzzles-file-broken = { $file } は `cothon puzzles make` が書いたファイルではありません。
refusal-puzzles-other-seed = { $file } にはシード { $seed } の対局が入っています。そのシードで続けるか、別のファイルを指定してください。
puzzles-title = 問題
puzzles-question = { $name } の番です。最善の手は？
puzzles-level = { $level } が解けます
puzzles-right = 正解！
puzzles-wrong = 最善ではありません。勝率を { $loss } 失います。
puzzles-answer = 最善：{ $moves }
puzzles-instead = { $moves } と比べて：
puzzles-with-best = 最善の手なら、平均して：
puzzles-making = 問題を探しています。{ $count }問見つかりました
puzzles-made = { $games }局を調べ、{ $file } に{ $count }問あります。
puzzles-checking = 問題を確かめています
puzzles-broken = { $puzzle }：{ $leaks ->
    [yes] その席が知らないことが局面からわかります
   *[no] 別の決定のほうが良い結果でした
 }
puzzles-held = { $count }問中{ $hold }問の答えが確かめられました。席が知らないことがわかる局面は{ $leaks }問です。
web-puzzles = 問題
web-puzzles-about = あなたの番です。最善の手は？　強いボットのゲームから取った局面で、どれも最善の決定がはっきりひとつあります。
web-puzzles-day = 今日の問題
web-puzzles-themes = テーマ別
web-puzzles-all = すべてのテーマ
web-puzzles-every-level = すべての難しさ
web-puzzles-every-rules = すべてのルール
web-puzzles-level = 難しさ
web-puzzles-difficulty = { $level ->
    [trader] やさしい
    [merchant] ふつう
   *[master] むずかしい
 }
web-puzzles-next = 次の問題
web-puzzles-none = 当てはまる問題がありません。別のテーマか難しさを選んでください。
web-puzzles-solved = { $count }問正解
web-puzzles-streak = { $count }日連続
web-puzzles-of = { $solved } / { $count }
web-puzzles-ask = ここであなたにとって最善の手は？　テーブルと同じように決めてください。
web-puzzles-judging = 少々お待ちください…
web-puzzles-right = 正解！　これが最善の決定です。
web-puzzles-wrong = 最善ではありません。勝率を { $loss } 失います。
web-puzzles-slight = おしい！　考え方は合っていますが、もっと良い払い方があります。
web-puzzles-try = もう一度
web-puzzles-show = 答えを見る
web-puzzles-answer = 最善：
web-puzzles-instead = 比べた手：
web-puzzles-with-best = 最善の手なら、平均して：
web-puzzles-worth = 勝率 { $win }、次に良い手より { $gap } 高い。
web-puzzles-play-on = ここから続けて遊ぶ
web-puzzles-done = 正解済み
web-puzzles-link = 解く

## レッスン

lesson-other = それもできますが、レッスンの言うとおりにやってみましょう。
lesson-impossible = 明るいところを選んでみましょう。
lesson-fine = { $lesson }：{ $steps }ステップ、問題なし
lesson-problem-rules = このゲームにルール{ $rules }はありません
lesson-problem-reached = ステップ「{ $step }」に進めません：{ $why }
lesson-problem-turn = ステップ「{ $step }」は学ぶ人の手番ではなく{ $turn }の手番です
lesson-problem-illegal = ステップ「{ $step }」の「{ $move }」はできません：{ $why }
lesson-problem-half = ステップ「{ $step }」の「{ $move }」は途中で終わっています
lesson-problem-hidden = ステップ「{ $step }」の「{ $move }」の結果が、見えないカードで変わります
lesson-problem-then = ステップ「{ $step }」の「{ $move }」のあとに「{ $then }」はできません：{ $why }
lesson-problem-chance = ステップ「{ $step }」の「{ $move }」のあとに引くカードを `then` に書いてください。例：{ $known }
lesson-problem-several = ステップ「{ $step }」は複数の決定を受け入れるので、次のステップには局面が必要です
lesson-problem-words = { $text } のテキストが { $tongue } にありません
lesson-problem-figures = { $text } の数字が { $tongue } では英語と違います
refusal-no-lesson = レッスン { $lesson } はありません。
refusal-no-lesson-step = レッスン { $lesson } は全{ $steps }ステップで、ステップ { $step }はありません。
refusal-lesson-unfit = { $lesson } はレッスンとして読めません：{ $what }
web-lessons = 遊んで学ぶ
web-lessons-text = 本物のテーブルで短いレッスン。どの手も自分で決めます。
web-learn-now = 遊んで学ぶ（{ $minutes }分）
web-learn-on = 続きを学ぶ
web-lesson-minutes = { $minutes }分
web-lesson-start = はじめる
web-lesson-resume = ステップ{ $step }から続ける（全{ $steps }）
web-lesson-again = もう一度
web-lesson-finished = 修了
web-lesson-step = ステップ { $step } / { $steps }
web-lesson-try-again = やり直す
web-lesson-led = その結果はこうなります：
web-lesson-why-not = それはできません：
web-lesson-leave = レッスンを終える
web-lesson-back = ひとつ戻る
web-lesson-learned = 学んだこと
web-lesson-play = 新人と対戦する
web-lesson-next = 次のレッスン：{ $title }
web-lesson-all = レッスン一覧
web-lesson-says = レッスン
web-coach = コーチ
web-coach-off = 説明を出さない
