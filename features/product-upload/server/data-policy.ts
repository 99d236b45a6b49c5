// How long drafts of items stay, and what becomes of them when their person goes.

import { type DataPolicy, DELETED, declareData, removedBy } from '../../../kit/server/db/declare-data.ts';
import { DRAFT_DAYS } from '../domain/index.ts';
import { itemDrafts } from './tables.ts';

export const CLEAN_JOB = 'product-upload.clean';

export const productUploadData: readonly DataPolicy[] = [
  declareData(itemDrafts, {
    retention: removedBy(CLEAN_JOB, DRAFT_DAYS),
    of: 'userId',
    columns: DELETED,
  }),
];
