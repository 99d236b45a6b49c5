// Turns what was refused into the errors of the contract.

import { ORPCError } from '@orpc/server';
import type { FileProblem } from '../../../kit/core/file-kind.ts';
import { namesOf } from '../../account/server/api.ts';
import type { Action, Reason, Stage } from '../domain/index.ts';
import type { OrdersDeps } from './deps.ts';
import type { UploadFailure } from './messages/attach-uploads.ts';
import type { ChangeFailure } from './orders/change-order.ts';
import { listEvents, type Order, type OrderEvent } from './orders/orders-repo.ts';

type Changed = {
  readonly version: number;
  readonly stage: Stage;
  readonly by: string;
  readonly at: string;
  readonly action: Action;
  readonly amountFen: number | null;
};

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

/** Who was faster is named among operators, so that two people at one order know of each other. */
export async function throwChange(
  deps: OrdersDeps,
  error: ChangeFailure,
  errors: ChangeErrors,
  side: 'buyer' | 'operator' = 'operator',
): Promise<never> {
  if (error.code === 'not_found') throw new ORPCError('NOT_FOUND');
  if (error.code === 'not_allowed') throw errors.NOT_ALLOWED({ data: error.data });
  const changed = await changeSince(deps, error.data);
  throw errors.ORDER_CHANGED({ data: side === 'buyer' ? { ...changed, by: '' } : changed });
}

/** What was done with the version that was seen, for that is what came in between; else the latest. */
async function changeSince(
  { db }: OrdersDeps,
  { order, seen }: { readonly order: Order; readonly seen: number },
): Promise<Changed> {
  const events = await listEvents(db, order.id);
  const found = events.find(({ version }) => version === seen) ?? events[0];
  const names = await namesOf(db, found?.actorId ? [found.actorId] : []);
  return {
    version: order.version,
    stage: order.stage,
    by: names.get(found?.actorId ?? '') ?? '',
    at: (found?.createdAt ?? order.createdAt).toISOString(),
    action: found?.action ?? 'note',
    amountFen: found ? amountOf(found) : null,
  };
}

/** Of what is logged with a step: the price and the freight of a purchase, else its one amount. */
function amountOf({ data }: OrderEvent): number | null {
  const of = (key: string) => (typeof data[key] === 'number' ? data[key] : undefined);
  const goods = of('goodsFen');
  if (goods !== undefined) return goods + (of('freightFen') ?? 0);
  return of('amountFen') ?? of('refundFen') ?? null;
}

export function throwUpload(
  error: UploadFailure | { readonly code: 'not_found' },
  errors: UploadErrors,
): never {
  if (error.code === 'not_found') throw new ORPCError('NOT_FOUND');
  if (error.code === 'incomplete') throw errors.UPLOAD_INCOMPLETE({ data: error.data });
  throw errors.FILE_REFUSED({ data: { problem: error.code } });
}
