// What devices tell of, over HTTP: once, in any order, with what was taken back, whatever their clocks say.

import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDatabaseOf, startApp } from '../../../app/testing/apps/start-app.ts';
import { registerPerson, runSql, type TestPerson } from '../../../app/testing/clients/people.ts';
import { APPEND_MAX, effectiveEvents } from '../domain/index.ts';
import { countWordsMet } from './api.ts';

const app = await startApp();
const db = openDatabaseOf(app);
const person = await registerPerson(app);

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const isoAt = (ms: number) => new Date(ms).toISOString();

const event = (more: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  skill: 'recall',
  item: { kind: 'word', key: '面条', reading: 'mian4 tiao2' },
  outcome: 'right',
  aided: 'none',
  answer: '面条',
  tookMs: 1200,
  source: 'scene_practice',
  sourceId: 'restaurant/noodles',
  partId: 'a round',
  seq: 1,
  at: isoAt(Date.now()),
  ...more,
});
type SentEvent = ReturnType<typeof event>;

const send = (
  events: readonly SentEvent[],
  { who = person, sentAt = Date.now(), deviceId = randomUUID() } = {},
) => who.call('POST', '/learning-events', { deviceId, sentAt: isoAt(sentAt), events });
const historyOf = async (who: TestPerson, cursor = '') =>
  (await who.call('GET', `/learning-events${cursor && `?cursor=${cursor}`}`)).body;

test('a batch is stored once, however often and at once it is sent, for its person alone', async () => {
  const [one, other] = [await registerPerson(app), await registerPerson(app)];
  const batch = [event(), event({ seq: 2, outcome: 'shown', answer: '' })];
  const answers = await Promise.all([send(batch, { who: one }), send(batch, { who: one })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ body }) => body.added).toSorted()).toEqual([0, 2]);
  const { events, nextCursor } = await historyOf(one);
  expect(nextCursor).toBeNull();
  expect(events).toMatchObject(batch.map(({ id, item, tookMs, answer }) => ({ id, item, tookMs, answer })));
  expect((await historyOf(other)).events).toEqual([]);
  expect((await send(batch, { who: other })).body).toEqual({ added: 2 });
});

test('an event that is taken back is gone from history, item and count, in either order', async () => {
  const missed = event({ outcome: 'wrong', at: isoAt(Date.now() - 60 * MINUTE_MS) });
  const undo = event({ id: randomUUID(), outcome: 'undone', undoes: missed.id, seq: 2 });
  for (const batches of [[[missed], [undo]], [[undo], [missed]], [[undo, missed]]]) {
    const who = await registerPerson(app);
    for (const batch of batches) expect((await send(batch, { who })).status).toBe(200);
    expect((await historyOf(who)).events).toEqual([]);
    const path = `/learning-events/item?kind=word&key=${encodeURIComponent('面条')}&reading=mian4%20tiao2`;
    expect((await who.call('GET', path)).body).toEqual([]);
    expect((await who.call('GET', '/today')).body.wordsMet).toEqual({ today: 0, week: 0 });
  }
});

test('an item is a word in one reading, and may be asked for by skill', async () => {
  const who = await registerPerson(app);
  const of = (reading: string, skill: string) => event({ skill, item: { kind: 'word', key: '长', reading } });
  const [grow, tone, long] = [of('zhang3', 'recall'), of('zhang3', 'tone'), of('chang2', 'recall')];
  await send([grow, tone, long], { who });
  const read = async (query: string) =>
    (
      await who.call('GET', `/learning-events/item?kind=word&key=${encodeURIComponent('长')}&${query}`)
    ).body.map(({ id }: { id: string }) => id);
  expect((await read('reading=zhang3')).toSorted()).toEqual([grow.id, tone.id].toSorted());
  expect(await read('reading=chang2')).toEqual([long.id]);
  expect(await read('reading=zhang3&skill=tone')).toEqual([tone.id]);
});

test('a clock that is two days ahead is mended, and nothing happens later than now', async () => {
  const who = await registerPerson(app);
  const ahead = Date.now() + 2 * DAY_MS;
  await send([event({ at: isoAt(ahead - 5 * MINUTE_MS) })], { who, sentAt: ahead });
  await send([event({ at: isoAt(Date.now() + DAY_MS), seq: 2 })], { who });
  const ages = (await historyOf(who)).events.map(({ happenedAt }: { happenedAt: string }) =>
    Math.round((Date.now() - Date.parse(happenedAt)) / MINUTE_MS),
  );
  expect(ages).toEqual([5, 0]);
  const told = await runSql(app.databaseUrl, 'select device_at from learning_events where user_id = $1', [
    who.id,
  ]);
  expect(told.every(({ device_at: at }) => at.getTime() > Date.now())).toBe(true);
});

test('a history is read page by page, each event once', async () => {
  const who = await registerPerson(app);
  const base = Date.now() - DAY_MS;
  const events = Array.from({ length: 450 }, (_, seq) =>
    event({ seq, at: isoAt(base + Math.floor(seq / 7)) }),
  );
  for (let from = 0; from < events.length; from += APPEND_MAX)
    await send(events.slice(from, from + APPEND_MAX), { who });
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await historyOf(who, cursor);
    seen.push(...page.events.map(({ id }: SentEvent) => id));
    cursor = page.nextCursor;
  }
  expect(seen).toHaveLength(450);
  expect(new Set(seen).size).toBe(450);
});

test.each([
  ['more than a batch holds', Array.from({ length: APPEND_MAX + 1 }, () => event())],
  ['nothing', []],
  ['a source that only the server sees', [event({ source: 'talk' })]],
  ['a reading of what is no word', [event({ item: { kind: 'line', key: 'a/b/1', reading: 'a1' } })]],
  ['an undo of nothing', [event({ outcome: 'undone' })]],
  ['an undo that says how it went', [event({ undoes: randomUUID() })]],
  ['an answer that is a book', [event({ answer: '字'.repeat(301) })]],
  ['an answer before the question', [event({ tookMs: -1 })]],
])('%s is refused', async (_, events) => {
  const { status, body } = await send(events);
  expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
});

test.each([
  ['POST', '/learning-events'],
  ['GET', '/learning-events'],
  ['GET', '/learning-events/item?kind=word&key=x'],
])('a guest is told to sign in first: %s %s', async (method, path) => {
  expect((await app.guest().call(method, path, method === 'POST' ? {} : undefined)).status).toBe(401);
});

/** What two devices told of in the last days, some of it taken back again. */
const histories = fc.array(
  fc.record({
    device: fc.nat(1),
    minutesAgo: fc.integer({ min: 0, max: 4000 }),
    word: fc.constantFrom('长', '面条', '地铁'),
    reading: fc.constantFrom('zhang3', 'chang2', ''),
    outcome: fc.constantFrom('right', 'wrong', 'shown'),
    aided: fc.constantFrom('none', 'full'),
    undoes: fc.option(fc.nat(11), { freq: 3, nil: null }),
  }),
  { minLength: 1, maxLength: 12 },
);

test('any order, twice, with undo, from two devices gives the same history and counts', async () => {
  await fc.assert(
    fc.asyncProperty(histories, fc.infiniteStream(fc.nat()), async (told, chance) => {
      const now = Date.now();
      const ids = told.map(() => randomUUID());
      const devices = [randomUUID(), randomUUID()];
      const events = told.map(({ minutesAgo, word, reading, outcome, aided, undoes }, seq) => ({
        ...event({
          id: ids[seq],
          item: { kind: 'word', key: word, reading },
          outcome: undoes === null ? outcome : 'undone',
          aided,
          seq,
          at: isoAt(now - minutesAgo * MINUTE_MS),
          ...(undoes === null ? {} : { undoes: ids[undoes] ?? randomUUID() }),
        }),
        device: told[seq]?.device ?? 0,
      }));
      const who = [await registerPerson(app), await registerPerson(app)];
      const orders = [
        events,
        [...events, ...events]
          .map((each) => ({ each, at: chance.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ each }) => each),
      ];
      const states = [];
      for (const [index, order] of orders.entries()) {
        const learner = who[index];
        if (!learner) throw new Error('nobody is there');
        for (const { device, ...each } of order)
          await send([each], { who: learner, deviceId: devices[device] ?? randomUUID(), sentAt: now });
        states.push(await stateOf(learner));
      }
      expect(states[1]).toEqual(states[0]);
      const logged = effectiveEvents(
        events.map((each) => ({
          id: each.id,
          happenedAt: new Date(each.at),
          deviceId: devices[each.device] ?? '',
          deviceSeq: each.seq,
          undoes: 'undoes' in each ? String(each.undoes) : null,
        })),
      );
      expect(states[0]?.history).toEqual(logged.map(({ id }) => id));
    }),
    { numRuns: 12 },
  );
}, 120_000);

async function stateOf(who: TestPerson) {
  const day = { zone: 'UTC', date: new Date().toISOString().slice(0, 10) };
  const { events } = await historyOf(who);
  return {
    history: events.map(({ id }: SentEvent) => id),
    met: await countWordsMet(db, who.id, day),
  };
}

const answered = (key: string, more: Record<string, unknown> = {}) =>
  event({
    item: { kind: 'word', key, reading: 'yao4 shi5' },
    source: 'review',
    sourceId: 'one session',
    ...more,
  });

test('of a card that two devices answer in one session one answer counts, and the second is told so', async () => {
  const who = await registerPerson(app);
  const first = answered('钥匙', { at: isoAt(Date.now() - 4 * MINUTE_MS) });
  expect((await send([first], { who })).body).toEqual({ added: 1 });
  const second = answered('钥匙', { outcome: 'wrong', at: isoAt(Date.now() - 3 * MINUTE_MS) });
  const other = answered('护照', { at: isoAt(Date.now() - 2 * MINUTE_MS) });
  expect((await send([second, other], { who })).body).toEqual({ added: 2, repeated: [second.id] });
  // Told again, nothing more happens.
  expect((await send([second], { who })).body).toEqual({ added: 0 });
  const { events } = await historyOf(who);
  expect(events.map(({ id }: { id: string }) => id)).toEqual([first.id, other.id]);
  // The first is taken back: the card is asked again, and what is answered then counts.
  const undo = answered('钥匙', { outcome: 'undone', undoes: first.id, seq: 2 });
  const anew = answered('钥匙', { seq: 3 });
  expect((await send([undo, anew], { who })).body).toEqual({ added: 2 });
  expect((await historyOf(who)).events.map(({ id }: { id: string }) => id)).toEqual([other.id, anew.id]);
});

test('two devices that answer one card at the same moment count as one', async () => {
  const who = await registerPerson(app);
  const twice = [answered('雨衣'), answered('雨衣', { seq: 2 })];
  await Promise.all(twice.map((each) => send([each], { who })));
  expect((await historyOf(who)).events).toHaveLength(1);
});
