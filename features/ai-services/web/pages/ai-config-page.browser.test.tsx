// Limits of spending in their form: what another admin has changed in between is not overwritten, also where the page has read it.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import { AI_KEY } from '../queries.ts';
import { AiConfigPage } from './ai-config-page.tsx';

const config = (version: number, dayFen: number) => ({
  uses: [],
  models: [],
  limits: { dayFen, learnerFen: null, version },
  today: { calls: 0, costMicro: 0, learners: [] },
});

it('sends the version that the typing began with, and keeps what was typed when that is refused', async () => {
  answer('GET /admin/ai/config', () => config(1, 5000));
  answer('GET /admin/ai/costs', () => []);
  await renderFeature(
    <main>
      <AiConfigPage />
    </main>,
    { texts: ['ai-services'], path: '/admin/ai-config' },
  );
  const form = page.getByRole('form', { name: '每天的上限' });
  const day = form.getByRole('textbox').first();
  await expect.element(day).toHaveValue('50');
  await day.fill('70');
  answer('GET /admin/ai/config', () => config(2, 100));
  await queryClient.invalidateQueries({ queryKey: AI_KEY });
  answer('PUT /admin/ai/limits', () => refuse('AI_STALE'));
  await form.getByRole('button').click();
  await expect.element(form.getByText(/这里刚才.*改过/)).toBeVisible();
  await expect.element(day).toHaveValue('70');
  expect(callsTo('/admin/ai/limits')[0]?.body).toEqual({ version: 1, dayFen: 7000, learnerFen: null });
  await expectNoViolation();
});
