// The texts of the word card and of the list, typed by their Chinese file.

import { createTexts } from '../../../kit/web/i18n.ts';
import type zh from '../text/zh.json';

export const TEXTS = 'my-words';
export const t = createTexts<typeof zh>(TEXTS);
