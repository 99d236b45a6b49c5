/** Turns the readings of the sources into ours (`lv4`, 5 = neutral) and puts the most usual first. */

import type { CedictLine } from '../sources/cedict-line.ts';
import type { HskLine } from '../sources/sources.ts';
import { USUAL_OF_CHARACTERS, USUAL_OF_WORDS } from './usual-readings.ts';

const LESSER =
  /^\(?(variant of|old variant|surname |used in |\(?Tw\)|\(literary|\(dialect|\(archaic|\(old|\(bound form)/i;
const SYLLABLE = /^([a-z]+[1-5]|r5|m[1-5]|ng[1-5]|hm5|hng5|xx5)$/;

/** Our spelling of a numbered reading: lower case, `v` for ü, one space between syllables. */
export function normalReading(pinyin: string): string {
  return pinyin
    .toLowerCase()
    .replaceAll('u:', 'v')
    .replaceAll('ü', 'v')
    .replaceAll(/[·,，]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whether every token of a reading is a syllable with a tone. */
export function isPlainReading(reading: string): boolean {
  return reading.split(' ').every((token) => SYLLABLE.test(token));
}

function senseScore(line: CedictLine): number {
  if (line.variant) return 0.01;
  const proper = /^[A-Z]/.test(line.pinyin) ? 0.3 : 1;
  return proper * line.senses.reduce((sum, sense) => sum + (LESSER.test(sense) ? 0.3 : 1), 0);
}

/** The readings of a word, most usual first, from its CC-CEDICT lines and its HSK line. */
export function readingsOf(word: string, lines: CedictLine[], hsk: HskLine | undefined): string[] {
  const scores = new Map<string, number>();
  for (const line of lines) {
    const reading = normalReading(line.pinyin);
    scores.set(reading, (scores.get(reading) ?? 0) + senseScore(line));
  }
  const listed = (hsk?.readings ?? []).map(normalReading);
  if (scores.size === 0) for (const reading of listed) scores.set(reading, 1);
  const usual = USUAL_OF_CHARACTERS[word]?.split(' ') ?? USUAL_OF_WORDS[word] ?? [];
  usual.forEach((reading, index) => scores.set(reading, 1000 - index));
  return [...scores]
    .filter(([, score]) => score > 0.05 || scores.size === 1)
    .toSorted((a, b) => b[1] - a[1])
    .map(([reading]) => reading);
}
