// The cost step: the price follows what is typed, and what cannot be bought is said before anything is asked.

import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import { estimateBorder } from '../../domain/border/estimate-border.ts';
import { changeBasket, changeItem, EMPTY_BASKET, NEW_ITEM, useBasket } from '../quote/basket/basket.ts';
import { CostPage } from './cost-page.tsx';

const TERMS = {
  exchangeRates: {},
  serviceFees: { standard: 10, express: 15, premium: 20 },
  serviceShare: 0.03,
  shippingRates: [{ id: 'BR', country: '巴西', baseFee: 200, perKgFee: 110, estimatedDays: '15-30' }],
  categories: [
    { id: 'clothing', name: '衣服', grams: 400 },
    { id: 'shoes', name: '鞋', grams: 1200 },
  ],
  preparation: { min: 5, max: 9 },
  tips: { basic: 0.02, standard: 0.05, premium: 0.2 },
  unverifiedMaxFen: 20_000,
  restrictedItems: [
    {
      id: 'food',
      name: '食品',
      description: '要检疫。',
      remedy: 'declare',
      isUnchecked: false,
      countries: [],
    },
  ],
};

/** Of a country that nobody has rules of. */
const NO_RULES = estimateBorder(
  { country: 'BR', goodsFen: 0, inlandFen: 0, shippingFen: 0, headings: 1, goodsBy: {} },
  { rules: [], rates: {}, today: '2026-11-23' },
);

type Thing = {
  readonly priceFen: number;
  readonly quantity: number;
  readonly declared?: readonly string[];
  readonly denied?: readonly string[];
};
type Request = { readonly items: readonly Thing[] };
const DELIVERY = { min: 15, max: 30, from: '2026-12-08', until: '2026-12-23' };

/** As the server answers, with the goods as the only thing that changes. */
function priceOf({ items }: Request, more: object = {}) {
  const goodsFen = items.reduce((sum, { priceFen, quantity }) => sum + priceFen * quantity, 0);
  const totalFen = goodsFen + 1000 + 33_200;
  return {
    items: items.map(({ priceFen, quantity }) => ({ goodsFen: priceFen * quantity })),
    lines: [
      { kind: 'goods', fen: goodsFen },
      { kind: 'tier_fee', fen: 1000 },
      { kind: 'shipping', fen: 33_200 },
      { kind: 'tip', fen: 0 },
    ],
    totalFen,
    shown: { currency: 'BRL', amount: 12_345, rate: '1.31', rateSince: '2026-11-01T00:00:00Z' },
    weight: { grams: 1200, chargeableGrams: 1200, baseFen: 20_000, perKgFen: 11_000 },
    tier: 'standard',
    tiers: ['standard', 'express', 'premium'].map((tier) => ({
      tier,
      feeFen: 1000,
      totalFen,
      delivery: DELIVERY,
    })),
    verdicts: [],
    obstacles: [],
    border: NO_RULES,
    ...more,
  };
}

/** The page sends what the contract declares. */
const requestOf = (body: unknown): Request => body as Request; // as the contract declares it
const priceOfCall = ({ body }: { readonly body: unknown }) => priceOf(requestOf(body));

beforeEach(() => {
  changeBasket(EMPTY_BASKET);
  answer('GET /global-services/settings', () => ({ success: true, data: TERMS }));
  answer('GET /global-services/items', () => ({ drafts: [], isRecognitionOn: true }));
  answer('GET /settings/currencies', () => ({ rates: { BRL: '1.31' }, bankCosts: [] }));
});

const show = (path = '/') => renderFeature(<CostPage />, { texts: ['global-services', 'settings'], path });

async function add(name: string, price: string): Promise<void> {
  await page.getByRole('button', { name: '打字添加' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('是什么').fill(name);
  await dialog.getByLabelText('一件的价格（元）').fill(price);
  await dialog.getByLabelText('具体是哪一个？').fill('这个价钱的都行');
  // What no name tells is chosen, never taken for the first kind of the list.
  const kind = dialog.getByLabelText('种类');
  if (name.includes('包')) {
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect.element(dialog.getByText(/^请选一类/)).toBeVisible();
    await kind.selectOptions('鞋');
  }
  await expect.element(kind).toHaveValue('shoes');
  await dialog.getByRole('button', { name: '确定' }).click();
}

it('begins empty, takes a thing that is typed in, and follows every change with the whole price', async () => {
  answer('POST /global-services/estimates', priceOfCall);
  await show();
  await expect.element(page.getByText('还没有东西')).toBeVisible();
  await expectNoViolation();
  await add('布鞋', '0');
  await expect.element(page.getByLabelText('一件的价格（元）')).toHaveFocus();
  await page.getByLabelText('一件的价格（元）').fill('99,50');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByRole('definition').last()).toHaveTextContent('¥441.50');
  await expect.element(page.getByText(/^≈ .*123\.45/)).toBeVisible();
  // The rate with all its digits, by which the amount can be worked out.
  await expect.element(page.getByText(/¥\s1 ≈ R\$\s0\.763358778625954 · R\$\s1 = ¥\s1\.31/)).toBeVisible();
  await expect.element(page.getByText(/海关要收多少，我们不知道/)).toBeVisible();
  await expect.element(page.getByText('不知道').first()).toBeVisible();
  await expectNoViolation();
  await page.getByRole('button', { name: '修改“布鞋”' }).click();
  await page.getByLabelText('几件').fill('2');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('definition').last()).toHaveTextContent('¥541.00');
});

it('says what is refused, and asks for no order of it', async () => {
  answer('POST /global-services/estimates', ({ body }) =>
    priceOf(requestOf(body), {
      verdicts: [
        {
          rule: 'counterfeit',
          item: 0,
          kind: 'refuse',
          found: '高仿',
          name: '仿品',
          reason: '我们不买仿品。',
        },
      ],
      obstacles: [{ code: 'refused', item: 0 }],
      // What is refused counts nowhere.
      items: [{ goodsFen: 0 }],
    }),
  );
  await show();
  await add('高仿包', '100');
  await expect.element(page.getByText('“高仿包”我们不代购。把它去掉，其余的可以继续。')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '填写地址' })).not.toBeInTheDocument();
  await expect.element(page.getByText('合计')).not.toBeInTheDocument();
  await expectNoViolation();
});

it('keeps the price before while a wrong amount is typed, and says what the server refused', async () => {
  answer('POST /global-services/estimates', priceOfCall);
  answer('POST /global-services/quotes', () => refuse('TOO_EXPENSIVE', { status: 422 }));
  await show();
  await add('布鞋', '100');
  await expect.element(page.getByRole('button', { name: '填写地址' })).toBeVisible();
  const asked = callsTo('/global-services/estimates').length;
  await page.getByLabelText('中国国内运费（元）').fill('abc');
  await expect.element(page.getByText('请填 0 到 10000 之间的金额。')).toBeVisible();
  expect(callsTo('/global-services/estimates')).toHaveLength(asked);
  // A freight that cannot be read is not taken for none.
  await page.getByRole('button', { name: '填写地址' }).click();
  await expect.element(page.getByLabelText('中国国内运费（元）')).toHaveFocus();
  await page.getByLabelText('中国国内运费（元）').fill('12');
  await page.getByRole('button', { name: '填写地址' }).click();
  await expect.element(page.getByText(/总价超过一次能付的上限/)).toBeVisible();
});

it('takes in what was confirmed, without asking again, and leaves out what was taken out', async () => {
  const field = (value: unknown) => ({ value, source: 'picture', confidence: 0.9 });
  const draft = (id: string, name: string) => ({
    id,
    state: 'confirmed',
    verdicts: [],
    pictureId: '01920000-0000-7000-8000-0000000000ff',
    fields: {
      name: field(name),
      unitPriceFen: field(5000),
      quantity: field(1),
      category: field('shoes'),
      domesticFreightFen: field(800),
    },
  });
  const drafts = [draft('a', '布鞋'), draft('b', '雨伞')];
  answer('GET /global-services/items', () => ({ drafts, isRecognitionOn: true }));
  answer('POST /global-services/estimates', priceOfCall);
  await show('/global-services/cost?items=a');
  await expect.element(page.getByRole('button', { name: '修改“布鞋”' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '修改“雨伞”' })).toBeVisible();
  await expect.element(page.getByLabelText('中国国内运费（元）')).toHaveValue('16.00');
  await page.getByRole('button', { name: '去掉“布鞋”' }).click();
  await expect.element(page.getByRole('button', { name: /加进这一单/ })).toBeVisible();
  await expect
    .poll(() => callsTo('/global-services/estimates').at(-1)?.body)
    .toMatchObject({ items: [{ draftId: 'b', pictureId: '01920000-0000-7000-8000-0000000000ff' }] });
});

it('takes a freight of 0 that somebody typed for known, says what that means, and takes it back by one tap', async () => {
  changeBasket({ items: [] });
  changeBasket({
    items: [{ ...NEW_ITEM, name: '布鞋', which: '黑色 42 码', priceFen: 5000, category: 'shoes' }],
  });
  answer('GET /global-services/items', () => ({ drafts: [], isRecognitionOn: true }));
  answer('POST /global-services/estimates', priceOfCall);
  await show();
  await expect.element(page.getByText(/^还不知道/).first()).toBeVisible();
  await page.getByLabelText('中国国内运费（元）').fill('0');
  await expect.element(page.getByText(/^还不知道/)).not.toBeInTheDocument();
  await expect.element(page.getByText('你说的是：店家在中国境内包邮。')).toBeVisible();
  await page.getByRole('button', { name: '其实不知道' }).click();
  await expect.element(page.getByText(/^还不知道/).first()).toBeVisible();
  await expect.element(page.getByLabelText('中国国内运费（元）')).toHaveValue('');
});

it('keeps saying whose freight is unknown once that of another thing is known', async () => {
  const shoes = { ...NEW_ITEM, name: '布鞋', which: '黑色 42 码', priceFen: 5000, category: 'shoes' };
  const known = { ...shoes, sources: { ...shoes.sources, freight: 'picture' as const } };
  changeBasket({ domesticFreightFen: 800, items: [known, { ...shoes, name: '手机壳' }] });
  answer('POST /global-services/estimates', ({ body }) => {
    const price = priceOf(requestOf(body));
    return { ...price, lines: [...price.lines, { kind: 'domestic_freight', fen: 800 }] };
  });
  await show();
  await expect.element(page.getByText('中国国内运费（手机壳）:')).toBeVisible();
  await expect.element(page.getByText('中国国内运费（布鞋）:')).not.toBeInTheDocument();
  await expect.element(page.getByRole('term').filter({ hasText: '目前合计' })).toBeVisible();
  await expect.element(page.getByRole('term').filter({ hasText: /^合计$/ })).not.toBeInTheDocument();
});

it('shows the defaults to be read where the settings cannot be loaded, and takes no order', async () => {
  answer('GET /global-services/settings', () => refuse('INTERNAL_SERVER_ERROR', { status: 500 }));
  changeBasket({ items: [] });
  await show();
  await expect.element(page.getByText(/^无法加载全球服务数据，使用默认配置/)).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '巴西' }).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: '打字添加' })).not.toBeInTheDocument();
  await expectNoViolation();
  answer('GET /global-services/settings', () => ({ success: true, data: TERMS }));
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect.element(page.getByText('还没有东西')).toBeVisible();
  await expect.element(page.getByText(/使用默认配置/)).not.toBeInTheDocument();
});

it('asks a guest for an account at the order alone, and leads back to what they entered', async () => {
  answer('POST /global-services/estimates', priceOfCall);
  const shoes = { ...NEW_ITEM, name: '布鞋', priceFen: 9900, category: 'shoes', shop: '步步高鞋店' };
  changeBasket({ items: [shoes], country: 'BR' });
  await renderFeature(<CostPage />, { texts: ['global-services', 'settings'], viewer: 'guest' });
  await expect
    .element(page.getByRole('link', { name: '注册，继续下单' }))
    .toHaveAttribute('href', '/auth/register?returnUrl=%2Fglobal-services%2Fcost');
  await expect.element(page.getByText(/你填的都留在这里/)).toBeVisible();
  await expect.element(page.getByText(/超过 .*200\.00 的订单，要先确认邮箱/)).toBeVisible();
  expect(callsTo('/global-services/items')).toEqual([]);
});

it('says what can be done where no parcel goes, and asks for no price of it', async () => {
  answer('POST /global-services/estimates', priceOfCall);
  changeBasket({
    items: [{ ...NEW_ITEM, name: '布鞋', priceFen: 9900, category: 'shoes', shop: '步步高鞋店' }],
  });
  await show();
  await expect.element(page.getByRole('button', { name: '填写地址' })).toBeVisible();
  const before = callsTo('/global-services/estimates').length;
  await page.getByLabelText('寄到哪个国家').selectOptions('别的国家……');
  await expect.element(page.getByText('这个国家我们现在还不寄')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '问问能不能寄' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/global-services\/enquiries\?about=/));
  await expect.element(page.getByRole('button', { name: '填写地址' })).not.toBeInTheDocument();
  await expectNoViolation();
  expect(callsTo('/global-services/estimates')).toHaveLength(before);
  await page.getByLabelText('寄到哪个国家').selectOptions('巴西');
  await expect.element(page.getByRole('button', { name: '填写地址' })).toBeVisible();
});

it('asks which one exactly before it prices a thing that neither a link nor a shop leads to', async () => {
  answer('POST /global-services/estimates', priceOfCall);
  const shirt = { ...NEW_ITEM, name: '黑色T恤', priceFen: 9900, category: 'clothing' };
  changeBasket({ items: [shirt], country: 'BR' });
  await show();
  await expect.element(page.getByText('具体是哪一个？')).toBeVisible();
  await expect.element(page.getByText('说清楚“黑色T恤”是哪一个，这里就会显示费用。')).toBeVisible();
  await expectNoViolation();
  await page.getByRole('button', { name: '说明是哪一个' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByLabelText('具体是哪一个？')).toHaveFocus();
  expect(callsTo('/global-services/estimates')).toEqual([]);
  await page.getByRole('textbox', { name: /^链接/ }).fill('https://item.taobao.com/item.htm?id=680012345678');
  await expect.element(page.getByLabelText('具体是哪一个？')).not.toBeInTheDocument();
  await page.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByRole('button', { name: '填写地址' })).toBeVisible();
});

it('warns beside the thing, asks whether it is such a thing, and takes yes for an answer', async () => {
  const battery = { rule: 'batteries', item: 0, found: '', name: '带电池的产品', reason: '要申报。' };
  answer('POST /global-services/estimates', ({ body }) => {
    const request = requestOf(body);
    const [{ declared, denied } = {}] = request.items;
    if (denied?.includes('batteries')) return priceOf(request);
    const isDeclared = declared?.includes('batteries');
    return priceOf(request, { verdicts: [{ ...battery, kind: isDeclared ? 'declare' : 'check' }] });
  });
  const shop = '樱桃旗舰店';
  changeBasket({
    items: [{ ...NEW_ITEM, name: '键盘', priceFen: 9900, category: 'electronics', shop }],
    country: 'BR',
  });
  await show();
  await expect.element(page.getByText('带电池的产品: 请看看是不是')).toBeVisible();
  await expectNoViolation();
  await page.getByRole('button', { name: '是，它属于这一类' }).click();
  await expect.element(page.getByText('带电池的产品: 需要申报')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '是，它属于这一类' })).not.toBeInTheDocument();
  // Whoever says no is not asked again.
  changeItem(0, { declared: [] });
  await page.getByRole('button', { name: '不是', exact: true }).click();
  await expect.element(page.getByText(/^带电池的产品/)).not.toBeInTheDocument();
  expect(useBasket.getState().items[0]).toMatchObject({ declared: [], denied: ['batteries'] });
});

it('lists before anything is ordered what may be sent to the country, with reason and remedy', async () => {
  const only = (id: string, name: string, countries: string[]) => ({
    id,
    name,
    description: `${name}的说明。`,
    remedy: 'refuse',
    countries,
  });
  const restrictedItems = [
    ...TERMS.restrictedItems,
    only('meat', '肉', ['BR']),
    only('seeds', '种子', ['JP']),
  ];
  answer('GET /global-services/settings', () => ({ success: true, data: { ...TERMS, restrictedItems } }));
  answer('POST /global-services/estimates', priceOfCall);
  changeBasket({
    ...EMPTY_BASKET,
    country: 'BR',
    items: [{ ...NEW_ITEM, name: '鞋', priceFen: 100, category: 'shoes', which: '都行' }],
  });
  queryClient.clear();
  await show();
  await page.getByText('寄到巴西：不能买和有条件买的').click();
  await expect.element(page.getByText('肉: 不代购')).toBeVisible();
  await expect.element(page.getByText('食品: 需要申报')).toBeVisible();
  expect(page.getByText('种子').elements()).toEqual([]);
  await expectNoViolation();
});

it('asks about a link and a picture of one thing before both are paid for', async () => {
  answer('POST /global-services/estimates', priceOfCall);
  const link = 'https://item.taobao.com/item.htm?id=680012345678';
  const shoes = { ...NEW_ITEM, priceFen: 42_900, category: 'shoes' };
  const pictureId = '01920000-0000-7000-8000-0000000000ff';
  changeBasket({
    items: [
      { ...shoes, name: '李宁跑步鞋男款超轻网面透气', link },
      { ...shoes, name: '李宁跑步鞋男款超轻网面透气运动鞋', variant: '灰色42码', pictureId, shop: '淘宝' },
    ],
    country: 'BR',
  });
  await show();
  await expect.element(page.getByText(/像是同一件东西/)).toBeVisible();
  await expectNoViolation();
  await page.getByRole('button', { name: '是同一件，去掉这一件' }).click();
  await expect.element(page.getByText(/像是同一件东西/)).not.toBeInTheDocument();
  expect(useBasket.getState().items).toMatchObject([{ link }]);
});

it('goes no further while a tip cannot be read, and says of a count that it is too large instead of cutting it', async () => {
  answer('POST /global-services/estimates', priceOfCall);
  await show();
  await add('帆布鞋', '88');
  await page.getByRole('button', { name: '修改“帆布鞋”' }).click();
  await page.getByLabelText('几件').fill('2400');
  await expect.element(page.getByLabelText('几件')).toHaveValue('2400');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByText('请填 1 到 999 的整数。')).toBeVisible();
  await page.getByLabelText('几件').fill('24');
  await page.getByRole('button', { name: '确定' }).click();
  await page.getByText('自己定').click();
  await page.getByLabelText('小费（元）').fill('不多');
  await page.getByRole('button', { name: '填写地址' }).click();
  await expect.element(page.getByLabelText('小费（元）')).toHaveFocus();
  expect(callsTo('/global-services/quotes')).toEqual([]);
});
