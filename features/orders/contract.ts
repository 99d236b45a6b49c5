// What can be asked about orders: by their buyers, and by operators.

import { buyerContract } from './contract/buyer.ts';
import { operatorContract } from './contract/operator.ts';

export const ordersContract = { ...buyerContract, ...operatorContract };
export type OrdersContract = typeof ordersContract;
export type { OperatorOrderView, OrderView } from './contract/shapes.ts';
