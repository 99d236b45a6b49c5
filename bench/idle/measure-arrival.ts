// Measures how long a notice takes from the commit in this process to the event stream of another.

import { randomUUID } from 'node:crypto';
import { createParser } from 'eventsource-parser';
import { createPostNotice } from '../../features/notices/server/api.ts';
import { paymentsNotices } from '../../features/payments/server/api.ts';
import { userIdSchema } from '../../kit/core/user-id.ts';
import { openDatabase } from '../../kit/server/db/database.ts';

type Reader = {
  readonly id: string;
  readonly cookie: string;
  readonly url: string;
  readonly databaseUrl: string;
};

/** Milliseconds of each of so many, one after another. */
export async function measureArrival(reader: Reader, count: number): Promise<number[]> {
  const db = openDatabase({ url: reader.databaseUrl, pool: 1, onIdleError: () => undefined });
  const stream = await openStream(reader);
  const post = createPostNotice({ mailer: { post: async () => undefined }, publicUrl: () => reader.url });
  const [kind] = paymentsNotices;
  if (!kind) throw new Error('payments have no notices');
  const title = { zh: '会员', en: 'Membership', pt: 'Plano' };
  const arrivals: number[] = [];
  await stream.next();
  for (let number = 1; number <= count; number += 1) {
    const content = kind.of({ paymentId: randomUUID(), number: `B${number}`, title, amountFen: 3900 });
    const arrived = stream.next();
    await db.transaction((tx) =>
      post(tx, { userId: userIdSchema.parse(reader.id), eventId: randomUUID(), content }),
    );
    const committed = performance.now();
    arrivals.push(Math.max(0, (await arrived) - committed));
  }
  stream.close();
  await db.$client.end();
  return arrivals;
}

/** `next` resolves with the moment of the next event. */
async function openStream({ url, cookie }: Reader) {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/events`, { headers: { cookie }, signal: leaving.signal });
  if (!response.body) throw new Error(`the event stream answered ${response.status}`);
  let arrive = (_at: number) => {};
  const parser = createParser({
    onEvent: ({ data }) => (data === '' ? undefined : arrive(performance.now())),
  });
  const { body } = response;
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of body) parser.feed(decoder.decode(chunk, { stream: true }));
  };
  // Ends with the abort.
  read().catch(() => undefined);
  return {
    next: () =>
      new Promise<number>((resolve) => {
        arrive = resolve;
      }),
    close: () => leaving.abort(),
  };
}
