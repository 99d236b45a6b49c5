// The line about an account on its way out stands in the frame of the site, outside of what pages are given.

import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { COMMON_TEXTS, loadTexts, provideTexts } from '../../../../kit/web/i18n.ts';
import { LeavingLine } from './leaving-line.tsx';

provideTexts(import.meta.glob('/{kit/web,features/privacy}/text/*.json', { import: 'default' }));

it('offers to keep the account without anything around it', async () => {
  await loadTexts([COMMON_TEXTS, 'privacy']);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<LeavingLine leavesAt="2026-12-07T12:00:00.000Z" />);
  await expect.element(page.getByRole('button')).toBeVisible();
});
