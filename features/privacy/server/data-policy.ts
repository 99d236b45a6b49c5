// How long it is known that somebody asked for their data, and what becomes of it when they go.

import { type DataPolicy, DELETED, declareData, removedAfter } from '../../../kit/server/db/declare-data.ts';
import { dataExports } from './tables.ts';

export const privacyData: readonly DataPolicy[] = [
  declareData(dataExports, { retention: removedAfter(90, 'askedAt'), of: 'userId', columns: DELETED }),
];
