// The texts of notices, typed by their Chinese file.

import { createTexts, loadTexts, provideTexts } from '../../../kit/web/i18n.ts';
import type zh from '../text/zh.json';

const TEXTS = 'notices';
export const t = createTexts<typeof zh>(TEXTS);

/** For the bell, which stands on the home page too: that starts without the list of all texts. */
export async function loadNoticeTexts(): Promise<void> {
  const files = import.meta.glob('../text/*.json', { import: 'default' });
  // Texts are known by their folder, which a path from here does not name.
  provideTexts(
    Object.fromEntries(Object.entries(files).map(([path, load]) => [path.replace('..', TEXTS), load])),
  );
  await loadTexts([TEXTS]);
}
