// Texts of speaking and of missing voices: they come where somebody dictates or meets a dead button, not with each page.

import { createTexts, provideTexts, type Translate } from '../i18n.ts';
import type speech from './text/zh.json';

export const TEXTS = 'speech';
const files = import.meta.glob('./text/*.json', { import: 'default' });
// Texts are known by their folder, which a path from here does not name.
provideTexts(
  Object.fromEntries(Object.entries(files).map(([path, load]) => [path.replace('.', TEXTS), load])),
);

export const t: Translate<typeof speech> = createTexts<typeof speech>(TEXTS);
