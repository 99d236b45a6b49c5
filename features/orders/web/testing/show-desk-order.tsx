// An order on the desk, as its browser tests show it; the order and the list around it are answered by the test.

import { Route, Routes } from 'react-router';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { answer } from '../../../../kit/web/testing/server.ts';
import { DeskOrderPage } from '../pages/desk-order-page.tsx';
import type { OrderMessage } from '../queries.ts';
import { ORDER_ID } from './an-order.ts';

export const DESK_PLACE = `/admin/global-orders/${ORDER_ID}`;

type Shown = {
  /** Of the order, as the heading names it. */
  readonly number: string;
  readonly messages?: readonly OrderMessage[];
  /** Behind the address of the order. */
  readonly place?: string;
};

export async function showDeskOrder({ number, messages = [], place = '' }: Shown): Promise<void> {
  answer('GET /admin/global-orders/:id/messages', () => ({
    messages,
    languages: { buyer: 'pt', desk: ['zh'] },
    nextCursor: null,
  }));
  await renderFeature(
    <Routes>
      <Route path="/admin/global-orders/:id" element={<DeskOrderPage />} />
    </Routes>,
    { texts: ['orders', 'global-services', 'settings', 'files'], path: `${DESK_PLACE}${place}` },
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(number);
}
