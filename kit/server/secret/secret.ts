// The server's secret: from the environment, else created once in the data folder; all processes must have the same one.

import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { sharedFacts } from './tables.ts';

export class SecretError extends Error {}

/** As many characters as YULU_SECRET must have; ours has more. */
const SECRET_MIN = 32;

/**
 * Reads the secret kept in `folder`, making it (readable by this user only) at the first start.
 * Throws SecretError when the file does not hold a whole one.
 */
export function readOrMakeSecret(folder: string): string {
  const path = join(folder, 'secret');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // `wx` fails when the file exists, so of two first starts at once only one makes the secret.
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length >= SECRET_MIN) return secret;
  throw new SecretError(
    `${path} holds no whole secret. Restore it from a backup; where nobody has used Yulu yet, delete it and start again.`,
  );
}

/**
 * Checks that this process has the secret of the others on the same database; the first to come sets the rule.
 * Throws SecretError: with another secret it would end everybody's session.
 */
export async function checkSecret(db: Executor, secret: string): Promise<void> {
  const value = createHash('sha256').update(`yulu secret ${secret}`).digest('base64url');
  await db.insert(sharedFacts).values({ name: 'secret', value }).onConflictDoNothing();
  const [stored] = await db.select().from(sharedFacts).where(eq(sharedFacts.name, 'secret'));
  if (stored?.value !== value) {
    throw new SecretError(
      'This database is used with another secret. Set YULU_SECRET to the one that the other processes have ' +
        '(or keep their .data/secret).',
    );
  }
}
