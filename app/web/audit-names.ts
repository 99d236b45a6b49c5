// How the audit calls what features record in their own words: stages of orders, roles, causes of a lock, of what a refund was.

import { causeName, roleName } from '../../features/account/web/api.ts';
import { phraseFact, stageFact } from '../../features/orders/web/api.ts';
import { refundOfFact } from '../../features/payments/web/api.ts';

export const auditNames = {
  stage: stageFact,
  role: roleName,
  cause: causeName,
  phrase: phraseFact,
  of: refundOfFact,
};
