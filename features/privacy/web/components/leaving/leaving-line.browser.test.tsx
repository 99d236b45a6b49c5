// The line about an account on its way out stands in the frame of the site, outside of what pages are given.

import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { COMMON_TEXTS, loadTexts, provideTexts } from '../../../../../kit/web/i18n.ts';
import { LeavingLine } from './leaving-line.tsx';

provideTexts(import.meta.glob('/{kit/web,features/privacy}/text/*.json', { import: 'default' }));

type Obstacles = Parameters<typeof LeavingLine>[0]['obstacles'];

async function show(leavesAt: string, obstacles: Obstacles) {
  await loadTexts([COMMON_TEXTS, 'privacy']);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <MemoryRouter>
      <LeavingLine leavesAt={leavesAt} obstacles={obstacles} />
    </MemoryRouter>,
  );
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/profile/privacy#keep');
  return page.getByRole('status');
}

const SOME_DAY = '2099-12-07T12:00:00.000Z';

it('says the day and the hour in one line, without anything of a page around it', async () => {
  const line = await show(SOME_DAY, []);
  await expect.element(line.getByText(/2099年12月7日/)).toBeVisible();
  expect(line.element().textContent).toMatch(/7日\s\d{1,2}:00/);
  expect(line.element().textContent).not.toContain('最早');
  expect(line.element().getBoundingClientRect().height).toBeLessThan(80);
});

it('promises no day while something is open, and says what it is', async () => {
  const line = await show(SOME_DAY, [{ kind: 'refund', count: 3, orders: [] }]);
  await expect.element(line.getByText(/最早 2099年12月7日/)).toBeVisible();
  expect(line.element().textContent).toMatch(/3/);
});

it('promises no day while nobody knows what is open', async () => {
  const line = await show(SOME_DAY, undefined);
  await expect.element(line.getByText(/最早 2099年12月7日/)).toBeVisible();
});

it('says what it waits for once the day is over', async () => {
  const line = await show('2020-01-01T12:00:00.000Z', [{ kind: 'withdrawal', count: 1, orders: [] }]);
  await expect.element(line.getByText(/还在等/)).toBeVisible();
  expect(line.element().textContent).not.toContain('2020');
});
