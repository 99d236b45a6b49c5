// Invite codes: making, finding, counting, disabling them.

import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../kit/server/db/page-cursor.ts';
import { newId } from '../../../kit/server/new-id.ts';
import { findPeople } from '../../account/server/api.ts';
import { CODE_BYTES, makeCode, plainCode } from '../domain/index.ts';
import { inviteCodes } from './tables.ts';

export type InviteCode = typeof inviteCodes.$inferSelect;
export type CodeDraft = Pick<typeof inviteCodes.$inferInsert, 'ownerId' | 'kind' | 'label' | 'maxUses'>;

/** Two equal codes out of 10^11 are rarer than a broken database; ten in a row are a bug. */
const TRIES = 10;

/** A new code; undefined when the owner has their one personal code already. */
async function insertCode(db: Executor, draft: CodeDraft): Promise<InviteCode | undefined> {
  const id = newId();
  const code = makeCode(randomBytes(CODE_BYTES));
  const [made] = await db
    .insert(inviteCodes)
    .values({ id, code, ...draft })
    .onConflictDoNothing()
    .returning();
  return made;
}

export async function makeDistributorCode(db: Executor, draft: Omit<CodeDraft, 'kind'>): Promise<InviteCode> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const made = await insertCode(db, { ...draft, kind: 'distributor' });
    if (made) return made;
  }
  throw new Error('every new invite code was taken');
}

/** The person's own code, made when they first ask for it. */
export async function personalCode(db: Executor, ownerId: UserId): Promise<InviteCode> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [known] = await db
      .select()
      .from(inviteCodes)
      .where(and(eq(inviteCodes.ownerId, ownerId), eq(inviteCodes.kind, 'personal')));
    const code = known ?? (await insertCode(db, { ownerId, kind: 'personal' }));
    if (code) return code;
  }
  throw new Error('a personal invite code could not be made');
}

export type OwnedCode = {
  readonly code: InviteCode;
  readonly owner: {
    readonly id: UserId;
    readonly name: string;
    readonly email: string;
    readonly isDistributor: boolean;
  };
  readonly isOwnerBanned: boolean;
};

/** A code as somebody typed it, with whose it is. */
export async function findCode(db: Executor, typed: string): Promise<OwnedCode | undefined> {
  const [code] = await db
    .select()
    .from(inviteCodes)
    .where(eq(inviteCodes.code, plainCode(typed)));
  const owner = code && (await findPeople(db, [code.ownerId])).get(code.ownerId);
  if (!owner) return undefined;
  const { id, name, email, role, bannedAt } = owner;
  return {
    code,
    owner: { id, name, email, isDistributor: role === 'distributor' },
    isOwnerBanned: bannedAt !== null,
  };
}

/** Counts one opening of a code's link; nothing where there is no such code. */
export async function countVisit(db: Executor, typed: string): Promise<void> {
  await db
    .update(inviteCodes)
    .set({ visits: sql`${inviteCodes.visits} + 1` })
    .where(and(eq(inviteCodes.code, plainCode(typed)), isNull(inviteCodes.disabledAt)));
}

/** Counts one use; false when the code was disabled or used up meanwhile. The row stays locked until the end. */
export async function countUse(tx: Executor, id: string): Promise<boolean> {
  const counted = await tx
    .update(inviteCodes)
    .set({ uses: sql`${inviteCodes.uses} + 1` })
    .where(
      and(
        eq(inviteCodes.id, id),
        isNull(inviteCodes.disabledAt),
        or(isNull(inviteCodes.maxUses), lt(inviteCodes.uses, inviteCodes.maxUses)),
      ),
    )
    .returning({ id: inviteCodes.id });
  return counted.length === 1;
}

/** A distributor's codes, newest first. */
export async function listCodes(
  db: Executor,
  ownerId: UserId,
  { before, limit }: PageRequest,
): Promise<InviteCode[]> {
  return db
    .select()
    .from(inviteCodes)
    .where(
      and(
        eq(inviteCodes.ownerId, ownerId),
        eq(inviteCodes.kind, 'distributor'),
        olderThan(inviteCodes, before),
      ),
    )
    .orderBy(desc(inviteCodes.createdAt), desc(inviteCodes.id))
    .limit(limit);
}

type CodeChange = {
  readonly label: string;
  readonly maxUses: number | null;
  readonly isDisabled: boolean;
};

/** Changes one of the owner's codes; `uses_exceed_limit` when more have come than the new limit allows. */
export async function changeCode(
  db: Executor,
  { id, ownerId }: { readonly id: string; readonly ownerId: UserId },
  { label, maxUses, isDisabled }: CodeChange,
): Promise<InviteCode | 'not_found' | 'uses_exceed_limit'> {
  const mine = and(
    eq(inviteCodes.id, id),
    eq(inviteCodes.ownerId, ownerId),
    eq(inviteCodes.kind, 'distributor'),
  );
  const [changed] = await db
    .update(inviteCodes)
    .set({
      label,
      maxUses,
      disabledAt: isDisabled ? sql`coalesce(${inviteCodes.disabledAt}, now())` : null,
    })
    .where(and(mine, maxUses === null ? undefined : sql`${inviteCodes.uses} <= ${maxUses}`))
    .returning();
  if (changed) return changed;
  const [there] = await db.select({ id: inviteCodes.id }).from(inviteCodes).where(mine);
  return there ? 'uses_exceed_limit' : 'not_found';
}
