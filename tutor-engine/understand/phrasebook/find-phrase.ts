// Finds an everyday phrase by what learners call it in English or Portuguese, with words of theirs in its slots.

import type { Line } from '../../../content/schema/line.ts';
import type { Phrase, PhrasePart } from '../../../content/schema/talks/phrasebook.ts';
import { formsOf } from './action-forms.ts';
import { phraseKey } from './phrase-key.ts';
import { spellings } from './spellings.ts';

/** What is caught for a slot, in the three languages; undefined where it does not belong there. `inside`: how deep. */
export type FillSlot = (slot: string, said: string, inside: number) => Line | undefined;

type Frame = {
  /** What stands around the slots, each with its blanks: one more than there are slots. */
  readonly around: readonly string[];
  readonly slots: readonly string[];
  readonly phrase: Phrase;
};
/** Frames by the word that they begin with, and those that begin with a slot; of each the longest first. */
type Index = {
  readonly whole: ReadonlyMap<string, Phrase>;
  readonly begun: ReadonlyMap<string, readonly Frame[]>;
  readonly open: readonly Frame[];
};

const SLOTS = /\{([a-z]+)\}/g;
/** I washed my old car: a sentence, its deed, whose it is, how it is, and the thing. */
const DEEPEST = 4;
type Part = PhrasePart | 'all';
const indexes = new WeakMap<readonly Phrase[], ReadonlyMap<Part, Index>>();

/** The phrase that a text says and nothing else. */
export function findPhrase(phrases: readonly Phrase[], text: string, fill: FillSlot): Line | undefined {
  const key = phraseKey(text);
  return key === '' ? undefined : findPart(phrases, 'all', key, fill, 0);
}

/** What fills a slot of this name and has none itself. */
export function findWhole(phrases: readonly Phrase[], part: PhrasePart, key: string): Line | undefined {
  const found = indexOf(phrases).get(part)?.whole.get(key);
  return found && lineOf(found);
}

/** What fills a slot of this name, by its key. */
export function findPart(
  phrases: readonly Phrase[],
  part: Part,
  key: string,
  fill: FillSlot,
  inside: number,
): Line | undefined {
  const index = indexOf(phrases).get(part);
  if (index === undefined || inside > DEEPEST) return undefined;
  const found = index.whole.get(key);
  if (found !== undefined) return lineOf(found);
  for (const frame of [...(index.begun.get(firstWord(key)) ?? []), ...index.open]) {
    const words = caughtBy(frame, key, (slot, said) => fill(slot, said, inside + 1));
    if (words !== undefined) return filled(frame, words);
  }
  return undefined;
}

function indexOf(phrases: readonly Phrase[]): ReadonlyMap<Part, Index> {
  const known = indexes.get(phrases);
  if (known !== undefined) return known;
  const called: Called[] = [
    ...phrases.map((phrase) => ({ part: phrase.part, keys: spellings(phrase), phrase })),
    ...phrases.flatMap(formsOf),
  ];
  const groups = Map.groupBy(called, ({ part }): Part => part ?? 'all');
  const parts = new Map<Part, Index>([...groups].map(([part, all]) => [part, indexFor(all)]));
  indexes.set(phrases, parts);
  return parts;
}

type Called = {
  readonly part: PhrasePart | undefined;
  readonly keys: readonly string[];
  readonly phrase: Phrase;
};

function indexFor(all: readonly Called[]): Index {
  const whole = new Map<string, Phrase>();
  const frames: Frame[] = [];
  for (const { keys, phrase } of all)
    for (const form of keys) {
      const slots = [...form.matchAll(SLOTS)].map(([, slot = '']) => slot);
      if (slots.length > 0) frames.push({ around: form.split(/\{[a-z]+\}/), slots, phrase });
      else if (!whole.has(form)) whole.set(form, phrase);
    }
  // The longest first: i dont like goes before i.
  const sorted = frames.toSorted((a, b) => weightOf(b) - weightOf(a));
  const isOpen = ({ around: [before = ''] }: Frame) => before === '';
  const begun = Map.groupBy(
    sorted.filter((frame) => !isOpen(frame)),
    ({ around: [before = ''] }) => firstWord(before),
  );
  return { whole, begun, open: sorted.filter(isOpen) };
}

const firstWord = (key: string) => key.split(' ', 1)[0] ?? key;
const weightOf = ({ around }: Frame) => around.join('').length;

/** The words for the slots, in their order; every place where the text between two slots stands is tried. */
function caughtBy(
  { around, slots }: Frame,
  key: string,
  fill: (slot: string, said: string) => Line | undefined,
): Line[] | undefined {
  const [before = ''] = around;
  if (!key.startsWith(before) || !key.endsWith(around.at(-1) ?? '')) return undefined;
  return from(0, before.length);

  function from(place: number, start: number): Line[] | undefined {
    const slot = slots[place];
    if (slot === undefined) return start === key.length ? [] : undefined;
    const next = around[place + 1] ?? '';
    for (const end of endsOf(next, start, place === slots.length - 1)) {
      const word = fill(slot, key.slice(start, end));
      const rest = word && from(place + 1, end + next.length);
      if (word !== undefined && rest !== undefined) return [word, ...rest];
    }
    return undefined;
  }

  function endsOf(next: string, start: number, isLast: boolean): number[] {
    if (isLast) return key.length - next.length > start ? [key.length - next.length] : [];
    const ends: number[] = [];
    for (let at = key.indexOf(next, start + 1); at >= 0; at = key.indexOf(next, at + 1)) ends.push(at);
    return ends;
  }
}

function filled({ slots, phrase }: Frame, words: readonly Line[]): Line {
  const put = (language: 'zh' | 'en' | 'pt') =>
    slots.reduce(
      (text, slot, at) => text.replace(`{${slot}}`, words[at]?.[language] ?? ''),
      phrase[language],
    );
  return { zh: put('zh'), en: put('en'), pt: put('pt') };
}

function lineOf({ zh, en, pt }: Phrase): Line {
  return { zh, en, pt };
}
