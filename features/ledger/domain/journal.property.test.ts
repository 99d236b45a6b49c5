// Whatever is transferred, a journal balances, and its text is the same for the same content alone.

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalText, draftJournal, type Transfer } from './journal.ts';

const account = fc.constantFrom('a', 'b', 'c', 'd');
const transfers = fc.array(
  fc.tuple(
    account,
    account,
    fc.constantFrom('CNY' as const, 'MINUTES' as const),
    fc.integer({ min: 1, max: 1e12 }),
  ),
  { minLength: 1, maxLength: 8 },
);
type Plan = typeof transfers extends fc.Arbitrary<infer Value> ? Value : never;

const toTransfers = (plan: Plan): Transfer[] =>
  plan.map(([from, to, asset, amount]) => ({
    from: { id: `${from}-${asset}`, asset },
    to: { id: `${to}-${asset}`, asset },
    amount,
  }));

const draft = (plan: Plan) =>
  draftJournal({ key: 'key', kind: 'kind', actorId: null, transfers: toTransfers(plan) });

it('balances in each asset, and holds no entry of nothing', () => {
  fc.assert(
    fc.property(transfers, (plan) => {
      const drafted = draft(plan);
      if (!drafted.ok) {
        expect(drafted.error.code).toBe('nothing_moved');
        return;
      }
      for (const asset of ['CNY', 'MINUTES']) {
        const amounts = drafted.value.entries
          .filter((entry) => entry.asset === asset)
          .map(({ amount }) => amount);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(0);
        expect(amounts).not.toContain(0);
      }
      const accounts = drafted.value.entries.map(({ accountId }) => accountId);
      expect(new Set(accounts).size).toBe(accounts.length);
    }),
  );
});

it('reads the same in any order of its transfers, and differently when an amount differs', () => {
  fc.assert(
    fc.property(transfers, fc.nat(), (plan, turn) => {
      const at = turn % plan.length;
      const turned = draft([...plan.slice(at), ...plan.slice(0, at)]);
      const drafted = draft(plan);
      expect(drafted.ok).toBe(turned.ok);
      if (!drafted.ok || !turned.ok) return;
      expect(canonicalText(turned.value)).toBe(canonicalText(drafted.value));
      const more = draft([...plan, ['a', 'b', 'CNY', 1]]);
      expect(more.ok && canonicalText(more.value)).not.toBe(canonicalText(drafted.value));
    }),
  );
});
