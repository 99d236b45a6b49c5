// Random interleavings of all that counts money and minutes, on the real database, through the features as they are put together.

import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distributionArea } from '../../features/distribution/domain/index.ts';
import { verify } from '../../features/ledger/server/api.ts';
import { expectInvariants } from '../testing/expect-invariants.ts';
import { moneyWorlds, type WorldPlan } from '../testing/money/commands.ts';
import { type MoneyFixture, startMoneyFixture } from '../testing/money/fixture.ts';
import { checkMoney, checkSettled } from '../testing/money/invariants.ts';
import { readOutcomes } from '../testing/money/outcomes.ts';
import type { RunPeople } from '../testing/money/run.ts';
import { MoneyTally } from '../testing/money/tally.ts';
import { MoneyWorld } from '../testing/money/world.ts';

/** The same seed is the same commands; a failure prints its path, and with `MONEY_SHRINK=1` the fewest commands that fail. */
const SEED = Number(process.env['MONEY_SEED'] ?? Date.now() % 2 ** 31);
const PATH = process.env['MONEY_PATH'];
const IS_SHRINKING = process.env['MONEY_SHRINK'] !== undefined;
const RUNS = Number(process.env['RUNS'] ?? 256);
/** What `npm test` spends on it on a slow machine, and one world at least; a longer run takes as long as it takes. */
const LONGEST_MS = process.env['RUNS'] === undefined ? 20_000 : Number.MAX_SAFE_INTEGER;
/**
 * So many runs at once, for most of a run is waiting; apart from the clock and Stripe they have nothing in common. Ten
 * commands are the least of a run; who looks for the fewest that fail may have one.
 */
const WORLD = IS_SHRINKING ? { runs: 1, moments: 10, least: 0 } : { runs: 16, moments: 10, least: 1 };

/** The rarest command succeeds once in fifty runs, the rarest outcome comes about once in a hundred. */
const ENOUGH_FOR_COMMON = 96;
const ENOUGH_FOR_DEEDS = 480;
const ENOUGH_FOR_OUTCOMES = 1000;
/** What even a short run on a slow machine has seen. */
const COMMON: ReadonlySet<string> = new Set([
  'plans_given',
  'packs_given',
  'refunds_succeeded',
  'vip_taken_back_in_part',
  'days_used_up',
  'first_tiers',
  'commissions_matured',
]);

let fixture: MoneyFixture;
let admins: RunPeople['admins'];
beforeAll(async () => {
  process.stdout.write(`money model: MONEY_SEED=${SEED}\n`);
  fixture = await startMoneyFixture();
  const [first, second] = await fixture.newPeople('admin', 2);
  if (!first || !second) throw new Error('there are no two admins');
  admins = [first, second];
  // Commissions are some tens of yuan here, and nobody studies for an hour: the limits come down to where they matter.
  await setArea('distribution', {
    ...distributionArea.defaults,
    holdDays: 1,
    minimumWithdrawalFen: 100,
    secondApprovalFen: 500,
  });
  await setArea('study-time', { freeMinutes: 2, vipMinutes: 4 });
  await setArea('referral', {
    guestMinutes: 15,
    firstNeeded: 2,
    firstDays: 3,
    secondNeeded: 4,
    secondMonths: 1,
  });
});
afterAll(() => fixture.stop());

async function setArea(area: 'distribution' | 'study-time' | 'referral', values: Record<string, number>) {
  const change = { id: randomUUID(), note: '', expectedNumber: 0, values, effectiveFrom: null };
  await admins[0].api.settings.save({ ...change, area });
}

test('whatever happens, in whatever order and at once: nothing is paid, given or refunded twice, and all adds up', async () => {
  const tally = new MoneyTally();
  let runs = 0;
  const began = performance.now();
  await fc.assert(
    fc.asyncProperty(moneyWorlds(WORLD), async ({ moments, lives }: WorldPlan) => {
      if (runs > 0 && performance.now() - began > LONGEST_MS) return;
      const world = await MoneyWorld.begin(fixture, { runs: WORLD.runs, admins, tally });
      for (const [place, moment] of moments.entries()) {
        await world.take(
          moment,
          lives.map((life) => life[place] ?? []),
        );
        await checkMoney(world);
      }
      await world.settle();
      await checkSettled(world);
      runs += WORLD.runs;
    }),
    {
      seed: SEED,
      numRuns: Math.ceil(RUNS / WORLD.runs),
      endOnFailure: !IS_SHRINKING,
      ...(PATH === undefined ? {} : { path: PATH }),
    },
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  const report = await verify(fixture.db);
  await expectInvariants(fixture.db);
  const outcomes = await readOutcomes(fixture);
  process.stdout.write(
    `money model: ${runs} runs, ${tally.total()} commands, ${report.journals} journals in ${seconds} s\n${tally.text()}\n${JSON.stringify(outcomes)}\n`,
  );
  // Commands that are all refused would prove nothing. What is rare needs many runs to come about for sure.
  if (runs < ENOUGH_FOR_COMMON) return;
  for (const [name, { done, effective }] of tally.commands) {
    expect(runs < ENOUGH_FOR_DEEDS ? done : effective, name).toBeGreaterThan(0);
  }
  for (const [name, count] of Object.entries(outcomes)) {
    if (runs >= ENOUGH_FOR_OUTCOMES || COMMON.has(name)) expect(count, name).toBeGreaterThan(0);
  }
}, 3_600_000);
