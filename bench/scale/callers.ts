// The people who call while it is measured: the same places of their blocks in every database.

import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { SECRET } from '../../app/testing/apps/server-process.ts';
import { type TestClient, testClient } from '../../app/testing/clients/test-client.ts';
import { tokenOf } from './fill/fill-people.ts';
import { BLOCK } from './size.ts';

export type Caller = {
  readonly id: string;
  readonly number: number;
  readonly client: TestClient;
  /** The latest of their talks. */
  readonly talkId: string;
};

/** Who calls: ordinary people, one of those with a thousand talks, a distributor, an admin. */
export type Callers = {
  readonly people: readonly Caller[];
  readonly busiest: readonly Caller[];
  readonly distributor: Pick<Caller, 'client'>;
  readonly admin: Pick<Caller, 'client'>;
  /** An account of the ledger that everybody's time comes from, and one of the busiest person's. */
  readonly sharedAccount: string;
  readonly ownAccount: string;
};

const ORDINARY = 40;

export async function chooseCallers(pool: Pool, url: string, people: number): Promise<Callers> {
  // Whoever has no talk yet, in a database that is half filled, lets the next one call.
  const find = async (number: number): Promise<Caller> => {
    const { rows } = await pool.query<{ n: number; id: string; talk_id: string }>(
      `select p.n, p.id, latest.id as talk_id
       from bench.people as p cross join lateral (
         select t.id from talks as t where t.user_id = p.id order by last_message_at desc limit 1
       ) as latest
       where p.n >= $1 order by p.n limit 1`,
      [number],
    );
    const [row] = rows;
    if (!row) throw new Error(`nobody from ${number} on has a talk`);
    return { id: row.id, number: row.n, client: signedIn(url, row.n), talkId: row.talk_id };
  };
  const blocks = people / BLOCK;
  const inBlock = (place: number, index: number) => ((index * 7) % blocks) * BLOCK + place;
  const places = Array.from({ length: ORDINARY }, (_, index) =>
    inBlock(10 + Math.floor(((index + 0.5) / ORDINARY) * (BLOCK - 20)), index),
  );
  const busiest = await Promise.all(Array.from({ length: 4 }, (_, place) => find(inBlock(place, place))));
  return {
    people: await Promise.all(places.map(find)),
    busiest,
    distributor: { client: signedIn(url, 7) },
    admin: { client: signedIn(url, 8) },
    sharedAccount: await accountOf(pool, 'minutes_issued', '00'),
    ownAccount: await accountOf(pool, 'minutes_extra', busiest[0]?.id ?? ''),
  };
}

async function accountOf(pool: Pool, kind: string, owner: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from ledger_accounts where kind = $1 and owner_id = $2',
    [kind, owner],
  );
  if (!rows[0]) throw new Error(`there is no account ${kind} of ${owner}`);
  return rows[0].id;
}

/** The cookie as the server would have set it. */
function signedIn(url: string, number: number): TestClient {
  const token = tokenOf(number);
  const signature = createHmac('sha256', SECRET).update(token).digest('base64');
  const cookies = new Map([['yulu.session_token', encodeURIComponent(`${token}.${signature}`)]]);
  return testClient(url, cookies);
}
