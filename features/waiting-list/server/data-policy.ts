// How long places stay, and what becomes of them when their person goes.

import { type DataPolicy, DELETED, declareData, removedBy } from '../../../kit/server/db/declare-data.ts';
import { UNCONFIRMED_DAYS } from '../domain/index.ts';
import { CLEAN_JOB } from './places-repo.ts';
import { waitingPlaces } from './tables.ts';

export const waitingListData: readonly DataPolicy[] = [
  declareData(waitingPlaces, {
    retention: removedBy(CLEAN_JOB, UNCONFIRMED_DAYS),
    of: 'userId',
    secrets: ['tokenHash'],
    columns: DELETED,
  }),
];
