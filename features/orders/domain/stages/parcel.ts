// What is packed together goes together: which steps are taken by a whole parcel, and never by one of its orders.

import type { Action } from './actions.ts';

const OF_PARCEL: ReadonlySet<Action> = new Set<Action>([
  'change_address',
  'dispatch',
  'reach_customs',
  'retract_customs',
  'correct_tracking',
  'enter_bill',
  'return',
  'retract_return',
  'lose',
  'choose_return',
  'resend',
  'deliver',
  // Once it is packed an order can be cancelled only where its parcel came back.
  'cancel',
]);

/** Of an order that is packed: whether all that lie in its parcel take this step with it. */
export const isOfParcel = (action: Action): boolean => OF_PARCEL.has(action);
