/** Named classes of words that patterns refer to with `@name`. Add a word here, not in a rule, where rules share it. */

const CLASSES = {
  /** Whoever can stand before a verb. */
  person: '我 你 您 他 她 我们 你们 他们 她们 咱们 大家',
  kin: '爸爸 妈妈 父亲 母亲 哥哥 姐姐 弟弟 妹妹 爷爷 奶奶 父母 老师 朋友 同学 同事 孩子',
  /** What stands before a word for somebody: 我的一个好朋友. */
  ofPerson:
    '我 你 您 他 她 我们 你们 他们 她们 的 一 两 几 个 位 些 一些 好 新 老 男 女 中国 这 那 这个 那个 一个',
  number: '一 两 三 四 五 六 七 八 九 十 几',
  many: '两 三 四 五 六 七 八 九 十 几',
  digits: '一 二 两 三 四 五 六 七 八 九 十',
  measure:
    '个 本 张 只 件 条 辆 杯 块 家 台 支 枝 双 瓶 碗 位 名 口 间 把 首 封 棵 朵 匹 头 架 幅 部 座 节 门 斤 种 次',
  moment:
    '今天 明天 昨天 后天 前天 早上 晚上 下午 上午 中午 周末 去年 明年 今年 每天 星期一 星期二 星期三 星期四 星期五 星期六 星期天 星期日 周一 周二 周三 周四 周五 周六 周日 今晚 明晚 昨晚',
  unit: '年 天 周 星期 月 小时 分钟 钟头 岁',
  very: '很 非常 太 十分 特别 真 挺 相当 极其 好',
  strong: '很 非常 太 十分 极其',
  habit: '常常 经常 总是 往往 天天 每天',
  doing:
    '打电话 去 来 看 吃 喝 学 学习 工作 买 做 写 听 说 玩 见 回 上课 上班 吃饭 睡觉 起床 看书 游泳 跑步 打球 运动 休息 练习 复习 洗澡 逛街 旅行 旅游',
  mind: '知道 喜欢 觉得 认识 爱 相信 希望 害怕 怕 懂 明白 需要 愿意',
  /** Nouns of people that are counted with 个 or 位. */
  people:
    '人 朋友 学生 老师 孩子 同学 哥哥 姐姐 弟弟 妹妹 女儿 儿子 医生 同事 男人 女人 客人 外国人 中国人 小孩 小孩子 女孩 男孩 大学生 留学生 工人 司机 护士',
  thing:
    '书 课 苹果 杯子 房间 问题 国家 城市 汉字 词 句子 星期 月 钟头 电脑 手机 礼物 包 菜 面包 鸡蛋 班 字 故事 电影 照片 椅子 桌子 票 信 狗 猫 衣服 裤子 自行车 汽车 铅笔 西瓜 香蕉',
  clumsy: '累 困 饿 渴 冷 热 忙 难 疼 紧张 难过 不舒服 担心 害怕 生气 贵 远 慢 晚 奇怪 麻烦 复杂 无聊',
  /** Verbs that may be followed by 在 and a place, or take it as what they say. */
  staying:
    '住 坐 站 放 写 躺 挂 停 生 出生 生活 留 睡 死 掉 存 发生 走 落 待 呆 用 摆 贴 种 藏 忘 丢 落 装 成长 长大 飘 画 集中 发 站住 排 跪 趴 靠 存在 处 花 投 打',
  /** Verbs that do not say what somebody does. */
  being:
    '是 有 没有 在 叫 姓 像 属于 等于 成为 到 过 当 算 变成 好像 不是 关于 直到 从 离 包括 为 记得 忘 忘记 忘了 记住 等 喜欢 爱 讨厌 觉得 认为 知道 想起 想 听说 说 问 希望 选 选择 定 安排 订 约 改 推迟 改到 推到 祝 预约 猜 超过 怀念 回忆 决定 计划 打算 看到 学到',
  wish: '想 要 想要 会 能 可以 应该 得 必须 打算 准备 需要 愿意 喜欢 爱 不想 不要',
  mindful: '喜欢 爱 想 讨厌 害怕 怕 担心 关心 感谢 相信 希望 了解 支持 羡慕 喜爱 热爱 尊敬 佩服 想念',
  past: '昨天 前天 去年 前年 刚才 昨晚 上个星期 上个月 上星期 上周 上次 上个周末 上周末 昨天晚上 昨天下午 昨天上午 昨天早上',
  vehicle: '飞机 火车 地铁 公共汽车 公交车 出租车 自行车 高铁 汽车 摩托车 电动车 公交 巴士',
} as const satisfies Record<string, string>;

const SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(CLASSES).map(([name, words]) => [name, new Set(words.split(' '))]),
);

/**
 * The words of a class.
 * @throws if there is no such class: a slip in a rule, seen as soon as the rules are loaded.
 */
export function classOf(name: string): ReadonlySet<string> {
  const words = SETS.get(name);
  if (words === undefined) throw new Error(`no word class ${name}`);
  return words;
}
