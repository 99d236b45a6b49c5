// What a clause tells: predicate, who, what, where, when, denied or not, and how the learner feels about it.

import type { Stance, Time } from '../../../content/schema/listening/frame.ts';
import type { NounClass } from '../../../content/schema/listening/noun-class.ts';
import type { Predicate } from '../../../content/schema/listening/predicate.ts';

/** Offsets are UTF-16 code units of the clause, `end` exclusive. */
export type Place = { readonly start: number; readonly end: number };

export type Noun = NounClass['words'][number];

export type NounMention = Place & {
  readonly classId: string;
  readonly kind: NounClass['kind'];
  readonly zh: string;
  /** Missing for words that are known and never put into a line. */
  readonly noun: Noun | undefined;
  /** Of somebody else: 朋友的妈妈, 他妈妈. */
  readonly isOfOthers: boolean;
};

export type Who =
  | { readonly role: 'learner' | 'we' | 'tutor' | 'other' }
  | { readonly role: 'noun'; readonly noun: NounMention };

export type Frame = {
  readonly clause: string;
  /** Undefined where only nouns were understood. */
  readonly predicate: Predicate | undefined;
  /** The word of the predicate that stood there. */
  readonly word: string;
  readonly at: Place;
  readonly who: Who;
  readonly objects: readonly NounMention[];
  readonly places: readonly NounMention[];
  /** Beside whom, or to whom. */
  readonly companions: readonly NounMention[];
  readonly time: Time;
  /** Whether the text says when, how long, how often or how many. */
  readonly tells: ReadonlySet<'when' | 'how-long' | 'how-often' | 'how-many' | 'why'>;
  readonly isDenied: boolean;
  /** 如果…, or what somebody else wants. */
  readonly isSupposed: boolean;
  readonly stance: Stance;
};
