// Which clauses of a text tell something: no questions, no calls, nothing that is only denied, quoted or read in a work.

import type { Frames } from '../../../content/schema/content.ts';
import { LEADS_TO } from '../text/leads-to.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { fromForeign, type InChinese } from './from-foreign.ts';
import { isOfAWork, isSaidToAnybody } from './nobody-here.ts';
import { priced } from './priced.ts';
import { hasNoSubject } from './whose-clause.ts';
import { type WordIndex, wordIndexOf } from './word-index.ts';

/** Longer texts are read up to here. */
const LONGEST = 300;
/** The clauses that tell something, in Chinese; what somebody else is quoted to have said is only supposed. */
export function toldClauses(frames: Frames, text: string): Clause[] {
  const index = wordIndexOf(frames);
  return clausesOf(priced(text.slice(0, LONGEST)))
    .map((clause) => inChinese(clause, fromForeign(frames.foreign, index, clause.text)))
    .filter(
      ({ isQuestion, text: clause }, at, all) =>
        !isQuestion &&
        !isSaidToAnybody(clause) &&
        !LEADS_TO.test(clause) &&
        !isDenial(clause, all[at + 1]?.text) &&
        !isOfAWork(clause, all[at - 1]?.text) &&
        !isCall(index, clause, all[at + 1]?.text),
    )
    .map((clause, at, all) =>
      isReported(all[at - 1]?.text, clause.text) ? { ...clause, isSupposed: true } : clause,
    );
}

/** 奶奶，你做的饺子好吃吗: who is called is not spoken of. */
function isCall({ nouns }: WordIndex, clause: string, next: string | undefined): boolean {
  return nouns.get(clause)?.nounClass.kind === 'person' && /^[你您]/u.test(next ?? '');
}

/** 我担心的不是成绩，是她不开心: what it is not, is not told. */
function isDenial(clause: string, next: string | undefined): boolean {
  return (
    /^(?:我|[^，]{0,4}(?:担[心忧]|怕|在意|生气)的)?(?:并)?不是/u.test(clause) &&
    /^(?:而)?是(?!的|吗|啊)/u.test(next ?? '')
  );
}

function inChinese(clause: Clause, found: InChinese | undefined): Clause {
  if (found === undefined) return clause;
  return { ...clause, text: found.text, isQuestion: clause.isQuestion || found.isQuestion };
}

/** 医生说没问题，吃药: what somebody has said goes on, and is nothing that they do. */
const REPORTS = /(?<!我)(?:说|告诉我|告诉我们|让我|叫我|建议我?)(?!中文|汉语|英语|话)\p{Script=Han}{2}/u;

function isReported(before: string | undefined, text: string): boolean {
  return (
    before !== undefined &&
    REPORTS.test(before) &&
    !before.startsWith('我说') &&
    hasNoSubject(text) &&
    !text.endsWith('了')
  );
}
