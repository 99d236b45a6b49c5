// How good the learner's Chinese has been in this talk: what should have been said otherwise, the newest first.

import type { Line } from '../../../../content/schema/line.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import { languageAsked } from '../../../understand/language/language-asked.ts';
import { wordings } from '../../wording.ts';
import { mendedSentence, reasonOf, wrongIn } from '../judge-sentence.ts';
import { MISTAKES, NO_MISTAKES, ONE_MISTAKE } from './lines.ts';
import { together } from './quote.ts';

/** So many texts back are looked at, and so much is told of at once. */
const MOST_TEXTS = 40;
const MOST = 2;

export function mistakesSaid(context: TurnContext): Line[] {
  const said = context.history
    .filter(({ by, text }) => by === 'learner' && languageAsked(text).length === 0)
    .slice(-MOST_TEXTS)
    .toReversed();
  const found = said.flatMap(({ text }) =>
    (text.match(/[^。！？!?\n]+/gu) ?? []).flatMap((sentence) => {
      const [first] = wrongIn(context, sentence);
      return first === undefined ? [] : [{ sentence: sentence.trim(), first }];
    }),
  );
  const each = found.filter(
    ({ first }, at) => found.findIndex((one) => one.first.point === first.point) === at,
  );
  const told = each.slice(0, MOST);
  if (told.length === 0) return wordings(context, NO_MISTAKES);
  const right = told.map(({ sentence }) => mendedSentence(context, sentence));
  const list = `${right.map((text) => `“${text}”`).join('，')}。`;
  const gloss = together(
    told.flatMap(({ sentence, first }, at) => {
      const change = `${sentence} → ${right[at]}`;
      return [{ zh: change, en: change, pt: change }, reasonOf(first.point)];
    }),
  );
  const slots = { list: { zh: list, en: list, pt: list }, gloss };
  return wordings(context, told.length === 1 ? ONE_MISTAKE : MISTAKES, slots);
}
