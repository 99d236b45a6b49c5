// A reload in the middle of a field: what was typed is there again, and is brought to the server.

import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import type { Draft } from '../queries.ts';
import { DraftForm } from './draft-form.tsx';

const ID = '01920000-0000-7000-8000-0000000000e1';
const field = <Value,>(value: Value) => ({ value, source: 'text' as const, confidence: 0.9 });

const aDraft = (version: number, fields: object): Draft =>
  // All that the form reads of it.
  ({
    id: ID,
    origin: 'text',
    state: 'read',
    fields,
    verdicts: [],
    otherPrices: [],
    picture: null,
    pictureId: null,
    isPictureOrdered: false,
    version,
  }) as unknown as Draft;

const LAMP = { name: field('台灯'), quantity: field(1) };

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});

const show = (draft: Draft) =>
  renderFeature(
    <main>
      <DraftForm draft={draft} isNext onDone={() => undefined} />
    </main>,
    { texts: ['product-upload', 'global-services', 'settings'] },
  );

it('has what was typed and not left again, and stores it', async () => {
  const before = await show(aDraft(1, LAMP));
  await page.getByLabelText(/^颜色/).fill('暖白 大号');
  await before.unmount();
  expect(callsTo(`/global-services/items/${ID}`)).toEqual([]);
  answer('PATCH /global-services/items/:id', () => aDraft(2, { ...LAMP, variant: field('暖白 大号') }));
  const after = await show(aDraft(1, LAMP));
  await expect.element(page.getByLabelText(/^颜色/)).toHaveValue('暖白 大号');
  await expect
    .poll(() => callsTo(`/global-services/items/${ID}`)[0]?.body)
    .toMatchObject({ version: 1, changes: { variant: '暖白 大号', name: '台灯' }, isConfirmed: false });
  await expect.poll(() => Object.keys(sessionStorage).filter((key) => key.includes(ID))).toEqual([]);
  await after.unmount();
});

it('takes what has come from elsewhere beside it, and asks where both have changed the same', async () => {
  answer('PATCH /global-services/items/:id', () => refuse('INTERNAL_SERVER_ERROR', { status: 500 }));
  const before = await show(aDraft(1, LAMP));
  await page.getByLabelText('数量').fill('3');
  await page.getByLabelText(/^颜色/).fill('红');
  await before.unmount();
  await show(aDraft(2, { name: field('台灯 护眼'), quantity: field(1), variant: field('蓝') }));
  await expect.element(page.getByLabelText('名称')).toHaveValue('台灯 护眼');
  await expect.element(page.getByLabelText('数量')).toHaveValue('3');
  await expect.element(page.getByLabelText(/^颜色/)).toHaveValue('红');
  await expect.element(page.getByText(/^这件商品在别的窗口改过了/)).toBeVisible();
});
