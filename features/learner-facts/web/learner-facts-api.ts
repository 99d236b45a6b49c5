// The typed calls about what is kept of the learner.

import { apiOf } from '../../../kit/web/api/api.ts';
import type { LearnerFactsContract } from '../contract.ts';

export const learnerFactsApi = apiOf<LearnerFactsContract>('learnerFacts');
