// The checkout: what is bought, the mail address that an order may wait for, and an address that a reload does not lose.

import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import { changeBasket } from '../../../global-services/web/api.ts';
import { anOrder, OTHER_ID } from '../testing/an-order.ts';
import { CheckoutPage } from './checkout-page.tsx';

const QUOTE = '01920000-0000-7000-8000-0000000000c1';

beforeEach(() => {
  queryClient.clear();
  const { request, price } = anOrder({});
  const now = Date.now();
  answer('GET /global-services/quotes/:id', () => ({
    id: QUOTE,
    request,
    price,
    pictures: [],
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + 1_800_000).toISOString(),
    orderId: null,
  }));
  answer('GET /global-services/addresses', () => ({ addresses: [], desk: ['zh'] }));
  answer('GET /global-services/items', () => ({ drafts: [], isRecognitionOn: true }));
  answer('GET /global-services/settings', () => ({ success: true, data: { unverifiedMaxFen: 20_000 } }));
  answer('GET /privacy/age', () => ({ age: 'adult' }));
  answer('GET /settings/currencies', () => ({ rates: { BRL: '1.31' }, bankCosts: [] }));
});

const texts = ['orders', 'global-services', 'settings', 'files', 'privacy', 'account'];
const show = (emailVerified = true) =>
  renderFeature(<CheckoutPage />, {
    texts,
    path: `/global-services/checkout?quote=${QUOTE}`,
    viewer: emailVerified ? 'learner' : 'unproven',
  });

it('shows what is bought, and keeps what was typed through a reload', async () => {
  const { unmount } = await show();
  await expect.element(page.getByText('白色 CN 42')).toBeVisible();
  // What is decided here is said here: what travels together, who reads a wish, and what no size is taken back for.
  await expect.element(page.getByText(/起步费 .+ 只收一次.*“合并寄送”/)).toBeVisible();
  await expect.element(page.getByText('我们看得懂：中文。')).toBeVisible();
  await expect.element(page.getByText(/尺码不合适不能退/)).toBeVisible();
  await page.getByLabelText('收件人').fill('Ana Souza');
  await expectNoViolation();
  await unmount();
  await show();
  await expect.element(page.getByLabelText('收件人')).toHaveValue('Ana Souza');
});

it('says before anything is typed that the order waits for the mail address, and sends the link', async () => {
  answer('POST /account/email/verification', () => ({ isSent: true }));
  await show(false);
  await expect.element(page.getByText('下这个单以前，请先确认邮箱').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^提交订单/ })).toBeDisabled();
  await expectNoViolation();
  await page.getByRole('button', { name: '重新发送' }).click();
  await expect.element(page.getByText(/^邮件又发到了/)).toBeVisible();
  expect(callsTo('/account/email/verification')).toHaveLength(1);
});

it('keeps a wish for the things that it was typed for: another order has none of it, and the address', async () => {
  const { unmount } = await show();
  await page.getByLabelText('收件人').fill('Ana Souza');
  await page.getByLabelText(/给我们的要求/).fill('42 码没有就问我');
  await unmount();
  queryClient.clear();
  const { request, price } = anOrder({});
  const things = request.items.map((item) => ({ ...item, name: '手机壳' }));
  const of = (items: typeof request.items) => ({
    id: QUOTE,
    request: { ...request, items },
    price,
    pictures: [],
    createdAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
    orderId: null,
  });
  answer('GET /global-services/quotes/:id', () => of(things));
  const other = await show();
  await expect.element(page.getByLabelText('收件人')).toHaveValue('Ana Souza');
  await expect.element(page.getByLabelText(/给我们的要求/)).toHaveValue('');
  await other.unmount();
  queryClient.clear();
  answer('GET /global-services/quotes/:id', () => of(request.items));
  await show();
  await expect.element(page.getByLabelText(/给我们的要求/)).toHaveValue('42 码没有就问我');
});

it('says beside the thing what is restricted about it', async () => {
  const { request, price } = anOrder({});
  const verdict = {
    rule: 'fragile',
    item: 0,
    kind: 'pack',
    found: '玻璃',
    name: '易碎品',
    reason: '我们会加固包装。',
  };
  answer('GET /global-services/quotes/:id', () => ({
    id: QUOTE,
    request,
    price: { ...price, verdicts: [verdict] },
    pictures: [],
    createdAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
    orderId: null,
  }));
  queryClient.clear();
  await show();
  await expect.element(page.getByText('易碎品: 需要特殊包装')).toBeVisible();
  await expect.element(page.getByText('我们会加固包装。')).toBeVisible();
});

const BEFORE = { orderId: OTHER_ID, number: 'YL261123-7K3QXM', isSameQuote: false, things: ['帆布鞋'] };

it('asks before the same is ordered a second time, and says so when it is meant', async () => {
  sessionStorage.clear();
  const orderedAt = new Date(Date.now() - 5 * 60_000).toISOString();
  answer('POST /global-services/orders', ({ body }) =>
    JSON.stringify(body).includes('"isAgain":true')
      ? anOrder({ stage: 'awaiting_payment' })
      : refuse('ORDERED_ALREADY', { data: { ...BEFORE, orderedAt } }),
  );
  const { address } = anOrder({});
  answer('GET /global-services/addresses', () => ({ addresses: [{ id: OTHER_ID, address }], desk: [] }));
  queryClient.clear();
  await show();
  await page.getByRole('button', { name: /^提交订单/ }).click();
  await expect
    .element(page.getByRole('dialog').getByText(/^5分钟前你下过下面的东西.*YL261123-7K3QXM/))
    .toBeVisible();
  await expect.element(page.getByRole('dialog').getByRole('listitem')).toHaveTextContent('帆布鞋');
  await expect
    .element(page.getByRole('link', { name: '看那一单' }))
    .toHaveAttribute('href', `/global-services/order-details?id=${OTHER_ID}`);
  await expectNoViolation();
  await page.getByRole('button', { name: '再买一份' }).click();
  await expect.poll(() => callsTo('/global-services/orders')).toHaveLength(2);
});

it('offers an address no more that was removed, and leaves its words to be corrected', async () => {
  sessionStorage.clear();
  const { address } = anOrder({});
  let addresses = [{ id: OTHER_ID, address }];
  answer('GET /global-services/addresses', () => ({ addresses, desk: [] }));
  answer('DELETE /global-services/addresses/:id', () => {
    addresses = [];
    return {};
  });
  queryClient.clear();
  await show();
  await page.getByRole('button', { name: '以后不再显示这个地址' }).click();
  await expect.element(page.getByLabelText('用过的地址')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('收件人')).toHaveValue(address?.name);
  expect(callsTo(`/global-services/addresses/${OTHER_ID}`)).toHaveLength(1);
});

it('takes a present with its card, and says what customs are told', async () => {
  sessionStorage.clear();
  answer('POST /global-services/orders', () => anOrder({ stage: 'awaiting_payment', giftCard: '生日快乐' }));
  const { address } = anOrder({});
  answer('GET /global-services/addresses', () => ({ addresses: [{ id: OTHER_ID, address }], desk: [] }));
  queryClient.clear();
  await show();
  await page.getByRole('switch', { name: '这是送人的礼物' }).click();
  await expect.element(page.getByText(/报关的金额照实写/)).toBeVisible();
  await page.getByLabelText('卡片上写什么').fill('生日快乐');
  await expectNoViolation();
  await page.getByRole('button', { name: /^提交订单/ }).click();
  await expect.poll(() => callsTo('/global-services/orders')).toHaveLength(1);
  expect(callsTo('/global-services/orders')[0]?.body).toMatchObject({ giftCard: '生日快乐', isAgain: false });
});

it('says that a price is old once the basket that it was made of has changed, and orders it as it is only on wish', async () => {
  onTestFinished(() => changeBasket({ items: [] }));
  const { currency: _, ...basket } = anOrder({}).request;
  changeBasket(basket);
  await show();
  const place = page.getByRole('button', { name: /^提交订单/ });
  await expect.element(place).toBeVisible();
  changeBasket({ items: basket.items.map((item) => ({ ...item, quantity: item.quantity + 1 })) });
  await expect.element(page.getByText('旧的价格，要重新计算').first()).toBeVisible();
  await expect.element(place).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: '重新计算' }))
    .toHaveAttribute('href', '/global-services/cost');
  await expectNoViolation();
  await page.getByRole('button', { name: '就按这里的下单' }).click();
  await expect.element(place).toBeVisible();
});

it('says that a price is old once its time is over', async () => {
  const { request, price } = anOrder({});
  answer('GET /global-services/quotes/:id', () => ({
    id: QUOTE,
    request,
    price,
    pictures: [],
    createdAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() - 1000).toISOString(),
    orderId: null,
  }));
  queryClient.clear();
  await show();
  await expect.element(page.getByText('旧的价格，要重新计算').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^提交订单/ })).not.toBeInTheDocument();
});

it('makes no new quote of an old one that was ordered elsewhere meanwhile: it leads to that order', async () => {
  const { request, price } = anOrder({});
  let orderId: string | null = null;
  answer('GET /global-services/quotes/:id', () => ({
    id: QUOTE,
    request,
    price,
    pictures: [],
    createdAt: new Date(Date.now() - 9_000_000).toISOString(),
    expiresAt: new Date(Date.now() - 7_200_000).toISOString(),
    orderId,
  }));
  queryClient.clear();
  await show();
  const anew = page.getByRole('button', { name: '按现在的费率重新报价' });
  await expect.element(anew).toBeVisible();
  orderId = OTHER_ID;
  await anew.click();
  await expect.element(page.getByText('这个报价已经下过单了。')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '看那一单' }))
    .toHaveAttribute('href', `/global-services/order-details?id=${OTHER_ID}`);
  expect(callsTo('/global-services/quotes')).toEqual([]);
});

it('asks which address is offered the next time, where a saved one was changed', async () => {
  sessionStorage.clear();
  answer('POST /global-services/orders', () => anOrder({ stage: 'awaiting_payment' }));
  const { address } = anOrder({});
  answer('GET /global-services/addresses', () => ({ addresses: [{ id: OTHER_ID, address }], desk: [] }));
  queryClient.clear();
  await show();
  const replace = page.getByRole('radio', { name: '以后用这个代替原来的' });
  await expect.element(page.getByLabelText('收件人')).toHaveValue(address?.name);
  await expect.element(replace).not.toBeInTheDocument();
  await page.getByLabelText('收件人').fill('Ana Souza Lima');
  await expect.element(page.getByRole('radio', { name: '两个地址都留着' })).toBeChecked();
  await replace.click();
  await expectNoViolation();
  await page.getByRole('button', { name: /^提交订单/ }).click();
  await expect.poll(() => callsTo('/global-services/orders')).toHaveLength(1);
  expect(callsTo('/global-services/orders')[0]?.body).toMatchObject({
    replaces: OTHER_ID,
    address: { name: 'Ana Souza Lima' },
  });
});
