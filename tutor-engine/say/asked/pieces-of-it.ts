// Of a sentence that nobody here can put into Chinese, the words that are known, and a word as the learner wrote it.

import type { Draft, Note } from '../../state/draft.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { latinWords } from '../../understand/text/foreign.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { comeBack } from '../shared-moves.ts';
import { piecesOf } from '../translate/pieces.ts';
import { cardOf } from '../translate/word-card.ts';
import { each, same, setLines } from '../wording.ts';
import { patiently } from './invite-to-say.ts';

const EXPLAIN = { move: 'explain', accepted: undefined } as const;

/** With its capitals and accents: câncer. */
export function asWritten({ said: { folded, shown } }: TurnContext, plain: string): string {
  const text = folded.join('');
  const at = text.length === shown.length ? text.indexOf(plain) : -1;
  return at < 0 ? plain : shown.slice(at, at + plain.length).join('');
}

/** Of a sentence that is too much, the words that are known: they are enough to try with. */
export function piecesOfIt(context: TurnContext, query: string, least: number): Generator<Draft> | undefined {
  if (latinWords(utterance(query)).length < SENTENCE) return undefined;
  const pieces = piecesOf(query, context);
  const isLittle = pieces.length * MOST_PER_PIECE < latinWords(utterance(query)).length;
  if (pieces.length < least || isLittle) return undefined;
  const abroad = same(pieces.map(({ said, word }) => `${word.zh} (${said})`).join(', '));
  const zh = pieces.map(({ said, word }) => `${word.zh}（${said}）`).join('、');
  const leads = each(setLines(context, 'sayPieces', { words: { ...abroad, zh } }));
  const notes = pieces.map(
    ({ said, word }) => ({ kind: 'asked_how_to_say', what: word.zh, evidence: said }) as const,
  );
  const cards =
    context.level === 'zero' ? pieces.flatMap(({ word }) => cardOf(context.setting.core, word) ?? []) : [];
  return withNotes(comeBack(patiently(context, leads), leads, EXPLAIN), notes, cards);
}

/** In words. */
const SENTENCE = 2;
/** The house of “on the house” is no help. */
const MOST_PER_PIECE = 4;

function* withNotes(
  drafts: Iterable<Draft>,
  notes: readonly Note[],
  teaches: NonNullable<Draft['teaches']>,
): Generator<Draft> {
  for (const draft of drafts)
    yield { ...draft, notes: [...(draft.notes ?? []), ...notes], ...(teaches.length > 0 && { teaches }) };
}
