// The provider for development and demos: a page of our own plays the bank, and no money moves.

import { expireInTime, readOwnFact } from './own-facts.ts';
import type { Provider } from './port.ts';

export const testProvider: Provider = {
  name: 'test',
  open: async ({ id, paymentId }) => ({
    status: 'open',
    providerRef: id,
    url: `/payments/${paymentId}/test`,
  }),
  ask: async (attempt, now) => expireInTime(attempt, now),
  close: async () => {},
  read: readOwnFact,
  refund: async ({ id }) => ({ status: 'succeeded', providerRefund: id }),
  askRefund: async ({ id }) => ({ status: 'succeeded', providerRefund: id }),
};
