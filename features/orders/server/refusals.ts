// Turns what was refused into the errors of the contract.

import { ORPCError } from '@orpc/server';
import type { FileProblem } from '../../../kit/core/file-kind.ts';
import { namesOf } from '../../account/server/api.ts';
import type { Reason, Stage } from '../domain/index.ts';
import type { OrdersDeps } from './deps.ts';
import type { UploadFailure } from './messages/attach-uploads.ts';
import type { ChangeFailure } from './orders/change-order.ts';
import { listEvents, type Order } from './orders/orders-repo.ts';

type Changed = { readonly version: number; readonly stage: Stage; readonly by: string; readonly at: string };

export type ChangeErrors = {
  readonly NOT_ALLOWED: (options: {
    readonly data: { readonly reason: Reason; readonly stage: Stage };
  }) => Error;
  readonly ORDER_CHANGED: (options: { readonly data: Changed }) => Error;
};

export type UploadErrors = {
  readonly FILE_REFUSED: (options: { readonly data: { readonly problem: FileProblem } }) => Error;
  readonly UPLOAD_INCOMPLETE: (options: { readonly data: { readonly offset: number } }) => Error;
};

/** Who was faster is named, so that two people at one order know of each other. */
export async function throwChange(
  deps: OrdersDeps,
  error: ChangeFailure,
  errors: ChangeErrors,
): Promise<never> {
  if (error.code === 'not_found') throw new ORPCError('NOT_FOUND');
  if (error.code === 'not_allowed') throw errors.NOT_ALLOWED({ data: error.data });
  throw errors.ORDER_CHANGED({ data: await lastChangeOf(deps, error.data.order) });
}

async function lastChangeOf({ db }: OrdersDeps, order: Order): Promise<Changed> {
  const [latest] = await listEvents(db, order.id);
  const names = await namesOf(db, latest?.actorId ? [latest.actorId] : []);
  return {
    version: order.version,
    stage: order.stage,
    by: names.get(latest?.actorId ?? '') ?? '',
    at: (latest?.createdAt ?? order.createdAt).toISOString(),
  };
}

export function throwUpload(
  error: UploadFailure | { readonly code: 'not_found' },
  errors: UploadErrors,
): never {
  if (error.code === 'not_found') throw new ORPCError('NOT_FOUND');
  if (error.code === 'incomplete') throw errors.UPLOAD_INCOMPLETE({ data: error.data });
  throw errors.FILE_REFUSED({ data: { problem: error.code } });
}
