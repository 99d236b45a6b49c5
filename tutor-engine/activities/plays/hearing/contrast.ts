// 很好看，可是后面有点儿长: what a but takes back is only politeness; what stands behind it is meant.

import { clausesOf, sentencesOf } from './clauses.ts';
import { isQuestion } from './speech-acts.ts';

const BUT =
  /^(?:但是?|可是?(?!以)|不过|就是(?=有点|太|不|\p{Script=Han}{1,4}(?:有点|太|不))|只是|然而)(?<rest>.+)$/u;
/** So much of it is liked. */
const LIKES =
  /喜欢|满意|漂亮|好看|好[吃喝听玩用](?!吗)|不错|舒服|合适|很(?:好|大|新|软|甜|香|快)|挺|真好|太好|还(?:可以|行)|没问题|便宜/u;
const DISLIKES =
  /太(?!好|棒|漂亮)|有(?:一)?点儿?|不(?!错|贵|吵|远|大不小|过)|没有?|比较|(?:长|短|大|小|贵|硬|软|紧|松|吵|远|咸|甜|酸|辣|淡|冷|热|慢|旧|暗|厚|薄|高|低|重)(?:了|一点儿?|一些|点儿?)/u;
/** In characters: who says more tells more than that they like it. */
const SHORT = 8;

const isPolite = (clause: string) =>
  LIKES.test(clause) && !DISLIKES.test(clause) && !isQuestion(clause) && [...clause].length <= SHORT + 2;

/** The text without the praise that a complaint behind a but takes back, or the complaint that praise does. */
export function withoutConceded(text: string): string {
  const sentences = sentencesOf(text);
  const kept: string[] = [];
  for (const sentence of sentences) {
    const clauses = clausesOf(sentence);
    const at = clauses.findIndex((clause) => BUT.test(clause));
    const rest = at < 0 ? '' : clauses.slice(at).join('').replace(BUT, '$<rest>');
    const before = clauses.slice(0, Math.max(0, at));
    const isComplaint = DISLIKES.test(rest) && !isQuestion(rest);
    if (isComplaint && before.length > 0 && before.every(isPolite)) {
      while (kept.length > 0 && isPolite(kept.at(-1) ?? '')) kept.pop();
      kept.push(rest);
    } else if (isComplaint && at === 0 && kept.length > 0 && isPolite(kept.at(-1) ?? '')) {
      while (kept.length > 0 && isPolite(kept.at(-1) ?? '')) kept.pop();
      kept.push(rest);
    } else kept.push(sentence);
  }
  return kept.length === sentences.length && kept.every((one, i) => one === sentences[i])
    ? text
    : kept.join('');
}
