// What a person has written stays theirs: pinyin with its blanks, capitals and tones, and the names of their files.

import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sendPackage, untilDone } from '../../../app/testing/anki-decks.ts';
import { startApp } from '../../../app/testing/apps/start-app.ts';
import { registerPerson, type TestPerson } from '../../../app/testing/clients/people.ts';
import { newId } from '../../../kit/server/new-id.ts';
import { packageOf, WAV } from './testing/deck.ts';

const app = await startApp();

/** By word: joined, with a capital, with a full tone where the dictionary has none, with digits, with remarks. */
const WRITTEN: Readonly<Record<string, string>> = {
  法语: 'Fǎyǔ',
  先生: 'xiānshēng',
  女儿: "nǚ'ér",
  学习: 'xue2xi2',
  银行: 'yínháng (yin + hang)',
  眼睛: 'yǎn jing',
};
const DECK = {
  fieldNames: ['Simplified', 'Pinyin', 'Meaning', 'Audio'],
  fronts: ['{{Simplified}}'],
  notes: Object.entries(WRITTEN).map(([word, pinyin], at) => ({
    fields: [word, pinyin, `meaning ${at}`, at === 0 ? '[sound:Fa yu 1.wav]' : ''],
  })),
  media: new Map([['Fa yu 1.wav', WAV]]),
};

async function readPackage(person: TestPerson) {
  const { body } = await person.call('POST', '/anki/packages', { language: 'en' });
  const bytes = Buffer.from(await (await fetch(`${app.url}${body.address}`)).arrayBuffer());
  const files = unzipSync(new Uint8Array(bytes));
  const path = join(tmpdir(), `${newId()}.sqlite`);
  writeFileSync(path, files['collection.anki2'] ?? '');
  const db = new DatabaseSync(path);
  const notes = db.prepare('select flds from notes order by id').all();
  db.close();
  await rm(path);
  const fields = notes.map(({ flds }) => String(flds).split('\u001f'));
  const written = Object.fromEntries(fields.map(([word = '', pinyin = '']) => [word, pinyin]));
  return { bytes, written, media: JSON.parse(strFromU8(files['media'] ?? new Uint8Array())) };
}

test('pinyin goes out as it came, and is shown so', async () => {
  const [person, elsewhere] = [await registerPerson(app), await registerPerson(app)];
  await sendPackage(app, person, await packageOf('anki21', DECK));
  expect((await untilDone(person)).report).toMatchObject({ added: 6, losses: [] });
  const { words } = (await person.call('GET', '/my-words')).body;
  const shown = words.map(({ word, spelling }: Record<string, string>) => [word, spelling]);
  // What is as we would write it is nobody's own.
  expect(Object.fromEntries(shown)).toEqual({ ...WRITTEN, 眼睛: '' });
  const out = await readPackage(person);
  expect(out.written).toEqual(WRITTEN);
  expect(out.media).toEqual({ 0: 'Fa yu 1.wav' });
  const table = (await person.call('GET', '/anki/table?language=en')).body.text;
  for (const pinyin of Object.values(WRITTEN)) expect(table).toContain(`,${pinyin},`);
  await sendPackage(app, elsewhere, out.bytes);
  expect((await untilDone(elsewhere)).report).toMatchObject({ added: 6 });
  expect((await readPackage(elsewhere)).written).toEqual(WRITTEN);
});

test('the tones of one’s own deck are told to be right', async () => {
  const person = await registerPerson(app);
  const text = '先生,xiānshēng,mister\n爷爷,yéyé,grandpa\n眼睛,yǎnjing,eye';
  await person.call('PUT', `/anki/imports/${newId()}`, { deck: { kind: 'table', text } });
  await untilDone(person);
  const session = (await person.call('PUT', `/study/sessions/${newId()}`)).body.id;
  const { cards } = (await person.call('POST', `/study/sessions/${session}/next`, { skills: ['recognise'] }))
    .body;
  const also = cards.map(({ word, alsoRead }: { word: string; alsoRead: string[] }) => [word, alsoRead]);
  expect(Object.fromEntries(also)).toMatchObject({
    先生: ['xian1 sheng1'],
    爷爷: ['ye2 ye2'],
    眼睛: ['yan3 jing1'],
  });
});
