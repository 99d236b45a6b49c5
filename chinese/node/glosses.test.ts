/** The tables of learner's glosses, held against the dictionary that is shipped. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createDictionary, type DictionaryEntry } from '../dictionary/index.ts';
import { readGlossTables, readSource } from '../shards/index.ts';
import { dictionaryFolder } from './dictionary-folder.ts';

const CHINESE = join(import.meta.dirname, '..');
const TABLES = join(CHINESE, 'tables/glosses');
const glosses = readGlossTables(readdirSync(TABLES).map((name) => readFileSync(join(TABLES, name), 'utf8')));
const { entries } = readSource(
  brotliDecompressSync(readFileSync(join(CHINESE, 'data/dictionary.tsv.br'))).toString('utf8'),
);
const dictionary = createDictionary({
  loadShard: async (path) => readFileSync(join(dictionaryFolder(), path), 'utf8'),
});
const lines = [...glosses].flatMap(([word, own]) => own.map((line) => ({ word, ...line })));

/** Every word of the easy bands, and what people say most. */
const COMMON = entries.filter(({ band, zipf }) => (band >= 1 && band <= 4) || (band > 0 && zipf >= 5.2));
const LONGEST = { latin: 40, chinese: 16 };
/** Codes of the dictionary: \`個|个[ge4]\`, \`CL:\`, sources and pointers. */
const MARKUP = /\||\[[a-z:]+\d|CL:|variant of|abbr\. |surname [A-Z]|see also|\(loanword\)|\bclassifier for\b/;

async function entryOf(word: string): Promise<DictionaryEntry> {
  const entry = await dictionary.word(word);
  if (!entry) throw new Error(`the dictionary lacks ${word}`);
  return entry;
}

describe('common words', () => {
  test('are at least three thousand', () => {
    expect(COMMON.length).toBeGreaterThan(3000);
    expect(glosses.size).toBeGreaterThan(3500);
  });

  test('begin with a gloss of ours, in the reading that is needed first', async () => {
    const missing: string[] = [];
    for (const { word } of COMMON) {
      const first = (await entryOf(word)).readings[0];
      const own = glosses.get(word)?.[0];
      if (!first?.glosses || first.pinyin !== own?.pinyin) missing.push(word);
    }
    expect(missing).toEqual([]);
  });

  test.each([
    ['把', 'ba3', 'takes the object before the verb (把门关上)'],
    ['不错', 'bu4 cuo4', 'not bad, pretty good'],
    ['长', 'chang2', 'long'],
    ['得', 'de5', 'joins a verb to how it is done (说得好)'],
    ['还', 'hai2', 'still'],
    ['行', 'xing2', 'OK, all right'],
    ['好', 'hao3', 'good'],
  ])('%s is %s: %s', async (word, pinyin, gloss) => {
    const [first] = (await entryOf(word)).readings;
    expect([first?.pinyin, first?.glosses?.en[0]]).toEqual([pinyin, gloss]);
  });

  test.each([
    ['长', 'zhang3', 'to grow'],
    ['得', 'dei3', 'must, have to'],
    ['还', 'huan2', 'to give back, to return'],
    ['行', 'hang2', 'row, line'],
    ['好', 'hao4', 'to be fond of, to like doing'],
  ])('%s has glosses of its own for %s', async (word, pinyin, gloss) => {
    const reading = (await entryOf(word)).readings.find((one) => one.pinyin === pinyin);
    expect(reading?.glosses?.en[0]).toBe(gloss);
  });
});

describe('every line', () => {
  test('has one to three short senses in each language', () => {
    const wrong = lines.filter(({ english, portuguese, chinese }) => {
      const latin = [english, portuguese].map((text) => text.split('; '));
      const hanzi = chinese.split('；');
      return (
        [...latin, hanzi].some(
          (senses) => senses.length > 3 || senses.some((sense) => sense.trim() === ''),
        ) ||
        latin.flat().some((sense) => sense.length > LONGEST.latin) ||
        hanzi.some((sense) => Array.from(sense).length > LONGEST.chinese)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('is free of the codes of a dictionary', () => {
    expect(lines.filter(({ english, portuguese }) => MARKUP.test(`${english}; ${portuguese}`))).toEqual([]);
  });

  test('is written in its language', () => {
    expect(lines.filter(({ chinese }) => !/\p{Script=Han}/u.test(chinese))).toEqual([]);
    const latin = lines.filter(
      ({ english, portuguese }) => !/[a-z]/i.test(english) || !/[a-zà-ü]/i.test(portuguese),
    );
    expect(latin).toEqual([]);
  });

  test('stands once', () => {
    const keys = lines.map(({ word, pinyin }) => `${word} ${pinyin}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});

describe('what a common word says first', () => {
  test('is said once: no sense of the dictionary repeats it', async () => {
    for (const word of ['帮助', '高兴', '苹果', '图书馆']) {
      const [first] = (await entryOf(word)).readings;
      expect(first?.senses.filter((sense) => first.glosses?.en.includes(sense))).toEqual([]);
    }
  });
});
