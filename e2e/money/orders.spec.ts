// Having something bought, from a screenshot on: a buyer on a phone in Portuguese and an operator at a wide screen in Chinese, at the same time.

import { randomUUID } from 'node:crypto';
import { type BrowserContext, devices, type Page } from '@playwright/test';
import { makePhoto } from '../../kit/server/testing/pictures.ts';
import { runSql } from '../support/database.ts';
import { expectNoViolation, expectNoViolationInBothThemes } from '../support/no-violation.ts';
import { type Admin, expect, openBrowser, registerUnasked, test } from '../support/people.ts';

/** A buyer whose mail address is proven, as dear orders ask for. */
async function buyer(context: BrowserContext): Promise<void> {
  const { id } = await registerUnasked(context);
  await runSql('update users set email_verified = true where id = $1', [id]);
  await context.addInitScript(() => localStorage.setItem('language', 'pt'));
}

/** What a shop's app shows of shoes, as somebody would send it. */
async function drawScreenshot(context: BrowserContext): Promise<Buffer> {
  const sheet = await context.newPage();
  await sheet.setViewportSize({ width: 400, height: 640 });
  await sheet.setContent(`<body style="margin:0;font:16px sans-serif;background:#fff;color:#222">
    <div style="height:240px;background:linear-gradient(#d9c7a8,#8d6e4b)"></div>
    <div style="padding:14px"><div style="color:#e4393c;font-size:34px;font-weight:700">¥99.50
    <s style="color:#999;font-size:14px;font-weight:400">¥168</s></div>
    <div style="font-size:20px;font-weight:600;line-height:1.5;margin:10px 0">老北京布鞋 手工千层底 透气防滑</div>
    <div>快递：免运费 | 北京</div><div style="margin-top:14px">步步高鞋店 进店逛逛</div></div>
    <div style="position:fixed;bottom:12px;left:14px">店铺　客服　收藏　加入购物车　立即购买</div></body>`);
  const picture = await sheet.screenshot();
  await sheet.close();
  return picture;
}

/** Reading a picture takes two seconds, or minutes beside two other journeys on a slow machine. */
const READING_MS = 240_000;

/** From a screenshot over what was read of it to the price. */
async function sendScreenshot(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/global-services/product-upload');
  await page
    .getByLabel(/^Escolher imagens/)
    .setInputFiles({ name: 'loja.png', mimeType: 'image/png', buffer });
  await expect(page.getByLabel('Preço de um, em yuans')).toHaveValue(/^99[.,]50?$/, {
    timeout: READING_MS,
  });
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(/布鞋/);
  await page.getByLabel('Quantidade').fill('2');
  await page.getByLabel('Tipo de produto').selectOption('shoes');
  await page.getByRole('button', { name: 'Sim, está certo' }).click();
  await page.getByRole('link', { name: 'Ver o custo completo' }).click();
  await page.getByRole('combobox', { name: 'País' }).selectOption('BR');
  await expect(page.getByText('Na entrega, provavelmente')).toBeVisible();
}

/** From the price to an order that waits for its payment; gives its id. */
async function order(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Continuar para o endereço' }).click();
  // Asked before anything is typed.
  await page.getByRole('button', { name: '16 ou mais' }).click();
  await page.getByRole('button', { name: /^Fazer o pedido/ }).click();
  await expect(page.getByLabel('Destinatário')).toBeFocused();
  const address = {
    Destinatário: 'Ana Souza',
    Telefone: '+55 11 91234-5678',
    'Rua e número': 'Av. Paulista 1000',
    Bairro: 'Bela Vista',
    Cidade: 'São Paulo',
    'CEP ou código postal': '01310-100',
    CPF: '529.982.247-25',
  };
  for (const [label, value] of Object.entries(address)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Estado').selectOption('SP');
  await page.getByRole('button', { name: /^Fazer o pedido/ }).click();
  await expect(page).toHaveURL(/\/global-services\/payment\?order=/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

/** The way to the order is there before it is paid, too. */
async function toPaidOrder(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Recibo' })).toBeVisible();
  await main.getByRole('link', { name: 'Ver o pedido' }).click();
}

/** Money that goes by transfer: the buyer is told where to, and the page hears that it has arrived. */
async function transfer(page: Page, desk: Page, id: string): Promise<void> {
  await page.getByRole('link', { name: /^Escolher como pagar/ }).click();
  await page.getByRole('radio', { name: /^Transferência bancária/ }).check();
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await expect(page.getByText('Transfira para esta conta')).toBeVisible();
  await desk.goto(`/admin/payments/${id}`);
  await desk.getByRole('button', { name: '登记到账' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '登记' }).click();
  await toPaidOrder(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pedido YL/);
}

/** The rest that a heavier parcel costs, by the test provider. */
async function payBalance(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Pagar a diferença/ }).click();
  await page.getByRole('radio', { name: /^Pagamento de teste/ }).check();
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await page.getByRole('button', { name: 'Aprovar' }).click();
  await toPaidOrder(page);
  await expect(page.getByText('Você aceitou, e estamos preparando a embalagem.')).toBeVisible();
}

const photo = async (width: number) => ({
  name: `${width}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await makePhoto({ width, height: 600 }),
});

/** From the queue over the purchase to what stands in the warehouse. */
async function bringToWarehouse(desk: Page, id: string): Promise<void> {
  await desk.goto('/admin/global-orders?queue=paid_review');
  await desk.locator(`[data-order="${id}"]`).click();
  await desk.getByRole('button', { name: '核对通过' }).click();
  // Nobody has said the size.
  await desk.getByRole('dialog').getByRole('button', { name: '看过了，核对通过' }).click();
  await desk.getByRole('button', { name: '接单' }).click();
  await expect(desk.getByLabel('付给卖家（元）')).toHaveValue('199.00');
  await desk.getByRole('button', { name: '已向卖家下单' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '看过了，已向卖家下单' }).click();
  await expect(desk.getByText('至少要三张照片。')).toBeVisible();
  const [photos, scale] = [desk.locator('input[type=file]').first(), desk.locator('input[type=file]').nth(1)];
  await photos.setInputFiles(await Promise.all([801, 802, 803].map((width) => photo(width))));
  await expect(desk.getByText('照片 3 张')).toBeVisible();
  await scale.setInputFiles(await photo(804));
  await desk.getByLabel('实际重量（克）').fill('2900');
  await desk.getByRole('button', { name: '到仓', exact: true }).click();
  await expect(desk.getByRole('button', { name: '到仓', exact: true })).toHaveCount(0);
}

test.describe('an order', () => {
  test.use({ viewport: { width: 390, height: 844 }, userAgent: devices['Pixel 7'].userAgent });

  test('goes from a screenshot to the door and a part of its price back, with the operator beside', async ({
    page,
    context,
    browser,
    watch,
    admin,
  }) => {
    test.setTimeout(test.info().timeout + READING_MS);
    const screenshot = await drawScreenshot(context);
    await buyer(context);
    await openTransfers(admin);
    const desk = await openDesk(browser, watch, admin);
    await sendScreenshot(page, screenshot);
    const id = await order(page);
    await expectNoViolationInBothThemes(page);
    await transfer(page, desk, id);
    await page.getByText('Aprenda o que você compra').click();
    await page.getByRole('button', { name: /^Pôr as \d+ palavras nas revisões$/ }).click();
    await expect(page.getByText('Tudo nas suas revisões.')).toBeVisible();
    await bringToWarehouse(desk, id);

    // From here on nobody reloads: each is told by a notice of what the other does.
    await expect(page.getByRole('button', { name: 'Foto 3: Ampliar' })).toBeVisible();
    await expectNoViolationInBothThemes(page);
    await page.getByRole('button', { name: 'Aceitar e enviar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Aceitar e enviar' }).click();
    await expect(page.getByText('Você aceitou, e estamos preparando a embalagem.')).toBeVisible();

    await expect(desk.getByText('买家收下了。')).toBeVisible();
    await desk.getByRole('button', { name: '请补差价' }).click();
    await desk.getByLabel('原因（买家会看到）').fill('比估计重了 900 克。');
    await desk.getByRole('dialog').getByRole('button', { name: '请补差价' }).click();
    await payBalance(page);
    // Nobody has packed it before somebody has.
    await desk.getByRole('button', { name: '打包', exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: '打包', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Embalado' })).toBeVisible();

    await desk.getByLabel('承运商').fill('EMS');
    await desk.getByLabel('运单号').fill('EE123456789CN');
    await desk.getByRole('button', { name: '已寄出' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: '已寄出' }).click();
    await expect(desk.getByRole('button', { name: '到达海关' })).toBeVisible();
    await expectNoViolation(desk);

    await expect(page.getByLabel(/Código de rastreio/)).toHaveValue('EE123456789CN');
    await page.getByRole('button', { name: 'Recebi' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Recebi' }).click();
    await expect(page.getByRole('heading', { name: 'Entregue' })).toBeVisible();
    await expect(page.getByText('Quanto você pagou na entrega?')).toBeVisible();
    await page.getByRole('button', { name: 'Abrir uma reclamação' }).click();
    const claim = page.getByRole('dialog');
    await claim.getByLabel('O que há de errado?').fill('Uma sola veio rasgada.');
    await claim.getByLabel('Quanto você quer de volta (CN¥)').fill('45,50');
    await claim.getByRole('button', { name: 'Abrir uma reclamação' }).click();

    await desk.getByRole('button', { name: '答复售后' }).click();
    await desk.getByRole('dialog').getByLabel('退多少（元），0 是不同意').fill('30');
    await desk.getByRole('dialog').getByLabel('原因（买家会看到）').fill('退您三十元。');
    await desk.getByRole('dialog').getByRole('button', { name: '答复售后' }).click();
    await expect(page.getByText('Reembolsado').locator('..')).toContainText(/30,00/);
    await expectNoViolation(page);
  });

  test('is cancelled by its buyer for exactly what was shown', async ({ page, context }) => {
    await buyer(context);
    await orderByApi(context);
    await page.goto('/global-services/my-orders');
    await expectNoViolation(page);
    await page.getByRole('link', { name: /帆布鞋/ }).click();
    await expect(
      page.getByText(/^Você pode cancelar agora e recebe CN¥\s589,00 \(≈ €\s?[\d.,]+\) de volta\.$/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar o pedido' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar o pedido' }).click();
    await expect(page.getByRole('heading', { name: 'Cancelado' })).toBeVisible();
    await expect(page.getByText('Reembolsado').locator('..')).toContainText(/CN¥\s589,00/);
    await expectNoViolation(page);
  });
});

const SHOES = {
  items: [
    {
      name: '帆布鞋',
      priceFen: 30_000,
      quantity: 1,
      category: 'shoes',
      weightGrams: 1000,
      sources: { name: 'buyer', price: 'buyer', weight: 'buyer', freight: 'buyer' },
    },
  ],
  country: 'DE',
  tier: 'standard',
  tip: { kind: 'none' },
  domesticFreightFen: 0,
  currency: 'EUR',
};
const BERLIN = {
  country: 'DE',
  name: 'Anna Schmidt',
  phone: '+49 30 1234567',
  line1: 'Torstraße 1',
  line2: '',
  city: 'Berlin',
  region: '',
  postcode: '10119',
  personalId: '',
};

/** Shoes for 589 yuan, paid: how that is done in the page is the other journey's. */
async function orderByApi({ request }: BrowserContext): Promise<void> {
  const [quoteId, id] = [randomUUID(), randomUUID()];
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api${path}`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  expect((await request.put('/api/privacy/age', { data: { age: 'adult' } })).status()).toBe(200);
  await post('/global-services/quotes', { id: quoteId, ...SHOES });
  await post('/global-services/orders', { id, quoteId, address: BERLIN, requirements: '' });
  await post(`/payments/${id}/begin`, { provider: 'test' });
  await post(`/payments/${id}/test`, { play: 'succeed' });
}

/** There is an account to transfer to. */
async function openTransfers({ api, confirmPassword }: Admin): Promise<void> {
  await confirmPassword();
  const areas = await (await api.get('/api/admin/settings/areas')).json();
  const { values, latestNumber } = areas.find(({ area }: { readonly area: string }) => area === 'payments');
  const data = {
    id: randomUUID(),
    values: { ...values, accountHolder: '语路', bankName: '中国银行', accountNumber: '6216 6000' },
    note: '',
    effectiveFrom: null,
    expectedNumber: latestNumber,
  };
  const answer = await api.post('/api/admin/settings/areas/payments/versions', { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function openDesk(
  browser: Parameters<typeof openBrowser>[0],
  watch: Parameters<typeof openBrowser>[1],
  admin: Admin,
): Promise<Page> {
  const { page } = await openBrowser(browser, watch, await admin.api.storageState());
  await page.setViewportSize({ width: 1280, height: 800 });
  return page;
}
