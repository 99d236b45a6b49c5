// What an exercise of a review session is: everything that its screen shows, and what the right answer is.

import type { Tone } from '../../../../chinese/sounds/index.ts';
import type { Skill } from '../../../learning-events/domain/index.ts';
import type { StudyWord } from './words/study-word.ts';

/** A sentence of ours with its translations, cut into words: joined they are the sentence. */
export type Sentence = {
  readonly zh: string;
  readonly en: string;
  readonly pt: string;
  readonly pieces: readonly string[];
  /** How each piece is read there, as numbered pinyin; empty for what is no word. */
  readonly readings: readonly string[];
};

/** A line of a scene that holds the word, after the line before it. */
export type DialogueLine = Sentence & {
  /** As the scene names them. */
  readonly speaker: string;
  readonly before: Sentence & { readonly speaker: string };
};

type Base = { readonly target: StudyWord; readonly skill: Skill };

/** A new word, or one that does not stay, is looked at before it is asked. */
export type MeetExercise = Base & { readonly kind: 'meet'; readonly example: Sentence | undefined };

/** One of several words is right. `meaning`: their meanings stand there; `hanzi`, `listen`: their characters. */
export type ChooseExercise = Base & {
  readonly kind: 'meaning' | 'hanzi' | 'listen';
  readonly options: readonly StudyWord[];
  readonly right: number;
  /** The characters alone would not say which reading is meant, or the word is young. */
  readonly showsPinyin: boolean;
};

/** A sentence in which the word is left out. */
export type SentenceGap = {
  readonly sentence: Sentence;
  /** Which of its pieces is missing. */
  readonly place: number;
};

/** The word is typed, in hanzi or pinyin. */
export type TypeExercise = Base & {
  readonly kind: 'type';
  /** The word, and others that the question could mean: who types one of those is asked for another. */
  readonly accepted: readonly string[];
  readonly characters: number;
  /** The letters of other words that lie one letter from the word's own. */
  readonly alike: readonly string[];
  /** Where the word stands, so that its meaning alone need not tell which one is wanted; undefined where none is fair. */
  readonly example: SentenceGap | undefined;
};

/** The word is written by hand, from its meaning and pinyin. */
export type WriteExercise = Base & { readonly kind: 'write' };

export type ToneExercise = Base & {
  readonly kind: 'tones';
  /** Syllables without their tones: `yin`, `hang`. */
  readonly syllables: readonly { readonly character: string; readonly base: string }[];
  /** For each syllable the tones that are right; the first is the one that is shown. */
  readonly right: readonly (readonly Tone[])[];
};

/** A sentence in which one word is missing; with `before`, an answer to that line. */
export type GapExercise = Base &
  SentenceGap & {
    readonly kind: 'cloze' | 'dialogue';
    readonly before: DialogueLine['before'] | undefined;
    readonly speaker: string | undefined;
    readonly options: readonly StudyWord[];
    readonly right: number;
  };

export type OrderExercise = Base & {
  readonly kind: 'order';
  readonly sentence: Sentence;
  /** In the order in which they are offered; a comma inside the sentence stands with the word before it. */
  readonly tiles: readonly string[];
  /** The sign at the end, which nobody has to place. */
  readonly end: string;
};

/** Several cards at once. */
export type PairsExercise = {
  readonly kind: 'pairs';
  readonly words: readonly StudyWord[];
  /** The places of the words in the order in which their meanings stand there. */
  readonly meanings: readonly number[];
  readonly skill: Skill;
};

export type CardExercise =
  | MeetExercise
  | ChooseExercise
  | TypeExercise
  | WriteExercise
  | ToneExercise
  | GapExercise
  | OrderExercise;
export type Exercise = CardExercise | PairsExercise;
export type ExerciseKind = Exercise['kind'];
