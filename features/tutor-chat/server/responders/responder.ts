// What a speaker is, whether a language model or the embedded teacher: a decided turn put into words, piece by piece.

import type { Locale } from '../../../../kit/core/locale.ts';
import type { HardWord } from '../../../../tutor-engine/index.ts';
import type { RejectedAnswer } from '../../domain/turn/rejected-answer.ts';
import type { ResponderTurn } from '../decision/decide-turn.ts';
import type { ShownMessage } from '../talks/messages-repo.ts';

export type ResponderInput = {
  readonly decided: ResponderTurn;
  readonly signal: AbortSignal;
  /** Called when a model is asked: from then on its words are waited for, and no work of ours. */
  readonly onAsked?: () => void;
};

/** A piece of the answer; with `restart` all that came before gives way to it. */
export type TextChunk = { readonly text: string; readonly restart?: true };

export type ResponderResult = {
  /** The whole answer, where it is not the pieces as they came. */
  readonly text?: string;
  readonly model?: string;
  /** Set when it was not who was meant to speak: why the embedded teacher did. */
  readonly standIn?: ShownMessage['standIn'];
  /** Who spoke, when that was not known before. */
  readonly speaker?: 'model' | 'engine';
  readonly memory?: unknown;
  readonly translations?: Partial<Record<Exclude<Locale, 'zh'>, string>>;
  readonly hardWords?: readonly HardWord[];
  readonly rejected?: RejectedAnswer;
  readonly promptVersion?: string;
};

export type Responder = {
  readonly kind: 'model' | 'engine';
  /** Yields the answer's text as it comes and returns what else is to be stored. Throws SpeakerError for what can fail. */
  readonly respond: (input: ResponderInput) => AsyncGenerator<TextChunk, ResponderResult, undefined>;
};
