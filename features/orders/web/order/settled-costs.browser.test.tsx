// What really was paid beside the quote: what was saved goes back once, and is told so.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { anOrder } from '../testing/an-order.ts';
import { SettledCosts } from './settled-costs.tsx';

it.each([
  [17_900, 2000, '已退给你 ¥20.00，原路退回。'],
  [17_900, 0, '省下的钱之前已经退给你了。'],
  [19_900, 0, '不用退，也不用补。'],
])('things for %i fen and %i fen back', async (realFen, refundFen, told) => {
  const lines = [{ kind: 'goods' as const, quotedFen: 19_900, realFen }];
  const order = anOrder({ stage: 'packed', settlement: { lines, refundFen, balanceFen: 0 } });
  await renderFeature(<SettledCosts order={order} lines={lines} />, { texts: ['orders', 'global-services'] });
  await expect.element(page.getByText(told)).toBeVisible();
});
