### 以步计长的战场，出了什么错。

error-paces-ground-twice = { part-place }放不下这处地形（{ $ground }）：战场上每方一处营地，另加十四处其他地形。
error-paces-off-board = { part-place }{ $name } 超出了地图边缘，地图边长 { $board } 步。
error-paces-element-words = { part-place }看不懂“{ $text }”。单位的写法如“Bd at 1200,800 facing 000 general”或“CF in camp”。
error-paces-element-nowhere = { part-place }{ $side } 有单位没有位置；请给每个单位写“at”或“in_camp”，或者让双方自行部署。
error-paces-no-camp = { part-place }{ $side } 在战场上没有营地，谁也不能在里面。
error-paces-camp-full = { part-place }{ $unit } 与 { $other } 在同一处营地；一处营地只容一个单位。
