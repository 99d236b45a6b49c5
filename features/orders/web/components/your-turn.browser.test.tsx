// What waits for a buyer, on the page that they come back to.

import { QueryClientContext } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { answer } from '../../../../kit/web/testing/server.ts';
import { anOrder, OTHER_ID } from '../testing/an-order.ts';
import { YourTurn } from './your-turn.tsx';

beforeEach(() => queryClient.clear());

it('names the order that is not paid, and none that waits for us or is on its way', async () => {
  const unpaid = anOrder({ stage: 'awaiting_payment', isPaid: false, waitsFor: 'payment' });
  answer('GET /global-services/orders', () => ({
    orders: [
      unpaid,
      anOrder({ id: OTHER_ID, stage: 'dispatched', waitsFor: 'confirm_receipt' }),
      anOrder({ id: OTHER_ID, stage: 'paid_review', waitsFor: null }),
    ],
    nextCursor: null,
  }));
  // As on the home page, whose first look does without the provider of answers.
  await renderFeature(
    <QueryClientContext.Provider value={undefined}>
      <YourTurn />
    </QueryClientContext.Provider>,
    { texts: ['orders', 'global-services'] },
  );
  await expect.element(page.getByText('轮到你了')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /等你付款|付款/ }))
    .toHaveAttribute('href', `/global-services/order-details?id=${unpaid.id}`);
  expect(page.getByRole('link').elements()).toHaveLength(1);
});
