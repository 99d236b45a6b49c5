// What people, Stripe, admins and time do to money and minutes, as data that fast-check makes up and shrinks.

import * as fc from 'fast-check';

/** `which` is one among those that there are by then, counted round; `share` is in hundredths. */
const which = fc.nat(7);
const share = fc.integer({ min: 1, max: 100 });
const of = <const Name extends string, Fields extends object>(
  weight: number,
  name: Name,
  fields: { [Field in keyof Fields]: fc.Arbitrary<Fields[Field]> },
) => ({
  weight,
  arbitrary: fc.record(fields).map((given): { readonly do: Name } & Fields => ({ ...given, do: name })),
});

/** A plan of VIP, or so many booster packs. */
const what = fc.constantFrom<'month' | 'quarter' | 'year' | number>('month', 'quarter', 'year', 1, 2, 5);

const deed = fc.oneof(
  // The usual ways to the end, so that there is something to repeat, to give back and to pay out…
  of(9, 'purchase', { what, provider: fc.constantFrom('stripe', 'stripe', 'test') }),
  of(4, 'pay-out', { share }),
  // …and every part of them by itself, at any time.
  of(4, 'buy', { what }),
  of(4, 'buy-again', { which }),
  of(6, 'begin', { which, provider: fc.constantFrom('stripe', 'stripe', 'test') }),
  // The payer pays on Stripe's page, whatever has become of the session; the message may come at any time, or never.
  of(7, 'pay', { which, messages: fc.constantFrom(0, 1, 1, 2) }),
  of(2, 'say', { which, type: fc.constantFrom('expired', 'async_payment_failed', 'completed') }),
  of(7, 'deliver', { which, times: fc.constantFrom(1, 1, 2) }),
  of(3, 'play', { which, play: fc.constantFrom('succeed', 'succeed', 'fail', 'late', 'twice') }),
  of(4, 'refund', { which, share, times: fc.constantFrom(1, 2) }),
  of(2, 'refunds-begin-as', { status: fc.constantFrom('succeeded', 'pending', 'failed') }),
  of(3, 'refund-news', { which, status: fc.constantFrom('succeeded', 'failed') }),
  of(1, 'retry-refund', { which }),
  of(2, 'trouble', { behaviour: fc.constantFrom('silent', 'lost', 'broken', 'busy') }),
  of(4, 'apply', { times: fc.constantFrom(1, 2, 3) }),
  of(6, 'study', { seconds: fc.integer({ min: 0, max: 40 }), tabs: fc.constantFrom(1, 3, 6) }),
  of(3, 'study-long', { minutes: fc.integer({ min: 1, max: 4 }) }),
  of(1, 'zone', { zone: fc.constantFrom('Asia/Shanghai', 'America/Sao_Paulo', 'Pacific/Kiritimati') }),
  of(2, 'guests-succeed', { count: fc.constantFrom(5, 10, 11) }),
  of(3, 'claim', { tier: fc.constantFrom('first', 'second'), times: fc.constantFrom(1, 3) }),
  of(5, 'withdraw', { share, times: fc.constantFrom(1, 2) }),
  of(2, 'cancel', { which }),
  of(8, 'decide', {
    which,
    action: fc.constantFrom('approve', 'approve', 'submit', 'submit', 'pay', 'fail', 'reject', 'doubt'),
    admin: fc.nat(1),
  }),
  of(2, 'sweep', {}),
  of(3, 'mature', {}),
);
export type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;

const HOUR = 3600;
const jump = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(HOUR, 7 * HOUR, 25 * HOUR),
  },
  // The hold, and a month.
  { weight: 3, arbitrary: fc.constantFrom(14 * 24 * HOUR, 31 * 24 * HOUR) },
);

/** Deeds that happen at the same moment, after so many seconds. */
const step = fc.record({ jump, deeds: fc.array(deed, { minLength: 1, maxLength: 4 }) });
export type MoneyStep = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

export const moneySteps = fc.array(step, { minLength: 6, maxLength: 16 });
