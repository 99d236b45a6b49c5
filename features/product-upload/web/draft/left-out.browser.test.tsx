// A thing that was not chosen in its picture: kept and left out, and taken along by one tap.

import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import { ProductUploadPage } from '../pages/product-upload-page.tsx';
import type { Draft } from '../queries.ts';

const field = <Value,>(value: Value) => ({ value, source: 'picture' as const, confidence: 0.9 });

const aDraft = (
  id: string,
  name: string,
  fen: number,
  role: Draft['otherPrices'][number]['role'],
): Draft => ({
  id: `01920000-0000-7000-8000-0000000000${id}`,
  origin: 'picture',
  state: 'read',
  problem: null,
  reader: 'embedded',
  fields: {
    name: field(name),
    unitPriceFen: field(fen),
    quantity: field(1),
    category: field('home' as const),
  },
  verdicts: [],
  otherPrices: [
    { fen: 0, role },
    { fen: 8800, role: 'cart_total' },
  ],
  picture: null,
  pictureId: '01920000-0000-7000-8000-0000000000ff',
  isPictureOrdered: false,
  version: 3,
  updatedAt: '2026-11-23T08:00:00.000Z',
});

beforeEach(() => queryClient.clear());

it('says why it is left out, asks nothing of it, and takes it along', async () => {
  const lamp = aDraft('e1', '铜座阅读灯', 8800, 'cart_ticked');
  const rug = aDraft('e2', '手织门垫', 4200, 'cart_unticked');
  answer('GET /global-services/items', () => ({ drafts: [lamp, rug], isRecognitionOn: true }));
  answer('GET /global-services/settings', () => refuse('INTERNAL_SERVER_ERROR', { status: 500 }));
  answer('PATCH /global-services/items/:id', () => ({
    ...rug,
    version: 4,
    otherPrices: [{ fen: 0, role: 'cart_wanted' }, ...rug.otherPrices.slice(1)],
  }));
  await renderFeature(<ProductUploadPage />, {
    texts: ['product-upload', 'global-services', 'files', 'settings'],
  });
  await expect.element(page.getByText('截图里的合计 ¥88.00 只算了勾选的 1 件')).toBeVisible();
  await expect.element(page.getByText('没算进来', { exact: true })).toBeVisible();
  await expect.element(page.getByText('截图里没有勾选：前面的圆圈是空的。')).toBeVisible();
  // Only what was chosen has a form.
  expect(page.getByLabelText('单价（元）').elements()).toHaveLength(1);
  await expectNoViolation();
  await page.getByRole('button', { name: '这件也买：手织门垫' }).click();
  await expect.poll(() => page.getByLabelText('单价（元）').elements()).toHaveLength(2);
  expect(callsTo(`/global-services/items/${rug.id}`)[0]?.body).toEqual({
    version: 3,
    changes: {},
    isConfirmed: false,
    isWanted: true,
  });
  await expect.element(page.getByRole('button', { name: '不买这件' })).toBeVisible();
});
