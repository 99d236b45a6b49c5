// The form of a plan that is opened by its address has the answers of this plan.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import { EMPTY_DRAFT } from '../../domain/index.ts';
import { Wizard } from './wizard.tsx';

const PLAN = '01920000-0000-7000-8000-0000000000a1';
const open = () =>
  renderFeature(<Wizard />, { texts: ['plans'], path: `/adaptive-learning?step=dream&plan=${PLAN}` });
const draftWith = (dream: string) => ({
  ...EMPTY_DRAFT,
  grade: 'adult',
  textbooks: ['none'],
  interests: ['food'],
  dream,
});

it('has the answers of the plan in its address, also where the last answers were for another, and keeps what was changed since', async () => {
  answer('GET /plans/profile', () => draftWith('the other plan'));
  answer('GET /plans/start', () => ({ placedBand: null, words: 0, probable: 0, minutes: null }));
  answer(`POST /plans/${PLAN}/answers`, () => draftWith('this plan'));
  const { unmount } = await open();
  await expect.element(page.getByLabelText('我的梦想')).toHaveValue('this plan');
  await unmount();
  await open();
  await expect.element(page.getByLabelText('我的梦想')).toHaveValue('the other plan');
  expect(callsTo(`/plans/${PLAN}/answers`)).toHaveLength(1);
});
