// Gives every property test one seed, so that a change is judged by itself and not by chance. `PROPERTY_SEED=7 npm test unit`
// looks elsewhere, and a failure prints the seed and path that repeat it. `npm run test:nightly` tries more often.

import fc from 'fast-check';

/** Of a property that names no number of its own: enough to notice what a change breaks. */
const RUNS = 200;

fc.configureGlobal({
  seed: Number(process.env['PROPERTY_SEED'] ?? 20261122),
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? RUNS),
});
