import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SYLLABLES } from '../pinyin/inventory.ts';
import { CONFUSION_TEXTS } from './confusions.ts';
import { compareReading, compareReadings } from './distance.ts';
import { explainDifference } from './explain.ts';

const reading = fc
  .tuple(fc.constantFrom(...SYLLABLES), fc.integer({ min: 1, max: 5 }))
  .map(([base, tone]) => `${base}${tone}`);

test('a reading is at no distance from itself, and all distances lie between 0 and 1 and go both ways', () => {
  fc.assert(
    fc.property(reading, reading, (a, b) => {
      expect(compareReading(a, a)).toEqual({ distance: 0, differences: [] });
      const { distance, differences } = compareReading(a, b);
      expect(distance).toBeGreaterThanOrEqual(0);
      expect(distance).toBeLessThanOrEqual(1);
      expect(distance === 0).toBe(a === b);
      expect(differences.length === 0).toBe(a === b);
      expect(compareReading(b, a).distance).toBeCloseTo(distance, 10);
    }),
  );
});

describe('what learners mix up is nearer than what they do not', () => {
  test.each([
    ['zhang1', 'zang1', 'bang1', 'retroflex'],
    ['chi1', 'ci1', 'fei1', 'retroflex'],
    ['nan2', 'lan2', 'kan2', 'n-l'],
    ['re4', 'le4', 'he4', 'r-l'],
    ['fu3', 'hu3', 'zu3', 'f-h'],
    ['xin1', 'xing1', 'xu1', 'nasal-ending'],
    ['fan4', 'fang4', 'fu4', 'nasal-ending'],
    ['shen2', 'sheng2', 'shuo2', 'nasal-ending'],
    ['lv4', 'lu4', 'la4', 'rounding'],
    ['qu4', 'qi4', 'qiang4', 'rounding'],
    ['jie2', 'zhe2', 'fo2', 'palatal'],
    ['ba4', 'pa4', 'ha4', 'aspiration'],
    ['mai2', 'mai3', 'mai4', 'tone-2-3'],
  ] as const)('%s: %s before %s', (expected, near, far, confusion) => {
    const close = compareReading(expected, near);
    expect(close.distance).toBeLessThan(compareReading(expected, far).distance);
    expect(close.differences.map((difference) => difference.confusion)).toContain(confusion);
  });
});

test('a missing tone costs less than a wrong one, an unasked tone nothing', () => {
  const missing = compareReading('hao3', 'hao').distance;
  expect(missing).toBeGreaterThan(0);
  expect(missing).toBeLessThan(compareReading('hao3', 'hao2').distance);
  expect(compareReading('hao', 'hao3').distance).toBe(0);
});

test('several syllables are aligned, and what is missing or too much is named', () => {
  expect(compareReadings(['ni3', 'hao3'], ['ni3', 'hao3']).distance).toBe(0);
  expect(compareReadings(['wo3', 'men5', 'qu4'], ['wo3', 'qu4']).differences).toEqual([
    { syllable: 1, part: 'syllable', confusion: 'missing-syllable', expected: 'men5', given: '' },
  ]);
  expect(compareReadings(['wo3'], ['wo3', 'a5']).differences).toEqual([
    { syllable: 1, part: 'syllable', confusion: 'extra-syllable', expected: '', given: 'a5' },
  ]);
  expect(compareReadings(['zhi1', 'dao4'], ['zi1', 'dao4']).differences).toEqual([
    { syllable: 0, part: 'initial', confusion: 'retroflex', expected: 'zh', given: 'z' },
  ]);
  expect(compareReadings([], []).distance).toBe(0);
});

test('every difference has a sentence in all three languages that names both sounds', () => {
  const [difference] = compareReading('xin1', 'xing1').differences;
  if (!difference) throw new Error('xin and xing differ');
  for (const locale of ['zh', 'en', 'pt'] as const) {
    const sentence = explainDifference(difference, locale);
    expect(sentence).toContain('in');
    expect(sentence).toContain('ing');
    expect(sentence).not.toContain('{{');
  }
  for (const texts of Object.values(CONFUSION_TEXTS)) {
    const places = Object.values(texts).map((text) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted());
    expect(new Set(places.map(String)).size).toBe(1);
  }
});
