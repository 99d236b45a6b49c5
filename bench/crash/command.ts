// A command sent to the app over HTTP, which can be sent again unchanged.

import { testClient } from '../../app/testing/clients/test-client.ts';

/** What must be found in the database once a command was answered with 200. */
export const STORED = {
  person: 'select username as id from users',
  purchase: 'select p.id::text from payments p join membership_purchases m on m.id = p.id',
  attempt: 'select payment_id::text as id from payment_attempts',
  payment: 'select id::text from payments where settled_at is not null and outcome is not null',
  message: 'select payment_id::text as id from payment_events where processed_at is not null',
  refund: 'select id::text from payment_refunds',
  withdrawal: 'select id::text from withdrawals',
  decision: `select withdrawal_id || ':' || action || ':' || actor_id as id from withdrawal_events`,
  day: 'select user_id::text as id from study_days',
} as const;
type StoredKind = keyof typeof STORED;

export type Command = {
  /** For the printed table. */
  readonly name: string;
  readonly cookie: string;
  /** The network address it comes from, which limits count by. */
  readonly address: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly stores: { readonly kind: StoredKind; readonly id: string };
};

export type CommandResult = { readonly status: number };

/** Rejects where nobody answers. */
export async function send(url: string, { cookie, address, path, body }: Command) {
  const client = testClient(url, new Map(), address);
  const answer = await client.call('POST', path, body, { cookie });
  return { ...answer, cookie: client.cookies() };
}
