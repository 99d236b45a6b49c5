// Random interleavings of all that counts money and minutes, on the real database, through the features as they are put together.

import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distributionArea } from '../../features/distribution/domain/index.ts';
import { verify } from '../../features/ledger/server/api.ts';
import { type MoneyStep, moneySteps } from '../testing/money-deeds.ts';
import { type MoneyHouse, startMoneyHouse } from '../testing/money-house.ts';
import { checkMoney, checkSettled } from '../testing/money-invariants.ts';
import { MoneyRun } from '../testing/money-run.ts';

/** The same seed is the same deeds; a failure prints its path, and with `MONEY_SHRINK=1` the fewest deeds that fail. */
const SEED = Number(process.env['MONEY_SEED'] ?? Date.now() % 2 ** 31);
const PATH = process.env['MONEY_PATH'];
const RUNS = Number(process.env['RUNS'] ?? 300);
/** What `npm test` spends on it on a slow machine; a longer run takes as long as it takes. */
const LONGEST_MS = process.env['RUNS'] === undefined ? 40_000 : Number.MAX_SAFE_INTEGER;

let house: MoneyHouse;
beforeAll(async () => {
  process.stdout.write(`money model: MONEY_SEED=${SEED}\n`);
  house = await startMoneyHouse();
  const { api } = await house.newPerson('admin');
  // Commissions here are some tens of yuan: the limits come down to where they matter.
  const values = { ...distributionArea.defaults, minimumWithdrawalFen: 100, secondApprovalFen: 5000 };
  const change = { id: randomUUID(), note: '', expectedNumber: 0, values, effectiveFrom: null };
  await api.settings.save({ ...change, area: 'distribution' });
});
afterAll(() => house.stop());

test('whatever happens, in whatever order and at once: nothing is paid, given or refunded twice, and all adds up', async () => {
  const tally = { runs: 0, deeds: 0, fulfilled: 0, refunds: 0, withdrawals: 0, rewards: 0 };
  await fc.assert(
    fc.asyncProperty(moneySteps, async (steps: readonly MoneyStep[]) => {
      const run = await MoneyRun.begin(house);
      for (const step of steps) {
        await run.take(step);
        await checkMoney(run);
        tally.deeds += step.deeds.length;
      }
      await run.settle();
      await checkSettled(run);
      expect((await verify(house.db)).findings).toEqual([]);
      tally.runs += 1;
    }),
    {
      seed: SEED,
      numRuns: RUNS,
      interruptAfterTimeLimit: LONGEST_MS,
      endOnFailure: process.env['MONEY_SHRINK'] === undefined,
      ...(PATH === undefined ? {} : { path: PATH }),
    },
  );
  const [seen] = await house.ask<Record<string, number>>(
    `select (select count(*) from payments where outcome = 'fulfilled')::int as fulfilled,
       (select count(*) from payment_refunds where state = 'succeeded')::int as refunds,
       (select count(*) from withdrawals where state = 'paid')::int as withdrawals,
       (select count(*) from referral_rewards)::int as rewards`,
    [],
  );
  process.stdout.write(`money model: ${JSON.stringify({ ...tally, ...seen })}\n`);
  // Deeds that are all refused would prove nothing; so many runs have some of each.
  if (tally.runs >= 200) for (const count of Object.values(seen ?? {})) expect(count).toBeGreaterThan(0);
}, 3_600_000);
