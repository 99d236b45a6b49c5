// What a change of mind will come to in each stage of an order that is not paid yet: by the rules that hold later.

import type { quoteShapes } from '../../../global-services/domain/index.ts';
import { can, type OrderFacts } from '../stages/can.ts';
import type { Stage } from '../stages/stages.ts';
import { cancelRight, shareHeld } from './cancel-right.ts';

type Priced = Pick<quoteShapes.PriceView, 'totalFen' | 'lines'>;

/** `return`: the buyer sends it back by the photos. */
type CancelTerm = {
  readonly stage: Stage;
  readonly right: 'cancel' | 'ask' | 'return' | 'none';
  /** What comes back at the least, in fen. */
  readonly leastFen: number;
};

/** The stages of an order with which nothing special happens, until nothing can be changed any more. */
const WAY: readonly Stage[] = ['paid_review', 'to_buy', 'ordered', 'in_warehouse', 'packed'];

const AT_FIRST: Omit<OrderFacts, 'stage'> = {
  claimedBy: null,
  photos: 0,
  scalePhotos: 0,
  photoDecision: null,
  returnChoice: null,
  isCancelAsked: false,
  isAddressAsked: false,
  hasOpenClaim: false,
  hasGoodsLeft: false,
  isPacked: false,
  undoable: null,
};

/** What is never kept: it is not spent on buying. */
export const certainFen = (lines: Priced['lines']): number =>
  lines.reduce((sum, { kind, fen }) => sum + (kind === 'shipping' || kind === 'tip' ? fen : 0), 0);

/** In the order of the stages. */
export function cancelTerms({ totalFen, lines }: Priced): CancelTerm[] {
  const held = { escrowFen: totalFen, statedFen: totalFen - certainFen(lines), freightFen: 0 };
  return WAY.map((stage) => {
    const facts = { ...AT_FIRST, stage };
    const { right, refundFen } = cancelRight(facts, held);
    if (right !== 'none') return { stage, right, leastFen: refundFen };
    const asked = can({ actor: 'buyer', id: null }, 'decide_photos', facts);
    const sentBack = { ...facts, photoDecision: 'return' } as const;
    const given = can({ actor: 'operator', id: null }, 'cancel', sentBack);
    return asked.reason === null && given.reason === null
      ? { stage, right: 'return', leastFen: shareHeld(given.refund, held).refundFen }
      : { stage, right: 'none', leastFen: 0 };
  });
}
