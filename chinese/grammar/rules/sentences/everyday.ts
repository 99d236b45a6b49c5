/** Mistakes in the plainest sentences of daily life, each sure by its words: where one lives, how long, how called, how often. */

import type { Match } from '../../pattern.ts';
import { partRules, type Rule, textRule, word } from '../../rule.ts';
import type { Token } from '../../tokens.ts';
import { isConceded } from '../spared.ts';

const STOP = '(?=[，。！？!?,.]|$)';
const ONE = '我|你|您|他|她|我们|你们|他们|她们';
const KIN =
  '女儿|儿子|孩子|妈妈|爸爸|哥哥|姐姐|弟弟|妹妹|奶奶|爷爷|丈夫|妻子|太太|先生|老公|老婆|朋友|老师|同学|同事|狗|猫';
/** Whoever may stand before a verb, by one word or as somebody's own. */
const SOMEBODY = `(?:(?:${ONE})的?(?:${KIN})|(?:${ONE})|这(?:只)?(?:狗|猫))`;
/** Characters by which foreign names are written, and hardly anything else with two of them in a row. */
const OF_NAMES =
  '阿安奥巴贝比博布达黛戴丹德迪蒂多尔菲费弗芙夫戈格哈汉亨吉加杰卡凯科克拉莱兰劳雷蕾丽莉里利林琳卢鲁路罗洛玛马麦曼梅蜜米莫穆娜纳奈尼妮诺帕佩皮乔琼萨莎桑斯丝苏索塔泰特汤托瓦维温沃西希夏辛娅亚伊艾尤约泽珍茱丁';
const NAME = `(?:\\p{Lu}[\\p{L}]+(?: \\p{Lu}[\\p{L}]+)*|[${OF_NAMES}]{2,5})`;

const rule = (
  point: string,
  source: string,
  fix: (found: RegExpExecArray) => string | undefined,
  tier?: 'natural',
) => textRule(point, new RegExp(source, 'gu'), fix, 0.86, tier);

const isPast = (time: string): boolean => /^(?:昨|前天|去年|前年|上个|上周|上星期|刚才)/u.test(time);

/** What goes on behind it belongs to it: 他说话总是……. */
const isAtEnd = ({ to }: Match, tokens: readonly Token[]): boolean =>
  !/^(?:…|——)/u.test(tokens[to]?.text ?? '');

/** 三个小时, 两年, 八个月. */
const LONG =
  '((?:[一两三四五六七八九十几半]{1,3}|[0-9]{1,3}|好几)(?:个半?)?多?(?:小时|钟头|月|星期|礼拜|分钟|年半?|天|周))';
/** Deeds with a thing, of which how long is told between the two. */
const LONG_DEEDS = '学|学习|等|看|听|写|练|练习|教|弹|玩|打|骑|开';
/** Deeds that are done at a place, whole or with their thing. */
const DONE_THERE =
  '吃饭|喝茶|喝咖啡|喝酒|工作|学习|跑步|睡觉|买东西|买菜|看书|上班|上学|上课|玩|玩儿|见面|休息|运动|锻炼|游泳|散步|聊天|踢球|打球|跳舞|唱歌';
const ON = '桌子|床|椅子|沙发|墙|黑板|书架|窗台|盘子|地板';
const IN = '书包|冰箱|箱子|盒子|抽屉|钱包|口袋|衣柜|杯子|瓶子|锅';
const QUALITY = '累|忙|高兴|开心|难过|生气|紧张|担心|害怕|伤心|不高兴|不开心|饿|困';
const LIKING = '喜欢|想|要|爱|想要';

/** Things that are counted by a word of their own, where 个 is said by who knows no other. */
const COUNTED: Readonly<Record<string, string>> = {
  条: '金鱼|小鱼|大鱼|小河|裙子|裤子|牛仔裤|围巾',
  朵: '花|玫瑰花|玫瑰|鲜花|小花',
  套: '公寓',
  首: '歌|老歌|情歌|儿歌|中国歌|中文歌|英文歌|流行歌|民歌',
  辆: '车|自行车|汽车|摩托车|卡车',
  只: '小鸟|小狗|小猫|兔子|鸟|猫|狗',
  本: '书|小说|词典|日记|杂志',
  封: '信|邮件',
  件: '衣服|毛衣|大衣|外套|衬衫',
  张: '票|照片|桌子|床|地图|机票|电影票',
  把: '椅子|雨伞|钥匙|吉他',
  台: '洗衣机|电视机',
};
const MEASURE = new Map(
  Object.entries(COUNTED).flatMap(([measure, things]) =>
    things.split('|').map((thing) => [thing, measure] as const),
  ),
);
const THINGS = [...MEASURE.keys()].toSorted((a, b) => b.length - a.length).join('|');
/** What of things stands between them and their number: 新, 漂亮的. */
const TRAIT =
  '(?:[新旧老大小好]的?|[红白黑蓝绿黄]色?的?|很?(?:好听|漂亮|好看|便宜|可爱|有名|贵|长|大|小|老|新|旧)的)?';

export const EVERYDAY_RULES: readonly Rule[] = [
  // 他比我跑得很快.
  rule(
    'bi-very',
    `(?<=(?<![不好对相])比(?![赛如方较例])[^，。！？!?]{1,8})(?<![觉记值显懂晓])得(?:很|非常|特别|十分|太)(?!多)(?=\\p{Script=Han}{1,3}${STOP})`,
    () => '得',
  ),
  ...partRules('place-order', '^ /T? ~Np 已经? [ v=住 p=~Nl d=/D e=了? ] $', '在{p}{v}了{d}{e}'),
  rule(
    'place-order',
    `(?<=(?:^|[，。！？!?])${SOMEBODY})住(?![在了过得不进到满院着])([\\p{Script=Han}]{2,4}?)${LONG}(了?)${STOP}`,
    ([, place, long, le]) => `在${place}住了${long}${le}`,
    'natural',
  ),
  rule(
    'duration-order',
    `(?<=(?:昨天|前天|昨晚|上个?(?:星期|周|月)|去年)(?:晚上|下午|上午)?(?:${ONE})?|(?:${ONE})(?:昨天|前天|昨晚)(?:晚上|下午|上午)?)([打踢看听写读玩弹唱])(篮球|足球|网球|乒乓球|羽毛球|排球|电视|电影|音乐|汉字|游戏|吉他|钢琴)${LONG}${STOP}`,
    ([, act, thing, long]) => `${act}了${long}${thing}`,
  ),
  ...partRules(
    'duration-order',
    [`^ ~Np [ v=${LONG_DEEDS} o=~Nt d=/D ] $`, `^ ~Np [ v=等|坐 o=公共汽车|公交车|火车|地铁 d=/D ] $`],
    '{v}了{d}{o}',
    { tier: 'natural', when: isAtEnd },
  ),
  ...partRules(
    'duration-order',
    [`^ t=/T ~Np? [ v=${LONG_DEEDS} o=~Nt d=/D ] $`, `^ ~Np t=/T [ v=${LONG_DEEDS} o=~Nt d=/D ] $`],
    '{v}了{d}{o}',
    { when: (match, tokens) => isPast(word(match, 't')) && isAtEnd(match, tokens) },
  ),
  rule(
    'shi-missing',
    `(?<=^|[，。！？!?])(${SOMEBODY})(?:的)?名字(${NAME})${STOP}`,
    ([, who = '', name]) => `${who}的名字是${name}`,
  ),
  rule(
    'shi-missing',
    `(?<=^|[，。！？!?])(${SOMEBODY})(?:的)?名字什么${STOP}`,
    ([, who = '']) => `${who}的名字是什么`,
  ),
  rule(
    'place-order',
    `(?<![在到去从来往离的])(${DONE_THERE})(那里|那儿|这里|这儿)${STOP}`,
    ([, act, place]) => `在${place}${act}`,
  ),
  // 见面了我的老同学, 毕业了大学: the verb has its object, and another behind it.
  rule(
    'separable',
    `(?<=(?:${ONE})(?:\\p{Script=Han}{1,3}[天年月周期])?)(见面|结婚|分手|离婚|吵架)了((?:(?:${ONE})们?的?|一个)(?!的)\\p{Script=Han}{0,4}(?:人|友|同学|同事|老师|妈妈|爸爸|哥哥|姐姐|弟弟|妹妹|邻居|老板|经理|姑娘))${STOP}`,
    ([, act = '', whom]) =>
      act === '见面' || act === '吵架' ? `跟${whom}${act[0]}了${act[1]}` : `跟${whom}${act}了`,
  ),
  rule('separable', `毕业了(大学|高中|初中|中学|小学|研究生)${STOP}`, ([, school]) => `${school}毕业了`),
  rule(
    'separable',
    '聊天了(?=(?:很多|一些|好多|[两三几]个|[一两]件)[^，。！？]{0,4}(?:事|话|话题|问题))',
    () => '聊了',
  ),
  ...partRules('shi-de', '/N 是 从 [ p=~Nl ] $', '{p}来的', {
    // 是从北京、上海等地方来的 goes on.
    when: ({ to }, tokens) => !/^[、…：]/u.test(tokens[to]?.text ?? ''),
  }),
  rule(
    'localizer',
    `(?<![现正实存])在(${ON})(?=[，。！？!?,.]|$|(?:睡觉?|写字?|坐着?|躺|画画?|玩|吃饭)(?:[，。！？!?]|$|[了着]))`,
    ([, thing]) => `在${thing}上`,
  ),
  rule('localizer', `(?<![现正实存])在(${IN})${STOP}`, ([, thing]) => `在${thing}里`),
  rule(
    'question-front',
    `(?<=^|[，。！!])几岁是?((?:[你您他她])(?:的?(?:${KIN}))?)是?(?=[？?]|$)`,
    ([, who]) => `${who}几岁`,
  ),
  rule(
    'question-front',
    `(?<=^|[，。！!])什么([你您他她]们?)(${LIKING})(吃|喝|看|做|玩|学|买|听|说)(?=[？?]|$)`,
    ([, who, wish, act]) => `${who}${wish}${act}什么`,
  ),
  rule(
    'question-front',
    `(?<=^|[，。！!])什么([你您他她]们?)(吃|喝|看|做|玩|学|买|听)(周末|每天|今天|明天|昨天|晚上|早上|现在)(?=[？?]|$)`,
    ([, who, act, time]) => `${who}${time}${act}什么`,
  ),
  rule(
    'question-front',
    `(?<=^|[，。！!])为什么是([你您他她]们?)(${QUALITY})(?=[？?]|$)`,
    ([, who, how]) => `${who}为什么${how}`,
  ),
  textRule(
    'measure-wrong',
    new RegExp(
      `(?<=(?<![第十百])[一两三四五六七八九几])个(${TRAIT})(${THINGS})(?=[，。！？!?,.]|$|[给送在]|很|都|了)`,
      'gu',
    ),
    ([, trait = '', thing = '']) => {
      const measure = MEASURE.get(thing);
      return measure && `${measure}${trait}${thing}`;
    },
    // What a rule calls wrong goes before.
    0.8,
    'natural',
  ),
  ...partRules(
    'adverb-verb',
    '^ /T? ~Np [ v=/v&!@being&!说|问|想|看|觉得 o=/N? a=常常|经常|总是|天天 ] $',
    '{a}{v}{o}',
    { when: isAtEnd },
  ),
  ...partRules(
    'adverb-verb',
    '^ ~Np [ v=喜欢|爱|想|要|去|来|吃|喝|买|学|学习|会|有|认识|住在 o=/N a=也 ] $',
    '也{v}{o}',
    {
      when: isAtEnd,
    },
  ),
  ...partRules(
    'dou-order',
    '^ [ 都 s=~Np ] >喜欢|是|有|会|想|要|去|来|吃|喝|很|学|学习|在|住|不|没|没有|知道',
    '{s}都',
  ),
  ...partRules(
    'adverb-subject',
    '^ [ 也 s=~Np ] >喜欢|是|有|会|想|要|去|来|吃|喝|很|学|学习|在|住|不|没|没有|知道',
    '{s}也',
  ),
  ...partRules(
    'bu-past',
    ['^ t=/T ~Np [ 不 v=去|看|吃|喝|买|来 ] >/N,v&!了', '^ ~Np t=/T [ 不 v=去|看|吃|喝|买|来 ] >/N,v&!了'],
    '没{v}',
    { when: (match, tokens) => isPast(word(match, 't')) && endsPlainly(match, tokens) },
  ),
  rule(
    'mei-state',
    `(?<=(?:^|[，。！？!?])(?:${ONE}))没(喜欢|爱)(?!过|上|了|的)(?=[^，。！？过上的]{1,5}${STOP})`,
    ([, feels]) => `不${feels}`,
  ),
  ...partRules('shi-adjective', '^ /N [ 是 d=很|非常|特别|十分 a=/a ] >。|！', '{d}{a}', {
    confidence: 0.8,
    when: (match, tokens) => !isConceded(match, tokens),
  }),
  ...partRules(
    'time-order',
    '^ ~Np [ 是? d=很|非常|特别 a=/a t=今天|昨天|最近|现在|这几天|今晚 ] $',
    '{t}{d}{a}',
    {
      confidence: 0.93,
    },
  ),
  ...partRules('time-order', '^ ~Np [ v=打电话 c=给 p=~Np t=/T ] $', '{t}{c}{p}{v}'),
  rule('he-clauses', '(?<=[去买吃喝看做写见学]了[^，。！？了]{1,6})和(?=[去买吃喝看做写见学]了)', () => '，'),
  ...partRules('for-order', '[ v=买|做|准备|带|写|画 o=~Nt 为 p=~Np ] $', '给{p}{v}{o}'),
];

/** 昨天我不去上班，他就生气了 goes on; with 了 at its end something else is meant: 昨天起我不吃肉了. */
function endsPlainly({ to }: Match, tokens: readonly Token[]): boolean {
  const rest = tokens.slice(to).map(({ text }) => text);
  const end = rest.findIndex((text) => /^[，。！？!?；;,.]$/u.test(text));
  const clause = end < 0 ? rest : rest.slice(0, end);
  return (
    clause.length > 0 &&
    clause.length < LONGEST &&
    clause.every((text) => !/^(?:了|的|就|才|也|行)$/u.test(text))
  );
}

/** In parts. */
const LONGEST = 4;
