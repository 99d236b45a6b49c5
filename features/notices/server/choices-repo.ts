// How a person has chosen to be told of each kind of notice besides the page: by mail, on their devices.

import { eq } from 'drizzle-orm';
import type { Executor } from '../../../kit/server/db/database.ts';
import { noticeChoices as choices } from './tables.ts';

type Chosen = { readonly isMailed: boolean | null; readonly isPushed: boolean | null };

/** By kind; a kind that is missing, or null, has its default. */
export async function readChoices(db: Executor, userId: string): Promise<ReadonlyMap<string, Chosen>> {
  const rows = await db.select().from(choices).where(eq(choices.userId, userId));
  return new Map(rows.map((row) => [row.kind, row]));
}

export type Choice = {
  readonly userId: string;
  readonly kind: string;
  /** What is absent stays as it was. */
  readonly isMailed?: boolean | undefined;
  readonly isPushed?: boolean | undefined;
};

/** Returns all that is chosen of the kind now. */
export async function choose(db: Executor, { userId, kind, isMailed, isPushed }: Choice): Promise<Chosen> {
  const set = {
    ...(isMailed === undefined ? {} : { isMailed }),
    ...(isPushed === undefined ? {} : { isPushed }),
  };
  const [row] = await db
    .insert(choices)
    .values({ userId, kind, ...set })
    .onConflictDoUpdate({ target: [choices.userId, choices.kind], set })
    .returning();
  return row ?? { isMailed: null, isPushed: null };
}
