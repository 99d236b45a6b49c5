// Listens to a model: reads what it says while it comes, and lets out what is surely fit.

import type { ChatDelta, ChatEnd } from '../../../../kit/server/ai/index.ts';
import type { Decision } from '../../../../tutor-engine/index.ts';
import {
  createOutputFilter,
  createReplyReader,
  type Refusal,
  wholeSentences,
} from '../../../../tutor-engine/prompts/index.ts';
import type { TextChunk } from './responder.ts';

export type ModelAnswer = {
  readonly text: string;
  readonly translation: string | undefined;
  readonly model: string;
};

export type StreamOutcome =
  | { readonly kind: 'said'; readonly answer: ModelAnswer }
  | {
      readonly kind: 'refused';
      /** `begun`: some of it has been let out. `text`: how it began, for whoever looks into it. */
      readonly refusal: { readonly reason: Refusal; readonly text: string; readonly begun: boolean };
    };

/** Of what was refused so much is kept. */
const KEPT = 500;

/** Yields what may be shown. A refused answer is not listened to any further: the call upstream ends. */
export async function* readModelStream(
  answer: AsyncGenerator<ChatDelta, ChatEnd, undefined>,
  { move }: Pick<Decision, 'move'>,
): AsyncGenerator<TextChunk, StreamOutcome, undefined> {
  const reader = createReplyReader();
  const filter = createOutputFilter({ explains: move === 'explain' });
  let raw = '';
  let read = '';
  let shown = '';
  const refuse = (reason: Refusal): StreamOutcome => ({
    kind: 'refused',
    // Cut at a length, it may end in half a character, which no JSON of PostgreSQL can hold.
    refusal: { reason, text: raw.toWellFormed(), begun: shown !== '' },
  });
  try {
    for (;;) {
      const step = await answer.next();
      if (step.done) {
        const reply = reader.end();
        const checked = filter.end(reply.text.slice(read.length));
        if ('refused' in checked) return refuse(checked.refused);
        if (checked.show !== '') yield { text: checked.show };
        shown += checked.show;
        const text = endOf(shown, reply.isWhole, step.value).toWellFormed();
        if (text === '') return refuse('empty');
        return { kind: 'said', answer: { text, translation: reply.translation, model: step.value.model } };
      }
      if (raw.length < KEPT) raw = (raw + step.value.text).slice(0, KEPT);
      const piece = reader.push(step.value.text);
      read += piece;
      const checked = filter.push(piece);
      if ('refused' in checked) return refuse(checked.refused);
      shown += checked.show;
      if (checked.show !== '') yield { text: checked.show };
    }
  } finally {
    await leave(answer);
  }
}

/** What was said; cut back to whole sentences where it ended in the middle. */
function endOf(shown: string, isWhole: boolean, { finishReason }: ChatEnd): string {
  if (isWhole && finishReason !== 'length') return shown.trimEnd();
  const whole = wholeSentences(shown);
  // Plain text without a single end of a sentence is still what the model had to say.
  return whole === '' && isWhole ? shown.trimEnd() : whole;
}

/** Ends a call that is not listened to any more; one that is over does not notice. */
async function leave(answer: AsyncGenerator<ChatDelta, ChatEnd, undefined>): Promise<void> {
  const nothing: ChatEnd = { finishReason: 'other', model: '', usage: undefined };
  await answer.return(nothing);
}
