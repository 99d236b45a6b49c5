// The typed calls of study time.

import { apiOf } from '../../../kit/web/api/api.ts';
import type { StudyTimeContract } from '../contract.ts';

export const studyTimeApi = apiOf<StudyTimeContract>('studyTime');
