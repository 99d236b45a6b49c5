// How long rows of the rate limit stay, and what becomes of them when their person goes.

import { type DataPolicy, declareData, keep, removedBy } from '../db/declare-data.ts';
import { rateLimits } from './tables.ts';

export const rateLimitData: readonly DataPolicy[] = [
  declareData(rateLimits, {
    retention: removedBy('rate-limit.clean', 1),
    columns: keep('counts by hashes and ids, which are gone within a day'),
  }),
];
