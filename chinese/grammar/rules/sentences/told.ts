/** Mistakes of who tells of their life: since when, how long, where from; each sure by its words alone. */

import { type Rule, textRule } from '../../rule.ts';

const END = '(?=[。！？!?]|$)';
const STOP = '(?=[，。！？!?]|$)';
/** 三个小时, 两年, 半个月, 很久. */
const LONG =
  '((?:[一两三四五六七八九十几半]{1,3}|[0-9]{1,3}|好几|很多)(?:个半?)?(?:多)?(?:小时|钟头|月|星期|礼拜|分钟|年半?|天|周)(?:多)?|很久|好久|很长时间)';
const ONE = '我|你|您|他|她|我们|你们|他们|她们';
const COUNTRIES =
  '美国|英国|法国|德国|日本|韩国|泰国|越南|印度|俄罗斯|巴西|葡萄牙|西班牙|意大利|墨西哥|加拿大|澳大利亚|埃及|肯尼亚|阿根廷|荷兰|波兰|中国|安哥拉|莫桑比克|尼日利亚|印尼|马来西亚|新加坡|土耳其';
const LANGUAGES = '汉语|中文|英语|英文|葡萄牙语|葡语|西班牙语|法语|德语|日语|韩语|俄语|意大利语|普通话';
const rule = (point: string, source: string, fix: (found: RegExpExecArray) => string | undefined) =>
  textRule(point, new RegExp(source, 'gu'), fix, 0.86);

/** In these nothing lasts: it is over at once, and the time since then follows. */
const AT_ONCE = '结婚|离婚|毕业|退休|分手|去世|回国|出国|辞职';
/** 踢足球了三个小时. */
const DEEDS =
  '(踢|打|看|听|写|读|做|学|玩|弹|唱|跳|骑|开|吃|喝|画)(足球|篮球|网球|球|书|电视|电影|音乐|汉字|字|作业|游戏|吉他|钢琴|歌|舞|车|自行车|饭|汉语|中文|英语|画|酒|茶)';

export const TOLD_RULES: readonly Rule[] = [
  rule(
    'time-since',
    `(?<!想|要|会|只)(${AT_ONCE})了${LONG}(?:${END}|(?=，[我你他她他们]))`,
    ([, act, long]) => `${act}${long}了`,
  ),
  rule('duration-order', `${DEEDS}了${LONG}${STOP}`, ([, act, thing, long]) => `${act}了${long}${thing}`),
  textRule(
    'place-order',
    new RegExp(`(?<=${ONE}|已经)(住|生活)在([\\p{Script=Han}]{2,5}?)${LONG}了${STOP}`, 'gu'),
    // 住在北京已经九年了 is right as it is.
    ([, act, place = '', long]) => (/已经|快|也|都/u.test(place) ? undefined : `在${place}${act}了${long}了`),
    0.86,
    'natural',
  ),
  rule(
    'place-order',
    `(?<=${ONE}|已经)(工作|学习)在([\\p{Script=Han}]{2,5}?)${LONG}(了?)${STOP}`,
    ([, act, place, long, le]) => `在${place}${act}了${long}${le}`,
  ),
  rule(
    'object-order',
    `(?<=${ONE})(${LANGUAGES})学习${LONG}${STOP}`,
    ([, language, long]) => `学了${long}${language}`,
  ),
  rule(
    'people-of',
    `(?<=(?:^|[，。！？!?\\s])(?:${ONE}))是(${COUNTRIES})${STOP}`,
    ([, country]) => `是${country}人`,
  ),
  rule(
    'language-with',
    `(?<!住|现|就|正|存|[\\p{Script=Han}]在)在(${LANGUAGES})(?=怎么说)`,
    ([, language]) => `用${language}`,
  ),
  rule(
    'most-of-all',
    `(?<=^|[，。！？!?]|我觉得|我认为)最(难|有意思|容易|难忘|麻烦|重要|可怕|有名|奇怪)是(?=[^，。！？]{1,12}${STOP})`,
    ([, how]) => `最${how}的是`,
  ),
  rule(
    'localizer',
    `是(?:全)?世界最(好吃|好看|漂亮|好喝|好听|有名|贵|好|大|高)${END}`,
    ([, how]) => `是世界上最${how}的`,
  ),
  rule('collocation', '工作(了?)(?=夜班|早班|晚班|白班|中班)', ([, le]) => `上${le}`),
  rule('two-objects', '给(我|你|您|他|她|我们|他们|你们)教(?=[一汉中英唱写说])', ([, whom]) => `教${whom}`),
  rule(
    'dest-missing',
    `(?<=送)((?:我|我的)?(?:孩子|女儿|儿子|妈妈|爸爸|朋友|他|她|我))(学校|幼儿园|机场|车站|火车站|医院|公司)${STOP}`,
    ([, whom, place]) => `${whom}去${place}`,
  ),
  rule(
    'potential',
    `(?<=(?:^|[，。！？!?])(?:${ONE}))不(看|听)(懂|见|清楚)(?=[^，。！？不就别]{0,6}${STOP})`,
    ([, act, end]) => `${act}不${end}`,
  ),
  rule(
    'potential',
    `(?<=(?:^|[，。！？!?])(?:${ONE}))不(找|买)(到)(?=[^，。！？不就别]{0,6}${STOP})`,
    ([, act, end]) => `${act}不${end}`,
  ),
  rule('potential', `(?<=[你您]|你们)(听|看)懂吗`, ([, act]) => `${act}得懂吗`),
  rule(
    'ba-result',
    `(?<=^|[，。！？!?]|[\\p{Script=Han}](?<![别想要能会可以不得去来]))把((?:我|你|他|她)的?[\\p{Script=Han}]{1,4})(吃|喝|扔|丢|忘|卖|摔)${END}`,
    ([, what, act]) => `把${what}${act}了`,
  ),
  rule('adverb-verb', `多少钱一共${STOP}`, () => '一共多少钱'),
];
