// An exam that is out of reach is told where it is chosen, with a way to what is within reach.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import type { Aim } from '../../domain/index.ts';
import { ReachNote } from './reach-note.tsx';

const HSK4: Aim = { kind: 'exam', band: 4, by: '2026-12-26' };
const REACH = { size: 3181, known: 0, minutesADay: 15, gained: 77, within: null, until: '2034-05-01' };

const show = (aim: Aim, onChange?: (aim: Aim) => void) =>
  renderFeature(
    <main>
      {onChange ? (
        <ReachNote aim={aim} status="saved" onChange={onChange} />
      ) : (
        <ReachNote aim={aim} status="saved" />
      )}
    </main>,
    {
      texts: ['plans'],
    },
  );

it('says that the day is too near, what comes by then, and how long the exam takes', async () => {
  answer('GET /plans/reach', () => REACH);
  await show(HSK4);
  await expect.element(page.getByText('2026年12月26日前考过HSK 4级，时间不够')).toBeVisible();
  await expect.element(page.getByText(/要会 3,181 个词.*大约再学会 77 个/)).toBeVisible();
  await expect.element(page.getByText(/HSK 1级的开头，大约 77 个词/)).toBeVisible();
  await expect.element(page.getByText(/大约到 2034年5月/)).toBeVisible();
  expect(callsTo('/plans/reach')[0]?.path).toContain('band=4');
  await expectNoViolation();
});

it('offers the exam that is within reach', async () => {
  answer('GET /plans/reach', () => ({ ...REACH, known: 2000, within: 3 }));
  const changes: Aim[] = [];
  await show(HSK4, (aim) => changes.push(aim));
  await page.getByRole('button', { name: '改成HSK 3级' }).click();
  expect(changes).toEqual([{ ...HSK4, band: 3 }]);
});

it('asks nothing for who means to take no exam', async () => {
  await show({ kind: 'trip', band: null, by: null });
  expect(callsTo('/plans/reach')).toHaveLength(0);
});
