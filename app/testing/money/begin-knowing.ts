// Begins to pay as whoever is told that they paid for the same just now, and pays again all the same.

import type { FixturePerson } from './fixture.ts';

type Payments = FixturePerson['api']['payments'];
type Begun = Parameters<Payments['begin']>[0];

export async function beginKnowing(payments: Payments, id: string, provider: Begun['provider']) {
  const { alike } = await payments.read({ id });
  return payments.begin({ id, provider, ...(alike ? { besides: alike.id } : {}) });
}
