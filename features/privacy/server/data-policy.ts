// How long it is known that somebody asked for their data or their end, and what becomes of it when they go.

import {
  type DataPolicy,
  DELETED,
  declareData,
  goesWith,
  removedAfter,
} from '../../../kit/server/db/declare-data.ts';
import { accountDeletions, dataExports, personAges } from './tables.ts';

export const privacyData: readonly DataPolicy[] = [
  declareData(dataExports, { retention: removedAfter(90, 'askedAt'), of: 'userId', columns: DELETED }),
  declareData(personAges, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
    secrets: ['linkHash'],
  }),
  declareData(accountDeletions, { retention: goesWith('its person'), of: 'userId', columns: DELETED }),
];
