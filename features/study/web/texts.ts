// The texts of study, typed by their Chinese file.

import { createTexts } from '../../../kit/web/i18n.ts';
import type zh from '../text/zh.json';

export const TEXTS = 'study';
export const t = createTexts<typeof zh>(TEXTS);
