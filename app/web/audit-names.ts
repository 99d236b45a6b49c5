// How the audit calls what features record in their own words: stages of orders, roles, causes of a lock.

import { causeName, roleName } from '../../features/account/web/api.ts';
import { phraseFact, stageFact } from '../../features/orders/web/api.ts';

export const auditNames = { stage: stageFact, role: roleName, cause: causeName, phrase: phraseFact };
