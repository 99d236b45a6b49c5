/** Rules on frames with a preposition before and a word after: 在 … 情况下, 从 … 来看, 对 … 来说, places without 里. */

import { type Rule, rules, textRule } from '../../rule.ts';

const LEAD = '但是|但|可是|而且|所以|因为|而';

export const FRAME_RULES: readonly Rule[] = [
  ...rules(
    'frame-start',
    [
      `^ ${LEAD}? [ a=!在|于|从|除了|由于|到|这|那|有|大|多数|大多数|一般|通常|大概|@person|${LEAD} ] !在|于|从|是|到|有* 的 情况 下`,
      `^ ${LEAD}? [ a=!在|于|从|除了|由于|到|这|那|有|${LEAD} ] !在|于|从|是|到|有* 的 基础|帮助|影响|条件|前提 下|上 >，`,
    ],
    '在{a}',
    { confidence: 0.8 },
  ),
  textRule(
    'frame-start',
    /(?<=(?:^|[，。！？])(?:但是|所以|而且|可是)?)([^，。！？从就在以按由站照随靠对而且]{2,10}(?:角度|方面|观点|立场|看法|意义))(?=(?:上)?来[看说讲])/g,
    ([words = '']) => `从${words}`,
    0.8,
  ),
  ...rules('localizer', '/ns [ 里|里面|里边 ]', '', { confidence: 0.8 }),
  ...rules('yinwei-le', '[ 因为 了 ] /n,v', '因为', { confidence: 0.8 }),
  ...rules('pause-mark', '/n,nz [ ， ] n=/n,nz 等|等等', '、', { confidence: 0.8 }),
  ...rules('pause-mark', '/n,nr,nz,ns [ ， ] n=/n,nr,nz,ns ， /n,nr,nz,ns >，|和|等|。', '、', {
    confidence: 0.8,
  }),
  ...rules('pause-mark', '，|、 /n,nr,nz,ns [ ， ] n=/n,nr,nz,ns 和 /n,nr,nz,ns', '、', { confidence: 0.8 }),
];
