/** Where time, place, means and company stand: before the verb; lengths of time and counts after it. */

import type { Match } from '../../pattern.ts';
import { edits, partRules, type Rule, word } from '../../rule.ts';
import { SPLIT_VERBS, splitVerb } from '../../split-verbs.ts';
import { isReturn } from '../spared.ts';

/** 一张画, 很多书. */
const COUNTED = /^(?:[一两二三四五六七八九十几这那0-9]|很多|一些)/u;

/** Deeds that need no object. */
const ALONE = `学习|工作|休息|玩|玩儿|运动|旅行|旅游|练习|锻炼|实习|购物|复习|等|${SPLIT_VERBS}`;

const DEED = '/v&!@being&!比如|错过|赶上|行|够';
/** Words between the subject and the verb. */
const BETWEEN = 'x=!/T,N,w,c,p*';
const BEFORE = '<~Np,T,d|@wish|去|来|，';

/** 一个小时看书 → 看了一个小时书; what has not ended keeps its 了 at the end. */
function durationAfter(match: Match): string | undefined {
  const [verb, length, object] = [word(match, 'v'), word(match, 'd'), word(match, 'o')];
  if (/^[一两三四五六七八九十几0-9]/u.test(object)) return undefined;
  const [act, own] = splitVerb(verb);
  const isLong = /[年月]|星期/u.test(length);
  return `${act}了${length}${own}${object}${word(match, 'e') !== '' && isLong && object !== '' ? '了' : ''}`;
}

/** 睡觉了八个小时 → 睡了八个小时. */
function durationInside(match: Match): string | undefined {
  const [act, own] = splitVerb(word(match, 'v'));
  if (own === '' || word(match, 'd').startsWith('多少')) return undefined;
  // 他们结婚了五十年: it was over at once, and the time since then is told.
  if (/^(?:结婚|离婚|毕业|分手)$/u.test(word(match, 'v')) && match.parts.get('d')?.[0]?.pos[0] === 'D')
    return undefined;
  const object = own === '觉' ? '' : own;
  return `${act}${word(match, 'a')}${word(match, 'd')}${object}`;
}

/** 回去家 → 回家去. */
function placeInside(match: Match): string {
  const way = word(match, 'v');
  return `${way.slice(0, -1)}${word(match, 'p')}${way.slice(-1)}`;
}

export const ORDER_EDITS: readonly Rule[] = [
  ...edits(
    'place-order',
    [
      `${BEFORE} <!你|您|你们 [ v=/v&!@being&!@staying&!工作|学习|生活 a=了|过? o=~Nt l=在 p=~Nl ] $`,
      '<!你|您|你们 [ v=/v&!@being&!@staying a=了|过? o=~Nt l=在家 ] $',
      `<!你|您|你们 [ v=${ALONE} a=了|过? l=在 p=~Nl ] $`,
      `[ v=${ALONE} a=了|过? l=在家 ] $`,
    ],
    '{l}{p}{v}{a}{o}',
  ),
  ...edits(
    'place-order',
    ['<!你|您|你们 [ v=学习|学|看|买|吃|喝|做|教|等|玩|休息|见面|练习|打 o=~Nt l=在 p=/N ] $'],
    '{l}{p}{v}{o}',
  ),
  ...edits(
    'place-order',
    '~Np|@wish|@moment [ v=工作|学习|上课|上班|上学|吃饭|睡觉|见面|跑步|游泳|散步|打球|看书|休息|运动 p=~Nl ] $',
    '在{p}{v}',
  ),
  ...edits(
    'time-order',
    [
      `^ s=/N? [ ${BETWEEN} v=${DEED} a=了|过? o=/N? t=/T ] $`,
      `^ s=/N? [ ${BETWEEN} l=在 p=~Nl v=${DEED} a=了|过? o=/N? t=/T ] $`,
      `^ s=/N? [ ${BETWEEN} u=去|来|回 q=~Nl? v=${DEED} a=了|过? o=/N? t=/T ] $`,
      `^ s=/N? [ ${BETWEEN} c=跟|和 q=~Np v=${DEED} a=了|过? o=/N? t=/T ] $`,
    ],
    '{t}{x}{l}{p}{u}{c}{q}{v}{a}{o}',
    // 2007/2008学年初
    { when: (match) => !/[0-9]/u.test(word(match, 'x') + word(match, 'v')) },
  ),
  ...edits('time-order', ['~Np [ l=在 p=~Nl t=/T ] /v', '~Np [ l=在家 t=/T ] /v'], '{t}{l}{p}'),
  ...edits('time-order', '~Np [ v=/v&!@being a=了|过? o=/N? 在 t=/T ] $', '{t}{v}{a}{o}'),
  ...edits(
    'separable',
    '[ v=见面|结婚|聊天|离婚|吵架|分手|约会 a=了|过? o=@person&!机器人 m=的? k=/N? l=在? t=/T ] $',
    '{t}跟{o}{m}{k}{v}{a}',
  ),
  ...edits('duration-order', [`^ /T? ~Np? /T? [ d=/D v=${DEED} o=/N? e=了? ] $`], durationAfter),
  ...edits(
    'duration-order',
    '[ v=学|学习|看|听|等|打|写|做|练|练习|教|说|弹|玩 o=~Nt 了 d=/D ] $',
    '{v}了{d}{o}',
  ),
  ...edits('separable-times', '[ v=/v a=了|过? d=/D,C ] $', durationInside),
  // With 了 behind the whole verb it is sure: 聊天了三个小时.
  ...partRules(
    'separable-times',
    '[ v=聊天|跳舞|游泳|睡觉|散步|跑步|上课|唱歌|上网|爬山|洗澡|吵架 a=了 d=/D ] $',
    durationInside,
  ),
  ...edits(
    'count-order',
    ['~Np [ c=/C v=/v&!@being a=了|过 o=/N? ]', '~Np [ c=/C v=/v a=过 o=/N? ]'],
    '{v}{a}{c}{o}',
  ),
  ...edits(
    'count-order',
    ['^ ~Np? 请|先|再|让我|想|你|我们|我 [ c=一下|一下儿 v=/v ] >/N,w|吧|吗', '[ c=一会儿|一会 v=/v e=了 ]'],
    '{v}{e}{c}',
  ),
  ...edits('count-order', '请|先|再|想|要|我们 [ c=一会儿|一会 v=等|坐|休息|睡|看|玩|站|聊 ] $', '{v}{c}'),
  ...edits(
    'means-order',
    [
      '[ v=去|来|回|到|回家|上班|上学 p=~Nl? b=坐|骑|开|用|乘 n=@vehicle ] $',
      '[ v=去|来|回|到|回家|上班|上学 p=~Nl? b=走路|开车|骑车|坐车|打车 ] $',
      '[ v=吃饭|写|写字|吃|做|回答|付|付钱|买|切|画|画画|洗|喝 a=了? p=/N? b=用 n=~Nt ] $',
    ],
    '{b}{n}{v}{p}',
  ),
  ...edits('with-order', ['[ v=/v&!@being a=了|过? o=/N? c=跟 p=~Np e=一起? ] $'], '{c}{p}{e}{v}{a}{o}', {
    // 我回家跟孩子…… is not at its end.
    when: ({ to }, tokens) => !(tokens[to]?.text ?? '').startsWith('…'),
  }),
  ...edits('with-order', ['[ v=/v&!@being a=了|过? o=/N? e=一起 c=跟|和 p=~Np ] $'], '{c}{p}{e}{v}{a}{o}'),
  ...edits('with-order', `~Np,T [ v=${SPLIT_VERBS} c=和|跟 p=~Np ] $`, '{c}{p}{v}'),
  ...edits('with-order', '[ v=/v&!@being a=了? o=/N? e=一起 ] $', '{e}{v}{a}{o}'),
  ...edits(
    'for-order',
    ['[ v=买|做|打|发|准备|介绍|唱|开 o=~Nt c=给 p=~Np ] $'],
    '{c}{p}{v}{o}',
    // 画了一张画给我: what was made and then given may well be told in this order.
    { tier: 'natural', when: ({ parts }) => !COUNTED.test(parts.get('o')?.[0]?.text ?? '') },
  ),
  ...edits(
    'dao-lai-qu',
    '[ v=回去|回来|进去|进来|上去|上来|下去|下来|走进来|走进去|跑进来|跑进去|跑回来|走回来|跑回去|走回去|飞回去|飞回来|走上来|走上去|走下来|走下去|爬上去 p=~Nl&!路上|楼|山|树|车 ] >/w|了|吧|吗',
    placeInside,
    { when: isReturn },
  ),
  ...edits(
    'dao-lai-qu',
    '[ v=走进|跑进|走回|跑回|走上|走下|走出|跑出|飞回|带回|拿回|搬进|送回 d=来|去 p=~Nl ]',
    '{v}{p}{d}',
  ),
  ...edits(
    'many-order',
    ['/v 了? [ n=~Nt a=很多|许多|不少 ] $', '/v 了? [ n=~Nt a=很 b=多 ] $'],
    '{a}{b}{n}',
    // 我看手机很多 is of the time that goes by with it.
    { when: (match) => !/手机|电视|电脑|新闻|上网|视频/u.test(word(match, 'n')) },
  ),
  ...edits('modifier-order', '/v 了|过? [ n=/N d=很|非常? a=/a ] $', (match) => {
    const found = /^((?:[一两三四五六七八九十几]+|这|那)[\p{Script=Han}])(?!的)(.+)$/u.exec(word(match, 'n'));
    return found ? `${found[1]}${word(match, 'd')}${word(match, 'a')}的${found[2]}` : undefined;
  }),
  ...edits('modifier-order', '是|有|喜欢 [ n=/N s=~Np t=/T? v=/v e=的 ] $', '{s}{t}{v}{e}{n}'),
  ...edits(
    'place-inside',
    [
      '在|放 [ l=上|里|下|上面|下面|里面 n=桌子|椅子|床|房间|教室|学校|书包|箱子|冰箱|公园|超市|医院|商店|家|杯子|沙发|图书馆 ]',
      '在 [ l=旁边|前面|后面|对面|附近|左边|右边|外面 n=/N ] $',
    ],
    '{n}{l}',
  ),
  ...edits('dest-missing', '坐|骑|开 @vehicle [ p=~ns ] $', '去{p}'),
];
