/** Rules on how a sentence ends: one particle, no 吗 after V不V, no 了 where nothing has changed. */

import type { Match } from '../../pattern.ts';
import { type Rule, rules, word } from '../../rule.ts';
import type { Token } from '../../tokens.ts';

/** What somebody knows, asks or says may itself be a question: 你知道他去不去吗. */
const TELLING =
  '知道|记得|明白|懂|懂得|了解|告诉|说|觉得|认为|听|听说|看|看看|问|问问|清楚|猜|确定|发现|关心|考虑|商量|讨论|决定|管|有';
const WISH = '想|想要|要|喜欢|爱';
const MODAL = '可以|能|会|想|要';
const END = '?|？';

/** 去不去, 吃没吃饭: the same verb on both sides. */
const isSameVerb = (match: Match) => word(match, 'w').startsWith(word(match, 'v'));
/** 吧吗, 吗呢: two particles, one of which asks. */
const asksTwice = (match: Match) => {
  const [first, second] = [word(match, 'v'), word(match, 'w')];
  return first !== second && (first === '吗' || second === '吗');
};

/** With these before it the 了 is right: 只要你来，我就很高兴了; 现在很好看了. */
const CHANGES = new Set(
  '只要 只有 如果 要是 能 会 已经 就 现在 终于 这样 也 还 算 变 变得 越 越来越 以后 之后 后来 今天 最近 比 够 才 可以 有'.split(
    ' ',
  ),
);

const saysNoChange = ({ from, to }: Match, tokens: readonly Token[]) =>
  '。！!'.includes(tokens[to]?.text ?? '') && tokens.slice(0, from).every(({ text }) => !CHANGES.has(text));

export const SENTENCE_END_RULES: readonly Rule[] = [
  // Who says what they themselves want asks nothing.
  ...rules('particle-pair', `^ 我|我们 @moment* ${WISH} .* [ v=吧|呢|吗 w=吧|呢|吗 ${END} ]`, '。', {
    confidence: 0.92,
    when: asksTwice,
  }),
  ...rules('particle-pair', `^ 我|我们 @moment* ${WISH} .* [ v=吧|呢|吗 w=吧|呢|吗 ] $`, '', {
    confidence: 0.9,
    when: asksTwice,
  }),
  ...rules('particle-pair', `[ v=吧|呢|吗 w=吧|呢|吗 ] >${END}`, '吗', { confidence: 0.88, when: asksTwice }),
  ...rules('particle-pair', ['[ v=吗 w=吧 ] $', '[ w=吧 v=吗 ] $'], '{w}', { confidence: 0.86 }),
  ...rules('particle-pair', ['[ v=吗 w=呢 ] $', '[ w=呢 v=吗 ] $'], '{v}', { confidence: 0.86 }),
  ...rules(
    'ma-a-not-a',
    `${MODAL} x=!${TELLING}* [ v=/v,a 不|没 w=/v,a y=/n,ns,nz,nt,r,s* 吗 ] $`,
    '{v}{y}吗',
    { confidence: 0.92, when: isSameVerb },
  ),
  ...rules('ma-a-not-a', `^ x=!${TELLING}|${MODAL}* v=/v,a 不|没 w=/v,a y=/n,ns,nz,nt,r,s* [ 吗 ] $`, '', {
    when: isSameVerb,
  }),
  ...rules(
    'le-degree',
    '@person|@kin|/n 都? 很|非常|特别 喜欢|爱|高兴|开心|聪明|可爱|好看|好玩|好吃|好听|有意思 /n,ns? [ 了 ] $',
    '',
    { confidence: 0.8, when: saysNoChange },
  ),
];
