// The typed calls of the account.

import { apiOf } from '../../../kit/web/api/api.ts';
import type { AccountContract } from '../contract.ts';

export const accountApi = apiOf<AccountContract>('account');
