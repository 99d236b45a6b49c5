/** Mistakes that learners make while they talk of their day: word order of their own language, 了 where nothing changes. */

import { partRules, type Rule, rules, textRule, word } from '../../rule.ts';
import { SPLIT_VERBS } from '../../split-verbs.ts';
import { isMark, type Token } from '../../tokens.ts';
import { measureFits, measureFor } from '../words/measure-words.ts';

const STOP = '(?=[，。！？!?,.]|$)';
const LANGUAGES = '汉语|中文|英语|英文|葡萄牙语|葡语|西班牙语|法语|德语|日语|韩语|俄语|意大利语|普通话';
/** Feelings and qualities of which nobody says 很 … 了 unless they have changed. */
const STATES =
  '贵|好吃|好喝|好看|好听|好玩|担心|高兴|开心|难过|伤心|漂亮|可爱|害怕|生气|有意思|有趣|无聊|奇怪|重要|难|感动|聪明|辣|甜|苦';
/** 走了一天，我很累了: these come over somebody, so that 了 may be meant. */
const COMING_STATES = '累|冷|热|忙|紧张|饿|渴|困';
/** Words that tell of a change, or make 了 belong to something else. */
const CHANGES = /已经|现在|都|就|越|变|又|开始|终于|以后|之后|后来|再|不|没|可|算|如果|要是|的话/u;
/** Deeds that take no object, so that a time behind them is out of place. */
const WHOLE = `${SPLIT_VERBS}|回家|回国|来|走|出发|搬家|死|休息|工作|上班|学习|出生|去世`;
/** What one does for somebody to hear or to eat. */
const DONE_FOR = '唱歌|跳舞|做饭|做菜|弹琴|讲故事|买东西|煮饭';
/** What one can fall off or climb down. */
const HIGH = '马|自行车|摩托车|车|树|楼梯|楼|山|床|椅子|桌子|屋顶|房顶|墙|台阶';

const rule = (
  point: string,
  source: string,
  fix: (found: RegExpExecArray) => string | undefined,
  tier?: 'natural',
) => textRule(point, new RegExp(source, 'gu'), fix, 0.85, tier);

/** 天很冷了, 她很漂亮了，还想更漂亮: it has become so. */
function hasChanged(found: RegExpExecArray): boolean {
  const said = before(found);
  const rest = found.input.slice(found.index + found[0].length);
  return (
    CHANGES.test(said) ||
    /^，[^。！？]{0,6}(?:还|更|快|可以|不用|别|不要)/u.test(rest) ||
    /[天气水菜饭茶汤]$/u.test(said + (/[冷热辣甜苦]/u.test(found[0]) ? '' : '。'))
  );
}

/** The clause up to a place in it. */
const before = ({ input, index }: RegExpExecArray): string =>
  /[^，。！？!?,.；]*$/u.exec(input.slice(0, index))?.[0] ?? '';

/** The words of a clause from a place on. */
function restOf(tokens: readonly Token[], from: number): readonly Token[] {
  const rest = tokens.slice(from);
  const end = rest.findIndex(isMark);
  return end < 0 ? rest : rest.slice(0, end);
}

const isPast = (time: string): boolean => /^(?:昨|前天|去年|上个|上周|上星期)/u.test(time);

export const SLIP_RULES: readonly Rule[] = [
  rule('le-degree', `(很|非常|特别)(${STATES})了${STOP}`, (found) =>
    hasChanged(found) ? undefined : `${found[1]}${found[2]}`,
  ),
  rule(
    'le-degree',
    `(很|非常|特别)(${COMING_STATES})了${STOP}`,
    (found) => (hasChanged(found) ? undefined : `${found[1]}${found[2]}`),
    'natural',
  ),
  rule(
    'le-degree',
    `(?<=考|做|写|说|唱|跑|睡|玩|吃|过)得(很|非常)(好|快|慢|高|开心|高兴)了${STOP}`,
    (found) => (hasChanged(found) ? undefined : `得${found[1]}${found[2]}`),
    'natural',
  ),
  ...partRules(
    'time-order',
    [
      `^ ~Np [ m=@wish? v=${WHOLE} a=了|过? 在? t=/T ] $`,
      `^ ~Np 也|都|还? [ m=要|想|会|得? v=${WHOLE} a=了|过? t=/T ] $`,
    ],
    '{t}{m}{v}{a}',
    { when: ({ parts }) => !/^(?:现在|最近|平时|将来)$/u.test(parts.get('t')?.[0]?.text ?? '') },
  ),
  ...partRules(
    'time-order',
    `^ ~Np? [ t=/T v=${WHOLE}|吃早饭|吃饭 u=早上|上午|中午|下午|晚上 ] $`,
    (match) => {
      const [, day = '', clock = ''] = /^(每天|今天|明天|昨天)?(.+)$/u.exec(word(match, 't')) ?? [];
      return /点/u.test(clock) && !/[早晚上中下]/u.test(clock)
        ? `${day}${word(match, 'u')}${clock}${word(match, 'v')}`
        : undefined;
    },
  ),
  ...partRules('place-order', '^ ~Np [ 是 n=~Np 在 p=~Nl ] $', '在{p}当{n}', {
    when: ({ parts }) =>
      /[士师生员机人家手]$/u.test(parts.get('n')?.[0]?.text ?? '') &&
      !/^(?:家人|人|客人|男人|女人)$/u.test(parts.get('n')?.[0]?.text ?? ''),
  }),
  ...partRules('place-order', '[ v=写|放|挂|贴|坐|住|站|躺|停|摆 了 在 p=/N ] $', '{v}在{p}了'),
  rule(
    'place-order',
    `(掉|摔|跳|滚|爬|走)(下来|下去)(?:了|从)?(${HIGH})(?:上)?${STOP}`,
    ([, act, way, high]) => `从${high}上${act}${way}`,
  ),
  ...partRules('for-order', `[ v=${DONE_FOR} 给 p=~Np ] $`, '给{p}{v}'),
  ...partRules(
    'with-order',
    '[ v=吃|喝 o=早饭|午饭|晚饭|饭|茶|咖啡|啤酒|酒 c=和|跟 p=~Np ] $',
    '{c}{p}{v}{o}',
  ),
  ...partRules('adverb-verb', ['[ v=/v a=了|过? d=/D,C b=只 ] $'], '只{v}{a}{d}'),
  ...rules(
    'adverb-verb',
    '@person|年|天|次|月|个月|星期 [ 只有 ] v=学|看|吃|喝|买|做|写|睡|来|去|说|听|住|用 了',
    '只',
    {
      when: ({ to }, tokens) =>
        restOf(tokens, to).every(({ text }) => !/^(?:才|就|能|的|会)$/u.test(text)) &&
        tokens.slice(to).every(({ text }) => text !== '才'),
    },
  ),
  rule('ma-a-not-a', `(?<=[过了][^，。！？!?]{0,12})(?<![里也都还])没有吗${STOP}`, () => '没有'),
  ...partRules('yijing-le', '^ ~Np 已经 [ v=买|吃|喝|订|卖|寄|付|洗|参加 o=/N ] $', '{v}{o}了'),
  ...partRules(
    'le-missing',
    [
      '^ t=/T ~Np? [ v=工作|学习|睡|看|等|走|坐|玩|聊|休息|站|练习|哭|开会 ] /D $',
      '^ ~Np t=/T [ v=工作|学习|睡|看|等|走|坐|玩|聊|休息|站|练习|哭|开会 ] /D $',
    ],
    '{v}了',
    { when: (match) => isPast(word(match, 't')) },
  ),
  rule(
    'le-missing',
    '(?<=(?:今天|昨天|刚才|昨晚|前天|那天|上个星期|上周)[^，。！？会要想常每能可]{0,8})发生(?=[一两三几]?[件个](?:[^，。！？]{0,5})(?:事|问题))',
    () => '发生了',
  ),
  rule('bei', `被(?=(?:感冒|生病|毕业|结婚|起床|睡着|失败|摔倒)了?${STOP})`, () => ''),
  ...partRules('bei', '^ ~Np [ 被 迟到 了 d=下一个|上一个? p=~Np ] $', '见{d}{p}迟到了'),
  rule('bei', '被迟到', () => '迟到'),
  // 我被忙死了: a state comes over nobody by somebody.
  rule('bei', '被(?=(?:忙|累|饿|困|渴|急|热|冷|高兴)(?:死|坏|疯)了)', () => ''),
  rule(
    'separable',
    `(?<=[我你他她们])帮(?:了)?忙(?:了)?((?:我|你|他|她)(?:们)?(?:的)?(?:邻居|朋友|同学|同事|妈妈|爸爸|奶奶|爷爷|老师|孩子|儿子|女儿)?)${STOP}`,
    ([, whom]) => `帮了${whom}的忙`,
  ),
  rule(
    'separable-times',
    `(?<!在)拉肚子了?([一两三四五六七八九十几\\d]+[次天回])${STOP}`,
    ([, times]) => `拉了${times}肚子`,
  ),
  rule(
    'result-order',
    `(?:发|寄|送|打)给错(人|地址|地方|号码)(?=了|[，。！？]|$)`,
    ([found, what]) => `${found?.[0]}错${what}`,
  ),
  rule(
    'potential',
    `没有?(?!人|谁|什么)(\\p{Script=Han}{1,2})得(好|完|懂|清楚|到|见)${STOP}`,
    ([, act, end]) => `没${act}${end}`,
  ),
  rule(
    'calque',
    `(?<=(?:^|[，。！？!?])(?:我|他|她|你))是叫(?![我你您他她][^，。]|[^，。！？]{0,6}的(?:[，。！？]|$))(?=\\p{Script=Latin}|[\\p{Script=Han}]{2,4}${STOP})`,
    () => '叫',
  ),
  rule('yibian', '一边([^，。！？一了]{1,4})了(?=一边)', ([, act]) => `一边${act}`),
  rule('le-missing', '(?<=(?:高兴|开心|感动|难过|伤心|激动|幸福)得)哭(?=[。！!”"」]|$)', () => '哭了'),
  rule(
    'localizer',
    `(?<![现正实])在(${LANGUAGES})(?=，|[我你您他她]|没有|叫|是什么)`,
    ([, language]) => `在${language}里`,
  ),
  ...partRules('localizer', '在 [ n=~Nt,Nl ] >写|发|看|找|认识|帮忙|说|见|演|聊', (match) => {
    const noun = word(match, 'n');
    if (/(?:网站|报纸|杂志|黑板|照片)$/u.test(noun)) return `${noun}上`;
    return /(?:短片|电影|小说|故事|梦|节目|视频)$/u.test(noun) ? `${noun}里` : undefined;
  }),
  rule('localizer', `(?<=[坐躺站放]在)家${STOP}`, () => '家里'),
  rule(
    'negation-place',
    '(?<=(?:^|[，。！？])[我他她])想不(?=[去吃喝做买学](?![了也就行可])\\p{Script=Han})',
    () => '不想',
    'natural',
  ),
  rule(
    'de-attribute-missing',
    `(?<=^|[，。！？!?\\s]|[他她你])(很|非常|特别)(好|坏|好的?心)人${STOP}`,
    (found) =>
      /[他她你]$/u.test(before(found)) ? `是${found[1]}${found[2]}的人` : `人${found[1]}${found[2]}`,
  ),
  rule(
    'modifier-order',
    `([一两三四])([个辆件条张本只双])([\\p{Script=Han}]{1,3}?)([红黑白蓝绿黄灰])色${STOP}`,
    ([, number, measure = '', thing = '', colour]) =>
      `${number}${measureFits(thing, measure) ? measure : measureFor(thing)}${colour}色的${thing}`,
  ),
  rule(
    'potential',
    '(?<!得.|清楚)不([听看吃买找学做记])得(懂|完|到|见|会|清楚|住)',
    ([, act, result]) => `${act}不${result}`,
  ),
  rule(
    'separable',
    `见([了过])面([我你他她]们?的[\\p{Script=Han}]{1,4})${STOP}`,
    ([, aspect, whom]) => `跟${whom}见${aspect}面`,
  ),
  ...partRules('ba-place', '[ v=忘|忘记 了? o=~Nt 在 p=~Nl&!哪儿|哪里 ] $', '把{o}忘在{p}了', {
    tier: 'natural',
  }),
  ...rules('dui-allergy', '@person|@kin|老婆|老公 [ 是? d=很? 过敏 n=/n ] $', '对{n}{d}过敏', {
    when: ({ parts }) => !/^(?:性|反应|药)/u.test(parts.get('n')?.[0]?.text ?? ''),
  }),
  ...rules('guo-order', '去 [ 过 v=参加|看|找|学|学习|工作|旅行|旅游 ]', '{v}过', {
    // 我去过看海的地方
    when: ({ to }, tokens) => restOf(tokens, to).every(({ text }) => text !== '的'),
  }),
  rule(
    'duration-order',
    `不([吃喝抽看做去学])([\\p{Script=Han}]{0,2})了((?:[一两三四五六七八九十几半]{1,3}|[0-9]{1,3}|好几)(?:个月|年|天|个星期))${STOP}`,
    ([, act, thing, long]) => `${long}没${act}${thing}了`,
  ),
];
