// Taking one's words along: an independent reader finds all of them in the package, and brought back nothing is doubled.

import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { answersOf, sendPackage, untilDone } from '../../../app/testing/anki-decks.ts';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../app/testing/clients/people.ts';
import { newId } from '../../../kit/server/new-id.ts';
import { AT, DECK, LATER, packageOf, WAV } from './testing/deck.ts';

const app = await startApp();

const DAY_MS = 86_400_000;

async function take(person: TestPerson, kinds = 'begun'): Promise<Buffer> {
  const { body } = await person.call('POST', '/anki/packages', { language: 'en', kinds });
  const answer = await fetch(`${app.url}${body.address}`);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="yulu.apkg"');
  return Buffer.from(await answer.arrayBuffer());
}

/** Reads a package by nothing of ours: a zip library, SQLite, and the names of Anki's columns. */
async function readElsewhere(bytes: Buffer) {
  const files = unzipSync(new Uint8Array(bytes));
  const path = join(tmpdir(), `${newId()}.sqlite`);
  writeFileSync(path, files['collection.anki2'] ?? '');
  const db = new DatabaseSync(path);
  const all = (query: string) => db.prepare(query).all();
  const read = {
    media: Object.values(JSON.parse(strFromU8(files['media'] ?? new Uint8Array()))),
    sound: Buffer.from(files['0'] ?? []),
    col: all('select * from col')[0],
    notes: all('select id, guid, flds, tags from notes order by id'),
    cards: all(
      'select c.*, substr(n.flds, 1, instr(n.flds, char(31)) - 1) as word from cards c join notes n on n.id = c.nid order by c.id',
    ),
    reviews: all('select id, cid, ease, time from revlog order by id'),
    damage: all('pragma integrity_check'),
  };
  db.close();
  await rm(path);
  return read;
}

const cardsOf = (person: TestPerson) =>
  runSql(
    app.databaseUrl,
    'select word, skill, stage, due, stability, difficulty, reviews, lapses, is_suspended from study_cards where user_id = $1',
    [person.id],
  );

test('what is taken along holds words, schedule, reviews, sounds and templates', async () => {
  const person = await registerPerson(app);
  const none = await person.call('POST', '/anki/packages', { language: 'en' });
  expect([none.status, none.body.code]).toEqual([409, 'NO_WORDS']);
  await sendPackage(app, person, await packageOf('anki21b'));
  await untilDone(person);
  const read = await readElsewhere(await take(person, 'all'));
  expect(read.damage).toEqual([{ integrity_check: 'ok' }]);
  expect(read.media).toHaveLength(1);
  expect(read.sound).toEqual(WAV);
  expect(read.notes.map(({ flds }) => String(flds).split('\u001f').slice(0, 5))).toEqual([
    ['你好', 'nǐ hǎo', 'hello', '你好，我是小王。', `[sound:${String(read.media[0])}]`],
    ['银行', 'yín háng', 'bank', '', ''],
  ]);
  expect(read.reviews).toMatchObject([
    { id: AT.getTime(), ease: 3, time: 4200 },
    { id: AT.getTime() + 5, ease: 1, time: 9000 },
    { id: LATER.getTime(), ease: 4, time: 2000 },
  ]);
  const [model] = Object.values<{ tmpls: { name: string }[] }>(JSON.parse(String(read.col?.['models'])));
  const names = model?.tmpls.map(({ name }) => name) ?? [];
  expect(names).toContain('Yulu recognise');
  // Every card of ours stands there with its memory and its day.
  const crt = Number(read.col?.['crt']) * 1000;
  const ours = await cardsOf(person);
  expect(ours.length).toBeGreaterThan(2);
  for (const card of ours) {
    const found = read.cards.find(
      ({ word, ord }) => word === card['word'] && names[Number(ord)] === `Yulu ${card['skill']}`,
    );
    if (!found) throw new Error(`${card['word']} ${card['skill']} is missing`);
    expect([found['reps'], found['lapses']]).toEqual([card['reviews'], card['lapses']]);
    if (card['stage'] === 'new') expect(found).toMatchObject({ type: 0, queue: 0 });
    else {
      const { s, d } = JSON.parse(String(found['data']));
      expect([s, d]).toEqual([
        expect.closeTo(Number(card['stability']), 3),
        expect.closeTo(Number(card['difficulty']), 3),
      ]);
    }
    // Its day, as Anki begins them: four hours after midnight.
    const late = card['due'] - (crt + Number(found['due']) * DAY_MS);
    if (card['stage'] === 'review') expect(late >= 0 && late < DAY_MS).toBe(true);
  }
});

/** By word: the names of the decks that its cards lie in, and its tags. */
function whereWordsLie({ col, notes, cards }: Awaited<ReturnType<typeof readElsewhere>>) {
  const decks: Record<string, { name: string }> = JSON.parse(String(col?.['decks']));
  return new Map(
    notes.map(({ id, flds, tags }) => [
      String(flds).split('\u001f')[0],
      {
        decks: new Set(cards.filter(({ nid }) => nid === id).map(({ did }) => decks[String(did)]?.name)),
        tags: String(tags).trim().split(' ').toSorted(),
      },
    ]),
  );
}

test.each(['anki2', 'anki21b'] as const)(
  'decks and tags of the layout %s come, are found, and go out again',
  async (layout) => {
    const person = await registerPerson(app);
    const notes = [
      { fields: ['你好', 'nǐ hǎo', 'hello'], deck: 'HSK::One', tags: ['greeting', 'lesson::1'] },
      { fields: ['银行', 'yín háng', 'bank'], deck: 'Trip, to 北京', tags: [] },
      { fields: ['你好', 'nǐ hǎo', 'hi'], deck: 'Trip, to 北京', tags: ['Trip'] },
      { fields: ['再见', 'zài jiàn', 'bye'] },
    ];
    const bytes = await packageOf(layout, { ...DECK, notes });
    await sendPackage(app, person, bytes);
    expect((await untilDone(person)).report).toMatchObject({ added: 3, doubled: 1 });
    const { words } = (await person.call('GET', '/my-words')).body;
    expect(words.find(({ word }: { word: string }) => word === '你好')).toMatchObject({
      decks: ['HSK::One', 'Trip, to 北京'],
      tags: ['Trip', 'greeting', 'lesson::1'],
    });
    const lists: { id: string; kind: string; words: number }[] = (await person.call('GET', '/study/lists'))
      .body;
    expect(lists.filter(({ kind }) => kind === 'deck').map(({ id, words }) => [id, words])).toEqual([
      ['deck:Default', 1],
      ['deck:HSK::One', 1],
      ['deck:Trip, to 北京', 2],
    ]);
    const found = async (list: string, search = '') => {
      const query = new URLSearchParams({ list, search }).toString();
      return (await person.call('GET', `/study/words?${query}`)).body.words;
    };
    const wordsIn = async (list: string, search = '') =>
      (await found(list, search)).map(({ word }: { word: string }) => word).toSorted();
    expect(await wordsIn('deck:Trip, to 北京')).toEqual(['你好', '银行']);
    expect(await wordsIn('mine', '#lesson')).toEqual(['你好']);
    // On the page of one's own words, too.
    const kept = async (search: string) => {
      const answer = await person.call('GET', `/my-words?${new URLSearchParams({ search })}`);
      return answer.body.words.map(({ word }: { word: string }) => word).toSorted();
    };
    expect([await kept('#lesson'), await kept('bye'), await kept('trip')]).toEqual([
      ['你好'],
      ['再见'],
      ['你好', '银行'],
    ]);
    expect([await kept('你'), await kept('ni hao'), await kept('yin2h'), await kept('%')]).toEqual([
      ['你好'],
      ['你好'],
      ['银行'],
      [],
    ]);
    expect(await wordsIn('deck:Trip, to 北京', '#trip')).toEqual(['你好']);
    expect(await wordsIn('mine', 'bye')).toEqual(['再见']);
    expect(await wordsIn('mine', 'hsk')).toEqual(['你好']);
    expect((await found('mine', '#greeting'))[0].tags).toEqual(['Trip', 'greeting', 'lesson::1']);
    expect((await person.call('GET', '/study/words?list=deck:none')).status).toBe(404);

    const taken = await take(person);
    const out = await readElsewhere(taken);
    const lying = whereWordsLie(out);
    // Anki knows its notes again.
    expect(out.notes.map(({ guid }) => guid)).toEqual(['guid-0', 'guid-1', 'guid-3']);
    expect(lying.get('你好')).toEqual({
      decks: new Set(['HSK::One', 'Trip, to 北京']),
      tags: ['Trip', 'greeting', 'lesson::1'],
    });
    expect(lying.get('银行')?.decks).toEqual(new Set(['Trip, to 北京']));
    expect(lying.get('再见')?.decks).toEqual(new Set(['Default']));
    // Brought elsewhere, as a package or a table, they lie where they lay; brought back nothing is told as new.
    const table = (await person.call('GET', '/anki/table?language=en')).body.text;
    await sendPackage(app, person, taken);
    expect((await untilDone(person)).report).toMatchObject({ added: 0, updated: 0, doubled: 3 });
    const elsewhere = await registerPerson(app);
    await sendPackage(app, elsewhere, taken);
    await untilDone(elsewhere);
    expect(whereWordsLie(await readElsewhere(await take(elsewhere)))).toEqual(lying);
    const again = await registerPerson(app);
    await again.call('PUT', `/anki/imports/${newId()}`, { deck: { kind: 'table', text: table } });
    await untilDone(again);
    expect(whereWordsLie(await readElsewhere(await take(again)))).toEqual(lying);
  },
);

test('brought back it doubles nothing, and brought elsewhere it is the same words, answers and cards', async () => {
  const [person, elsewhere] = [await registerPerson(app), await registerPerson(app)];
  const same = { template: 0, at: AT, ease: 2, ms: 61_000 };
  const notes = [
    ...DECK.notes,
    { fields: ['学习', 'xué xí', 'to study'], guid: 'other', isSuspended: true, reviews: [same] },
  ];
  // Two decks may have a review at the same moment, one may not.
  await sendPackage(app, person, await packageOf('anki2', { ...DECK, notes: notes.slice(-1) }));
  await untilDone(person);
  await sendPackage(app, person, await packageOf('anki2'));
  await untilDone(person);
  const bytes = await take(person);
  await sendPackage(app, person, bytes);
  expect((await untilDone(person)).report).toMatchObject({ added: 0, doubled: 3, reviews: 0, sounds: 0 });
  await sendPackage(app, elsewhere, bytes);
  expect((await untilDone(elsewhere)).report).toMatchObject({ added: 3, reviews: 4, sounds: 1 });
  const told = async (who: TestPerson) =>
    (await answersOf(app, who)).map(({ item, reading, skill, grade }) => ({ item, reading, skill, grade }));
  expect(new Set(await told(elsewhere))).toEqual(new Set(await told(person)));
  await person.call('GET', '/study/words?list=mine');
  await elsewhere.call('GET', '/study/words?list=mine');
  const key = ({ word, skill, reviews, lapses, is_suspended }: Record<string, unknown>) =>
    [word, skill, reviews, lapses, is_suspended].join(' ');
  expect((await cardsOf(elsewhere)).map(key).toSorted()).toEqual((await cardsOf(person)).map(key).toSorted());
  const table = (await person.call('GET', '/anki/table?language=en')).body;
  expect(table.words).toBe(3);
  expect(table.text).toMatch(/你好,nǐ hǎo,hello,/);
  const again = await registerPerson(app);
  await again.call('PUT', `/anki/imports/${newId()}`, { deck: { kind: 'table', text: table.text } });
  expect((await untilDone(again)).report).toMatchObject({ added: 3, refused: 0 });
});

test('who moves over has the same days and lapses as in Anki, there and back, until they answer here', async () => {
  const [person, elsewhere] = [await registerPerson(app), await registerPerson(app)];
  // Forgotten on three days on end: three lapses in Anki, where nothing is asked in between.
  const answers = [3, 1, 1, 1].map((ease, day) => ({
    template: 0,
    at: new Date(AT.getTime() + day * DAY_MS),
    ease,
    ms: 3000,
  }));
  const known = { ...answers[0], at: new Date(AT.getTime() + 1000), ease: 3 };
  const notes = [
    {
      fields: ['学习', 'xué xí', 'to study'],
      reviews: answers,
      days: [{ template: 0, due: 80, lapses: 3 }],
    },
    {
      fields: ['银行', 'yín háng', 'bank'],
      reviews: [{ template: 0, ms: 3000, ...known }],
      days: [{ template: 0, due: 900, lapses: 0 }],
    },
  ];
  await sendPackage(app, person, await packageOf('anki21b', { ...DECK, notes }));
  expect((await untilDone(person)).report).toMatchObject({ added: 2, reviews: 5 });
  const days = async (who: TestPerson) => {
    await who.call('GET', '/study/words?list=mine');
    return new Map(
      (await cardsOf(who))
        .filter(({ skill }) => skill === 'recognise')
        .map(({ word, due, lapses }) => [word, [new Date(due).toISOString(), lapses]]),
    );
  };
  const inAnki = new Map([
    ['学习', ['2026-03-22T04:00:00.000Z', 3]],
    ['银行', ['2028-06-19T04:00:00.000Z', 0]],
  ]);
  expect(await days(person)).toEqual(inAnki);
  const taken = await take(person);
  const out = await readElsewhere(taken);
  const begun = out.cards.filter(({ type }) => type !== 0);
  expect(begun.map(({ word, lapses }) => [word, lapses])).toEqual(
    expect.arrayContaining([
      ['学习', 3],
      ['银行', 0],
    ]),
  );
  // Days here begin at midnight and there at four, so that a day may come some hours earlier.
  await sendPackage(app, elsewhere, taken);
  await untilDone(elsewhere);
  const told = await days(elsewhere);
  expect(told.get('银行')?.[1]).toBe(0);
  expect(told.get('学习')?.[1]).toBe(3);
  expect(String(told.get('银行')?.[0])).toMatch(/^2028-06-(18|19)T/);
  await sendPackage(app, person, taken);
  await untilDone(person);
  expect(await days(person)).toEqual(inAnki);
});

test('a word that was begun anew goes out as new', async () => {
  const person = await registerPerson(app);
  await sendPackage(app, person, await packageOf('anki2'));
  await untilDone(person);
  const words = [{ word: '你好', reading: 'ni3 hao3' }];
  await person.call('POST', '/study/words/change', { id: newId(), change: 'forget', words });
  const read = await readElsewhere(await take(person));
  expect(read.notes).toHaveLength(2);
  expect(read.reviews).toEqual([]);
  expect(new Set(read.cards.map(({ reps }) => reps))).toEqual(new Set([0]));
});

test('words that were taken up from a list come along in a deck of its name', async () => {
  const person = await registerPerson(app);
  await person.call('PATCH', '/study/settings', { lists: ['hsk-1'] });
  const words = [{ word: '爸爸', reading: 'ba4 ba5' }];
  await person.call('POST', '/study/words/change', { id: newId(), change: 'add', words });
  const read = await readElsewhere(await take(person));
  const decks: Record<string, { name: string }> = JSON.parse(String(read.col?.['decks']));
  expect(decks[String(read.cards[0]?.['did'])]?.name).toBe('Yulu::HSK 1');
  expect(read.notes).toHaveLength(1);
});
