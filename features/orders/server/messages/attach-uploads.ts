// Makes finished uploads pictures of a message, a claim or the warehouse; the same upload again changes nothing.

import type { FileKind } from '../../../../kit/core/file-kind.ts';
import { ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Refused } from '../../../../kit/server/files/files.ts';
import type { FinishFailure } from '../../../../kit/server/files/uploads/finish.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Order } from '../orders/orders-repo.ts';
import { orderPictures } from '../tables.ts';

export type UploadFailure = FinishFailure | Refused;

type Attaching = {
  readonly orderId: Order['id'];
  readonly ownerId: UserId;
  readonly kind: FileKind;
  readonly uploads: readonly string[];
  readonly of: { readonly messageId: string } | { readonly claimId: string };
};

export async function attachUploads(
  { files }: Pick<OrdersDeps, 'files'>,
  { orderId, ownerId, kind, uploads, of }: Attaching,
): Promise<Result<void, UploadFailure>> {
  for (const id of uploads) {
    const finished = await files.uploads.finish(
      { ownerId, id, kind },
      {
        onStored: async (tx, file) => {
          await tx
            .insert(orderPictures)
            .values({ id: newId(), orderId, fileId: file.id, createdAt: new Date(), ...of });
        },
      },
    );
    if (!finished.ok) return finished;
  }
  return ok(undefined);
}
