/** Verbs that hold an object of their own and can be split (睡觉, 睡了八个小时觉), with the way they take somebody. */

/** By the word that brings somebody before the verb. */
const WITH_SOMEBODY: Readonly<Record<string, string>> = {
  跟: '见面 结婚 聊天 聊天儿 吵架 打架 离婚 分手 约会 握手 说话 谈话 谈恋爱 道歉 合影 打招呼 订婚 开玩笑 打交道',
  给: '打电话 写信 照相 发邮件 发短信 做饭 过生日 让座 道歉 上课 看病',
  为: '服务 鼓掌 加油 操心 送行',
};

/** Which take nobody, or somebody in a way of their own. */
const ALONE =
  '睡觉 游泳 跑步 跳舞 唱歌 吃饭 起床 打篮球 踢足球 打网球 打太极拳 打乒乓球 打羽毛球 买菜 买票 订票 洗澡 散步 爬山 上课 下课 上班 下班 上学 放学 开会 看书 看病 走路 开车 骑车 打球 踢球 滑雪 滑冰 逛街 排队 请客 请假 毕业 帮忙 生气 理发 上网 放假 考试 读书 做菜 做饭 买东西 打工 旅游 加班 住院 抽烟 喝酒 喝茶 写字 画画 弹琴 下棋 搬家 吃惊 吃亏 刷牙 洗手 洗脸 化妆 发烧 感冒 报名 出差 点菜 打针 录音 唱戏 跳高 钓鱼 打牌 讲课 留学 上当 加油 干活 堵车 付款 花钱 赚钱 存钱 试卷 睡懒觉 发言 打字 打扫 打折 下雨 下雪 刮风';

const WHOLE = new Set('旅游 打扫 感冒 出差 留学 考试 试卷 服务'.split(' '));

const PREPOSITION = new Map(
  Object.entries(WITH_SOMEBODY).flatMap(([word, verbs]) =>
    verbs.split(' ').map((verb) => [verb, word] as const),
  ),
);
const SPLIT = new Set([...PREPOSITION.keys(), ...ALONE.split(' ')].filter((verb) => !WHOLE.has(verb)));

/** The word before somebody with whom or for whom it is done; undefined where the verb takes nobody so. */
export const prepositionOf = (verb: string): string | undefined => PREPOSITION.get(verb);

/** 睡觉 → 睡 and 觉; a verb that is whole has no object. */
export function splitVerb(verb: string): readonly [act: string, object: string] {
  return SPLIT.has(verb) ? [verb.charAt(0), verb.slice(1)] : [verb, ''];
}

export const isSplitVerb = (verb: string): boolean => SPLIT.has(verb);

export const SPLIT_VERBS = [...SPLIT].join('|');
export const WITH_VERBS = [...PREPOSITION.keys()].join('|');
