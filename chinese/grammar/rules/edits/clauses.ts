/** Words that go in pairs over two clauses, and 都, 也 with what they sum up. */

import type { Match } from '../../pattern.ts';
import { edits, type Rule, textRule } from '../../rule.ts';
import type { Token } from '../../tokens.ts';

const NOT_PAIRED = '(?![^。！？]*(?:但|可是|不过|却|还是|仍|也|都|所以|而))';

/** 一边走路一边听音乐，走多远都不累: the pair is whole. */
const isOnlyOne = (_: Match, tokens: readonly Token[]) =>
  tokens.filter(({ text }) => text === '一边').length === 1;

export const CLAUSE_EDITS: readonly Rule[] = [
  textRule(
    'yinwei',
    /(?<=(?:^|[。！？])因为[^。！？；，但]{2,25}，)(?:但是|可是|不过)(?=[^。！？，]{1,12}[。！？]?$)/gu,
    () => '所以',
    0.85,
  ),
  textRule('suiran', /(?<=(?:虽然|尽管)[^。！？；，]{2,25}，)(?:所以|因此|而且|就)/gu, () => '但是', 0.85),
  textRule(
    'suiran',
    new RegExp(`(?<=虽然[^。！？；，]{2,25}，)${NOT_PAIRED}(?=[我你他她这那])`, 'gu'),
    () => undefined,
    0.8,
  ),
  textRule(
    'yi-jiu',
    /(?<=(?:^|[，。！？])[我你他她们]{0,2}一(?:到|下|回|看|听|见|上|有|吃|放|起|考|说)[^。！？；，]{1,6}，[我你他她们]{0,2})才/gu,
    () => '就',
    0.82,
  ),
  textRule(
    'ruguo',
    /(?<=(?:^|[。！？])(?:如果|要是)[^。！？；，]{2,20}，)(?:所以|才)(?![能会可])/gu,
    () => '就',
    0.82,
  ),
  textRule(
    'yibian',
    /(?<=一边[^。！？；，一]{2,8}[，]|一边[^。！？；，一]{2,8}和)(?=[看听说写吃喝唱想做玩走打])(?![^。！？]*一边)/gu,
    () => undefined,
    0.8,
  ),
  ...edits('yibian', ['一边 a=/v /N? ， [ v=/v ] .* $', '一边 a=/v /N? [ 和 v=/v ] .* $'], '一边{v}', {
    when: isOnlyOne,
  }),
  ...edits(
    'chule',
    [
      '除了 .+ ， s=~Np [ v=会|喜欢|有|去|学|想|要|吃|买|说 ]',
      '除了 .+ ， [ v=会|喜欢|有|去|学|想|要|吃|买 ]',
    ],
    '还{v}',
  ),
  ...edits('mei-dou', '^ n=~Np [ v=/v ] .* $', '都{v}', {
    when: ({ parts, to }, tokens) =>
      /^每[个位天年家]/u.test(parts.get('n')?.[0]?.text ?? '') &&
      tokens.slice(to).every(({ text }) => !/都|的/u.test(text)),
  }),
  ...edits('mei-dou', '^ n=所有 .* [ v=/v ] .* $', '都{v}'),
  ...edits('lian-ye', '连 n=/N [ 就 ] 不|没', '也'),
  ...edits('lian-ye', ['连 n=/N [ b=不|没|没有 ] /v', '连 n=/N [ b=没有 ] $'], '也{b}'),
  ...edits('any-dou', '^ /N [ n=什么|谁|哪儿 b=不|没|没有 ] v=/v $', '{n}都{b}'),
  ...edits('cai-jiu', ['堵车|晚了|迟到 .* ， .* /T [ 就 ] 到|来|回|起床', '^ ~Np /T [ 就 ] 才&!才'], '才'),
  ...edits(
    'question-front',
    [
      '^ [ q=什么|谁|哪儿|哪里|多少|什么东西|什么书|几点&!几点 s=~Np t=/T? m=@wish|在? v=/v ] $',
      '^ [ q=什么|谁|哪儿|哪里 s=~Np t=/T? m=@wish|在? v=/v ] >？',
    ],
    '{s}{t}{m}{v}{q}',
  ),
  ...edits('what-is', '^ [ q=什么 v=是 n=/N ] $', '{n}{v}{q}', { tier: 'natural' }),
  ...edits('zenmeyang', '[ 怎么样 ] v=去|来|做|写|说|走|用|学|吃', '怎么'),
];
