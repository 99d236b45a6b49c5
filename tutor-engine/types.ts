// The shapes that go into and come out of the embedded teacher.

import type { Line } from '../content/schema/line.ts';
import type { Persona } from '../content/schema/persona.ts';
import type { Talk } from '../content/schema/talk.ts';
import type { Locale } from '../kit/core/locale.ts';

export const MOVES = [
  'greet',
  'ask',
  'praise-and-ask',
  'retry',
  'hint',
  'explain',
  'repeat',
  'smalltalk',
  'cannot',
  'close',
] as const;
/** What the teacher does with a turn. */
export type Move = (typeof MOVES)[number];

/**
 * What the teacher must know again next time; JSON, stored beside its message, about half a kilobyte.
 * `ask`: the open question's id (`topic.question`, or OVER). `step`: how much help was given on it, from 0
 * (none) over 1 (said differently), 2 (an idea), 3 (first words) to 4 (a whole sentence).
 * `stay`: turns since the question was put. `asked`: ids of this round. `round`: 0 at first, one more each
 * time the learner starts over. `name`: what the learner is called.
 */
export type Memory = {
  readonly engine: 'yulu-tutor';
  readonly version: 1;
  readonly move: Move;
  readonly ask?: string;
  readonly step: number;
  readonly stay: number;
  readonly round: number;
  readonly asked: readonly string[];
  readonly name?: string;
};

/** The open question when all topics are done: shall we start over? */
export const OVER = '@over';

/** One message of the transcript, oldest first. `memory` is whatever was stored: it is checked, not trusted. */
export type Message = {
  readonly by: 'learner' | 'tutor';
  readonly text: string;
  readonly memory?: unknown;
};

export type TutorTurn = {
  /** Chinese; at most one question mark. A gloss in the learner's language may stand in an explanation. */
  readonly text: string;
  readonly translation: { readonly en: string; readonly pt: string };
  readonly move: Move;
  /** Id of the question that is open after this turn. */
  readonly ask: string | undefined;
  /** Whether the learner's text answered the open question; undefined when it was no attempt at it. */
  readonly accepted: boolean | undefined;
  readonly memory: Memory;
};

/** A dictionary the caller may lend: a word in characters, English or Portuguese → the word, explained. */
export type Lookup = (query: string) => Line | undefined;

export type Setting = {
  readonly persona: Persona;
  readonly talk: Talk;
  readonly locale: Locale;
  /** Anything that stays the same through one conversation, e.g. its id. Same inputs, same answer. */
  readonly seed: string;
  readonly lookup?: Lookup;
};

export type RespondInput = Setting & {
  readonly history: readonly Message[];
  readonly learnerText: string;
};
