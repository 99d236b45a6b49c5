// Decks over HTTP: brought once with their words, reviews and sounds, refused where they mean harm.

import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { answersOf, sendPackage, untilDone } from '../../../app/testing/anki-decks.ts';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../app/testing/clients/people.ts';
import { upload } from '../../../app/testing/clients/uploads.ts';
import { newId } from '../../../kit/server/new-id.ts';
import { AT, DECK, LATER, packageOf, WAV } from './testing/deck.ts';

const app = await startApp();

test.each(['anki2', 'anki21', 'anki21b'] as const)(
  'a deck of the layout %s comes whole, and once',
  async (layout) => {
    const person = await registerPerson(app);
    const bytes = await packageOf(layout);
    expect((await sendPackage(app, person, bytes)).status).toBe(200);
    expect(await untilDone(person)).toMatchObject({
      status: 'done',
      report: { added: 2, updated: 0, doubled: 1, refused: 1, reviews: 3, sounds: 1 },
    });
    const { words } = (await person.call('GET', '/my-words')).body;
    expect(words).toMatchObject([
      { word: '银行', pinyin: 'yin2 hang2', sound: null },
      { word: '你好', pinyin: 'ni3 hao3', context: '你好，我是小王。' },
    ]);
    const sound = await fetch(`${app.url}${words[1].sound}`);
    expect(Buffer.from(await sound.arrayBuffer())).toEqual(WAV);
    const answers = await answersOf(app, person);
    expect(answers).toMatchObject([
      { item: '你好', reading: 'ni3 hao3', skill: 'recognise', grade: 3, happened_at: AT },
      { skill: 'recall', grade: 1, outcome: 'wrong' },
      { skill: 'recognise', grade: 4, happened_at: LATER },
    ]);
    await sendPackage(app, person, bytes);
    expect((await untilDone(person)).report).toMatchObject({ added: 0, doubled: 3, reviews: 0, sounds: 0 });
    expect(await answersOf(app, person)).toHaveLength(3);
  },
);

test('the answer that was lost can be asked for again, and nobody else finds it', async () => {
  const [person, other] = [await registerPerson(app), await registerPerson(app)];
  const id = newId();
  const deck = { kind: 'table', text: '学习,xué xí,to study\n银行,yín háng,bank' };
  const send = (who: TestPerson) => who.call('PUT', `/anki/imports/${id}`, { deck });
  expect([(await send(person)).status, (await send(person)).status]).toEqual([200, 200]);
  expect((await untilDone(person)).report).toMatchObject({ added: 2, refused: 0 });
  expect((await other.call('GET', '/anki/imports')).body).toEqual([]);
  expect((await send(other)).status).toBe(404);
});

test('the last decks are listed with their names and reports, the latest first', async () => {
  const person = await registerPerson(app);
  for (const [name, text] of [
    ['first.csv', '学习,xué xí'],
    ['', '银行,yín háng\n学习,xué xí'],
  ]) {
    await person.call('PUT', `/anki/imports/${newId()}`, { name, deck: { kind: 'table', text } });
    await untilDone(person);
  }
  expect((await person.call('GET', '/anki/imports')).body).toMatchObject([
    { name: '', status: 'done', report: { added: 1, doubled: 1 } },
    { name: 'first.csv', status: 'done', report: { added: 1, doubled: 0 } },
  ]);
});

test('a hostile or foreign file is refused, and says why', async () => {
  const person = await registerPerson(app);
  const refusedAtOnce = await sendPackage(app, person, Buffer.from('hello'));
  expect([refusedAtOnce.status, refusedAtOnce.body.code]).toEqual([422, 'FILE_REFUSED']);
  await sendPackage(app, person, Buffer.from(zipSync({ 'collection.anki2': new Uint8Array([1, 2, 3]) })));
  expect(await untilDone(person)).toMatchObject({ status: 'refused', problem: 'not_a_package' });
});

test('guests bring and take nothing, and one deck comes after the other', async () => {
  const guest = app.guest();
  const deck = { kind: 'table', text: '学习,xué xí' };
  expect((await guest.call('PUT', `/anki/imports/${newId()}`, { deck })).status).toBe(401);
  expect((await guest.call('GET', '/anki/imports')).status).toBe(401);
  expect((await guest.call('GET', '/anki/table?language=en')).status).toBe(401);
  expect((await guest.call('POST', '/anki/packages', { language: 'en' })).status).toBe(401);
  const person = await registerPerson(app);
  await runSql(app.databaseUrl, "insert into anki_imports (id, user_id, status) values ($1, $2, 'running')", [
    newId(),
    person.id,
  ]);
  const refused = await person.call('PUT', `/anki/imports/${newId()}`, { deck });
  expect([refused.status, refused.body.code]).toEqual([409, 'IMPORT_RUNNING']);
  // What was lost for hours stands in nobody's way.
  await runSql(
    app.databaseUrl,
    "update anki_imports set created_at = now() - interval '3 hours' where user_id = $1",
    [person.id],
  );
  expect((await person.call('PUT', `/anki/imports/${newId()}`, { deck })).status).toBe(200);
  expect((await untilDone(person)).report).toMatchObject({ added: 1 });
});

test('a double tap and a second tab bring a deck once', async () => {
  const person = await registerPerson(app);
  const bytes = await packageOf('anki21b');
  const uploads = [
    await upload(app, person, 'anki-package', bytes),
    await upload(app, person, 'anki-package', bytes),
  ];
  const bring = (uploadId: string | undefined) =>
    person.call('PUT', `/anki/imports/${uploadId}`, { deck: { kind: 'package', uploadId } });
  const [first, second, otherTab] = await Promise.all([
    bring(uploads[0]),
    bring(uploads[0]),
    bring(uploads[1]),
  ]);
  const statuses = [first?.status, second?.status, otherTab?.status];
  expect([
    [200, 200, 409],
    [409, 409, 200],
    [200, 200, 200],
  ]).toContainEqual(statuses);
  await untilDone(person);
  expect((await person.call('GET', '/my-words')).body.total).toBe(2);
  expect(await answersOf(app, person)).toHaveLength(3);
});

test('a deck that ends our own process again and again is given up, and what had come stays told', async () => {
  const person = await registerPerson(app);
  const id = newId();
  await runSql(
    app.databaseUrl,
    `insert into anki_imports (id, user_id, status, attempts, table_text) values ($1, $2, 'waiting', 3, 'x')`,
    [id, person.id],
  );
  await person.call('PUT', `/anki/imports/${id}`, { deck: { kind: 'table', text: '你好' } });
  expect(await untilDone(person)).toMatchObject({ status: 'refused', problem: 'failed' });
});

test('a killed process is found out long before its time is over', async () => {
  const [queue] = await runSql(
    app.databaseUrl,
    "select heartbeat_seconds from pgboss.queue where name = 'anki.import'",
  );
  expect(queue?.['heartbeat_seconds']).toBeLessThanOrEqual(60);
});

test('a phrase that no dictionary knows keeps what its deck says of it, in lists, sessions and on the way out', async () => {
  const person = await registerPerson(app);
  const deck = {
    kind: 'table',
    text: '我听不懂这句话,wǒ tīng bù dǒng zhè jù huà,I do not get this sentence\n学习,xué xí,to cram',
  };
  await person.call('PUT', `/anki/imports/${newId()}`, { deck });
  expect((await untilDone(person)).report).toMatchObject({ added: 2, refused: 0 });
  const { words } = (await person.call('GET', '/my-words')).body;
  expect(words).toMatchObject([{ meaning: 'to cram' }, { meaning: 'I do not get this sentence' }]);
  const session = (await person.call('PUT', `/study/sessions/${newId()}`)).body.id;
  const { cards } = (await person.call('POST', `/study/sessions/${session}/next`, { skills: ['recognise'] }))
    .body;
  const glosses = cards.map(({ gloss }: { gloss: { en: string } | null }) => gloss?.en);
  expect(glosses).toContain('I do not get this sentence');
  expect(glosses).not.toContain('to cram');
  expect((await person.call('GET', '/anki/table?language=en')).body.text).toContain(
    'I do not get this sentence',
  );
});

test('what is set aside in Anki is set aside here, and letters that no database takes do not stop a deck', async () => {
  const person = await registerPerson(app);
  const notes = [
    { fields: ['学习', 'xué xí', 'to study'], isSuspended: true },
    { fields: ['银行', 'yín háng', 'bank\u0000', `银行\u0000${'😀'.repeat(400)}`] },
    { fields: ['参加', 'cān jiā', 'to take part'], isSuspended: true, neverBegun: [1] },
    { fields: ['你好', 'nǐ hǎo', 'hello'], neverBegun: [0, 1] },
    { fields: [`${'a'.repeat(39)}😀`] },
    { fields: ['我每天坐地铁去上班。', 'I take the metro to work every day.'] },
  ];
  await sendPackage(app, person, await packageOf('anki2', { ...DECK, notes }));
  expect((await untilDone(person)).report).toMatchObject({
    added: 4,
    refused: 2,
    samples: [{ why: 'no_word' }, { text: '我每天坐地铁去上班。', why: 'sentence' }],
  });
  await person.call('GET', '/study/words?list=mine');
  const folded = await runSql(
    app.databaseUrl,
    "select word, is_suspended from study_cards where user_id = $1 and skill = 'recognise' order by word",
    [person.id],
  );
  expect(folded).toEqual([
    { word: '你好', is_suspended: false },
    { word: '参加', is_suspended: true },
    { word: '学习', is_suspended: true },
    { word: '银行', is_suspended: false },
  ]);
});
