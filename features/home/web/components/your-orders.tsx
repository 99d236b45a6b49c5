// What was ordered and waits for the learner, without the rest that the pages of orders bring along.

import { YourTurn } from '../../../orders/web/api.ts';

export const YourOrders = () => <YourTurn />;
