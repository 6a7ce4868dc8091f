## 启动服务器

about-serve = 在浏览器中对弈：在本机启动服务器。
option-serve-host = 监听地址，默认 127.0.0.1（仅限本机）；0.0.0.0 则允许他人连接。
option-serve-port = 端口，默认 8808；若被占用则顺延。
option-serve-database = 棋局存放处，如 postgresql://user@host/name；默认是数据文件夹中的 SQLite 文件。
option-serve-origin = 允许使用本服务器的网页地址，如代理后的 https://play.example.org；可多次使用。
option-serve-thinking = 电脑棋手每次行动最多思考多少秒，默认 10。
option-serve-open = 同时打开浏览器。
serve-at = 棋盘地址：{ $address }
serve-loopback = 只有本机可以访问。要让同一网络中的人加入：bingqi serve --host 0.0.0.0
serve-open = 其他机器可以用本机地址访问。请勿把某人的链接交给别人。
serve-stands = 服务器已在运行，棋局都在那里：{ $address }
serve-stop = 按 Ctrl-C 停止；棋局会保留。
serve-no-browser = 无法打开浏览器；请自行在浏览器中打开上面的地址。
play-no-browser = 无法打开浏览器；请自行在浏览器中打开上面的地址。若想就在终端里下：bingqi play --terminal
serve-no-client = 服务器已运行，但网页尚未构建。请运行“python3 dev.py setup”，然后重新启动。
error-no-server = 服务器所需的软件包尚未安装（首先缺少 { $name }）。请安装 bingqi 的附加组件“app”。
error-cannot-listen = 服务器无法监听 { $host } 的端口 { $port }（{ $fault }）。
error-database-address = “{ $address }”不是这里可用的数据库地址。地址应以 sqlite:/// 或 postgresql:// 开头。
error-database = 数据库 { $address } 无法使用（{ $fault }）。

## 未获准的请求

denied-stale = 局面已经变化，请重新查看并选择。
denied-not-your-turn = 现在轮到另一方决定。
denied-not-your-seat = 这不是您的席位。
denied-game-over = 对局已经结束。
denied-no-undo = 现在没有可以收回的行动。
denied-no-such-moment = 对局中没有这个时刻；您所知的行动共有 { $most } 个。
denied-no-such-seat = 没有名为“{ $name }”的席位。
denied-not-allowed = 您无权这样做。
denied-no-reason = 裁判代某席行动时须写明理由。
denied-file-before-end = 文件含有种子和全部机密，只有在对局结束后、由裁判或由独自对弈的人才能取得。
denied-branch-before-end = 对局结束前不能由此分出新局，裁判和独自对弈的人除外。
denied-seed-among-others = 知道种子就知道骰子，因此有人凭链接参加时不能自选种子。
denied-bad-seed = 种子是 0 到 { $most } 之间的整数。
denied-no-real-dice = 本局由电脑掷骰。
denied-bad-key = 这个链接在此打不开任何棋局。
denied-bad-origin = 其他服务器的网页不能与本服务器通信。
denied-malformed = 服务器看不懂这条消息（{ $fault }）。
denied-no-hello = 第一条消息必须在十秒内出示密钥问候。
denied-hello-twice = 已经问候过了。
denied-chat = 发言须有 1 到 { $most } 个字符。
denied-too-large = 内容过长。
denied-too-fast = 请求过于频繁，请稍候。
denied-too-many = 同时连接或请求过多。
denied-taken-over = 有人在别处用同一链接打开了这个席位。
denied-too-slow = 连接过慢；重新进入即可取回期间发生的一切。
denied-busy = 服务器正忙于此事，请稍后再试。
denied-superseded = 已有更新的询问取代了这一个。
denied-odds-too-long = 可能的结果太多，来不及一一计算。
denied-closing = 服务器即将关闭，棋局会保留。
denied-fault = 服务器自身出错；一切未变。
error-not-a-placing = “{ $text }”不是能移到那里的行动。
error-not-a-place = “{ $text }”不是棋盘上的位置。
log-round = 第 { $round } 轮
