// Finds an everyday phrase by what learners call it in English or Portuguese, with a word of theirs in its slot.

import type { Line } from '../../../content/schema/line.ts';
import type { Phrase } from '../../../content/schema/talks/phrasebook.ts';
import { phraseKey } from './phrase-key.ts';
import { spellings } from './spellings.ts';

/** A word for a slot, in the three languages; undefined where it does not belong there. */
export type FillSlot = (slot: string, said: string) => Line | undefined;

type Frame = {
  readonly before: string;
  readonly slot: string;
  readonly after: string;
  readonly phrase: Phrase;
};
type Index = { readonly whole: ReadonlyMap<string, Phrase>; readonly frames: readonly Frame[] };

const SLOT = /\{([a-z]+)\}/;
const indexes = new WeakMap<readonly Phrase[], Index>();

/** The phrase that a text says and nothing else. */
export function findPhrase(phrases: readonly Phrase[], text: string, fill: FillSlot): Line | undefined {
  const key = phraseKey(text);
  if (key === '') return undefined;
  const { whole, frames } = indexOf(phrases);
  const found = whole.get(key);
  if (found !== undefined) return lineOf(found);
  for (const frame of frames) {
    const caught = caughtBy(frame, key);
    const word = caught === undefined ? undefined : fill(frame.slot, caught);
    if (word !== undefined) return filled(frame, word);
  }
  return undefined;
}

function indexOf(phrases: readonly Phrase[]): Index {
  const known = indexes.get(phrases);
  if (known !== undefined) return known;
  const whole = new Map<string, Phrase>();
  const frames: Frame[] = [];
  for (const phrase of phrases)
    for (const form of spellings(phrase)) {
      const slot = SLOT.exec(form)?.[1];
      if (slot === undefined) {
        if (!whole.has(form)) whole.set(form, phrase);
      } else {
        const [before = '', after = ''] = form.split(`{${slot}}`);
        frames.push({ before, slot, after, phrase });
      }
    }
  // The longest first: i dont like goes before i.
  const index = { whole, frames: frames.toSorted((a, b) => weightOf(b) - weightOf(a)) };
  indexes.set(phrases, index);
  return index;
}

const weightOf = ({ before, after }: Frame) => before.length + after.length;

function caughtBy({ before, after }: Frame, key: string): string | undefined {
  if (key.length <= before.length + after.length || !key.startsWith(before) || !key.endsWith(after))
    return undefined;
  return key.slice(before.length, key.length - after.length);
}

function filled({ slot, phrase }: Frame, word: Line): Line {
  const put = (language: 'zh' | 'en' | 'pt') => phrase[language].replace(`{${slot}}`, word[language]);
  return { zh: put('zh'), en: put('en'), pt: put('pt') };
}

function lineOf({ zh, en, pt }: Phrase): Line {
  return { zh, en, pt };
}
