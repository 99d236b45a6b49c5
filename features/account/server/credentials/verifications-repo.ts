// Single-use secrets that travel in links: only a hash is stored, using one deletes it, and each has its purpose.

import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { verifications } from '../tables.ts';

export type Purpose = 'password-reset' | 'email-change' | 'first-admin' | 'ban-answer';

type Issue = { readonly purpose: Purpose; readonly value: string; readonly seconds: number };

/** Makes a secret for `value` (whom or what it is for) and returns the token to put into the link. */
export async function issueToken(db: Executor, { purpose, value, seconds }: Issue): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + seconds * 1000);
  const id = newId();
  await db.insert(verifications).values({ id, identifier: identify(purpose, token), value, expiresAt });
  return token;
}

/** What the token is for while it is good, without using it up. */
export async function peekToken(db: Executor, purpose: Purpose, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(isGood(purpose, token));
  return row?.value;
}

/** Uses the token up and says what it was for; undefined when used, replaced or too old. Only one caller can win. */
export async function consumeToken(
  db: Executor,
  purpose: Purpose,
  token: string,
): Promise<string | undefined> {
  const [row] = await db
    .delete(verifications)
    .where(isGood(purpose, token))
    .returning({ value: verifications.value });
  return row?.value;
}

/** Makes every earlier token of this purpose for this value useless. */
export async function withdrawTokens(db: Executor, purpose: Purpose, value: string): Promise<void> {
  await db.delete(verifications).where(and(eq(verifications.value, value), isFor(purpose)));
}

/** The same for every value that begins so. */
export async function withdrawTokensBeginning(db: Executor, purpose: Purpose, start: string): Promise<void> {
  const begins = sql`starts_with(${verifications.value}, ${start})`;
  await db.delete(verifications).where(and(begins, isFor(purpose)));
}

/** Forgets what is too old to be used; run now and then by a job. */
export async function forgetOldTokens(db: Executor): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, new Date()));
}

const identify = (purpose: Purpose, token: string) =>
  `${purpose}:${createHash('sha256').update(token).digest('base64url')}`;

const isFor = (purpose: Purpose) => sql`starts_with(${verifications.identifier}, ${`${purpose}:`})`;

const isGood = (purpose: Purpose, token: string) =>
  and(eq(verifications.identifier, identify(purpose, token)), gt(verifications.expiresAt, new Date()));
