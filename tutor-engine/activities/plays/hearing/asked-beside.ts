// 您说的我没听懂，是什么病？ asks beside saying that something was not understood.

import { type Utterance, utterance } from '../../../understand/text/utterance.ts';
import { clausesOf, sentencesOf } from './clauses.ts';
import { isQuestion } from './speech-acts.ts';

const LOST = /(?:没|不)(?:太)?(?:听|看)?(?:太)?(?:懂|明白|清楚?)|什么意思|再说一[次遍]/u;
/** In characters. */
const LEAST_ASKED = 3;

/** What is asked; undefined where nothing else is. */
export function askedBeside({ raw }: Utterance): Utterance | undefined {
  const clauses = sentencesOf(raw).flatMap(clausesOf);
  const rest = utterance(clauses.filter((clause) => !LOST.test(clause)).join(''));
  return rest.hanzi >= LEAST_ASKED && isQuestion(rest.raw) && rest.raw !== raw ? rest : undefined;
}
