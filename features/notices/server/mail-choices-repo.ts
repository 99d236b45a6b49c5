// Which kinds of notices a person has chosen to get by mail, or not to.

import { eq } from 'drizzle-orm';
import type { Executor } from '../../../kit/server/db/database.ts';
import { noticeMailChoices as choices } from './tables.ts';

/** By kind; a kind that is missing has its default. */
export async function readMailChoices(db: Executor, userId: string): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db.select().from(choices).where(eq(choices.userId, userId));
  return new Map(rows.map(({ kind, isMailed }) => [kind, isMailed]));
}

type MailChoice = { readonly userId: string; readonly kind: string; readonly isMailed: boolean };

export async function chooseMail(db: Executor, choice: MailChoice): Promise<void> {
  const { isMailed } = choice;
  await db
    .insert(choices)
    .values(choice)
    .onConflictDoUpdate({ target: [choices.userId, choices.kind], set: { isMailed } });
}
