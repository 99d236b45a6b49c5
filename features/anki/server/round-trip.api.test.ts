// What comes from Anki goes out as it came: days, intervals, lapses, suspended cards, meanings, and the log of reviews.

import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sendPackage, untilDone } from '../../../app/testing/anki-decks.ts';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../app/testing/clients/people.ts';
import { newId } from '../../../kit/server/new-id.ts';
import { FIRST_DAY } from './testing/build-package.ts';
import { AT, packageOf } from './testing/deck.ts';

const app = await startApp();

const DAY_MS = 86_400_000;
const at = (day: number) => new Date(AT.getTime() + day * DAY_MS);
/** Anki has no two answers at one moment. */
let answered = 0;
const review = (template: number, day: number, ease = 3) => ({
  template,
  at: new Date(at(day).getTime() + ++answered),
  ease,
  ms: 3000,
});

/** As long as whole entries of a dictionary are. */
const MEANING = `apple; CL:個|个[ge4],顆|颗[ke1]; ${'a note; '.repeat(60)}its end`;

/** A recognition and a production card each; overdue, far ahead, one of two suspended, both, and never begun. */
const DECK = {
  fieldNames: ['Simplified', 'Pinyin', 'Meaning'],
  fronts: ['{{Simplified}}', '{{Meaning}}'],
  notes: [
    {
      fields: ['苹果', 'píng guǒ', MEANING],
      reviews: [review(0, 0), review(0, 3, 1), review(1, 40)],
      days: [
        { template: 0, due: 70, lapses: 11 },
        { template: 1, due: 160, lapses: 2 },
      ],
    },
    {
      fields: ['学习', 'xué xí', 'to study'],
      suspended: [0],
      reviews: [review(0, 0), review(1, 1)],
      days: [
        { template: 0, due: 90, lapses: 4 },
        { template: 1, due: 100, lapses: 0 },
      ],
    },
    {
      fields: ['银行', 'yín háng', 'bank'],
      suspended: [0, 1],
      reviews: [review(0, 0), review(1, 1)],
      days: [
        { template: 0, due: 75, lapses: 9 },
        { template: 1, due: 500, lapses: 0 },
      ],
    },
    { fields: ['再见', 'zài jiàn', 'goodbye'], suspended: [0, 1] },
    {
      fields: ['你好', 'nǐ hǎo', 'hello'],
      reviews: [review(0, 2)],
      days: [{ template: 0, due: 100, lapses: 0 }],
    },
  ],
};

async function take(person: TestPerson, kinds?: string): Promise<Buffer> {
  const { body } = await person.call('POST', '/anki/packages', {
    language: 'en',
    ...(kinds ? { kinds } : {}),
  });
  return Buffer.from(await (await fetch(`${app.url}${body.address}`)).arrayBuffer());
}

/** By nothing of ours: each card by word and template, with its day as a date. */
async function readElsewhere(bytes: Buffer) {
  const path = join(tmpdir(), `${newId()}.sqlite`);
  writeFileSync(path, unzipSync(new Uint8Array(bytes))['collection.anki2'] ?? '');
  const db = new DatabaseSync(path);
  const first = Number(db.prepare('select crt from col').get()?.['crt']) * 1000;
  const rows = db
    .prepare(
      `select n.flds, c.ord, c.type, c.queue, c.due, c.ivl, c.factor, c.reps, c.lapses
       from cards c join notes n on n.id = c.nid order by n.flds, c.ord`,
    )
    .all();
  const log = db.prepare('select id, ease, ivl, lastIvl, factor, time, type from revlog order by id').all();
  db.close();
  await rm(path);
  const cards = rows.map(({ flds, ord, type, queue, due, ivl, factor, reps, lapses }) => {
    const [word, , meaning] = String(flds).split('\u001f');
    const day = type === 2 ? dateOf(first + Number(due) * DAY_MS) : null;
    return { word, meaning, ord, type, queue, day, ivl, factor, reps, lapses };
  });
  return { cards, log, due: rows.map(({ due }) => Number(due)) };
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const dayInDeck = (due: number) => dateOf(FIRST_DAY.getTime() + due * DAY_MS);

test('an import goes out, and comes into an empty account, with every day, interval, lapse and suspension', async () => {
  const [person, elsewhere] = [await registerPerson(app), await registerPerson(app)];
  await sendPackage(app, person, await packageOf('anki2', DECK));
  expect((await untilDone(person)).report).toMatchObject({
    added: 5,
    refused: 0,
    setAside: 2,
    skillsSetAside: 1,
  });
  const taken = await take(person);
  const out = await readElsewhere(taken);
  const told = out.cards.map(({ word, ord, type, queue, day, lapses }) => [
    word,
    ord,
    type,
    queue,
    day,
    lapses,
  ]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['苹果', 0, 2, 2, dayInDeck(70), 11],
      ['苹果', 1, 2, 2, dayInDeck(160), 2],
      ['学习', 0, 2, -1, dayInDeck(90), 4],
      ['学习', 1, 2, 2, dayInDeck(100), 0],
      ['银行', 0, 2, -1, dayInDeck(75), 9],
      ['银行', 1, 2, -1, dayInDeck(500), 0],
      ['再见', 0, 0, -1, null, 0],
      ['再见', 1, 0, -1, null, 0],
      ['你好', 0, 2, 2, dayInDeck(100), 0],
      ['你好', 1, 0, 0, null, 0],
    ]),
  );
  // No card that nobody had, none before the collection's first day.
  expect(out.cards).toHaveLength(10);
  expect(Math.min(...out.due)).toBeGreaterThanOrEqual(0);
  expect(out.cards.filter(({ type }) => type === 2).map(({ ivl, factor }) => [ivl, factor])).toEqual(
    Array.from({ length: 7 }, () => [10, 2500]),
  );
  expect(out.cards.find(({ word }) => word === '苹果')?.meaning).toBe(MEANING);
  expect(out.log).toHaveLength(8);
  expect(
    new Set(out.log.map(({ ivl, lastIvl, factor, type }) => [ivl, lastIvl, factor, type].join())),
  ).toEqual(new Set(['10,5,2500,1']));
  await sendPackage(app, elsewhere, taken);
  expect((await untilDone(elsewhere)).report).toMatchObject({ added: 5, setAside: 2, skillsSetAside: 1 });
  const again = await readElsewhere(await take(elsewhere));
  expect([again.cards, again.log]).toEqual([out.cards, out.log]);
});

test('what is answered here goes out with the interval that it gave, and the rest stays as it was', async () => {
  const person = await registerPerson(app);
  await sendPackage(app, person, await packageOf('anki21b', DECK));
  await untilDone(person);
  const before = await readElsewhere(await take(person));
  const [item] = await runSql(
    app.databaseUrl,
    "select item, reading from learning_events where user_id = $1 and item = '苹果' limit 1",
    [person.id],
  );
  const now = new Date().toISOString();
  const told = await person.call('POST', '/learning-events', {
    deviceId: newId(),
    sentAt: now,
    events: [
      {
        id: newId(),
        skill: 'recognise',
        item: { kind: 'word', key: item?.['item'], reading: item?.['reading'] },
        outcome: 'right',
        aided: 'none',
        answer: '',
        tookMs: 3000,
        source: 'review',
        sourceId: newId(),
        partId: '',
        seq: 1,
        at: now,
      },
    ],
  });
  expect(told.status).toBe(200);
  const after = await readElsewhere(await take(person));
  expect(after.log).toHaveLength(before.log.length + 1);
  const own = after.log.at(-1);
  const [card] = after.cards.filter(({ word, ord }) => word === '苹果' && ord === 0);
  expect(own).toMatchObject({ ease: 3, time: 3000, ivl: card?.ivl });
  expect(Number(own?.['ivl'])).toBeGreaterThan(0);
  expect(Number(own?.['factor'])).toBeGreaterThan(0);
  const others = (cards: typeof after.cards) => cards.filter(({ word, ord }) => word !== '苹果' || ord !== 0);
  expect(others(after.cards)).toEqual(others(before.cards));
});

test('a word of which one card is suspended comes here with the other, until it is resumed', async () => {
  const person = await registerPerson(app);
  await sendPackage(app, person, await packageOf('anki2', DECK));
  await untilDone(person);
  const states = async () => {
    const { words } = (await person.call('GET', '/study/words?list=mine')).body;
    const { state } = words.find(({ word }: { word: string }) => word === '学习');
    const left = state.skills.filter((skill: { isSuspended: boolean }) => skill.isSuspended);
    return [state.isSuspended, left.map(({ skill }: { skill: string }) => skill)];
  };
  expect(await states()).toEqual([false, ['recognise']]);
  const words = [{ word: '学习', reading: 'xue2 xi2' }];
  await person.call('POST', '/study/words/change', { id: newId(), change: 'resume', words });
  expect(await states()).toEqual([false, []]);
  const { cards } = await readElsewhere(await take(person));
  expect(cards.find(({ word, ord }) => word === '学习' && ord === 0)).toMatchObject({
    queue: 2,
    day: dayInDeck(90),
  });
});

test('all kinds of cards go out when they are asked for', async () => {
  const person = await registerPerson(app);
  await sendPackage(app, person, await packageOf('anki2', DECK));
  await untilDone(person);
  // A deck switches on what it has; other kinds are begun by who wants them.
  await person.call('PATCH', '/study/settings', { skills: ['recognise', 'recall', 'tone'] });
  const few = await readElsewhere(await take(person));
  const all = await readElsewhere(await take(person, 'all'));
  expect(all.cards.length).toBeGreaterThan(few.cards.length);
});

test('a file that is no word list says so', async () => {
  const person = await registerPerson(app);
  for (const text of ['front,back\nhola,hello\nadios,bye', "import re\nprint('a', 1)", '']) {
    await person.call('PUT', `/anki/imports/${newId()}`, { deck: { kind: 'table', text } });
    expect(await untilDone(person)).toMatchObject({ status: 'refused', problem: 'no_word_list' });
  }
});

/** Two pixels in a row. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGM4IScnd0IOAAfNAgmVUUq7AAAAAElFTkSuQmCC',
  'base64',
);

test('the picture of a word comes along, is made anew, stands with its card, and goes out again', async () => {
  const [person, elsewhere] = [await registerPerson(app), await registerPerson(app)];
  const deck = {
    fieldNames: ['Word', 'Pinyin', 'Meaning', 'Picture'],
    fronts: ['{{Word}}', '{{Picture}}'],
    notes: [
      { fields: ['苹果', 'píng guǒ', 'apple', '<img src="ping guo.png">'] },
      { fields: ['银行', 'yín háng', 'bank', '<img src="no.png">'] },
    ],
    media: new Map([
      ['ping guo.png', PNG],
      ['no.png', Buffer.from('<svg onload="alert(1)"/>')],
    ]),
  };
  await sendPackage(app, person, await packageOf('anki21b', deck));
  expect((await untilDone(person)).report).toMatchObject({
    added: 2,
    pictures: 1,
    losses: [{ what: 'picture_missing', words: ['银行'] }],
  });
  const pictures = async (who: TestPerson) =>
    new Map<string, string | null>(
      (await who.call('GET', '/my-words')).body.words.map(
        ({ word, picture }: { word: string; picture: string | null }) => [word, picture],
      ),
    );
  const own = await pictures(person);
  expect(own.get('银行')).toBeNull();
  const shown = await fetch(`${app.url}${own.get('苹果')}`);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  const session = newId();
  await person.call('PUT', `/study/sessions/${session}`);
  const { cards } = (await person.call('POST', `/study/sessions/${session}/next`, { skills: ['recognise'] }))
    .body;
  const card = cards.find(({ word }: { word: string }) => word === '苹果');
  expect(card.picture).toMatch(/^\/api\/files\//);
  const taken = await take(person, 'all');
  expect(Object.keys(unzipSync(new Uint8Array(taken))).toSorted()).toEqual([
    '0',
    'collection.anki2',
    'media',
  ]);
  await sendPackage(app, elsewhere, taken);
  expect((await untilDone(elsewhere)).report).toMatchObject({ added: 2, pictures: 1, losses: [] });
  expect((await pictures(elsewhere)).get('苹果')).not.toBeNull();
});

test('what does not come along is named with its word', async () => {
  const person = await registerPerson(app);
  const notes = [
    { fields: ['銀行', 'yín háng', 'bank<img src="a.png">', '', '[sound:gone.mp3]'] },
    { fields: ['银行', 'yín háng', 'a second note', '', ''] },
    { fields: ['苹果', 'píng guǒ', `apple ${'long '.repeat(450)}`, '我吃苹果。<br>苹果很甜。', ''] },
    { fields: ['爸爸/父亲', 'bà ba', 'father', '', ''] },
  ];
  const fieldNames = ['Word', 'Pinyin', 'Meaning', 'Sentence', 'Sound'];
  await sendPackage(app, person, await packageOf('anki2', { fieldNames, fronts: ['{{Word}}'], notes }));
  const { report } = await untilDone(person);
  const losses = report.losses.map(({ what, words }: { what: string; words: string[] }) => [what, words]);
  expect(new Map(losses)).toEqual(
    new Map([
      ['picture_missing', ['银行']],
      ['sound_missing', ['银行']],
      ['traditional', ['银行']],
      ['second_note', ['银行']],
      ['cut', ['苹果']],
      ['example', ['苹果']],
    ]),
  );
  expect(report.practised).toEqual(['recognise']);
  expect((await person.call('GET', '/study/settings')).body.skills).toEqual(['recognise']);
  expect(report.samples).toEqual([{ text: '爸爸/父亲', why: 'several' }]);
  for (const path of ['/my-words?', '/study/words?list=mine&']) {
    const { words } = (await person.call('GET', `${path}${new URLSearchParams({ search: '銀行' })}`)).body;
    expect(words.map(({ word }: { word: string }) => word)).toEqual(['银行']);
  }
});
