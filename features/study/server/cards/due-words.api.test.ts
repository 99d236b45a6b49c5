// What a learner kept, missed or asked about comes back in talks, by the one schedule that reviews move, too.

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../../app/testing/clients/people.ts';
import { startTalk, type TestTalk } from '../../../../app/testing/clients/test-talk.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { type Database, openDatabase } from '../../../../kit/server/db/database.ts';
import { type LearningFact, wordItem } from '../../../learning-events/domain/index.ts';
import { appendEvents } from '../../../learning-events/server/api.ts';
import { dueWordsOf } from '../api.ts';
import { foldMarked } from './fold-cards.ts';

let app: TestApp;
let db: Database;
beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase({ url: app.databaseUrl, pool: 4, onIdleError: () => {} });
});
afterAll(async () => {
  await db.$client.end();
  await app.stop();
});

/** The same before and after the cards know what happened last. */
async function dueOf(userId: UserId): Promise<readonly string[]> {
  const unfolded = await readDue(userId);
  await foldMarked(db, userId);
  const due = await readDue(userId);
  expect(due).toEqual(unfolded);
  return due;
}

async function readDue(userId: UserId): Promise<readonly string[]> {
  const [row] = await db.select({ due: dueWordsOf(sql`${userId}::uuid`) }).from(sql`(values (1)) as one`);
  return (row?.due ?? []).map(({ word }) => word);
}

const MINUTE_MS = 60_000;
type PastEvent = Pick<LearningFact, 'skill' | 'outcome'> & {
  readonly word: string;
  readonly reading?: string;
  readonly minutesAgo: number;
};
const MISSED = { skill: 'use', outcome: 'wrong' } as const;
const USED = { skill: 'use', outcome: 'right' } as const;
const ASKED = { skill: 'recognise', outcome: 'asked' } as const;
const ADDED = { skill: 'recognise', outcome: 'added' } as const;

async function record(person: TestPerson, events: readonly PastEvent[]) {
  await appendEvents(
    db,
    events.map(({ minutesAgo, word, reading = '', ...event }, seq) => ({
      ...event,
      id: randomUUID(),
      userId: person.id,
      item: wordItem(word, reading),
      aided: 'none' as const,
      answer: '',
      tookMs: null,
      source: 'talk' as const,
      sourceId: 'a talk',
      partId: '',
      seq,
      happenedAt: new Date(Date.now() - minutesAgo * MINUTE_MS),
    })),
  );
}

/** Says what the help suggests, or agrees in small talk, until the teacher asks for the word; gives after how many turns. */
async function talkUntilAsked(person: TestPerson, talk: TestTalk, word: string): Promise<number> {
  for (let turn = 1; turn <= 20; turn += 1) {
    const { body } = await person.call('POST', `/tutor-chat/talks/${talk.id}/hint`, { step: 'full' });
    const { ended } = await talk.say(body.hint?.zh ?? '我也很喜欢。');
    if (ended.text.includes(`“${word}”`)) return turn;
  }
  throw new Error(`nobody asked for ${word}`);
}

test('a word that was kept yesterday is asked for, and counts as used once it was said in a sentence', async () => {
  const person = await registerPerson(app);
  await person.call('PUT', '/my-words', { word: '面条', pinyin: 'mian4 tiao2' });
  expect(await dueOf(person.id)).toEqual([]);
  await record(person, [{ ...ADDED, word: '雨伞', reading: 'yu3 san3', minutesAgo: 24 * 60 }]);
  expect(await dueOf(person.id)).toEqual(['雨伞']);

  const talk = await startTalk(person);
  expect(await talkUntilAsked(person, talk, '雨伞')).toBeLessThanOrEqual(3);
  await talk.say('我昨天买了一把雨伞。');
  expect(await dueOf(person.id)).toEqual([]);
});

test('a word that was said with the help of a whole sentence is not known yet', async () => {
  const person = await registerPerson(app);
  await record(person, [{ ...MISSED, word: '地铁', minutesAgo: 60 }]);
  const talk = await startTalk(person);
  await talkUntilAsked(person, talk, '地铁');
  const ask = async (step: string): Promise<string> =>
    (await person.call('POST', `/tutor-chat/talks/${talk.id}/hint`, { step })).body.hint?.zh;
  expect(await ask('idea')).toContain('“地铁”的意思是“');
  const sentence = await ask('full');
  expect(sentence).toContain('地铁');
  expect(sentence.startsWith((await ask('start')).replace('……', ''))).toBe(true);
  const { body: copy } = await person.call('GET', `/tutor-chat/talks/${talk.id}/snapshot`);
  expect(copy.due).toEqual([
    expect.objectContaining({
      zh: '地铁',
      example: { zh: sentence, en: expect.any(String), pt: expect.any(String) },
    }),
  ]);
  await talk.say(sentence);
  const [used] = await runSql(
    app.databaseUrl,
    "select aided, reading, source from learning_events where user_id = $1 and skill = 'use' and item = '地铁' and outcome = 'right'",
    [person.id],
  );
  expect(used).toEqual({ aided: 'repeat', reading: 'di4 tie3', source: 'drill' });
  expect(await dueOf(person.id)).toEqual(['地铁']);
});

test('what was missed or asked about comes back, what was used without help rests, others have words of their own', async () => {
  const [person, other] = [await registerPerson(app), await registerPerson(app)];
  await record(person, [
    { ...MISSED, word: '便宜', minutesAgo: 60 },
    { ...ASKED, word: '地铁', minutesAgo: 30 },
    { ...USED, word: '地铁', minutesAgo: 20 },
    { ...USED, word: '面条', minutesAgo: 90 },
    { ...ASKED, skill: 'recall', word: '雨伞', minutesAgo: 1 },
  ]);
  expect(await dueOf(person.id)).toEqual(['便宜']);
  expect(await dueOf(other.id)).toEqual([]);
});

test('a word that was kept in one reading is not known because another was said', async () => {
  const person = await registerPerson(app);
  await record(person, [{ ...ADDED, word: '长', reading: 'zhang3', minutesAgo: 24 * 60 }]);
  const talk = await startTalk(person);
  await talk.say('这条路很长。');
  expect(await dueOf(person.id)).toEqual(['长']);
  // A word that stands in another one is not used.
  await talk.say('孩子长大了。');
  expect(await dueOf(person.id)).toEqual(['长']);
  await talk.say('我的孩子长得很高。');
  expect(await dueOf(person.id)).toEqual([]);
  const used = await runSql(
    app.databaseUrl,
    "select reading from learning_events where user_id = $1 and item = '长' and skill = 'use' order by happened_at",
    [person.id],
  );
  expect(used.map(({ reading }) => reading)).toEqual(['chang2', 'zhang3']);
});

test('a word that is not due yet and is used unaided rests longer', async () => {
  const person = await registerPerson(app);
  const known = { skill: 'recognise', outcome: 'right', word: '雨伞', reading: 'yu3 san3' } as const;
  await record(person, [{ ...ADDED, word: '雨伞', reading: 'yu3 san3', minutesAgo: 2 * 24 * 60 }]);
  await record(person, [{ ...known, minutesAgo: 24 * 60 }]);
  await foldMarked(db, person.id);
  const talk = await startTalk(person);
  await talk.say('我昨天买了一把雨伞。');
  const used = await runSql(
    app.databaseUrl,
    "select item, aided from learning_events where user_id = $1 and skill = 'use' and outcome = 'right'",
    [person.id],
  );
  expect(used).toEqual([{ item: '雨伞', aided: 'none' }]);
});

test('words that a tutor brings up wait in study to be shown, once', async () => {
  const person = await registerPerson(app);
  const { body: tutors } = await person.call('GET', '/tutor-chat/tutors?language=en&level=zero');
  const talk = await startTalk(person, tutors[0].id);
  const shown: string[] = [];
  for (let turn = 1; turn <= 6; turn += 1) {
    const { body } = await person.call('POST', `/tutor-chat/talks/${talk.id}/hint`, { step: 'full' });
    const { ended } = await talk.say(body.hint?.zh ?? '你好');
    shown.push(...(ended.teaching?.words ?? []).map(({ zh }: { readonly zh: string }) => zh));
  }
  expect(shown.length).toBeGreaterThan(0);
  await foldMarked(db, person.id);
  const waiting = await runSql(
    app.databaseUrl,
    'select word from study_cards where user_id = $1 and added_at is not null',
    [person.id],
  );
  expect(waiting.map(({ word }) => word)).toEqual(expect.arrayContaining([...new Set(shown)]));
});
