// The typed calls of the waiting list.

import { apiOf } from '../../../kit/web/api/api.ts';
import type { WaitingListContract } from '../contract.ts';

export const waitingListApi = apiOf<WaitingListContract>('waitingList');
