// Showing what to buy: what was read is marked, mended and confirmed, and what is no genuine thing is said at once.

import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import { changeBasket, itemOfFields } from '../../../global-services/web/api.ts';
import { useDisplayCurrency } from '../../../settings/web/api.ts';
import type { Draft } from '../queries.ts';
import { ProductUploadPage } from './product-upload-page.tsx';

const ID = '01920000-0000-7000-8000-0000000000d1';
const field = <Value,>(value: Value, confidence = 0.9) => ({ value, source: 'picture' as const, confidence });

const aDraft = (changes: Partial<Draft> = {}): Draft => ({
  id: ID,
  origin: 'picture',
  state: 'read',
  problem: null,
  reader: 'embedded',
  fields: { name: field('帆布鞋'), unitPriceFen: field(12_900, 0.4), quantity: field(1) },
  verdicts: [],
  otherPrices: [],
  picture: null,
  pictureId: '01920000-0000-7000-8000-0000000000ff',
  isPictureOrdered: false,
  version: 1,
  updatedAt: '2026-11-23T08:00:00.000Z',
  ...changes,
});

async function show(drafts: readonly Draft[], isRecognitionOn = true) {
  answer('GET /global-services/items', () => ({ drafts, isRecognitionOn }));
  answer('GET /global-services/settings', () => refuse('INTERNAL_SERVER_ERROR', { status: 500 }));
  return renderFeature(<ProductUploadPage />, {
    texts: ['product-upload', 'global-services', 'files', 'settings'],
  });
}

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});

it('says first what to do, also where pictures cannot be read', async () => {
  await show([], false);
  await expect.element(page.getByText('还没有商品')).toBeVisible();
  await expect.element(page.getByText(/^这里没有开启图片识别/)).toBeVisible();
  await page.getByRole('button', { name: '添加', exact: true }).click();
  await expect.element(page.getByText('先粘贴或输入点什么。')).toBeVisible();
  await expectNoViolation();
});

it('marks what is not sure, and confirms nothing without its kind', async () => {
  answer('PATCH /global-services/items/:id', ({ body }) => {
    const { isConfirmed } = body as { isConfirmed: boolean }; // as the contract declares it
    const fields = { ...aDraft().fields, category: field('shoes' as const, 1) };
    return aDraft({ state: isConfirmed ? 'confirmed' : 'read', version: 2, fields });
  });
  await show([aDraft()]);
  await expect.element(page.getByText('请仔细核对：单价（元）')).toBeVisible();
  await expect.element(page.getByText('来自图片，不太确定，请核对')).toBeVisible();
  await expectNoViolation();
  await page.getByRole('button', { name: '没错，就是它' }).click();
  await expect.element(page.getByText('请选类别，重量和运输规定都和它有关。')).toBeVisible();
  expect(callsTo(`/global-services/items/${ID}`)).toEqual([]);
  await page.getByLabelText('类别').selectOptions('shoes');
  await page.getByRole('button', { name: '没错，就是它' }).click();
  await expect.element(page.getByText('已确认')).toBeVisible();
  // The button that was pressed is gone: who works by keyboard is at the way on.
  const toCost = page.getByRole('link', { name: '看全部费用' });
  await expect.element(toCost).toBeVisible();
  // The body contains everything, and holds the focus until the page has moved it.
  const focused = () => (document.activeElement === document.body ? null : document.activeElement);
  await expect.poll(() => focused()?.contains(toCost.element())).toBe(true);
  await expect.element(page.getByText(/^费用没能加载，现在不能下单/)).toBeVisible();
});

it('says of a counterfeit that it will not be bought, before anybody fills in the rest', async () => {
  const verdict = {
    rule: 'counterfeit',
    item: 0,
    kind: 'refuse' as const,
    found: '高仿',
    name: '仿冒品',
    reason: '我们不代购仿冒品。',
  };
  // Confirmed before the rule held.
  const fields = { ...aDraft().fields, name: field('高仿 运动鞋'), category: field('shoes' as const) };
  await show([aDraft({ state: 'confirmed', fields, verdicts: [verdict] })]);
  await expect.element(page.getByText('我们不代购仿冒品。')).toBeVisible();
  await expect.element(page.getByText(/“高仿”/)).toBeVisible();
  await expect.element(page.getByText('不代购', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: '没错，就是它' }).elements()).toEqual([]);
  expect(page.getByRole('link', { name: '看全部费用' }).elements()).toEqual([]);
  expect(page.getByText('已确认').elements()).toEqual([]);
  await expect.element(page.getByRole('link', { name: '我们不代购什么' })).toBeVisible();
  await expectNoViolation();
});

it('offers another reading where one has failed, with the picture kept', async () => {
  const failed = aDraft({ state: 'failed', problem: 'too_slow', fields: {} });
  answer('POST /global-services/items/:id/reading', () => refuse('INTERNAL_SERVER_ERROR', { status: 500 }));
  await show([failed]);
  await expect.element(page.getByText('商品信息识别失败')).toBeVisible();
  await page.getByRole('button', { name: '重新识别' }).click();
  await expect.element(page.getByText(/^没能开始识别。/)).toBeVisible();
  await expectNoViolation();
});

it('takes several things of one picture that could not be read, and keeps what was typed of the first', async () => {
  const OTHER = '01920000-0000-7000-8000-0000000000d3';
  const failed = aDraft({ state: 'failed', problem: 'nothing_found', fields: {} });
  const named = aDraft({ state: 'read', version: 2, fields: { name: field('保温杯') } });
  answer('PATCH /global-services/items/:id', () => named);
  answer('POST /global-services/items', () =>
    aDraft({ id: OTHER, origin: 'typed', reader: null, fields: {} }),
  );
  await show([failed]);
  await page.getByLabelText('名称').fill('保温杯');
  await page.getByRole('button', { name: '再加一件这张图里的' }).click();
  await expect.element(page.getByLabelText('名称').nth(1)).toBeVisible();
  await expect.element(page.getByLabelText('名称').first()).toHaveValue('保温杯');
  const added = callsTo('/global-services/items').find(({ method }) => method === 'POST');
  expect(added?.body).toMatchObject({ besideId: ID });
  expect(callsTo(`/global-services/items/${ID}`)[0]?.body).toMatchObject({ changes: { name: '保温杯' } });
  await expectNoViolation();
});

it('says that it is still reading, and lets somebody type it in', async () => {
  answer('POST /global-services/items/:id/typing', () => {
    // Not before: the list is read again while it waits, and the button would be gone.
    const typed = aDraft({ reader: null, version: 2, fields: {} });
    answer('GET /global-services/items', () => ({ drafts: [typed], isRecognitionOn: true }));
    return typed;
  });
  await show([aDraft({ state: 'reading', reader: null, fields: {} })]);
  await expect.element(page.getByText(/^还在识别/)).toBeVisible();
  await expectNoViolation();
  await page.getByRole('button', { name: '我自己填写' }).click();
  await expect.element(page.getByLabelText('名称')).toBeVisible();
});

it('asks which price was meant where it can be two, and confirms neither', async () => {
  answer('PATCH /global-services/items/:id', () => aDraft({ version: 2 }));
  await show([aDraft({ fields: { ...aDraft().fields, category: field('shoes' as const) } })]);
  await page.getByLabelText('单价（元）').fill('2.599');
  await page.getByRole('button', { name: '没错，就是它' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('你是指 ¥2,599.00 还是 ¥2.60？请点一个。');
  // The field is left and come back to; what can be two is not kept.
  for (const { body } of callsTo(`/global-services/items/${ID}`))
    expect(body).not.toMatchObject({ changes: { unitPriceFen: expect.any(Number) } });
  await page.getByRole('button', { name: '¥2,599.00' }).click();
  await expect.element(page.getByLabelText('单价（元）')).toHaveValue('2599.00');
});

it('keeps what is typed when a field is left, and when another window was faster', async () => {
  answer('PATCH /global-services/items/:id', () => refuse('DRAFT_CHANGED'));
  await show([aDraft({ fields: { ...aDraft().fields, category: field('shoes' as const) } })]);
  await page.getByLabelText('名称').fill('白色帆布鞋');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => callsTo(`/global-services/items/${ID}`)).toHaveLength(1);
  expect(callsTo(`/global-services/items/${ID}`)[0]?.body).toMatchObject({ isConfirmed: false });
  await page.getByRole('button', { name: '没错，就是它' }).click();
  await expect.element(page.getByText(/^这件商品在别的窗口改过了/)).toBeVisible();
  await expect.element(page.getByLabelText('名称')).toHaveValue('白色帆布鞋');
});

it('asks only about what two windows have changed each in its own way, and keeps what was typed', async () => {
  const shoes = { ...aDraft().fields, category: field('shoes' as const) };
  const elsewhere = { ...shoes, name: field('米色帆布鞋'), variant: field('38 码') };
  answer('PATCH /global-services/items/:id', ({ body }) =>
    Object(body).version === 1 ? refuse('DRAFT_CHANGED') : aDraft({ ...Object(body), version: 3 }),
  );
  await show([aDraft({ fields: shoes })]);
  answer('GET /global-services/items', () => ({
    drafts: [aDraft({ version: 2, fields: elsewhere })],
    isRecognitionOn: true,
  }));
  await page.getByLabelText('名称').fill('白色帆布鞋');
  await page.getByLabelText('数量').fill('4');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText(/^这件商品在别的窗口改过了/)).toBeVisible();
  await expect.element(page.getByLabelText('名称')).toHaveValue('白色帆布鞋');
  await expect.element(page.getByLabelText('数量')).toHaveValue('4');
  // Nothing was typed there.
  await expect.element(page.getByLabelText(/^颜色/)).toHaveValue('38 码');
  await expectNoViolation();
  await page.getByRole('button', { name: '看新的' }).click();
  await expect.element(page.getByLabelText('名称')).toHaveValue('米色帆布鞋');
  await page.getByRole('button', { name: '没错，就是它' }).click();
  await expect
    .poll(() => callsTo(`/global-services/items/${ID}`).at(-1)?.body)
    .toMatchObject({ isConfirmed: true, changes: { name: '米色帆布鞋', quantity: 4 } });
  // Leaving the field may have saved the count before.
  expect(callsTo(`/global-services/items/${ID}`).at(-1)?.body).not.toMatchObject({ version: 1 });
});

it('goes on with the version that putting together has made, and offers the counts of both', async () => {
  const OTHER = '01920000-0000-7000-8000-0000000000d4';
  const of = (id: string) =>
    aDraft({ id, origin: 'text', pictureId: null, fields: { name: field('珐琅搪瓷小汤锅') } });
  const joined = { ...of(ID), version: 2 };
  answer('POST /global-services/items/:id/join', () => joined);
  answer('PATCH /global-services/items/:id', ({ body }) =>
    aDraft({ ...of(ID), version: Object(body).version + 1 }),
  );
  await show([of(ID), of(OTHER)]);
  await page.getByRole('button', { name: '是同一件，合在一起' }).click();
  await page.getByRole('button', { name: '要 2 件' }).click();
  await expect.element(page.getByLabelText('数量')).toHaveValue('2');
  await page.getByLabelText('单价（元）').fill('66');
  await userEvent.keyboard('{Tab}');
  await expect
    .poll(() => callsTo(`/global-services/items/${ID}`)[0]?.body)
    .toMatchObject({ version: 2, changes: { quantity: 2, unitPriceFen: 6600 } });
  expect(page.getByText(/在别的窗口改过了/).elements()).toEqual([]);
});

it('says beside yuan what a thing costs in the buyer’s own currency', async () => {
  useDisplayCurrency.setState({ currency: 'BRL', isProposed: false });
  onTestFinished(() => useDisplayCurrency.setState({ currency: undefined, isProposed: true }));
  answer('GET /settings/currencies', () => ({ rates: { BRL: '1.31' }, bankCosts: [] }));
  await show([aDraft({ fields: { ...aDraft().fields, quantity: field(2) } })]);
  await expect.element(page.getByText(/R\$\s?196[.,]95/)).toBeVisible();
});

it('takes the second tap on “add” for no mistake, and adds once', async () => {
  answer('POST /global-services/items/texts', () => ({
    drafts: [aDraft({ origin: 'text', pictureId: null })],
  }));
  await show([]);
  await page.getByLabelText('链接、分享口令或描述').fill('帆布鞋 129 元');
  await page.getByRole('button', { name: '添加', exact: true }).dblClick();
  await expect.element(page.getByText('待核对')).toBeVisible();
  expect(page.getByText('先粘贴或输入点什么。').elements()).toEqual([]);
  expect(callsTo('/global-services/items/texts')).toHaveLength(1);
});

it('asks whether a picture and words are one thing, and puts them together', async () => {
  const OTHER = '01920000-0000-7000-8000-0000000000d2';
  const picture = aDraft({ fields: { name: field('回力帆布鞋白色') } });
  const words = aDraft({
    id: OTHER,
    origin: 'text',
    pictureId: null,
    fields: { name: field('回力帆布鞋女') },
  });
  answer('POST /global-services/items/:id/join', () => ({
    ...words,
    version: 2,
    pictureId: picture.pictureId,
  }));
  await show([picture, words]);
  await expect.element(page.getByText('这件和“回力帆布鞋白色”是同一件吗？')).toBeVisible();
  await expectNoViolation();
  await page.getByRole('button', { name: '是同一件，合在一起' }).click();
  await expect.poll(() => page.getByText('回力帆布鞋白色').elements()).toEqual([]);
  expect(callsTo(`/global-services/items/${OTHER}/join`)[0]?.body).toEqual({
    version: 1,
    otherId: ID,
    otherVersion: 1,
  });
});

it('says what a cart names in all where it was read otherwise, and counts what lies in the basket already', async () => {
  onTestFinished(() => changeBasket({ items: [] }));
  const words = {
    ...itemOfFields({ name: field('保温杯'), unitPriceFen: field(4500) }),
    category: 'kitchen',
  };
  changeBasket({ items: [words] });
  await show([
    aDraft({
      otherPrices: [
        { fen: 9900, role: 'cart_total' },
        { fen: 2000, role: 'cart_shop' },
      ],
    }),
  ]);
  await expect
    .element(page.getByText('图上写着合计 ¥99.00，从图里认出的 1 样东西合计 ¥129.00'))
    .toBeVisible();
  await expect.element(page.getByText(/优惠券和满减是你自己账号里的/)).toBeVisible();
  // What of the difference the picture itself explains, and what is left.
  await expect.element(page.getByText('店铺优惠')).toBeVisible();
  await expect.element(page.getByText('−¥20.00')).toBeVisible();
  await expect.element(page.getByText('−¥10.00')).toBeVisible();
  await page.getByRole('button', { name: '按 ¥129.00 计价' }).click();
  await expect.element(page.getByText(/按 ¥129\.00 计价，图上写的是 ¥99\.00/)).toBeVisible();
  await page.getByRole('button', { name: '再看一看' }).click();
  // It is no price of one thing.
  await expect.element(page.getByRole('button', { name: /¥99\.00/ })).not.toBeInTheDocument();
  await expect.element(page.getByText('计算里还有：')).toBeVisible();
  await expect.element(page.getByText('保温杯')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '看全部费用' })).toBeVisible();
  await expectNoViolation();
});

it('misses nothing of a picture whose other things have been ordered', async () => {
  await show([aDraft({ isPictureOrdered: true, otherPrices: [{ fen: 44_900, role: 'cart_total' }] })]);
  await expect.element(page.getByLabelText('名称')).toBeVisible();
  await expect.element(page.getByText(/图上写着合计/)).not.toBeInTheDocument();
});

it('thinks of a thing that is missing where a cart names more than was found, and adds it by one tap', async () => {
  const first = aDraft({ otherPrices: [{ fen: 44_900, role: 'cart_total' }] });
  await show([first]);
  await expect
    .element(page.getByText('图上写着合计 ¥449.00，认出来的是 ¥129.00：可能漏了一样'))
    .toBeVisible();
  await expect.element(page.getByText(/优惠券和满减/)).not.toBeInTheDocument();
  answer('POST /global-services/items', ({ body }) =>
    aDraft({
      ...Object(body),
      origin: 'typed',
      fields: { unitPriceFen: { value: 32_000, source: 'picture', confidence: 0.4 } },
    }),
  );
  await page.getByRole('button', { name: '补上漏掉的（¥320.00）' }).click();
  await expect.element(page.getByRole('button', { name: /补上漏掉的/ })).not.toBeInTheDocument();
  expect(callsTo('/global-services/items').find(({ body }) => body)?.body).toMatchObject({
    besideId: ID,
    restFen: 32_000,
  });
});
