/** 的, measure words, 们, numbers, money and dates. */

import { classOf } from '../../classes.ts';
import type { Match } from '../../pattern.ts';
import { edits, type Rule, textRule, word } from '../../rule.ts';
import { splitVerb } from '../../split-verbs.ts';
import type { Token } from '../../tokens.ts';
import { isPointedAt, measureFits, measureFor } from '../words/measure-words.ts';

/** 一个老照片展 shows photos: what follows may make a compound with the noun. */
function endsPhrase(match: Match, tokens: readonly Token[]): boolean {
  const next = tokens[match.to];
  return next === undefined || !next.pos.some((pos) => /^[nv]g?$/u.test(pos)) || next.text.length > 1;
}

export const NOUN_EDITS: readonly Rule[] = [
  ...edits(
    'de-extra',
    ['<!前|第|这|那|每 一|两|三|四|五|六|七|八|九|十 @measure&!次|种|斤|块|家 [ 的 ] /n'],
    '',
    {
      isOfParts: false,
      when: ({ from }, tokens) =>
        /^[一两三四五六七八九十几]$/u.test(tokens[from - 2]?.text ?? '') &&
        !/[斤米公里元块岁]$/u.test(tokens[from - 1]?.text ?? ''),
    },
  ),
  ...edits('de-extra', '@person [ 的 ] /T|第一次|最后一次|第二次', '', { isOfParts: false }),
  ...edits('de-extra', '是 @person [ 的 ] 第|第一|第二|第三|第一次|第二次', '', { isOfParts: false }),
  ...edits('de-extra', '什么|多少|很多 [ 的 ] /n', '', { isOfParts: false }),
  ...edits(
    'de-possessive',
    '是|在|看|用|喜欢|找|拿 [ p=我|你|他|她|我们|老师|他们|妈妈|爸爸|朋友|谁 ] n=书|手机|电脑|杯子|车|衣服|笔|本子|书包|词典|房间|名字|椅子|桌子|票|钱包|自行车|包|照片|作业|帽子|手表|雨伞|眼镜 $',
    '{p}的',
    { isOfParts: false },
  ),
  ...edits(
    'de-possessive',
    '^ [ p=我|你|他|她|谁|老师 ] n=书|手机|电脑|杯子|车|衣服|笔|书包|词典|名字|票|钱包|自行车|包|照片|作业|帽子|手表|雨伞|眼镜 很|在|是|不|太|没',
    '{p}的',
    { isOfParts: false },
  ),
  ...edits('de-clause', '^ ~Np t=/T? [ v=买|做|穿|画|拍|住|用|戴 ] ~Nt d=很|非常|真|太|不 a=/a $', '{v}的'),
  ...edits(
    'de-clause',
    '^ ~Np t=/T? [ v=做菜|做饭|唱歌|画画 ] 很|非常|真|太|不 好吃|好听|好看|漂亮|香|有意思 $',
    (match) => splitVerb(word(match, 'v')).join('的'),
  ),
  ...edits(
    'de-complement',
    '^ ~Np v=/v [ 的 ] d=@very|真|不 a=快|慢|早|晚|多|好|少|流利|清楚|认真|高 $',
    '得',
  ),
  ...edits(
    'measure-missing',
    '[ m=一|两|三|四|五|六|七|八|九|十 n=咖啡|茶|水|啤酒|牛奶|果汁|可乐|热水 ]',
    '{m}杯{n}',
    { isOfParts: false },
  ),
  ...edits(
    'de-missing',
    '^ ~Np [ v=说|写|唱|跳|打|做|学|弹|踢 o=~Nt ] d=很|非常|真|不|太 a=/a $',
    '{v}{o}{v}得',
    // 我说手术很成功 reports something.
    { when: (match) => word(match, 'v') !== '说' || /[语文话]$/u.test(word(match, 'o')) },
  ),
  ...edits(
    'de-missing',
    '^ ~Np o=~Nt? [ v=跑|走|写|唱|跳|学|考|睡|做|玩|过|吃|穿|打|来|起|长|开 ] d=很|非常|真|太 a=/a $',
    '{v}得',
  ),
  // 他说太远 reports what he thinks.
  ...edits('de-missing', '^ ~Np o=~Nt? [ v=说 ] d=很|非常|真|太 a=快|慢|好|流利|清楚 $', '{v}得'),
  ...edits('de-for-attribute', '/v [ 得 ] n=/N d=很|真|非常|不 a=/a', '的'),
  ...edits('number-plural', '[ n=/N ]', (match) => {
    const found = /^((?:[一两三四五六七八九十几0-9]+[个位名]|很多|许多|不少|几个|一些).*)们$/u.exec(
      word(match, 'n'),
    );
    return found?.[1];
  }),
  ...edits(
    'measure-wrong',
    '[ n=/N ]',
    (match) => {
      const found =
        /^([一两三四五六七八九十几这那每])(\p{Script=Han})((?:[\p{Script=Han}]{1,3}的|[新旧大小老红黑白])?)(.+)$/u.exec(
          word(match, 'n'),
        );
      const [, number = '', measure = '', modifier = '', noun = ''] = found ?? [];
      const right = measureFor(noun);
      // 这孩子的字: 孩 measures nothing.
      if (!right || !classOf('measure').has(measure)) return undefined;
      if (measureFits(noun, measure) || modifier === '') return undefined;
      // 两张床的房间: the beds are counted.
      const owner = modifier.replace(/的$/u, '');
      if (measureFor(owner) !== undefined && measureFits(owner, measure)) return undefined;
      if (isPointedAt(number, measure, noun)) return undefined;
      return `${number}${right}${modifier}${noun}`;
    },
    { when: endsPhrase },
  ),
  ...edits('ordinal', '是 @person [ m=二|三|四|五 次 ] >来|去|看|吃|坐|参加|见', '第{m}次', {
    isOfParts: false,
  }),
  textRule(
    'ordinal',
    /第(页|课|章|个|次|天|年)([一二三四五六七八九十百0-9]+)/gu,
    ([, unit, number]) => `第${number}${unit}`,
    0.85,
  ),
  textRule('money', /(?<=[一二两三四五六七八九十百千]|[0-9])钱(?=[。，！？]|$)/gu, () => '块钱', 0.85),
  textRule(
    'money',
    /([一二两三四五六七八九]百)块([一二三四五六七八九]十[一二三四五六七八九]?)(?=[。，！？]|$)/gu,
    ([, hundreds, tens]) => `${hundreds}${tens}块`,
    0.85,
  ),
  textRule(
    'date-order',
    /([一二三四五六七八九十]{1,3}|[0-9]{1,2})([号日])((?:[一二三四五六七八九十]{1,2}|[0-9]{1,2})月)/gu,
    ([, day, sign, month]) => `${month}${day}${sign}`,
    0.85,
  ),
  textRule(
    'date-order',
    /((?:[一二三四五六七八九十]{1,2}|[0-9]{1,2})月)([0-9]{4}年)/gu,
    ([, month, year]) => `${year}${month}`,
    0.85,
  ),
  textRule(
    'weekday',
    /星期七|周七|礼拜七/gu,
    ([day]) => `${day?.slice(0, -1)}天`.replace('周天', '周日'),
    0.9,
  ),
  ...edits(
    'weekday',
    '[ m=一|二|三|四|五|六 w=星期 ] >见面|见|去|来|上课|上班|开会|考试|回|有|是|休息|在',
    '{w}{m}',
    { isOfParts: false, confidence: 0.92 },
  ),
  ...edits('weekday', '今天|明天|昨天|后天 是? [ m=一|二|三|四|五|六 w=星期 ] $', '{w}{m}', {
    isOfParts: false,
  }),
  ...edits(
    'hour-clock',
    '[ v=学习|学|工作|睡|睡觉|看|等|休息|运动|玩|坐|跑|走|写|练习|看书|看电视|睡了|等了|看了 a=了? o=/n? m=@digits 点 ] $',
    '{v}{a}{o}{m}个小时',
    // 往上走一点 is a little, and no hour.
    { isOfParts: false, confidence: 0.87, when: (match) => word(match, 'm') !== '一' },
  ),
  ...edits('hour-clock', '现在|今天|早上|晚上|下午|上午 是? [ m=@digits 小时 h=半? ] $', '{m}点{h}', {
    isOfParts: false,
  }),
  ...edits('age', '今年|@kin|@person [ m=/m 年 ] $', '{m}岁', {
    isOfParts: false,
    when: ({ from }, tokens) => tokens[from - 1]?.text === '今年',
  }),
  ...edits('measure-before-unit', '[ m=@digits 个 u=年|天|岁|分钟 ]', '{m}{u}', { isOfParts: false }),
  textRule(
    'more-place',
    /([二三四五六七八九]?十|[0-9]0)(岁|块|个人|年|个|天|公斤|米)多(?=[。，！？]|$)/gu,
    ([, number, unit]) => `${number}多${unit}`,
    0.85,
  ),
  ...edits('ji-duo', '[ 几 a=远|大|高|长|重|久|宽 ]', '多{a}', { isOfParts: false }),
  ...edits('ji-duo', '[ 几 n=钱 ]', '多少{n}', { isOfParts: false }),
  ...edits('ji-duo', '有 [ 几 ] 学生|人|朋友|老师|孩子|苹果|杯子', '几个', { isOfParts: false }),
  ...edits('time-size', '[ n=@digits 点 h=半? t=早上|上午|中午|下午|晚上 ]', '{t}{n}点{h}', {
    isOfParts: false,
  }),
];
