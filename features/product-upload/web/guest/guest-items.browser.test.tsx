// A guest shows what they want: text is read at once and priced, pictures stay in the browser until there is an account.

import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer } from '../../../../kit/web/testing/server.ts';
import { changeBasket, useBasket } from '../../../global-services/web/api.ts';
import { keepGuestText } from '../kept/guest-text.ts';
import { forgetPicture, keepPicture, listKeptPictures, takeKeptPictures } from '../kept/kept-pictures.ts';
import { ProductUploadPage } from '../pages/product-upload-page.tsx';

const TERMS = {
  exchangeRates: {},
  serviceFees: { standard: 10, express: 15, premium: 20 },
  serviceShare: 0.03,
  unverifiedMaxFen: 20_000,
  shippingRates: [{ id: 'KR', country: '韩国', baseFee: 100, perKgFee: 60, estimatedDays: '7-10' }],
  categories: [{ id: 'electronics', name: '电子产品', grams: 600 }],
  preparation: { min: 5, max: 9 },
  tips: { basic: 0.02, standard: 0.05, premium: 0.2 },
  restrictedItems: [],
};
const picture = (name: string) => new File([new Uint8Array([1, 2, 3])], name, { type: 'image/png' });

beforeEach(async () => {
  queryClient.clear();
  changeBasket({ items: [], country: '', domesticFreightFen: 0 });
  keepGuestText('');
  for (const { key } of await listKeptPictures()) await forgetPicture(key);
  answer('GET /global-services/settings', () => ({ success: true, data: TERMS }));
});

const show = () =>
  renderFeature(<ProductUploadPage />, {
    texts: ['product-upload', 'global-services', 'files', 'settings'],
    viewer: 'guest',
  });

it('reads a share text while it is pasted, and takes it into the calculation without an account', async () => {
  const { unmount } = await show();
  await userEvent.fill(
    page.getByLabelText('链接、分享口令或描述'),
    '【淘宝】https://item.taobao.com/item.htm?id=680012345678 「机械键盘87键」',
  );
  await expect.element(page.getByText('机械键盘87键', { exact: true })).toBeVisible();
  await expectNoViolation();
  await page.getByRole('button', { name: '算算这个' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '一件的价格（元）' }).fill('329');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByText('已经算进去了')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /看全部费用/ }))
    .toHaveAttribute('href', '/global-services/cost');
  expect(useBasket.getState().items).toMatchObject([{ name: '机械键盘87键', priceFen: 32_900 }]);
  // It has the price that was given, and a reload offers it no second time.
  await unmount();
  await show();
  await expect.element(page.getByText('已经算进去了')).toBeVisible();
  await expect.element(page.getByText(/¥329\.00/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '算算这个' })).not.toBeInTheDocument();
});

it('takes several things one after the other by keyboard alone', async () => {
  await show();
  page.getByRole('button', { name: '手动填写' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog');
  const fill = async (name: string, price: string) => {
    await dialog.getByRole('textbox', { name: '是什么' }).fill(name);
    await dialog.getByRole('textbox', { name: '一件的价格（元）' }).fill(price);
    await dialog.getByRole('textbox', { name: /哪家店|店/ }).fill('小米');
  };
  await fill('键盘', '329');
  await userEvent.tab();
  dialog.getByRole('button', { name: '确定，再加一件' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('textbox', { name: '是什么' })).toHaveValue('');
  await fill('鼠标', '99');
  dialog.getByRole('textbox', { name: '一件的价格（元）' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(useBasket.getState().items.map(({ name }) => name)).toEqual(['键盘', '鼠标']);
});

it('keeps pictures over a reload, leads to the sign-up and back, and refuses what is no picture', async () => {
  await show();
  const input = page.getByLabelText(/^选择图片/);
  await userEvent.upload(input, [picture('cart.png'), new File(['x'], 'note.txt', { type: 'text/plain' })]);
  await expect.element(page.getByAltText('cart.png')).toBeVisible();
  await expect.element(page.getByText(/^“note.txt”放不进来/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '注册，继续下单' }))
    .toHaveAttribute('href', '/auth/register?returnUrl=%2Fglobal-services%2Fproduct-upload');
  await expectNoViolation();
  await page.getByRole('button', { name: '去掉“cart.png”' }).click();
  await expect.poll(listKeptPictures).toEqual([]);
});

it('hands a kept picture to one tab alone, until that tab says that it was sent', async () => {
  await keepPicture({ key: 'a', file: picture('a.png') });
  const [one, other] = await Promise.all([takeKeptPictures(), takeKeptPictures()]);
  expect([...one, ...other].map(({ key }) => key)).toEqual(['a']);
  expect(await listKeptPictures()).toHaveLength(1);
  await forgetPicture('a');
  expect(await listKeptPictures()).toEqual([]);
});
