// How long rows of the referral stay, and what becomes of them when their person goes.

import {
  type DataPolicy,
  DELETED,
  declareData,
  EMPTIED,
  goesWith,
  removedBy,
} from '../../../kit/server/db/declare-data.ts';
import { invitations, inviteCodes, referralRewards, referralTraces } from './tables.ts';

export const referralData: readonly DataPolicy[] = [
  declareData(invitations, {
    retention: goesWith('its person'),
    of: 'invitedId',
    columns: DELETED,
    mentions: { inviterId: DELETED, decidedBy: EMPTIED },
  }),
  declareData(inviteCodes, {
    retention: goesWith('its person'),
    of: 'ownerId',
    columns: DELETED,
  }),
  declareData(referralTraces, {
    retention: removedBy('referral.forget-traces', 90),
    of: 'userId',
    columns: DELETED,
  }),
  declareData(referralRewards, {
    retention: goesWith('its person'),
    of: 'userId',
    columns: DELETED,
  }),
];
