// How long rows of the distribution stay, and what becomes of them when their person goes.

import {
  type DataPolicy,
  DELETED,
  declareData,
  EMPTIED,
  forEver,
  keep,
  overwritten,
} from '../../../kit/server/db/declare-data.ts';
import {
  commissionReversals,
  commissions,
  distributorApplications,
  withdrawalEvents,
  withdrawals,
} from './tables.ts';
import { PAYEE_PURPOSE, placeOf } from './withdrawals/sealed-payee.ts';

/** What was booked must stay whole: the accounts are kept for ten years, and an id names nobody once its account is gone. */
const BOOKED = keep('the accounts must be whole for ten years; the id names nobody once the account is gone');

export const distributionData: readonly DataPolicy[] = [
  declareData(distributorApplications, {
    retention: forEver('few, and they go with their person'),
    of: 'userId',
    columns: DELETED,
    mentions: { decidedBy: EMPTIED },
  }),
  declareData(commissions, {
    retention: forEver('accounts'),
    of: 'distributorId',
    columns: BOOKED,
    mentions: { invitedId: EMPTIED },
  }),
  declareData(commissionReversals, {
    retention: forEver('accounts'),
    columns: BOOKED,
  }),
  declareData(withdrawals, {
    retention: forEver('accounts'),
    of: 'personId',
    sealed: { column: 'payeeSealed', purpose: PAYEE_PURPOSE, placeOf, parts: ['name', 'account'] },
    secrets: ['payeeKey'],
    columns: {
      id: BOOKED,
      personId: BOOKED,
      amountFen: BOOKED,
      state: BOOKED,
      method: BOOKED,
      payeeSealed: overwritten(''),
      payeeName: BOOKED,
      payeeAccount: BOOKED,
      payeeKey: BOOKED,
      firstApprovedBy: BOOKED,
      secondApprovedBy: BOOKED,
      reason: BOOKED,
      payoutReference: BOOKED,
      payoutOn: BOOKED,
      createdAt: BOOKED,
      updatedAt: BOOKED,
    },
    mentions: { firstApprovedBy: EMPTIED, secondApprovedBy: EMPTIED },
  }),
  declareData(withdrawalEvents, {
    retention: forEver('accounts'),
    columns: BOOKED,
    mentions: { actorId: EMPTIED },
  }),
];
