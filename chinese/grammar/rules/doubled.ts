/** Rules on words that stand twice or lack a half. */

import { type Rule, rules, textRule } from '../rule.ts';

const ONCE =
  '因为|所以|但是|可是|我们|他们|她们|你们|可以|喜欢|觉得|没有|已经|应该|这个|那个|如果|虽然|而且|或者|还是|自己|什么|需要|知道';

export const DOUBLED_RULES: readonly Rule[] = [
  textRule('word-twice', new RegExp(`(${ONCE})\\1`, 'g'), ([, word]) => word, 0.9),
  ...[...'了是在把被和很就会要能给跟我你他她也'].flatMap((word) =>
    rules('word-twice', `[ ${word} ${word} ] .`, word, { confidence: 0.9 }),
  ),
  ...rules('half-word', '[ 喜 ] >@person|/n,v,r', '喜欢', { confidence: 0.8 }),
  ...rules('half-word', '[ 觉 ] >@person|这|很|那', '觉得', { confidence: 0.85 }),
  ...rules('half-word', '[ 希 ] >@person|/n,r', '希望', { confidence: 0.85 }),
  textRule('half-word', /因(?=我[很不也没要想])/g, () => '因为', 0.6),
  textRule('frame-twice', /首先先|然后以后|大约差不多|差不多大约/g, ([words = '']) => (words === '首先先' ? '首先' : words === '然后以后' ? '然后' : '大约'), 0.85),
];
