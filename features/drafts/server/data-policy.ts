// How long rows of drafts stay, and what becomes of them when their person goes.

import {
  type DataPolicy,
  declareData,
  forEver,
  keep,
  NOT_PERSONAL,
} from '../../../kit/server/db/declare-data.ts';
import { draftItems, draftPublications, draftVersions } from './tables.ts';

const ANSWERABLE = keep(
  'who is answerable for what learners are told; the id names nobody once the account is gone',
);

export const draftsData: readonly DataPolicy[] = [
  declareData(draftItems, {
    retention: forEver('one row a thing; talks and the log of learning go by it'),
    columns: NOT_PERSONAL,
  }),
  declareData(draftVersions, {
    retention: forEver('who has begun a version keeps it'),
    columns: NOT_PERSONAL,
    mentions: { createdBy: ANSWERABLE },
  }),
  declareData(draftPublications, {
    retention: forEver('what was completed in a version stays completed'),
    columns: NOT_PERSONAL,
    mentions: { publishedBy: ANSWERABLE },
  }),
];
