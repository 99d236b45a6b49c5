// Devices on which people want to be told; each belongs to the session that asked for it and ends with it.

import { eq, or } from 'drizzle-orm';
import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { pushDevices as devices } from '../tables.ts';
import type { Subscription } from './push-service.ts';

export type NewDevice = Subscription & { readonly userId: string; readonly sessionId: string };

/** A session has one device and an address one owner: who signs in on a shared browser takes it over. */
export async function saveDevice(db: Database, device: NewDevice): Promise<void> {
  const { endpoint, sessionId } = device;
  await db.transaction(async (tx) => {
    await tx.delete(devices).where(or(eq(devices.endpoint, endpoint), eq(devices.sessionId, sessionId)));
    await tx
      .insert(devices)
      .values({ id: newId(), ...device })
      .onConflictDoNothing(); // The same browser in another tab has just done it.
  });
}

export async function removeDeviceOf(db: Executor, sessionId: string): Promise<void> {
  await db.delete(devices).where(eq(devices.sessionId, sessionId));
}

export async function removeDevice(db: Executor, id: string): Promise<void> {
  await db.delete(devices).where(eq(devices.id, id));
}

export async function hasDevice(db: Executor, sessionId: string): Promise<boolean> {
  const rows = await db.select({ id: devices.id }).from(devices).where(eq(devices.sessionId, sessionId));
  return rows.length > 0;
}
