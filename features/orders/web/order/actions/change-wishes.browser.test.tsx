// What was forgotten with an order is said in its page, as long as nobody has bought it.

import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import { expectNoViolation } from '../../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../../kit/web/testing/server.ts';
import type { OrderView } from '../../queries.ts';
import { anOrder } from '../../testing/an-order.ts';
import { ItemsPart } from '../items-part.tsx';

beforeEach(() => queryClient.clear());

const withoutSize = (may: OrderView['may']): OrderView => {
  const { request, ...order } = anOrder({ may });
  const items = request.items.map((item) => ({ ...item, category: 'shoes', variant: '' }));
  return { ...order, request: { ...request, country: 'BR', items }, requirements: 'sem caixa', version: 4 };
};

const show = (order: OrderView) =>
  renderFeature(
    <main>
      <ItemsPart order={order} side="buyer" />
    </main>,
    { texts: ['orders', 'global-services', 'settings'] },
  );

it('asks for the size that is missing, and sends it with the rest as it was', async () => {
  const order = withoutSize([{ action: 'change_wishes', reason: null }]);
  answer('POST /global-services/orders/:id/actions', () => ({ ...order, version: 5 }));
  await show(order);
  await expect.element(page.getByText('还没有写尺码。')).toBeVisible();
  await page.getByRole('button', { name: '改规格和要求' }).click();
  await expect.element(page.getByRole('textbox', { name: /给我们的要求/ })).toHaveValue('sem caixa');
  await page.getByRole('textbox', { name: /的尺码、颜色等/ }).fill('39码');
  await expect.element(page.getByText('中国 39 = 巴西 37，是你的尺码吗？')).toBeVisible();
  await expectNoViolation();
  await page.getByRole('button', { name: '我要巴西 39' }).click();
  await expect.element(page.getByText('中国 41 = 巴西 39')).toBeVisible();
  await expect.element(page.getByText('是你的尺码吗')).not.toBeInTheDocument();
  await page.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => callsTo(`/global-services/orders/${order.id}/actions`)).toHaveLength(1);
  expect(callsTo(`/global-services/orders/${order.id}/actions`)[0]?.body).toMatchObject({
    version: 4,
    act: { action: 'change_wishes', variants: ['CN 41'], requirements: 'sem caixa' },
  });
});

it('offers nothing once it is bought', async () => {
  await show(withoutSize([]));
  await expect.element(page.getByText(/sem caixa/)).toBeVisible();
  expect(page.getByRole('button', { name: '改规格和要求' }).elements()).toEqual([]);
  expect(page.getByText('还没有写尺码。').elements()).toEqual([]);
});
