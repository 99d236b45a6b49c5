// The texts of the home page for whoever has an account: they come with its parts, since guests need none of them.

import { createTexts, provideTexts, type Translate } from '../../../../kit/web/i18n.ts';
import type texts from './text/zh.json';

export const TEXTS = 'home-learner';
const files = import.meta.glob('./text/*.json', { import: 'default' });
// Texts are known by their folder, which a path from here does not name.
provideTexts(
  Object.fromEntries(Object.entries(files).map(([path, load]) => [path.replace('.', TEXTS), load])),
);

export const t: Translate<typeof texts> = createTexts<typeof texts>(TEXTS);
