// The texts of the list of shortcuts: they come with the list, since nobody needs them before it.

import { createTexts, provideTexts, type Translate } from '../i18n.ts';
import type shortcuts from './text/zh.json';

export const TEXTS = 'shortcuts';
provideTexts(import.meta.glob('./text/*.json', { import: 'default' }));

export const t: Translate<typeof shortcuts> = createTexts<typeof shortcuts>(TEXTS);
