// Our own Chinese passes the checks that we hold learners to.

import { check } from '../../chinese/grammar/index.ts';
import type { Lexicon } from '../../chinese/words/index.ts';
import { isOfSigns } from '../../tutor-engine/authoring/index.ts';
import type { Placed } from './lines.ts';

/** Findings on signs that are less sure than this are for learners, not for people who write Chinese. */
const SURE = 0.85;
const SLOT = /\{[a-z0-9]+\}/g;
/** What stands in for a slot: a name fits wherever a word may come. */
const ANY_WORD = '小明';

/** Each problem is one line that begins with its place. */
export function grammarProblems(lexicon: Lexicon, lines: readonly Placed[]): string[] {
  return lines.flatMap(({ place, line }) => {
    const text = line.zh.replaceAll(SLOT, ANY_WORD);
    return check(lexicon, text)
      .filter(({ tier }) => tier === 'wrong')
      .filter(({ confidence, point }) => confidence >= SURE || !isOfSigns(point))
      .map(
        ({ start, end, point, correction }) =>
          `${place}: ${point}: “${text.slice(start, end)}” should be “${correction}”: ${line.zh}`,
      );
  });
}
