// “痛快”用在这儿对吗: yes or no first, by the sentence in which it stands, then what it means and how it is used.

import type { Line } from '../../../../content/schema/line.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import { same, wordings } from '../../wording.ts';
import { judgeLines, wrongIn } from '../judge-sentence.ts';
import { examplesOf } from './example.ts';
import * as set from './fits-lines.ts';
import { sentences, together } from './quote.ts';
import { sensesOf, wordNote } from './word-note.ts';

type WordAnswer = { readonly lines: readonly Line[]; readonly move: 'explain' };

export function whetherItFits(context: TurnContext, word: string): WordAnswer {
  const used = sentenceWith(context, word);
  if (used !== undefined && wrongIn(context, used).length > 0)
    return { lines: judgeLines(context, used), move: 'explain' };
  const told = sensesOf(context, [word]);
  const examples = examplesOf(context, word);
  const gloss = together([wordNote(context, word)]);
  const slots = { word: same(word), examples: sentences(examples), gloss, ...(told && { told }) };
  const isShown = examples.length > 0;
  const known = isShown ? set.FITS_WITH_BOTH : set.FITS_BY_SENSE;
  const wording = told !== undefined ? known : isShown ? set.FITS_AS_IN : set.FITS;
  return { lines: wordings(context, wording, slots), move: 'explain' };
}

/** Of theirs in the same message, without what asks. */
function sentenceWith({ said }: TurnContext, word: string): string | undefined {
  return said.raw
    .split(/(?<=[。！？!?；;\n])/u)
    .find((sentence) => sentence.includes(word) && !/[“"「『？?]/u.test(sentence));
}
