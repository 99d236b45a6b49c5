// What a speaker is, whether a language model or the embedded teacher: text in pieces, then how it ended.

import type { Locale } from '../../../kit/core/locale.ts';
import type { Message } from './messages-repo.ts';
import type { Subject } from './subjects.ts';
import type { Talk } from './talks-repo.ts';

export type SpeakInput = {
  readonly talk: Talk;
  readonly subject: Subject;
  /** The learner's message to answer. */
  readonly message: Message;
  readonly signal: AbortSignal;
};

export type Spoken = {
  readonly model?: string;
  /** Set when it was not who was meant to speak: why the embedded teacher did. */
  readonly standIn?: Message['standIn'];
  /** Who spoke, when that was not known before. */
  readonly speaker?: 'model' | 'engine';
  readonly memory?: unknown;
  readonly translations?: Partial<Record<Exclude<Locale, 'zh'>, string>>;
};

export type Speaker = {
  readonly kind: 'model' | 'engine';
  /** Yields the answer's text as it comes and returns what else is to be stored. Throws SpeakerError for what can fail. */
  readonly speak: (input: SpeakInput) => AsyncGenerator<string, Spoken, undefined>;
};

export type SpeakerFailure = 'busy' | 'unavailable' | 'timeout' | 'refused' | 'broken_off';

/** Why no answer came, in the words that the learner is told by. */
export class SpeakerError extends Error {
  override readonly name = 'SpeakerError';
  readonly failure: SpeakerFailure;

  constructor(failure: SpeakerFailure, cause: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}
