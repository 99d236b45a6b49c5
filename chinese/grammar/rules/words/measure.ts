/** Rules on measure words, numbers and amounts. */

import type { Match } from '../../pattern.ts';
import { type Rule, rules, textRule, word } from '../../rule.ts';
import { isMark, type Token } from '../../tokens.ts';
import { isDish, isPointedAt, measureFits, measureFor } from './measure-words.ts';

/** The noun ends its phrase: what follows makes no compound with it and gives it no 的. */
function endsPhrase(match: Match, tokens: readonly Token[]): boolean {
  const next = tokens[match.to];
  if (next === undefined || isMark(next)) return true;
  return next.text !== '的' && !next.pos.some((pos) => pos.startsWith('n') || pos === 'q');
}

/** What has a number for a name: 306房间, 12路, 3号线 are no three hundred and six rooms. */
const NUMBERED = new Set(
  '房间 教室 病房 包间 包厢 楼 站台 车厢 座位 频道 航班 班 办公室 宿舍 信箱 桌子 车'.split(' '),
);
/** Who stays, goes or points somewhere says which one it is. */
const WHERE = /^(?:在|住|住在|到|去|进|回|是|从|坐|乘|的|来|找|叫|换|换到|搬到)$/u;

/** In figures, from a hundred on or where a place is named: 我住306房间, 请到12教室来. */
function isNamedByNumber(match: Match, tokens: readonly Token[]): boolean {
  const number = word(match, 'm');
  if (!/^\d+$/u.test(number) || !NUMBERED.has(word(match, 'n'))) return false;
  return number.length > 2 || WHERE.test(tokens[match.from - 1]?.text ?? '');
}

/** 几月几号: which month, not how many of them. */
const asksMonth = (match: Match): boolean => word(match, 'm') === '几' && word(match, 'n') === '月';

function addMeasure(match: Match): string | undefined {
  const measure = measureFor(word(match, 'n'));
  return measure && word(match, 'm') + measure + word(match, 'n');
}

function changeMeasure(match: Match): string | undefined {
  const noun = word(match, 'n');
  const measure = measureFor(noun);
  return measure && !measureFits(noun, word(match, 'q')) ? measure + noun : undefined;
}

/** What is done with dishes; 来 orders them. */
const WITH_DISHES = new Set(
  '来 要 点 上 叫 吃 做 炒 烧 加 尝 想要 先来 再来 不要 想 喝 给 请 能 可以'.split(' '),
);

/** 我要一个鱼，再来一个鸡: dishes are ordered by 个, with or without a verb. 我有一个鱼 is not that. */
function isOrdered(match: Match, tokens: readonly Token[]): boolean {
  if (word(match, 'q') !== '个' || !isDish(word(match, 'n'))) return false;
  const before = tokens.slice(0, match.from);
  const clause = before.slice(before.findLastIndex(isMark) + 1);
  return clause.every(({ text, pos }) => pos[0] !== 'v' || WITH_DISHES.has(text));
}

/** 贴了一个熊猫: the picture of one. */
function isPicture({ from }: Match, tokens: readonly Token[]): boolean {
  const before = tokens
    .slice(Math.max(0, from - 3), from)
    .map(({ text }) => text)
    .join('');
  return /[贴画印绣刻剪捏](?:了|着|过|有)?[一两三几]?$/u.test(before);
}

const isMeasured = (match: Match, tokens: readonly Token[]) =>
  endsPhrase(match, tokens) &&
  !isOrdered(match, tokens) &&
  !isPicture(match, tokens) &&
  !isPointedAt(tokens[match.from - 1]?.text ?? '', word(match, 'q'), word(match, 'n'));

export const MEASURE_RULES: readonly Rule[] = [
  ...rules(
    'measure-missing',
    ['<!/m [ m=@many n=@people&!人 ]', '<!/m [ m=@many n=@thing ]', '[ m=每 n=@people&!人 ]'],
    addMeasure,
    { when: (match, tokens) => endsPhrase(match, tokens) && !asksMonth(match), confidence: 0.9 },
  ),
  ...rules('measure-missing', ['<!第 [ m=/m n=@thing|牙|牙齿 ]'], addMeasure, {
    when: (match, tokens) =>
      /^(?:[0-9]{1,3}|[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九]百)$/u.test(
        word(match, 'm'),
      ) &&
      !/^(?:班|课|字|月|星期|词|票)$/u.test(word(match, 'n')) &&
      !isNamedByNumber(match, tokens) &&
      endsPhrase(match, tokens),
  }),
  ...rules(
    'measure-wrong',
    '@digits|几|半 [ 个 c=瓶子|杯子|盒子|袋子|盘子|箱子|桶子 ] n=/n&!盖|盖子|口|底|蛋糕',
    (match) => word(match, 'c').slice(0, 1),
    { when: ({ to }, tokens) => !/^[上里下]/u.test(tokens[to]?.text ?? '') },
  ),
  ...rules('measure-wrong', '@digits|几 [ q=个 ] n=水|茶|咖啡|啤酒|牛奶|果汁|可乐', '杯', {
    tier: 'natural',
    when: ({ to }, tokens) => !/\p{Script=Han}/u.test(tokens[to + 1]?.text ?? ''),
  }),
  ...rules('er-liang', '<有|买|要|看见|养 [ 二 n=@thing&!楼|班|路|@people ]', (match) => {
    const measure = measureFor(word(match, 'n'));
    return measure && `两${measure}${word(match, 'n')}`;
  }),
  ...rules(
    'measure-wrong',
    '[ d=下一个|上一个|每一个 n=/n ]',
    (match) => {
      const measure = measureFor(word(match, 'n'));
      const isCertain = measure !== undefined && /^[架辆张件条本]$/u.test(measure);
      return isCertain && !measureFits(word(match, 'n'), '个')
        ? `${word(match, 'd').slice(0, -1)}${measure}${word(match, 'n')}`
        : undefined;
    },
    { when: endsPhrase },
  ),
  ...rules(
    'measure-wrong',
    ['@digits [ q=@measure n=/n ]', '这|那|哪|几|半 [ q=@measure n=/n ]'],
    changeMeasure,
    { when: isMeasured },
  ),
  ...rules(
    'measure-before-unit',
    ['@digits|几 [ 个 u=年|天|岁|分钟 ] >!/n', '@number [ 个 u=年|天|岁|分钟 ] >!/n'],
    '{u}',
  ),
  ...rules('number-plural', '@many 个|位|名 /n [ 们 ]', '', { confidence: 0.9 }),
  ...rules(
    'number-plural',
    ['@many 个|位|名 [ n=学生们|孩子们|老师们|朋友们|同学们|人们|女孩们|男孩们 ]'],
    '{n}',
  ),
  ...rules('er-liang', ['<!/m [ 二 ] 个|本|张|只|件|条|辆|杯|块|家|台|支|双|瓶|碗|种|口|岁半'], '两', {
    confidence: 0.9,
  }),
  textRule('er-liang', /第两(?=[个次天年本课节章名位])/g, () => '第二', 0.9),
  textRule('er-liang', /(?<=[十百])两(?=[个岁年月号点本块])/g, () => '二', 0.9),
  textRule('er-liang', /两十(?=[个岁年多本块一二三四五六七八九])/g, () => '二十', 0.9),
  textRule(
    'more-place',
    /((?:[二三四五六七八九]?十|[0-9]+0|[一二三四五六七八九两几]百)[万千]?)([个本张件块岁名位])多(?![月小钟星])/g,
    (found) => `${found[1]}多${found[2]}`,
  ),
  textRule(
    'more-place',
    /([二三四五六七八九]?十|[0-9]+0)万多(?=[^，。]{0,2}(?:人|元|块|个))/g,
    (found) => `${found[1]}多万`,
  ),
  textRule(
    'half-place',
    /([一两三四五六七八九0-9]+)(?:个小时|个钟头)半/g,
    (found) => `${found[1]}个半小时`,
    0.85,
  ),
  textRule(
    'half-place',
    /([一两三四五六七八九])半(年|天)(?!级)/g,
    (found) => (found[1] === '一' ? undefined : `${found[1]}${found[2]}半`),
    0.8,
  ),
  ...rules(
    'clock-hour',
    [
      '@moment|现在 m=@digits [ 个 点 ] >半|钟|起床|睡觉|上课|下课|上班|下班|见面|见|吃饭|去|来|回家|开始|到',
      '@moment|现在 m=@digits [ 个 点 ] $',
      '@person m=@digits [ 个 点 ] >半|钟|起床|睡觉|上课|下课|上班|下班|见面|见|去|来|回家|开始',
    ],
    '点',
    { confidence: 0.9 },
  ),
  ...rules('some', '一些 [ 本|张|件|条|次|位|辆|杯 ] n=/n,a', ''),
  ...rules('some', '[ 两|三|四|五|几|多 些 ] >!.&许', '一些', { confidence: 0.8 }),
  ...rules(
    'very-many',
    ['[ 很 ] 朋友|东西|书|学生|地方|国家|孩子|问题|钱 >!化|性|味', '有 [ 很 ] 人|朋友|东西|时间|问题'],
    '很多',
    { confidence: 0.9 },
  ),
  ...rules('very-many', ['@person 有 [ 多 ] @people', '@person 有 [ 多 ] @thing'], '很多', {
    confidence: 0.85,
  }),
  ...rules('age', '今年 ~m [ 年|年纪 ] $', '岁', { confidence: 0.9 }),
  ...rules('age', '^ @person 今年? [ 有 n=~m 岁 ] $', '{n}岁', { confidence: 0.8 }),
  ...rules('age', ['^ @person 今年? [ 是 n=~m 岁 ] $', '^ @person? /n 今年? [ 是 n=~m 岁 ] $'], '{n}岁', {
    confidence: 0.85,
  }),
  textRule(
    'date-order',
    /([0-9一二三四五六七八九十]{1,3})([号日])([0-9一二三四五六七八九十]{1,2})月(?![0-9一二三四五六七八九十])/g,
    (found) => `${found[3]}月${found[1]}${found[2]}`,
    0.85,
  ),
  textRule(
    'date-order',
    /([0-9一二三四五六七八九十]{1,2}月)([0-9]{4}|[一二][零〇一二三四五六七八九]{3})年/g,
    (found) => `${found[2]}年${found[1]}`,
    0.9,
  ),
];
