// What can be asked about orders: by their buyers, and by operators.

import { buyerContract } from './contract/buyer.ts';
import { enquiriesContract } from './contract/enquiries.ts';
import { lessonContract } from './contract/lesson.ts';
import { operatorContract } from './contract/operator.ts';
import { trialContract } from './contract/trial.ts';

export const ordersContract = {
  ...buyerContract,
  ...enquiriesContract,
  ...lessonContract,
  ...operatorContract,
  ...trialContract,
};
export type OrdersContract = typeof ordersContract;
export type { OperatorOrderView } from './contract/operator-shapes.ts';
export type { OrderView } from './contract/shapes.ts';
