// An exam that is out of reach is told where it is chosen, with a way to what is within reach.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../../kit/web/testing/server.ts';
import type { Aim } from '../../../domain/index.ts';
import { ReachNote } from './reach-note.tsx';

const HSK4: Aim = { kind: 'exam', band: 4, by: '2026-12-26' };
const REACH = {
  size: 3181,
  known: 0,
  minutesADay: 15,
  daysAWeek: 5,
  missing: 3104,
  gained: 77,
  isOut: true,
  within: null,
  nearly: null,
  offer: null,
  vip: null,
  until: '2034-05-01',
};

type Shown = Partial<Pick<Parameters<typeof ReachNote>[0], 'onChange' | 'keeping'>>;
const show = (aim: Aim, { onChange = () => undefined, keeping }: Shown = {}) =>
  renderFeature(
    <main>
      <ReachNote aim={aim} status="saved" onChange={onChange} keeping={keeping} />
    </main>,
    { texts: ['plans'] },
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

it('offers the exam that is within reach, and the day by which the chosen one is', async () => {
  answer('GET /plans/reach', () => ({ ...REACH, known: 2000, within: 3, offer: 3 }));
  const changes: Aim[] = [];
  await show(HSK4, { onChange: (aim) => changes.push(aim) });
  await page.getByRole('button', { name: '改成HSK 3级' }).click();
  await page.getByRole('button', { name: '还是HSK 4级，改到2034年5月1日' }).click();
  expect(changes).toEqual([
    { ...HSK4, band: 3 },
    { ...HSK4, by: '2034-05-01' },
  ]);
});

it('names and offers the exam that is nearly within reach, and takes it for no goal that is out of reach', async () => {
  const nearly = { band: 2, size: 1256, words: 1179 };
  answer('GET /plans/reach', () => ({ ...REACH, within: 1, nearly, offer: 2 }));
  const changes: Aim[] = [];
  await show(HSK4, { onChange: (aim) => changes.push(aim) });
  await expect.element(page.getByText(/HSK 2级.*1,256.*1,179.*93%/)).toBeVisible();
  await page.getByRole('button', { name: '改成HSK 2级' }).click();
  expect(changes).toEqual([{ ...HSK4, band: 2 }]);
  answer('GET /plans/reach', () => ({ ...REACH, within: 1, nearly, offer: 2, isOut: false }));
  await show({ ...HSK4, band: 2 });
  await expect.element(page.getByText('离HSK 2级还有多远')).toBeVisible();
});

it('offers the beginning of the first exam by the day that holds no whole one', async () => {
  answer('GET /plans/reach', () => REACH);
  const changes: Aim[] = [];
  await show(HSK4, { onChange: (aim) => changes.push(aim) });
  await page.getByRole('button', { name: '改成先学HSK 1级，日期不变' }).click();
  expect(changes).toEqual([{ ...HSK4, band: 1 }]);
});

it('lets whoever is about to make a plan keep the goal, and says what will be missing', async () => {
  answer('GET /plans/reach', () => REACH);
  let kept = 0;
  await show(HSK4, { keeping: { isKept: false, onKeep: () => (kept += 1) } });
  await page.getByRole('button', { name: '目标不变，照样做计划' }).click();
  expect(kept).toBe(1);
  await show(HSK4, { keeping: { isKept: true, onKeep: () => undefined } });
  await expect.element(page.getByText(/大约还差 3,104 个词/)).toBeVisible();
});

it('asks nothing for who means to take no exam', async () => {
  await show({ kind: 'trip', band: null, by: null });
  expect(callsTo('/plans/reach')).toHaveLength(0);
});

it('offers no exam that is mostly known, and says how many words there would be', async () => {
  answer('GET /plans/reach', () => ({ ...REACH, known: 392, gained: 611, within: 1 }));
  await show(HSK4);
  await expect.element(page.getByText(/这些词大约会 1,003 个/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /改成/ })).not.toBeInTheDocument();
});

it('says beside what the day brings what the minutes that were asked for would, and where they are had', async () => {
  const vip = { ...REACH, known: 100, minutesADay: 45, gained: 640, missing: 2441 };
  answer('GET /plans/reach', () => ({ ...REACH, known: 100, vip }));
  await show(HSK4);
  await expect
    .element(page.getByText(/每天学 45 分钟的话，到那天一共大约会 740 个，还差 2,441 个/))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '看看 VIP' }))
    .toHaveAttribute('href', '/profile/membership');
});
