// Who has died stays in the talk: what is told of them later is remembered with the learner.

import { tokensOf } from '../../../chinese/grammar/index.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { FollowUp } from '../../../content/schema/listening/frame.ts';
import { setLines } from '../../say/wording.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Frame } from '../../understand/frames/frame.ts';
import { wordIndexOf } from '../../understand/frames/word-index.ts';

/** What weighs so much is news of its own. */
const GRAVE = 7;

/** A question about the story as a whole, to which anything is an answer. */
export function asFollowUp(ask: Line): FollowUp {
  return { seeks: 'how-was-it', ask, answer: ask };
}

/** What is told of somebody who has died is no news of what they like: it is remembered with the learner. */
export function mourningIn(context: TurnContext, frame: Frame | undefined): Mourning | undefined {
  const { lost } = context.state.listening;
  if (lost === undefined || (frame !== undefined && weighs(frame))) return undefined;
  const isOfThem = frame?.who.role === 'noun' ? frame.who.noun.zh === lost : speaksOf(context, lost);
  if (!isOfThem) return undefined;
  const asks = setLines(context, 'mournAsk').map((ask, at) => ({
    ...asFollowUp(ask),
    seeks: MEMORIES[at] ?? 'example',
  }));
  return { says: setLines(context, 'mourn'), asks };
}

/** 它叫豆豆, just after the dog's death, is of the dog. */
function speaksOf(context: TurnContext, lost: string): boolean {
  const {
    said,
    told,
    state: { listening },
  } = context;
  if (said.raw.includes(lost)) return true;
  if (namedBefore(context, lost)) return false;
  const isOther = told.some(({ who }) => who.role === 'noun');
  return listening.about === lost && !isOther && /(?:^|[，。！])[他她它](?!们)/u.test(said.raw);
}

/** Whether somebody else was named in the text before, of whom 她 is said now. */
function namedBefore({ history, setting: { core } }: TurnContext, lost: string): boolean {
  const last = history.findLast(({ by }) => by === 'learner')?.text ?? '';
  const { nouns } = wordIndexOf(core.frames);
  return tokensOf(core.lexicon, last).some(({ text }) => {
    const kind = nouns.get(text)?.nounClass.kind;
    return text !== lost && (kind === 'person' || kind === 'animal');
  });
}

const MEMORIES: readonly FollowUp['seeks'][] = ['what', 'example', 'how'];

export type Mourning = { readonly says: readonly Line[]; readonly asks: readonly FollowUp[] };

function weighs({ predicate, isSupposed }: Frame): boolean {
  return !isSupposed && (predicate?.salience ?? 0) >= GRAVE;
}
