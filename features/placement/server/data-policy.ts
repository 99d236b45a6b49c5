// How long placements stay, and what becomes of them when their person goes.

import { type DataPolicy, DELETED, declareData, goesWith } from '../../../kit/server/db/declare-data.ts';
import { placements } from './tables.ts';

export const placementData: readonly DataPolicy[] = [
  declareData(placements, { retention: goesWith('its person'), of: 'userId', columns: DELETED }),
];
