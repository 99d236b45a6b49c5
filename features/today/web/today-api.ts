// The typed calls about today.

import { apiOf } from '../../../kit/web/api/api.ts';
import type { TodayContract } from '../contract.ts';

export const todayApi = apiOf<TodayContract>('today');
