// The form of a plan that is opened by its address has the answers of this plan.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { EMPTY_DRAFT } from '../../domain/index.ts';
import { Wizard } from './wizard.tsx';

const PLAN = '01920000-0000-7000-8000-0000000000a1';
const open = () =>
  renderFeature(<Wizard />, { texts: ['plans'], path: `/adaptive-learning?step=dream&plan=${PLAN}` });
const STUDY = { retention: 0.9, skills: ['recognise'], easyDays: [], freeDays: [], lists: [], prices: [] };
const draftWith = (dream: string) => ({
  ...EMPTY_DRAFT,
  grade: 'adult',
  textbooks: ['none'],
  interests: ['food'],
  dream,
});

it('has the answers of the plan in its address, also where the last answers were for another, and keeps what was changed since', async () => {
  answer('GET /plans/profile', () => draftWith('the other plan'));
  answer('GET /plans/start', () => ({ placedLevel: null, words: 0, probable: 0, minutes: null }));
  answer('GET /placement', () => ({ latest: null, inForce: null }));
  answer('GET /study/settings', () => STUDY);
  answer(`POST /plans/${PLAN}/answers`, () => draftWith('this plan'));
  const { unmount } = await open();
  await expect.element(page.getByLabelText('我的梦想')).toHaveValue('this plan');
  await unmount();
  await open();
  await expect.element(page.getByLabelText('我的梦想')).toHaveValue('the other plan');
  expect(callsTo(`/plans/${PLAN}/answers`)).toHaveLength(1);
});

it('asks on which days of the week nobody studies, and keeps them for reviews as well', async () => {
  answer('GET /plans/profile', () => draftWith('read'));
  answer('GET /plans/start', () => ({ placedLevel: null, words: 0, probable: 0, minutes: null }));
  answer('GET /placement', () => ({ latest: null, inForce: null }));
  let freeDays: readonly number[] = [6];
  answer('GET /study/settings', () => ({ ...STUDY, freeDays }));
  answer('PATCH /study/settings', ({ body }) => {
    freeDays = z.object({ freeDays: z.array(z.int()) }).parse(body).freeDays;
    return { ...STUDY, freeDays };
  });
  await renderFeature(<Wizard />, { texts: ['plans'], path: '/adaptive-learning?step=dream' });
  const days = page.getByRole('group', { name: '哪几天不学' });
  await expect.element(days.getByRole('checkbox', { name: '周六' })).toBeChecked();
  await days.getByRole('checkbox', { name: '周日' }).click({ force: true });
  await expect.element(days.getByRole('checkbox', { name: '周日' })).toBeChecked();
  await expect.poll(() => freeDays).toEqual([6, 7]);
});

it('changes nothing of the learner by what is only looked at: level and minutes are taken over with a plan', async () => {
  answer('GET /plans/profile', () => ({ ...draftWith('read'), step: 'confirm' }));
  answer('GET /study/settings', () => STUDY);
  answer('GET /plans/start', () => ({ placedLevel: null, words: 0, probable: 0, minutes: null }));
  answer('GET /placement', () => ({ latest: null, inForce: null }));
  await renderFeature(
    <>
      <Wizard />
      <OwnLevel />
    </>,
    { texts: ['plans'], path: '/adaptive-learning?step=confirm' },
  );
  await page.getByRole('radio', { name: '中级' }).click({ force: true });
  await expect.element(page.getByRole('radio', { name: '中级' })).toBeChecked();
  await expect.element(page.getByText('own level: none')).toBeVisible();
});

const OwnLevel = () => <p>own level: {useLearnerSettings().level ?? 'none'}</p>;
