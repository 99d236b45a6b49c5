// The public face of the orders' server side.

import { createHmac, hkdfSync } from 'node:crypto';
import { implement } from '@orpc/server';
import * as z from 'zod';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { RequestContext } from '../../../kit/server/http/request/context.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import { createSealer } from '../../../kit/server/seal.ts';
import { ordersContract } from '../contract.ts';
import { type Address, plainName } from '../domain/index.ts';
import { ADDRESS_PURPOSE } from './addresses/sealed-address.ts';
import { buyerHandlers } from './buyer/handlers.ts';
import { endUnpaidOf } from './clock/end-unpaid-of.ts';
import { tendOrders } from './clock/tend-orders.ts';
import type { OrdersDeps } from './deps.ts';
import { enquiryHandlers } from './enquiries/handlers.ts';
import { fulfilments } from './money/fulfilment.ts';
import { operatorHandlers } from './operator/handlers.ts';

type OrdersOptions = Omit<OrdersDeps, 'sealer' | 'fingerprint' | 'nameKey'> & {
  readonly secret: string;
  readonly jobs: Jobs;
};

const KEY_BYTES = 32;

/** Puts orders together: their handlers, what payments ask them, and the job by the clock (defined, not started). */
export function createOrders({ secret, jobs, ...options }: OrdersOptions) {
  const hashWith = (purpose: string) => {
    const key = Buffer.from(hkdfSync('sha256', secret, 'yulu orders', purpose, KEY_BYTES));
    return (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  };
  const [hashAddress, hashName] = [hashWith('address fingerprints'), hashWith('names of recipients')];
  const deps: OrdersDeps = {
    ...options,
    sealer: createSealer(secret, ADDRESS_PURPOSE),
    fingerprint: (address) => hashAddress(canonical(address)),
    nameKey: (name) => hashName(plainName(name)),
  };
  jobs.define({
    name: 'orders.tend',
    data: z.object({}),
    retries: 1,
    every: '*/10 * * * *',
    handle: () => tendOrders(deps, new Date()),
  });
  const os = implement(ordersContract).$context<RequestContext>();
  return {
    handlers: os.router({ ...buyerHandlers(deps), ...enquiryHandlers(deps), ...operatorHandlers(deps) }),
    fulfilments: fulfilments(deps),
    tend: (now: Date) => tendOrders(deps, now),
    endUnpaidOf: (tx: Executor, userId: UserId) => endUnpaidOf(tx, deps, userId),
  };
}

/** The same place however it is typed. */
const canonical = (address: Address): string =>
  JSON.stringify(
    Object.entries(address)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([field, value]) => [field, value.toLowerCase().replace(/\s+/g, ' ')]),
  );

export { orderPhotoKind, orderPictureKind } from '../domain/index.ts';
export { findSellerRole } from './lesson/seller-roles.ts';
export { orderSubjects } from './money/subjects.ts';
export { ordersNotices } from './notices.ts';
export { ordersDayFigures, ordersOverview } from './operator/overview.ts';
export { sumAskedBalances, sumDueToCarriers } from './orders/orders-repo.ts';
export { ordersPersonPart } from './person-part.ts';
export { nameStage } from './views/name-stage.ts';
export { claimableUntil, hasUnpaidOrder, listOpenOrders, type OpenOrder } from './views/open-orders.ts';
