// What features call what the ledger has as ids, so that admins read names and go on from there.

import { withdrawalSubjects } from '../../../features/distribution/server/api.ts';
import type { SubjectNamer } from '../../../features/ledger/server/api.ts';
import { orderSubjects } from '../../../features/orders/server/api.ts';
import { paymentSubjects, refundSubjects } from '../../../features/payments/server/api.ts';

export const ledgerSubjects: readonly SubjectNamer[] = [
  orderSubjects,
  paymentSubjects,
  refundSubjects,
  withdrawalSubjects,
];
