// Bank transfers: shows the payer the account to pay to; an admin confirms what arrived and what was sent back.

import { expireInTime, readOwnFact } from './own-facts.ts';
import type { Provider } from './port.ts';

export const transferProvider: Provider = {
  name: 'transfer',
  open: async ({ id }) => ({ status: 'open', providerRef: id, url: null }),
  ask: async (attempt, now) => expireInTime(attempt, now),
  close: async () => {},
  read: readOwnFact,
  // It waits for the admin who sends the money.
  refund: async () => ({ status: 'pending', providerRefund: null }),
  askRefund: async () => ({ status: 'pending', providerRefund: null }),
};
