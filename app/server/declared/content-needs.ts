// What features need of the content policy beyond what all files have; today none needs anything.

import type { ContentNeed } from '../../../kit/server/http/content-policy.ts';

export const contentNeeds: readonly ContentNeed[] = [];
