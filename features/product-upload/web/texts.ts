// The texts of the upload of products.

import { createTexts } from '../../../kit/web/i18n.ts';
import type zh from '../text/zh.json';

export const t = createTexts<typeof zh>('product-upload');
