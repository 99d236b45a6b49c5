// Every call, by every kind of caller, with inputs of the right shape and hostile ones: nothing breaks, nothing leaks.
// `npm run -s fuzz -- --seconds 600 --seed 7` goes on for longer; a failure prints the seed that repeats it.

import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { listProcedures } from '../../kit/server/http/api/list-procedures.ts';
import { contract } from '../contract.ts';
import { withTestApp } from '../testing/apps/test-app.ts';
import { fuzz } from '../testing/fuzz/run.ts';

const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 0);
const SEED = Number(process.env['FUZZ_SEED'] ?? 0) || randomInt(1, 2 ** 31);
/** Inputs for each call and caller in a round; `npm test` makes one round, however long it takes. */
const RUNS = 1;

test('no call answers an undeclared 5xx or with a row of somebody else', {
  timeout: (SECONDS + 1200) * 1000,
}, async () => {
  const app = await withTestApp();
  const endsAt = Date.now() + SECONDS * 1000;
  const isLong = SECONDS > 0;
  const isOver = () => isLong && Date.now() > endsAt;
  const hasTime = () => isLong && !isOver();
  let requests = 0;
  let round = 0;
  do {
    const report = await fuzz(app, { seed: SEED + round, runs: RUNS, isOver });
    requests += report.requests;
    expect(report.findings, `FUZZ_SEED=${SEED + round}`).toEqual([]);
    if (!isOver()) expect(report.calls).toBe(listProcedures(contract).length);
    round += 1;
  } while (hasTime());
  expect(requests).toBeGreaterThan(0);
  if (isLong) console.log(`${requests} requests, seed ${SEED}: no finding`);
});
