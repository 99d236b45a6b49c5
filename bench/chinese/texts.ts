// Chinese to measure with: what the product itself says, and the sentences of the segmenter's test.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const SENTENCES = join(ROOT, 'chinese/words/segmented-sentences.txt');

function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object')
    for (const part of Object.values(value)) yield* strings(part);
}

/** Every string with hanzi in the JSON files of `content/`, in the order of the files. */
export function contentTexts(): string[] {
  const folder = join(ROOT, 'content');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => [...strings(JSON.parse(readFileSync(join(folder, name), 'utf8')))])
    .filter((text) => /\p{Script=Han}/u.test(text));
}

/** Sentences cut by hand: the words of each, in order. */
export function sentencesByHand(file = SENTENCES): string[][] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '));
}

/** Numbers from 0 to 1, the same in each run (mulberry32, seed 7). */
function random(): () => number {
  let state = 7;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** At least `bytes` bytes of UTF-8: texts of the product in random order, one a line. */
export function longText(bytes: number): string {
  const texts = [...contentTexts(), ...sentencesByHand().map((words) => words.join(''))];
  const next = random();
  const lines: string[] = [];
  for (let size = 0; size < bytes; ) {
    const text = texts[Math.floor(next() * texts.length)] ?? '';
    lines.push(text);
    size += Buffer.byteLength(text) + 1;
  }
  return lines.join('\n');
}

/** The same without line breaks, with one traditional character, so that its simplified form is another string. */
export function oneLineText(bytes: number): string {
  return `${longText(bytes).replaceAll('\n', '')}麼`;
}

/** Messages of exactly `length` characters each. */
export function messages(count: number, length: number): string[] {
  const characters = [...longText(count * length * 3).replaceAll('\n', '')];
  return Array.from({ length: count }, (_, i) => characters.slice(i * length, (i + 1) * length).join(''));
}
