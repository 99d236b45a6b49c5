// How long links stay, and what becomes of them when their person goes.

import { type DataPolicy, DELETED, declareData, removedAfter } from '../../../kit/server/db/declare-data.ts';
import { reportLinks } from './tables.ts';

export const reportData: readonly DataPolicy[] = [
  // A month after the longest link has ended.
  declareData(reportLinks, { retention: removedAfter(400, 'createdAt'), of: 'userId', columns: DELETED }),
];
