// The typed calls about how a person learns.

import { apiOf } from '../../../kit/web/api/api.ts';
import type { LearnerSettingsContract } from '../contract.ts';

export const learnerSettingsApi = apiOf<LearnerSettingsContract>('learnerSettings');
