// Gives every property test one seed, so that a change is judged by itself and not by chance. `PROPERTY_SEED=7 npm test unit`
// looks elsewhere, and a failure prints the seed and path that repeat it.

import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20261122) });
