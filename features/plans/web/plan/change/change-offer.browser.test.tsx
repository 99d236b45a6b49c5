// Where time is short the rest is offered in two ways, each with its end; one is taken, or the plan stays.

import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../../kit/web/testing/axe.ts';
import { answer } from '../../../../../kit/web/testing/server.ts';
import type { Change, Plan } from '../../queries.ts';
import { DreamPart } from '../facts/dream-part.tsx';
import { ChangeOffer } from './change-offer.tsx';

const ID = '01920000-0000-7000-8000-00000000000e';
const lesson = { zh: '买水果', en: 'Buying fruit', pt: 'Comprar frutas' };
const NOTHING = { added: [], dropped: [], goalsChanged: [], goalsGone: [], goalsNew: [], weeksBefore: 6 };
const CHANGE: Change = {
  version: 1,
  minutes: null,
  before: { date: '2026-06-20', words: 90 },
  settled: 0,
  sessionsDone: 2,
  sessionsDue: 20,
  daysAway: 1,
  ways: [
    {
      ...NOTHING,
      way: 'less',
      weeksAfter: 2,
      end: { date: '2026-05-12', words: 30 },
      dropped: [{ kind: 'lesson', ref: 'fruit', title: lesson, why: 'no_time' }],
    },
    { ...NOTHING, way: 'whole', weeksAfter: 6, end: { date: '2026-06-20', words: 90 } },
  ],
};
// What the offer reads of a plan.
const plan = { id: ID, aim: { kind: 'exam', band: 2, by: '2026-05-15' } } as Plan;
const render = (part: ReactNode) => renderFeature(<main>{part}</main>, { texts: ['plans', 'my-words'] });

it('shows what each of two ways comes to, and sends the one that was chosen', async () => {
  answer(`GET /plans/${ID}/change`, () => CHANGE);
  const sent: unknown[] = [];
  answer(`POST /plans/${ID}/change`, ({ body }) => {
    sent.push(body);
    return { ...plan };
  });
  await render(<ChangeOffer plan={plan} />);
  await expect.element(page.getByRole('radio', { name: /少学一点，2026年5月12日学完/ })).toBeChecked();
  await expect.element(page.getByText('买水果')).toBeVisible();
  await expectNoViolation();
  await page.getByText('全都学，2026年6月20日学完').click();
  await expect.element(page.getByText(/已经过了目标的日子/)).toBeVisible();
  expect(page.getByText('买水果').elements()).toHaveLength(0);
  await page.getByRole('button', { name: '更新计划' }).click();
  await expect.poll(() => sent).toEqual([{ version: 1, way: 'whole' }]);
});

it('says of each theme and word of a dream where the plan takes it up, or where else it comes', async () => {
  const item = { kind: 'scene', ref: 'travel/station', title: lesson } as const;
  await render(
    <DreamPart
      dream={[
        { term: '大熊猫', items: [item], words: ['大熊猫'], elsewhere: [] },
        { term: '景德镇', items: [], words: [], elsewhere: [item] },
      ]}
    />,
  );
  await expect.element(page.getByText('这份计划里没有，这些地方会说到：')).toBeVisible();
  await expectNoViolation();
});
