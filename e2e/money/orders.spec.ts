// Having something bought: a buyer on a phone in Portuguese and an operator at a wide screen in Chinese, at the same time.

import { randomUUID } from 'node:crypto';
import { type BrowserContext, devices, type Page } from '@playwright/test';
import { makePhoto } from '../../kit/server/testing/pictures.ts';
import { runSql } from '../support/database.ts';
import { expectNoViolation, expectNoViolationInBothThemes } from '../support/no-violation.ts';
import { type Admin, expect, openBrowser, register, test } from '../support/people.ts';

/** A buyer whose mail address is proven, as dear orders ask for. */
async function buyer(context: BrowserContext): Promise<void> {
  const { id } = await register(context);
  await runSql('update users set email_verified = true where id = $1', [id]);
  await context.addInitScript(() => localStorage.setItem('language', 'pt'));
}

async function typeItem(page: Page): Promise<void> {
  await page.goto('/global-services/cost');
  await page.getByRole('button', { name: 'Digitar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('O que é').fill('老北京布鞋');
  await dialog.getByLabel('Preço de um (CNY)').fill('99,50');
  await dialog.getByLabel('Quantidade').fill('2');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'País' }).selectOption('BR');
  await expect(page.getByText('Na entrega, provavelmente')).toBeVisible();
}

/** From the price to an order that waits for its payment; gives its id. */
async function order(page: Page): Promise<string> {
  await typeItem(page);
  await page.getByRole('button', { name: 'Continuar para o endereço' }).click();
  await page.getByRole('button', { name: /^Fazer o pedido/ }).click();
  await expect(page.getByLabel('Destinatário')).toBeFocused();
  const address = {
    Destinatário: 'Ana Souza',
    Telefone: '+55 11 91234-5678',
    'Rua e número': 'Av. Paulista 1000',
    Cidade: 'São Paulo',
    Estado: 'SP',
    'CEP ou código postal': '01310-100',
    CPF: '529.982.247-25',
  };
  for (const [label, value] of Object.entries(address)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: /^Fazer o pedido/ }).click();
  await page.getByRole('button', { name: '16 ou mais' }).click();
  await expect(page).toHaveURL(/\/global-services\/payment\?order=/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Pagar/ }).click();
  await page.getByRole('radio', { name: /^Pagamento de teste/ }).check();
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await page.getByRole('button', { name: 'Aprovar' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Ver o pedido' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido confirmado');
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
  await desk.getByRole('button', { name: '接单' }).click();
  await expect(desk.getByLabel('付给卖家（元）')).toHaveValue('199.00');
  await expectNoViolation(desk);
  await desk.getByRole('button', { name: '已向卖家下单' }).click();
  await expect(desk.getByText('至少要三张照片。')).toBeVisible();
  const [photos, scale] = [desk.locator('input[type=file]').first(), desk.locator('input[type=file]').nth(1)];
  await photos.setInputFiles(await Promise.all([801, 802, 803].map((width) => photo(width))));
  await expect(desk.getByText('已有 3 张照片')).toBeVisible();
  await scale.setInputFiles(await photo(804));
  await desk.getByLabel('实际重量（克）').fill('700');
  await desk.getByRole('button', { name: '到仓' }).click();
  await expect(desk.getByRole('button', { name: '到仓' })).toHaveCount(0);
}

test.describe('an order', () => {
  test.setTimeout(120_000);
  test.use({ viewport: { width: 390, height: 844 }, userAgent: devices['Pixel 7'].userAgent });

  test('goes from the price to the door, with the operator beside', async ({
    page,
    context,
    browser,
    watch,
    admin,
  }) => {
    await buyer(context);
    const id = await order(page);
    await expectNoViolationInBothThemes(page);
    await pay(page);
    await expectNoViolation(page);
    await page.goto(`/global-services/order-details?id=${id}`);
    const desk = await openDesk(browser, watch, admin);
    await bringToWarehouse(desk, id);

    // From here on nobody reloads: each is told by a notice of what the other does.
    await expect(page.getByRole('button', { name: 'Foto 3: Ampliar' })).toBeVisible();
    await expectNoViolationInBothThemes(page);
    await page.getByRole('button', { name: 'Aceitar e enviar' }).click();
    await expect(page.getByText('Você aceitou, e estamos preparando a embalagem.')).toBeVisible();

    await desk.getByRole('button', { name: '打包' }).click();
    await desk.getByLabel('承运商').fill('EMS');
    await desk.getByLabel('运单号').fill('EE123456789CN');
    await desk.getByRole('button', { name: '已寄出' }).click();
    await expect(desk.getByRole('button', { name: '到达海关' })).toBeVisible();
    await expectNoViolation(desk);

    await expect(page.getByText('Reembolsado')).toBeVisible();
    await expect(page.getByLabel(/Código de rastreio/)).toHaveValue('EE123456789CN');
    await page.getByRole('button', { name: 'Recebi' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Recebi' }).click();
    await expect(page.getByRole('heading', { name: 'Entregue' })).toBeVisible();
    await expect(page.getByText('Quanto você pagou na entrega?')).toBeVisible();
    await expectNoViolation(page);
  });

  test('is cancelled by its buyer for exactly what was shown', async ({ page, context }) => {
    await buyer(context);
    await orderByApi(context);
    await page.goto('/global-services/my-orders');
    await expectNoViolation(page);
    await page.getByRole('link', { name: /帆布鞋/ }).click();
    await expect(page.getByText(/^Você pode cancelar agora e recebe CN¥\s589,00 de volta\.$/)).toBeVisible();
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

async function openDesk(
  browser: Parameters<typeof openBrowser>[0],
  watch: Parameters<typeof openBrowser>[1],
  admin: Admin,
): Promise<Page> {
  const { page } = await openBrowser(browser, watch, await admin.api.storageState());
  await page.setViewportSize({ width: 1280, height: 800 });
  return page;
}
