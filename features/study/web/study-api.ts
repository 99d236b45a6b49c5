// The typed calls of study.

import { apiOf } from '../../../kit/web/api/api.ts';
import type { StudyContract } from '../contract.ts';

export const studyApi = apiOf<StudyContract>('study');
