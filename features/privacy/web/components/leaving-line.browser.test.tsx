// The line about an account on its way out stands in the frame of the site, outside of what pages are given.

import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { COMMON_TEXTS, loadTexts, provideTexts } from '../../../../kit/web/i18n.ts';
import { LeavingLine } from './leaving-line.tsx';

provideTexts(import.meta.glob('/{kit/web,features/privacy}/text/*.json', { import: 'default' }));

it('says the day and the hour in one line, without anything of a page around it', async () => {
  await loadTexts([COMMON_TEXTS, 'privacy']);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <MemoryRouter>
      <LeavingLine leavesAt="2099-12-07T12:00:00.000Z" />
    </MemoryRouter>,
  );
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/profile/privacy');
  const line = page.getByRole('status');
  await expect.element(line.getByText(/2099年12月7日/)).toBeVisible();
  expect(line.element().textContent).toMatch(/7日\s\d{1,2}:00/);
  expect(line.element().getBoundingClientRect().height).toBeLessThan(80);
});
