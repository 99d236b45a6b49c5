// The typed calls of talks with tutors.

import { apiOf } from '../../../kit/web/api/api.ts';
import type { TutorChatContract } from '../contract.ts';

export const tutorChatApi = apiOf<TutorChatContract>('tutorChat');
