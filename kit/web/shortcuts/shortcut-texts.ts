// The texts of the list of shortcuts: they come with the list, since nobody needs them before it.

import { createTexts, provideTexts, type Translate } from '../i18n.ts';
import type shortcuts from './text/zh.json';

export const TEXTS = 'shortcuts';
const files = import.meta.glob('./text/*.json', { import: 'default' });
// Texts are known by their folder, which a path from here does not name.
provideTexts(
  Object.fromEntries(Object.entries(files).map(([path, load]) => [path.replace('.', TEXTS), load])),
);

export const t: Translate<typeof shortcuts> = createTexts<typeof shortcuts>(TEXTS);
