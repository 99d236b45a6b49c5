// The typed calls about one's data.

import { apiOf } from '../../../kit/web/api/api.ts';
import type { PrivacyContract } from '../contract.ts';

export const privacyApi = apiOf<PrivacyContract>('privacy');
