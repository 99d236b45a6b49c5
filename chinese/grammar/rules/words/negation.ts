/** Rules on 不 and 没. */

import { type Rule, rules, textRule } from '../../rule.ts';

const DONE = '去|来|看|吃|喝|听|见|学|学习|做|想|听说|说|住|读|玩|坐|买|用|试|写|看见|见面|吃饭|告诉';

export const NEGATION_RULES: readonly Rule[] = [
  textRule(
    'bu-you',
    /(?<![有无莫岂从并不会能])不有(?=[一很时钱人书车朋问课什多任兄家意关])(?!有?趣|很?是)/g,
    () => '没有',
    0.9,
  ),
  ...rules('bu-you', '@person [ 不 有 ]', '没有', { confidence: 0.9 }),
  ...rules('mei-state', '[ 没 v=知道|是|会|应该|可以|认识|需要|愿意 ] >!过|的', '不{v}', {
    confidence: 0.85,
  }),
  ...rules('mei-state', '@person [ 没有 v=知道|是|会|应该|可以|认识|愿意|喜欢|觉得 ] >!过|的', '不{v}', {
    confidence: 0.85,
  }),
  ...rules('mei-le', `@person|昨天|还|今天 [ n=没|没有 v=${DONE} 了 ] >!过`, '{n}{v}', { confidence: 0.85 }),
  ...rules('mei-le', `^ @person 昨天|今天|上午|早上|还 [ n=没|没有 v=${DONE} o=/n,ns? 了 ] $`, '{n}{v}{o}', {
    confidence: 0.85,
  }),
  ...rules('mei-le', `^ @person [ n=没|没有 v=${DONE} 了 ]`, '{n}{v}', { confidence: 0.8 }),
  ...rules('mei-le', '[ n=没|没有 v=/v&!忘|忘记|丢|完|断|死|少|工作 了 ] /n', '{n}{v}', { confidence: 0.75 }),
  ...rules('mei-le', '没|没有 /v 过 [ 了 ] >/n,ns', '', { confidence: 0.85 }),
  ...rules(
    'bu-past',
    '昨天|前天|上午|刚才 @person? [ 不 v=去|来|吃|看|买|喝|学习|工作 了 ] >/n,ns',
    '没{v}',
    {
      confidence: 0.85,
    },
  ),
  ...rules('bu-guo', `[ 不 v=${DONE} 过 ]`, '没{v}过', { confidence: 0.85 }),
  ...rules('bu-guo', '从来 [ 不 v=/v 过 ]', '没{v}过', { confidence: 0.9 }),
  ...rules('bu-guo', '从来 [ n=没|没有 v=去|吃|看|看见|见|听说|学|学习|喝|坐|来 ] $', '{n}{v}过', {
    confidence: 0.8,
  }),
  ...rules('bu-guo', '从来没|从来没有 [ v=去|吃|看|看见|见|听说|学|学习|喝|坐|来 ] $', '{v}过', {
    confidence: 0.8,
  }),
  ...rules(
    'ba-negation',
    ['[ b=把 o=/n,r 没|没有 v=/v ]', '[ b=把 o=/n,r 不 v=/v&!当|放在|放|算 ] $'],
    '没把{o}{v}',
    { confidence: 0.8 },
  ),
  textRule('modal-double', /别不要(?!脸)|不要别(?![的人处])/g, () => '不要', 0.85),
];
