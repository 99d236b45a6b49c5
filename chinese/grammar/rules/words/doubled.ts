/** Rules on words that stand twice or lack a half. */

import { type Rule, rules, textRule } from '../../rule.ts';

const ONCE =
  '因为|所以|但是|可是|我们|他们|她们|你们|可以|喜欢|觉得|没有|已经|应该|如果|虽然|而且|或者|还是|需要';

export const DOUBLED_RULES: readonly Rule[] = [
  textRule(
    'word-twice',
    new RegExp(`(?<!^|[，,。！!？?；;有\\s])(${ONCE})\\1|(${ONCE.replace('没有|', '')})\\2`, 'g'),
    // 没有没有，我不累: said twice to wave something aside. 有没有没有肉的 asks for what has none.
    ([, word, first]) => word ?? first,
    0.9,
  ),
  ...[...'了是在把被和很就会要能给跟我你他她也'].flatMap((word) =>
    rules('word-twice', `<!/v,p [ ${word} ${word} ] >!的`, word, { confidence: 0.9 }),
  ),
  ...rules('half-word', '<@person|不|很|比较|也|最|都|非常 [ 喜 ] >/n,v,r', '喜欢', { confidence: 0.8 }),
  ...rules('half-word', '[ 觉 ] >@person|这|很|那', '觉得', { confidence: 0.85 }),
  ...rules('half-word', '[ 希 ] >@person|/n,r', '希望', { confidence: 0.85 }),
  textRule(
    'word-twice',
    /首先先|然后以后|大约差不多|差不多大约/g,
    ([words = '']) => (words === '首先先' ? '首先' : words === '然后以后' ? '然后' : '大约'),
    0.85,
  ),
];
