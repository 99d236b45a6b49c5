// The letters' texts, typed by their Chinese file.

import { createTexts } from '../../../kit/web/i18n.ts';
import type zh from '../text/zh.json';

export const t = createTexts<typeof zh>('letters');
