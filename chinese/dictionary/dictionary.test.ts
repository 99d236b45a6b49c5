/** Look-ups in the shipped dictionary, and what each costs. */

import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { dictionaryFolder } from '../node/dictionary-folder.ts';
import { createDictionary } from './index.ts';

const folder = pathToFileURL(`${dictionaryFolder()}/`);
const read: string[] = [];
const dictionary = createDictionary({
  loadShard: (path) => {
    read.push(path);
    return readFile(new URL(path, folder), 'utf8');
  },
});
const en = async (query: string) =>
  (await dictionary.search(query, { language: 'en', limit: 6 })).map(({ word }) => word);
const pt = async (query: string) =>
  (await dictionary.search(query, { language: 'pt', limit: 6 })).map(({ word }) => word);

describe('a word', () => {
  test('is found in both scripts with everything its card shows', async () => {
    const entry = await dictionary.word('圖書館');
    expect(entry).toEqual(await dictionary.word('图书馆'));
    expect(entry).toMatchObject({
      word: '图书馆',
      band: 3,
      readings: [
        {
          pinyin: 'tu2 shu1 guan3',
          traditional: '圖書館',
          glosses: { en: ['library'], pt: ['biblioteca'], zh: ['借书、看书的地方'] },
          senses: [],
        },
      ],
      components: ['图', '书', '馆'],
    });
    expect(entry?.measureWords).toContain('个');
  });

  test('has its most usual reading first', async () => {
    expect((await dictionary.word('行'))?.readings.map(({ pinyin }) => pinyin).slice(0, 2)).toEqual([
      'xing2',
      'hang2',
    ]);
  });

  test('names common words with it and words like it', async () => {
    expect((await dictionary.word('好'))?.containedIn).toContain('好吃');
    expect((await dictionary.word('美丽'))?.synonyms).toContain('漂亮');
    expect((await dictionary.word('不错'))?.synonyms).not.toContain('正确');
    expect((await dictionary.word('银行'))?.containedIn).not.toContain('英格兰银行');
    // Both are a bank in English.
    expect((await dictionary.word('银行'))?.synonyms).not.toContain('岸');
    expect((await dictionary.word('想'))?.components).toEqual(['相', '心']);
  });

  test('that does not exist is undefined, also where its name is one of the language', async () => {
    for (const word of ['没有这样的词', 'constructor', '__proto__', '']) {
      expect(await dictionary.word(word)).toBeUndefined();
    }
  });
});

describe('a search', () => {
  test('in Portuguese finds the feminine of what a gloss says', async () => {
    expect(await pt('obrigada')).toContain('谢谢');
    expect(await pt('professora')).toContain('老师');
    expect(await pt('amiga')).toContain('朋友');
  });

  test('by pinyin has what people say before what they hardly ever do, with a tone for the neutral syllable, too', async () => {
    for (const typed of ['xiexie', 'xie4xie4', 'xièxiè', 'xièxie']) expect((await en(typed))[0]).toBe('谢谢');
    expect((await en('ma1ma1'))[0]).toBe('妈妈');
    expect(await en('xie4xie4')).toContain('泄泻');
  });

  test('by pinyin shows what the word means in the language asked for', async () => {
    const [hit] = await dictionary.search('pingguo', { language: 'pt' });
    expect(hit).toMatchObject({ word: '苹果', gloss: 'maçã' });
  });

  test.each(['nihao', 'ni3hao3', 'nǐ hǎo', 'Ni Hao'])('by pinyin %s finds 你好 first', async (query) => {
    expect((await en(query))[0]).toBe('你好');
  });

  test('by pinyin with a tone leaves the other tones out', async () => {
    expect(await en('mai4')).toContain('卖');
    expect(await en('mai4')).not.toContain('买');
  });

  test.each(['lv4', 'lü4', 'lu:4', 'lǜ', 'lyu4'])('by %s finds 绿', async (query) => {
    expect(await en(query)).toContain('绿');
  });

  test('by pinyin minds where a syllable ends', async () => {
    expect((await en("xi'an"))[0]).toMatch(/^西安/);
  });

  test.each([
    ['to eat', '吃'],
    ['library', '图书馆'],
    ['happy', '高兴'],
    ['thank you', '谢谢'],
    ['computer', '电脑'],
    ['he', '他'],
    ['you', '你'],
    ['to help', '帮助'],
    ['to lend a hand', '帮忙'],
    ['not bad', '不错'],
    ['must', '必须'],
  ])('by English "%s" finds %s first', async (query, word) => {
    expect((await en(query))[0]).toBe(word);
  });

  test.each([
    ['biblioteca', '图书馆'],
    ['comer', '吃'],
    ['ir', '去'],
    ['feliz', '高兴'],
    ['café', '咖啡'],
    ['coracao', '心'],
  ])('by Portuguese "%s" finds %s', async (query, word) => {
    expect(await pt(query)).toContain(word);
  });

  test('without a hit is empty', async () => {
    expect(await en('qqqqq')).toEqual([]);
    expect(await en('   ')).toEqual([]);
  });
});

const compressed = (path: string) =>
  brotliCompressSync(readFileSync(new URL(path, folder)), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    .length;

describe('what a look-up costs', () => {
  test('is at most 30 KB of network', async () => {
    for (const query of [
      '圖書館',
      '没有',
      'shi',
      'yi',
      'zhi',
      'to be able to',
      'set',
      'he',
      'make',
      'to go home',
    ]) {
      read.length = 0;
      // A fresh dictionary, so that nothing is in its cache.
      const fresh = createDictionary({
        loadShard: (path) => {
          read.push(path);
          return readFile(new URL(path, folder), 'utf8');
        },
      });
      await fresh.search(query, { language: 'en' });
      expect(
        read.reduce((sum, path) => sum + compressed(path), 0),
        query,
      ).toBeLessThan(30_000);
    }
  });

  test('is one file for a word given in simplified characters', async () => {
    read.length = 0;
    await createDictionary({
      loadShard: (path) => readFile(new URL(path, folder), 'utf8').then((text) => (read.push(path), text)),
    }).word('学校');
    expect(read).toHaveLength(1);
  });

  test('has no file so large that three of a kind would pass it', () => {
    for (const index of ['words', 'pinyin', 'portuguese']) {
      const sizes = readdirSync(new URL(index, folder)).map(
        (name) => readFileSync(new URL(`${index}/${name}`, folder)).length,
      );
      expect(Math.max(...sizes)).toBeLessThan(60_000);
    }
  });
});

test('a file that could not be fetched is asked for again', async () => {
  let tries = 0;
  const flaky = createDictionary({
    loadShard: (path) =>
      tries++ === 0 ? Promise.reject(new Error('cut off')) : readFile(new URL(path, folder), 'utf8'),
  });
  await expect(flaky.word('好')).rejects.toThrow('cut off');
  expect((await flaky.word('好'))?.word).toBe('好');
});
