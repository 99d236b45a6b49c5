// How archives and deletions appear in answers.

import type { Obstacle } from '../domain/index.ts';
import type { AccountDeletion } from './deletion/deletions-repo.ts';
import type { PrivacyDeps } from './deps.ts';
import type { DataExport } from './export/exports-repo.ts';

/** With the address of the file, for as long as it is good. */
export async function toExportView(
  { files }: Pick<PrivacyDeps, 'files'>,
  { id, state, askedAt, fileId, until }: DataExport,
) {
  const stored = state === 'ready' && fileId !== null ? await files.find(fileId) : undefined;
  const file =
    stored && until
      ? {
          address: files.addresses.addressUntil(stored.id, until),
          until: until.toISOString(),
          bytes: stored.size,
        }
      : null;
  return {
    id,
    state: state === 'ready' && !file ? 'gone' : state,
    askedAt: askedAt.toISOString(),
    file,
  } as const;
}

export const toDeletionView = ({ askedAt, dueAt, heldAt }: AccountDeletion) => ({
  askedAt: askedAt.toISOString(),
  dueAt: dueAt.toISOString(),
  isHeld: heldAt !== null,
});

export const toObstacleView = ({ kind, count, orders }: Obstacle) => ({
  kind,
  count,
  orders: orders.map((order) => ({ ...order })),
});
