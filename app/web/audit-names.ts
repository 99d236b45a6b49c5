// How the audit calls what features record in their own words: stages of orders, roles, of what a refund was.

import { roleName } from '../../features/account/web/api.ts';
import { phraseFact, stageFact } from '../../features/orders/web/api.ts';
import { refundOfFact, verdictText } from '../../features/payments/web/api.ts';

export const auditNames = {
  stage: stageFact,
  role: roleName,
  phrase: phraseFact,
  of: refundOfFact,
  attention: verdictText,
};
