/** The shapes that the rules of tone sandhi work on. */

/** A word as it is written: one reading per character, as `Reader.annotate` gives it. */
export type WrittenWord = {
  readonly text: string;
  readonly readings: readonly string[];
  /** The usual part of speech in jieba's letters, where it is known; it decides what is spoken together. */
  readonly pos?: string | undefined;
};

/** Why a syllable is spoken otherwise than written. */
export type SandhiRule = 'third-tone' | 'yi' | 'bu' | 'reduplication' | 'particle';

/** A syllable while it is being worked on. */
export type Syllable = {
  character: string;
  written: string;
  spoken: string;
  rule: SandhiRule | undefined;
  optional: boolean;
  /** Index of its word. */
  word: number;
};

const SYLLABLE = /^[a-zê]+[1-5]$/;

/** The tone of a numbered reading, 0 where it is none. */
export function toneOf(reading: string | undefined): number {
  return reading !== undefined && SYLLABLE.test(reading) ? Number(reading.at(-1)) : 0;
}

/** Changes the tone that is spoken. */
export function speak(syllable: Syllable, tone: number, rule: SandhiRule, optional = false): void {
  syllable.spoken = syllable.spoken.slice(0, -1) + tone;
  syllable.rule = rule;
  syllable.optional = optional;
}
