// Addresses at rest: sealed, one row for equal ones of a person, opened for their owner and for operators.

import { and, desc, eq, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import type { PaymentId } from '../../../payments/domain/index.ts';
import { type Address, addressSchema } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import { orderAddresses, orders } from '../tables.ts';
import { namesOf } from './names-of.ts';
import { placeOf } from './sealed-address.ts';

type SealDeps = Pick<OrdersDeps, 'sealer' | 'fingerprint' | 'nameKey'>;
const LATEST = 10;

/** The id of the row that says this; a new one where the person has not used it before. */
export async function storeAddress(
  tx: Executor,
  { sealer, fingerprint, nameKey }: SealDeps,
  { userId, address, now }: { readonly userId: UserId; readonly address: Address; readonly now: Date },
): Promise<string> {
  const id = newId();
  const row = {
    id,
    userId,
    sealed: sealer.seal(JSON.stringify(address), placeOf(id)),
    fingerprint: fingerprint(address),
    nameKeys: namesOf(address.name).map(nameKey),
    usedAt: now,
  };
  const [stored] = await tx
    .insert(orderAddresses)
    .values(row)
    .onConflictDoUpdate({
      target: [orderAddresses.userId, orderAddresses.fingerprint],
      set: { usedAt: now, isOffered: true },
    })
    .returning({ id: orderAddresses.id });
  if (!stored) throw new Error('an address that was stored is not there');
  return stored.id;
}

/** Null once it was deleted. Throws where it was sealed with another secret, which is no state to go on in. */
export async function openAddress(
  db: Executor,
  { sealer }: Pick<SealDeps, 'sealer'>,
  id: string | null,
): Promise<Address | null> {
  if (id === null) return null;
  const [stored] = await db.select().from(orderAddresses).where(eq(orderAddresses.id, id));
  return stored ? open(sealer, stored) : null;
}

/** The names of those to whom these are, by address; what was deleted is not there. */
export async function recipientsOf(
  db: Executor,
  { sealer }: Pick<SealDeps, 'sealer'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const stored = await db
    .select()
    .from(orderAddresses)
    .where(inArray(orderAddresses.id, [...new Set(ids)]));
  return new Map(stored.map((row) => [row.id, open(sealer, row).name]));
}

export async function listAddresses(db: Executor, { sealer }: Pick<SealDeps, 'sealer'>, userId: UserId) {
  const stored = await db
    .select()
    .from(orderAddresses)
    .where(and(eq(orderAddresses.userId, userId), eq(orderAddresses.isOffered, true)))
    .orderBy(desc(orderAddresses.usedAt))
    .limit(LATEST);
  return stored.map((row) => ({ id: row.id, address: open(sealer, row) }));
}

type OwnAddress = { readonly userId: UserId; readonly id: string };

/** An address that was corrected before anything went there is gone; where another order goes, it stays, and is offered unless it is replaced. */
export async function replaceAddress(
  tx: Executor,
  {
    userId,
    id,
    orderId,
    isReplaced,
  }: OwnAddress & { readonly orderId: PaymentId; readonly isReplaced: boolean },
): Promise<void> {
  if (isReplaced) await tx.update(orderAddresses).set({ isOffered: false }).where(isOwn({ userId, id }));
  await tx.delete(orderAddresses).where(and(isOwn({ userId, id }), isUnused(tx, ne(orders.id, orderId))));
}

/** Offered no more; deleted where no order goes there. Removing what is not there any more changes nothing. */
export async function removeAddress(db: Executor, own: OwnAddress): Promise<void> {
  await db.update(orderAddresses).set({ isOffered: false }).where(isOwn(own));
  await db.delete(orderAddresses).where(and(isOwn(own), isUnused(db)));
}

const isOwn = ({ userId, id }: OwnAddress) =>
  and(eq(orderAddresses.id, id), eq(orderAddresses.userId, userId));

/** `which`: of the orders that count. */
export const isUnused = (db: Executor, which?: SQL) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(orders)
      .where(and(eq(orders.addressId, orderAddresses.id), which)),
  );

function open(
  sealer: OrdersDeps['sealer'],
  { id, sealed }: { readonly id: string; readonly sealed: string },
): Address {
  const opened = sealer.open(sealed, placeOf(id));
  if (!opened.ok) throw new Error(`the address ${id} does not open: ${opened.error.code}`);
  return addressSchema.parse(JSON.parse(opened.value));
}
