/** What is spoken beside what is written: tone sandhi as a layer of its own over the readings of words. */

import { feet } from './feet.ts';
import { particleOf, reducedTone } from './reduced.ts';
import { type SandhiRule, type Syllable, speak, toneOf, type WrittenWord } from './spoken-syllable.ts';

export type { SandhiRule, WrittenWord } from './spoken-syllable.ts';

import { ordinalOne, sandhiOfBu, sandhiOfYi } from './yi-bu.ts';

/** One character, as written and as spoken. */
export type SpokenCharacter = {
  readonly character: string;
  readonly written: string;
  readonly spoken: string;
  /** The rule that changed it, undefined where nothing changed. */
  readonly rule: SandhiRule | undefined;
  /** True where slow and careful speech keeps the written tone (third tones across a boundary of phrases). */
  readonly optional: boolean;
};

/** What the layer may ask about words; without it every word of three and more characters counts as 2 + 1. */
export type SandhiOptions = { readonly isWord?: (text: string) => boolean };

function spread(words: readonly WrittenWord[]): Syllable[] {
  return words.flatMap(({ text, readings }, word) =>
    Array.from(text, (character, i) => {
      const written = readings[i] ?? character;
      return { character, written, spoken: written, rule: undefined, optional: false, word };
    }),
  );
}

/** Neutral tones of reduplication and the forms of 啊 come first: what follows depends on them. */
function reduce(syllables: Syllable[], words: readonly WrittenWord[]): void {
  syllables.forEach((syllable, i) => {
    if (reducedTone(syllables, words, i)) speak(syllable, 5, 'reduplication');
    const particle = particleOf(syllable, syllables[i - 1]);
    if (particle === undefined || particle === syllable.spoken) return;
    syllable.spoken = particle;
    syllable.rule = 'particle';
  });
}

function changeYiAndBu(syllables: Syllable[]): void {
  syllables.forEach((syllable, i) => {
    if (syllable.rule !== undefined) return;
    const next = syllables[i + 1];
    if (syllable.character === '不' && syllable.written === 'bu4') {
      const tone = sandhiOfBu(syllables, i);
      if (tone !== 4) speak(syllable, tone, 'bu');
    } else if (
      syllable.character === '一' &&
      syllable.written === 'yi1' &&
      next &&
      !ordinalOne(syllables, i)
    ) {
      const tone = sandhiOfYi(next);
      if (tone !== 1) speak(syllable, tone, 'yi');
    }
  });
}

/** Third tones inside one foot: from left to right, the first of each two that are still third rises. */
function raiseIn(part: Syllable[]): void {
  for (let i = 0; i + 1 < part.length; i++) {
    const one = part[i];
    const next = part[i + 1];
    if (one && next && toneOf(one.spoken) === 3 && (toneOf(next.spoken) === 3 || wasThird(next))) {
      speak(one, 2, 'third-tone');
    }
  }
}

/** 想想, 小姐: the neutral second syllable still lifts the first. */
function wasThird(syllable: Syllable): boolean {
  return syllable.rule === 'reduplication' && toneOf(syllable.written) === 3;
}

/**
 * Says how the words of a text are spoken: third tones by the structure of words and phrases, 一, 不, reduplication, 啊.
 * The written readings stay beside the spoken ones. Words are those of one text, in order, with its punctuation.
 */
export function applySandhi(words: readonly WrittenWord[], options: SandhiOptions = {}): SpokenCharacter[] {
  const syllables = spread(words);
  reduce(syllables, words);
  changeYiAndBu(syllables);
  const spokenFeet = feet(syllables, words, options.isWord);
  for (const foot of spokenFeet) for (const part of foot.parts) raiseIn(part);
  spokenFeet.forEach((foot, index) => {
    const last = foot.syllables.at(-1);
    const next = spokenFeet[index + 1];
    const follower = next?.syllables[0];
    if (!last || !follower || !next.joined || toneOf(last.spoken) !== 3 || toneOf(follower.spoken) !== 3)
      return;
    speak(last, 2, 'third-tone', true);
  });
  return syllables.map(({ character, written, spoken, rule, optional }) => ({
    character,
    written,
    spoken,
    rule,
    optional,
  }));
}
