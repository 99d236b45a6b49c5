// What people, Stripe, admins and time do to money and minutes, as data that fast-check makes up and shrinks.

import * as fc from 'fast-check';

/**
 * `which` is one among those that there are by then, counted round; the first is the one with which most can be done.
 * `share` is in hundredths.
 */
const which = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(7) });
const share = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 100 }) },
  { weight: 1, arbitrary: fc.constant(100) },
);
const of = <const Name extends string, Fields extends object>(
  name: Name,
  fields: { [Field in keyof Fields]: fc.Arbitrary<Fields[Field]> },
) => fc.record(fields).map((given): { readonly do: Name } & Fields => ({ ...given, do: name }));

/** A plan of VIP, or so many booster packs. */
const what = fc.constantFrom<'month' | 'quarter' | 'year' | number>('month', 'quarter', 'year', 1, 2, 5);
const provider = fc.constantFrom('stripe', 'stripe', 'test');

const ALL = {
  // The usual ways to the end, so that there is something to repeat, to give back and to pay out…
  purchase: of('purchase', { what, provider }),
  'set-out': of('set-out', { what }),
  'pay-out': of('pay-out', { share, upTo: fc.constantFrom(0, 1, 2, 3, 4, 4) }),
  // …and every part of them by itself, at any time.
  buy: of('buy', { what }),
  'buy-again': of('buy-again', { which }),
  begin: of('begin', { which, provider }),
  // The payer pays on Stripe's page, whatever has become of the session; the message may come at any time, or never.
  pay: of('pay', { which, messages: fc.constantFrom(0, 1, 1, 2) }),
  say: of('say', { which, type: fc.constantFrom('expired', 'async_payment_failed', 'completed') }),
  deliver: of('deliver', { which, times: fc.constantFrom(1, 1, 2) }),
  play: of('play', { which, play: fc.constantFrom('succeed', 'succeed', 'fail', 'late', 'twice') }),
  refund: of('refund', { which, share, times: fc.constantFrom(1, 2) }),
  'give-back': of('give-back', { which, times: fc.constantFrom(1, 2) }),
  // On Stripe's own pages, and by the payer's bank.
  'refund-outside': of('refund-outside', { which, share, times: fc.constantFrom(1, 2) }),
  dispute: of('dispute', { which, isLost: fc.boolean(), times: fc.constantFrom(1, 2) }),
  'refunds-begin-as': of('refunds-begin-as', {
    status: fc.constantFrom('succeeded', 'pending', 'pending', 'failed'),
  }),
  'refund-news': of('refund-news', { which, status: fc.constantFrom('succeeded', 'failed') }),
  'retry-refund': of('retry-refund', { which }),
  trouble: of('trouble', { behaviour: fc.constantFrom('silent', 'lost', 'broken', 'busy') }),
  apply: of('apply', { times: fc.constantFrom(1, 2, 3) }),
  study: of('study', { beats: fc.constantFrom(1, 2, 4, 8), tabs: fc.constantFrom(1, 1, 3) }),
  zone: of('zone', { zone: fc.constantFrom('Asia/Shanghai', 'America/Sao_Paulo', 'Pacific/Kiritimati') }),
  'guests-succeed': of('guests-succeed', { count: fc.constantFrom(1, 2, 3) }),
  claim: of('claim', { tier: fc.constantFrom('first', 'second'), times: fc.constantFrom(1, 3) }),
  withdraw: of('withdraw', { share, times: fc.constantFrom(1, 2) }),
  cancel: of('cancel', { which }),
  decide: of('decide', {
    which,
    action: fc.constantFrom('approve', 'approve', 'submit', 'submit', 'pay', 'fail', 'reject', 'doubt'),
    admin: fc.nat(1),
  }),
  // Orders: made, taken a step on by whoever has to, and every way back.
  order: of('order', {
    priceFen: fc.constantFrom(1, 5000, 30_000),
    // Several things, of which some may be dropped.
    things: fc.constantFrom(1, 2, 3),
    isPaid: fc.constantFrom(true, true, false),
  }),
  'order-step': of('order-step', {
    which,
    share: fc.constantFrom(50, 90, 100, 103, 160),
    operator: fc.constantFrom(0, 0, 0, 1),
    steps: fc.constantFrom(1, 2, 5, 12),
  }),
  'order-photos': of('order-photos', {
    which,
    decision: fc.constantFrom('accept', 'return', 'exchange', 'reopen'),
  }),
  'order-drop': of('order-drop', { which, item: fc.nat(2), times: fc.constantFrom(1, 2) }),
  'order-cancel': of('order-cancel', { which, times: fc.constantFrom(1, 2) }),
  'order-cancel-any': of('order-cancel-any', { which, share, times: fc.constantFrom(1, 2) }),
  'order-return': of('order-return', { which, choice: fc.constantFrom('resend', 'refund') }),
  'order-lose': of('order-lose', { which, times: fc.constantFrom(1, 2) }),
  'order-claim': of('order-claim', { which, share, times: fc.constantFrom(1, 2) }),
  'order-refund': of('order-refund', { which, share }),
  'orders-tend': of('orders-tend', {}),
  reconcile: of('reconcile', {}),
  mature: of('mature', {}),
};
export type CommandName = keyof typeof ALL;
export type Command = {
  [Name in CommandName]: (typeof ALL)[Name] extends fc.Arbitrary<infer Value> ? Value : never;
}[CommandName];

// The keys of a literal are its names.
export const DEEDS = Object.keys(ALL) as CommandName[];

type Weights = Readonly<Partial<Record<CommandName, number>>>;

/** What a run is mostly about: in a few commands that mean everything, little comes to pass. */
const THEMES: readonly Weights[] = [
  // Paying, in every wrong order.
  {
    'set-out': 5,
    buy: 2,
    'buy-again': 2,
    begin: 3,
    pay: 6,
    say: 3,
    deliver: 6,
    play: 4,
    trouble: 2,
    reconcile: 1,
    zone: 1,
  },
  // Giving back.
  {
    purchase: 5,
    refund: 8,
    'give-back': 3,
    'refund-outside': 4,
    dispute: 3,
    'refunds-begin-as': 5,
    'refund-news': 5,
    'retry-refund': 5,
    trouble: 1,
    deliver: 1,
  },
  // Earning, and having it paid out.
  { purchase: 6, 'pay-out': 6, withdraw: 3, decide: 9, cancel: 4, refund: 3, mature: 1 },
  // Studying on what was given and what was bought.
  { purchase: 5, study: 7, apply: 6, refund: 2, zone: 1, 'guests-succeed': 1 },
  // Inviting.
  { 'guests-succeed': 5, claim: 6, purchase: 3, refund: 2, study: 1 },
  // Having things bought: mostly on, sometimes back.
  {
    order: 5,
    'order-step': 14,
    'order-photos': 2,
    'order-drop': 3,
    'order-cancel': 1,
    'order-cancel-any': 1,
    'order-return': 2,
    'order-lose': 2,
    'order-claim': 2,
    'order-refund': 1,
    'orders-tend': 2,
    reconcile: 1,
  },
  // Everything, as it comes.
  Object.fromEntries(DEEDS.map((name) => [name, 1])),
];

const commandOf = (weights: Weights): fc.Arbitrary<Command> =>
  fc.oneof(
    ...DEEDS.flatMap((name) => {
      const weight = weights[name];
      return weight === undefined ? [] : [{ weight, arbitrary: ALL[name] }];
    }),
  );

const HOUR = 3600;
const jump = fc.oneof(
  { weight: 5, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.constantFrom(HOUR, 7 * HOUR) },
  // The hold, and a month.
  { weight: 5, arbitrary: fc.constantFrom(25 * HOUR, 25 * HOUR, 25 * HOUR, 31 * 24 * HOUR) },
);

/** A moment that all runs of a world share. */
const moment = fc.record({
  /** Seconds that pass before the commands, and in the midst of them. */
  jump,
  meanwhile: fc.constantFrom(0, 0, 40),
  /** How many seconds lie between the heartbeats of who studies on. */
  pause: fc.constantFrom(4, 30, 30, 41),
});
export type Moment = typeof moment extends fc.Arbitrary<infer Value> ? Value : never;

/** What each run does at each moment. Runs have nothing to do with each other but the clock, Stripe and the accounts of the platform. */
export type WorldPlan = {
  readonly moments: readonly Moment[];
  readonly lives: readonly (readonly (readonly Command[])[])[];
};

export type WorldShape = {
  readonly runs: number;
  readonly moments: number;
  /** The fewest commands of a run at a moment. */
  readonly least: number;
};

export const moneyWorlds = ({ runs, moments: length, least }: WorldShape): fc.Arbitrary<WorldPlan> => {
  const exactly = (count: number) => ({ minLength: count, maxLength: count });
  const lives = THEMES.map((weights) =>
    fc.array(fc.array(commandOf(weights), { minLength: least, maxLength: 2 }), exactly(length)),
  );
  return fc.record({
    moments: fc.array(moment, exactly(length)),
    lives: fc.array(fc.oneof(...lives), exactly(runs)),
  });
};
