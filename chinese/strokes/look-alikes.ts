// Characters that are written for one another, because a stroke is longer, stands elsewhere or lacks.

/** Each line: characters of which any may be written for any other. */
const GROUPS = `
人 入 八
大 太 犬 天 夫
未 末 本 木 术
土 士 工
己 已 巳
日 曰 目 白
日 旦
田 由 甲 申 电
干 千 于
午 牛
王 玉 主
五 王
刀 力 刁
九 几 丸
万 方
小 少
贝 见
水 永 冰
问 间 闪 闭 同
今 令 合
名 各
找 我
买 卖 实
头 买
住 往 佳 注
休 体 本
拔 拨
折 拆
免 兔
乌 鸟
侯 候
戊 戌 戍 成
辛 幸
师 帅
仓 仑
冶 治
沙 抄
清 请 情 晴
晴 睛
喝 渴
跑 抱 饱
晚 挽
很 恨 根 跟
低 底
爪 瓜
风 凤
厂 广
下 不
上 止
止 正
口 日 回
四 西 酉
处 外
开 井
云 去
古 舌
石 右
右 左
百 白
自 目 且
具 县
直 真
票 栗 粟
要 耍
历 厉
代 伐
仅 汉
没 设
活 话
课 棵
快 块
坏 怀 环
还 坏
近 进
远 运
边 达
里 理
早 旱 草
车 东 乐
书 韦
长 张
生 主
先 生
半 羊
平 苹 评
米 来
义 叉 又
又 文
女 如 安
子 了 孑
予 矛
尤 龙
无 元 天
元 远 完
光 先
兄 只
兵 乒 乓
毛 手
气 汽
酒 洒
漂 飘
学 觉 字
衣 农
礼 札
明 朋
月 用
哪 那
他 她 地
吧 把 爸
喊 减
金 全
菜 茶
茶 荼
家 冢
宫 官
考 老
孩 该 刻
错 借
差 着
爱 受
热 熟
提 题
起 赶
城 诚
感 惑
慢 漫
便 更 使
像 象
星 是
阳 阴
认 队
为 办 力
友 反 发
友 支
皮 波
在 左
存 在
间 简
教 数
买 卖
心 必
北 比
立 位
多 夕
名 多
几 机
斤 近
竹 行
言 信
`;

const OTHERS: ReadonlyMap<string, readonly string[]> = othersOf(GROUPS);

/** The characters that are taken for this one, the likeliest first; empty for most. */
export const lookAlikesOf = (character: string): readonly string[] => OTHERS.get(character) ?? [];

function othersOf(groups: string): Map<string, string[]> {
  const others = new Map<string, string[]>();
  for (const group of groups.trim().split('\n')) {
    const members = group.trim().split(' ');
    for (const member of members) {
      const known = others.get(member) ?? [];
      others.set(member, [...known, ...members.filter((one) => one !== member && !known.includes(one))]);
    }
  }
  return others;
}
