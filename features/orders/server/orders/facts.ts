// What of a stored order decides what can be done with it.

import type { Action, OrderFacts } from '../../domain/index.ts';
import type { Order } from './orders-repo.ts';

/** `undoable`: of who may take something back. */
export const factsOf = (order: Order, undoable: Action | null = null): OrderFacts => ({
  stage: order.stage,
  claimedBy: order.claimedBy,
  photos: order.photoCount,
  scalePhotos: order.scaleCount,
  photoDecision: order.photoDecision,
  returnChoice: order.returnChoice,
  isCancelAsked: order.cancelAskedAt !== null,
  isAddressAsked: order.addressAskedAt !== null,
  hasOpenClaim: order.openClaim !== null,
  hasGoodsLeft: order.leftoverSince !== null,
  isPacked: order.parcelId !== null,
  undoable,
});

/** All that its buyer has paid: what it cost when it was made, and balances; what was given back of it counts still. */
export const paidInAll = (
  { paidAt, orderedFen }: Pick<Order, 'paidAt' | 'orderedFen'>,
  besidesFen: number,
) => (paidAt === null ? 0 : orderedFen + besidesFen);

/** What went back beside its own way before it is packed: by an admin, or by the payer's bank. */
export const givenBackOf = ({
  refundedFen,
  orderedFen,
  totalFen,
}: Pick<Order, 'refundedFen' | 'orderedFen' | 'totalFen'>): number =>
  // What was dropped of it has gone back with its price.
  Math.max(0, refundedFen - (orderedFen - totalFen));

const feeOf = ({ price }: Order, fee: 'service_fee' | 'tier_fee'): number =>
  price.lines.find(({ kind }) => kind === fee)?.fen ?? 0;

export const serviceFeeOf = (order: Order): number => feeOf(order, 'service_fee');
export const tierFeeOf = (order: Order): number => feeOf(order, 'tier_fee');
