// The texts of pages that are not built yet, typed by their Chinese file.

import { createTexts } from '../../../kit/web/i18n.ts';
import type zh from '../text/zh.json';

export type UpcomingItem = keyof (typeof zh)['items'];

export const t = createTexts<typeof zh>('upcoming');
