/** The order of readings and senses on a handful of words. */

import { describe, expect, test } from 'vitest';
import { byUse, learnerReadings } from './learner-readings.ts';

const reading = (pinyin: string, ...senses: string[]) => ({ pinyin, traditional: '长', senses });
const entry = (...readings: ReturnType<typeof reading>[]) => ({
  word: '长',
  readings,
  measures: [],
  band: 2,
  zipf: 5,
  pos: ['a'],
});
const gloss = (pinyin: string, english: string) => ({ pinyin, english, portuguese: 'x', chinese: 'x' });

describe('readings', () => {
  test('of the table come first and in its order', () => {
    const found = learnerReadings(entry(reading('zhang3', 'chief'), reading('chang2', 'length')), [
      gloss('chang2', 'long'),
      gloss('zhang3', 'to grow'),
    ]);
    expect(found.map(({ pinyin, gloss: own }) => [pinyin, own?.english])).toEqual([
      ['chang2', 'long'],
      ['zhang3', 'to grow'],
    ]);
  });

  test('without glosses put names and mere pointers last', () => {
    const found = learnerReadings(
      entry(
        reading('Zhang3', 'surname Zhang'),
        reading('zhang3', 'old variant of 掌'),
        reading('chang2', 'long'),
      ),
      [],
    );
    expect(found.map(({ pinyin }) => pinyin)).toEqual(['chang2', 'Zhang3', 'zhang3']);
  });

  test('that differ in the traditional form alone are one', () => {
    const noodles = { ...reading('chang2', 'noodles'), traditional: '麵' };
    const variant = { ...reading('chang2', 'variant of 麵'), traditional: '麪' };
    const found = learnerReadings(entry(reading('chang2', 'face'), noodles, variant), [
      gloss('chang2', 'face'),
    ]);
    expect(found).toMatchObject([{ traditional: '长 / 麵', senses: ['noodles', 'variant of 麵'] }]);
  });

  test('that the dictionary does not have are a fault of the table', () => {
    expect(() => learnerReadings(entry(reading('chang2', 'long')), [gloss('zhang3', 'to grow')])).toThrow(
      'zhang3',
    );
  });
});

describe('senses', () => {
  test('that say what the gloss says are left out', () => {
    const [first] = learnerReadings(entry(reading('chang2', 'long', 'length', 'to help; to assist')), [
      gloss('chang2', 'long; to help, to assist'),
    ]);
    expect(first?.senses).toEqual(['length']);
  });

  test('that are names, other writings, rare or coarse come last', () => {
    expect(byUse(['surname Hu', '(archaic) you', 'variant of 胡', 'abbr. for 河南', 'beard'])).toEqual([
      'beard',
      'surname Hu',
      '(archaic) you',
      'variant of 胡',
      'abbr. for 河南',
    ]);
  });
});
