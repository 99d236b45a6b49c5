// The typed calls of the learner's list.

import { apiOf } from '../../../kit/web/api/api.ts';
import type { MyWordsContract } from '../contract.ts';

export const myWordsApi = apiOf<MyWordsContract>('myWords');
