/** Rules on comparing with 比, 没有 and 跟 … 一样. */

import { type Rule, rules } from '../../rule.ts';

const NOUN = '/n,r,nr,ns,nz,t,vn,s';

export const COMPARISON_RULES: readonly Rule[] = [
  ...rules(
    'bi-very',
    [
      `比 o=${NOUN} n=/n? [ d=@strong ] a=~a >!的|多`,
      `比 o=${NOUN} 的 n=/n [ d=@strong ] a=~a >!的|多`,
      `比 o=${NOUN} n=/n? [ 最 ] a=~a >!的`,
    ],
    '',
    { confidence: 0.85 },
  ),
  ...rules('bi-very', [`比 o=${NOUN} n=/n? [ d=@strong ] a=~a $`], '', { confidence: 0.9 }),
  ...rules('bi-not', `@person [ 比 o=@person|@kin 不 a=高|大|好|快|聪明|漂亮|忙|胖|早|多 ] $`, '没有{o}{a}', {
    confidence: 0.85,
  }),
  ...rules('bi-not', `[ 比 o=${NOUN} 不 a=高|大|快|聪明|漂亮|忙|热|冷|贵|便宜 ] $`, '没有{o}{a}', {
    confidence: 0.85,
  }),
  ...rules('yiyang', '跟|和|与|同 .+ 一样 [ 很|非常|太|特别 ] a=/a', '', { confidence: 0.8 }),
  ...rules('yiyang', '[ 比 o=@person|@kin 一样 ]', '跟{o}一样', { confidence: 0.9 }),
  ...rules('bi-very', '没有 o=@person|@kin [ 更|很|比较|最 ] a=/a $', '', { confidence: 0.8 }),
  ...rules('bi-amount', '比 o=@person [ m=/m q=岁|公斤|厘米|米|倍 a=大|小|高|重|矮 ]', '{a}{m}{q}', {
    confidence: 0.85,
  }),
];
