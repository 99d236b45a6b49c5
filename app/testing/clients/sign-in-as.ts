// Signs people in who were never registered: a row and a session straight in the database, where hundreds are needed.

import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '../../../kit/core/access.ts';
import { SECRET } from '../apps/server-process.ts';

type RunSql = (statement: string, values?: unknown[]) => Promise<unknown[]>;

/** Hashing hundreds of passwords is not what is looked at. */
export async function signInAs(sql: RunSql, role: Role) {
  const id = randomUUID();
  const token = randomBytes(24).toString('base64url');
  await sql(
    `insert into users (id, name, email, role, created_at, updated_at)
     values ($1, $2, $2 || '@example.org', $3, now(), now())`,
    [id, `bench${id.slice(0, 12)}`, role],
  );
  await sql(
    `insert into sessions (id, user_id, token, expires_at, created_at, updated_at)
     values ($1, $2, $3, now() + interval '30 days', now(), now())`,
    [randomUUID(), id, token],
  );
  const signature = createHmac('sha256', SECRET).update(token).digest('base64');
  return { id, cookie: `yulu.session_token=${encodeURIComponent(`${token}.${signature}`)}` };
}
