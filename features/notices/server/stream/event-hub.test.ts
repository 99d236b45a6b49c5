// The streams of a process: one reader for all, nothing lost between two looks, nothing piled up for who reads slowly.

import { expect, test } from 'vitest';
import { userIdSchema } from '../../../../kit/core/user-id.ts';
import { createLog } from '../../../../kit/server/log.ts';
import { createEventHub, type EventStream, STREAMS_MAX } from './event-hub.ts';
import { NEWS_MAX, type News, type NewsRequest } from './read-news.ts';

const MEI = userIdSchema.parse('01920000-0000-7000-8000-000000000001');
const ANA = userIdSchema.parse('01920000-0000-7000-8000-000000000002');

/** A hub over rows in memory: so many notices are there for each person. */
function openFixture() {
  const counts = new Map<string, number>();
  const reads: (readonly NewsRequest[])[] = [];
  const faults: Error[] = [];
  const gate = { opened: Promise.resolve() };
  const newsOf = ({ userId, after }: NewsRequest): News => {
    const last = counts.get(userId) ?? 0;
    const first = after === undefined ? last : after;
    const seqs = Array.from(
      { length: Math.min(NEWS_MAX, Math.max(0, last - first)) },
      (_, n) => first + 1 + n,
    );
    const createdAt = new Date(0);
    const notices = seqs.map((seq) => ({ id: `${seq}`, kind: 'k', data: {}, createdAt, readAt: null, seq }));
    return { notices, lastSeq: last, unread: last };
  };
  const hub = createEventHub({
    log: createLog('silent'),
    read: async (requests) => {
      reads.push(requests.map(({ userId, after }) => ({ userId, after })));
      await gate.opened;
      const fault = faults.shift();
      if (fault) throw fault;
      return requests.map(newsOf);
    },
  });
  const open = (userId = MEI, sessionId = 'one', after?: number) => {
    const stream = hub.open({ userId, sessionId, after });
    if (!stream) throw new Error('too many streams');
    return stream;
  };
  const add = (userId: typeof MEI, more = 1) => {
    counts.set(userId, (counts.get(userId) ?? 0) + more);
    hub.wake(userId);
  };
  return { hub, open, add, reads, faults, gate };
}
const seqsOf = async (stream: EventStream) => (await stream.next())?.notices.map(({ seq }) => seq);

test('who reads slowly gets all of it later, in order, and meanwhile nothing more is read', async () => {
  const { open, add, reads } = openFixture();
  const stream = open();
  await stream.next();
  add(MEI);
  await expect.poll(() => reads.length).toBe(2);
  add(MEI);
  add(MEI, 2 * NEWS_MAX);
  await Promise.resolve();
  expect(reads).toHaveLength(2);
  const received = [];
  while (received.length < 2 * NEWS_MAX + 2) received.push(...((await seqsOf(stream)) ?? []));
  expect(received).toEqual(Array.from({ length: 2 * NEWS_MAX + 2 }, (_, place) => place + 1));
});

test('what comes while the rows are being read is read again', async () => {
  const { open, add, gate } = openFixture();
  const stream = open();
  await stream.next();
  const reading = Promise.withResolvers<void>();
  gate.opened = reading.promise;
  add(MEI);
  add(MEI);
  reading.resolve();
  gate.opened = Promise.resolve();
  const received = [...((await seqsOf(stream)) ?? [])];
  while (received.length < 2) received.push(...((await seqsOf(stream)) ?? []));
  expect(received).toEqual([1, 2]);
});

test('however many wake at once, one statement reads for them', async () => {
  const { hub, open, reads } = openFixture();
  const streams = [open(MEI), open(ANA), open(ANA, 'two')];
  await Promise.all(streams.map((stream) => stream.next()));
  const before = reads.length;
  hub.wakeAll();
  await Promise.all(streams.map((stream) => stream.next()));
  expect(reads.slice(before).map((requests) => requests.length)).toEqual([3]);
});

test('a failed look is tried again', async () => {
  const { open, add, faults } = openFixture();
  const stream = open();
  await stream.next();
  faults.push(new Error('the database is away'));
  add(MEI);
  expect(await seqsOf(stream)).toEqual([1]);
});

test('a number that was never given does not hide what comes', async () => {
  const { open, add } = openFixture();
  add(MEI, 3);
  const stream = open(MEI, 'one', 5000);
  expect(await stream.next()).toMatchObject({ notices: [], position: 3 });
  add(MEI);
  expect(await seqsOf(stream)).toEqual([4]);
});

test('streams end with their session or all together, and make room', async () => {
  const { hub, open } = openFixture();
  const streams = Array.from({ length: STREAMS_MAX }, (_, place) =>
    open(MEI, place === 0 ? 'first' : 'rest'),
  );
  await Promise.all(streams.map((stream) => stream.next()));
  expect(hub.open({ userId: MEI, sessionId: 'more', after: undefined })).toBeUndefined();
  const ended = streams.map((stream) => stream.next());
  hub.endSession('first');
  expect(await ended[0]).toBeUndefined();
  expect(hub.count()).toBe(STREAMS_MAX - 1);
  open();
  hub.endAll();
  expect(await Promise.all(ended)).toEqual(streams.map(() => undefined));
  expect(hub.count()).toBe(0);
});
