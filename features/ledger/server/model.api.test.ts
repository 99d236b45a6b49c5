// Random interleavings of posts, repeats, conflicts and reversals against the simplest ledger that could be right.

import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Failure, Result } from '../../../kit/core/result.ts';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kit/server/testing/test-database.ts';
import { type Account, journalKinds } from '../domain/index.ts';
import { findAccount, openAccount, post, reverse, verify } from './api.ts';

const SEED = Number(process.env['LEDGER_SEED'] ?? Date.now() % 2 ** 31);
const RUNS = 300;
const PREPAID_ACCOUNTS = 4;
const KINDS = journalKinds('test');

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  process.stdout.write(`ledger model: LEDGER_SEED=${SEED}\n`);
  database = await createTestDatabase(inject('postgresUrl'));
  db = openDatabase({ url: database.url, pool: 10, onIdleError: () => {} });
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

/** Account 0 is the outside and has no floor; the others are people's prepaid accounts. */
const place = fc.nat(PREPAID_ACCOUNTS);
/** Often the outside, so that there is something to spend. */
const source = fc.oneof(fc.constant(0), place);
const command = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('post' as const),
      key: fc.nat(12),
      moves: fc.array(fc.record({ from: source, to: place, amount: fc.integer({ min: 1, max: 60 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  },
  // Outcomes get lost and are asked for again: the very same call as one before.
  { weight: 3, arbitrary: fc.record({ do: fc.constant('repeat' as const), which: fc.nat(40) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('reverse' as const),
      key: fc.integer({ min: 8, max: 24 }),
      which: fc.nat(40),
    }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;
type Move = Extract<Command, { do: 'post' }>['moves'][number];
type Call =
  | { readonly do: 'post'; readonly key: number; readonly moves: readonly Move[] }
  | { readonly do: 'reverse'; readonly key: number; readonly original: number };

/** Turns commands into calls: what is repeated or reversed is named by its place among those before. */
function toCalls(commands: readonly Command[]): Call[] {
  const calls: Call[] = [];
  for (const each of commands) {
    if (each.do === 'post') calls.push(each);
    else if (each.do === 'reverse') calls.push({ do: 'reverse', key: each.key, original: each.which % 13 });
    else {
      const earlier = calls[each.which % Math.max(1, calls.length)];
      if (earlier) calls.push(earlier);
    }
  }
  return calls;
}

type StoredJournal = { readonly content: string; readonly effect: readonly number[]; isReversed: boolean };

class SmallLedger {
  readonly balances: number[] = Array.from({ length: PREPAID_ACCOUNTS + 1 }, () => 0);
  readonly journals = new Map<number, StoredJournal>();

  apply(call: Call): string {
    const effect = this.effectOf(call);
    if (effect === undefined) return 'journal_unknown';
    if (effect.every((amount) => amount === 0)) return 'nothing_moved';
    const content = JSON.stringify([effect, call.do === 'reverse' ? call.original : null]);
    const known = this.journals.get(call.key);
    if (known) return known.content === content ? 'repeated' : 'idempotency_conflict';
    const original = call.do === 'reverse' ? this.journals.get(call.original) : undefined;
    if (original?.isReversed) return 'already_reversed';
    const after = this.balances.map((balance, at) => balance + (effect[at] ?? 0));
    if (after.some((balance, at) => at > 0 && balance < 0)) return 'overdraft';
    if (original) original.isReversed = true;
    this.balances.splice(0, after.length, ...after);
    this.journals.set(call.key, { content, effect, isReversed: false });
    return 'booked';
  }

  private effectOf(call: Call): readonly number[] | undefined {
    if (call.do === 'reverse') return this.journals.get(call.original)?.effect.map((amount) => 0 - amount);
    const effect = this.balances.map(() => 0);
    for (const { from, to, amount } of call.moves) {
      effect[from] = (effect[from] ?? 0) - amount;
      effect[to] = (effect[to] ?? 0) + amount;
    }
    return effect;
  }
}

/** The real ledger behind the same calls, on accounts and keys of its own. */
class RealLedger {
  readonly name = randomUUID();
  readonly ids = new Map<number, string>();
  accounts: Account[] = [];

  async open(): Promise<void> {
    this.accounts = [await openAccount(db, { kind: 'provider_clearing', owner: this.name })];
    for (let n = 1; n <= PREPAID_ACCOUNTS; n += 1) this.accounts.push(await openAccount(db, this.prepaid(n)));
  }

  async apply(call: Call): Promise<string> {
    const common = { key: `${this.name}:${call.key}`, actorId: null };
    if (call.do === 'reverse') {
      const journalId = this.ids.get(call.original) ?? randomUUID();
      return this.tell(call.key, await reverse(db, { ...common, journalId }));
    }
    const transfers = call.moves.map(({ from, to, amount }) => ({
      from: this.at(from),
      to: this.at(to),
      amount,
    }));
    return this.tell(call.key, await post(db, { ...common, kind: KINDS.test, transfers }));
  }

  async balances(): Promise<(number | undefined)[]> {
    const names = this.accounts.map((_, n) => (n === 0 ? this.outside() : this.prepaid(n)));
    return Promise.all(names.map(async (name) => (await findAccount(db, name))?.balance));
  }

  private tell(
    key: number,
    result: Result<{ readonly journalId: string; readonly isRepeated: boolean }, Failure<string, unknown>>,
  ) {
    if (!result.ok) return result.error.code;
    this.ids.set(key, result.value.journalId);
    return result.value.isRepeated ? 'repeated' : 'booked';
  }

  private readonly outside = () => ({ kind: 'provider_clearing', owner: this.name }) as const;
  private readonly prepaid = (n: number) =>
    ({ kind: 'customer_prepaid', owner: `${this.name}:${n}` }) as const;

  private at(n: number): Account {
    const account = this.accounts[n];
    if (!account) throw new Error(`there is no account ${n}`);
    return account;
  }
}

test('every answer and every balance is what the simple ledger says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 45 }), async (commands) => {
      const [small, real] = [new SmallLedger(), new RealLedger()];
      await real.open();
      for (const call of toCalls(commands)) expect(await real.apply(call)).toBe(small.apply(call));
      expect(await real.balances()).toEqual(small.balances);
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  );
  expect(await verify(db)).toMatchObject({ findings: [] });
});

test('calls at the same moment book each key once, and the balances are the sum of what was booked', async () => {
  let reversals = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 45 }), async (commands) => {
      const [small, real] = [new SmallLedger(), new RealLedger()];
      await real.open();
      // What each key books is fixed first, so that any order of the rest has one outcome to be held against.
      const posts = new Map<number, Extract<Call, { do: 'post' }>>();
      for (const call of toCalls(commands))
        if (call.do === 'post' && !posts.has(call.key)) posts.set(call.key, call);
      const calls = toCalls(commands).map((call) => posts.get(call.key) ?? call);
      const ask = async (call: Call) => ({ call, said: await real.apply(call) });
      const answers: Awaited<ReturnType<typeof ask>>[] = [];
      // Some come before, so that there is something to repeat and to take back; the rest come all at once.
      const before = Math.ceil(calls.length / 3);
      for (const call of calls.slice(0, before)) answers.push(await ask(call));
      answers.push(...(await Promise.all(calls.slice(before).map(ask))));
      const booked = answers.filter(({ said }) => said === 'booked').map(({ call }) => call);
      expect(new Set(booked.map(({ key }) => key)).size).toBe(booked.length);
      const reversed = booked.flatMap((call) => (call.do === 'reverse' ? [call.original] : []));
      expect(new Set(reversed).size).toBe(reversed.length);
      reversals += reversed.length;
      // Without floors, which depend on the order, the same journals give the same balances.
      for (const call of booked) addEffect(small, call);
      expect(await real.balances()).toEqual(small.balances);
      expect(small.balances.slice(1).every((balance) => balance >= 0)).toBe(true);
    }),
    { seed: SEED, numRuns: RUNS / 2, endOnFailure: true },
  );
  // How many come after what they take back depends on the machine.
  expect(reversals).toBeGreaterThan(RUNS / 50);
  expect(await verify(db)).toMatchObject({ findings: [] });
});

/** Books a call whose answer was "booked", whatever the balances are at this moment. */
function addEffect(small: SmallLedger, call: Call): void {
  const floorless = new SmallLedger();
  floorless.balances.splice(0, PREPAID_ACCOUNTS + 1, ...small.balances.map(() => 1_000_000));
  for (const [key, kept] of small.journals) floorless.journals.set(key, kept);
  if (floorless.apply(call) !== 'booked')
    throw new Error('the simple ledger does not book what the real one has');
  small.balances.splice(
    0,
    PREPAID_ACCOUNTS + 1,
    ...small.balances.map((balance, at) => balance + (floorless.balances[at] ?? 0) - 1_000_000),
  );
  for (const [key, kept] of floorless.journals) small.journals.set(key, kept);
}
