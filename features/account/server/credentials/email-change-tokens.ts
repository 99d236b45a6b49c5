// The links that confirm a new mail address: one at a time for a person, and none outlives their password.

import * as z from 'zod';
import { LOCALES } from '../../../../kit/core/locale.ts';
import { type UserId, userIdSchema } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { consumeToken, issueToken, withdrawTokensBeginning } from './verifications-repo.ts';

const CHANGE_SECONDS = 24 * 3600;
const emailChange = z.object({ personId: userIdSchema, email: z.string(), locale: z.enum(LOCALES) });

export type EmailChange = z.infer<typeof emailChange>;

/** Makes the token for a change; earlier ones of the person end. */
export async function issueEmailChange(
  db: Executor,
  { personId, email, locale }: EmailChange,
): Promise<string> {
  await withdrawEmailChanges(db, personId);
  const value = `${ofPerson(personId)}${JSON.stringify({ personId, email, locale })}`;
  return issueToken(db, { purpose: 'email-change', value, seconds: CHANGE_SECONDS });
}

/** The change that the token stands for, once; undefined when it was used, replaced or is too old. */
export async function consumeEmailChange(db: Executor, token: string): Promise<EmailChange | undefined> {
  const value = await consumeToken(db, 'email-change', token);
  return value === undefined ? undefined : emailChange.parse(JSON.parse(value.slice(value.indexOf('{'))));
}

/** Ends the links that are on their way: whoever knew the old password may have asked for them. */
export async function withdrawEmailChanges(db: Executor, personId: UserId): Promise<void> {
  await withdrawTokensBeginning(db, 'email-change', ofPerson(personId));
}

const ofPerson = (personId: UserId) => `${personId} `;
