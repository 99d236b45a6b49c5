// The operators' workbench: worked through by keyboard, many at once, and exported as it is filtered.

import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo } from '../../../../kit/web/testing/server.ts';
import type { DeskSummary } from '../queries.ts';
import { aDeskSummary } from '../testing/an-order.ts';
import { DeskPage } from './desk-page.tsx';

const id = (n: number) => `01920000-0000-7000-8000-00000000000${n}`;
const ORDERS: readonly DeskSummary[] = [1, 2, 3].map((n) =>
  aDeskSummary({ id: id(n), number: `YL261123-AAAAA${n + 1}`, stage: 'to_buy', version: n }),
);

async function show(path = '/admin/global-orders', orders = ORDERS): Promise<void> {
  answer('GET /admin/global-orders/queues', () => ({
    queues: [{ queue: 'to_buy', count: 3, overdue: 1, oldestSince: '2026-11-23T08:05:00.000Z' }],
    enquiries: { count: 3, oldestSince: null },
  }));
  answer('GET /admin/global-orders', () => ({ orders, nextCursor: null }));
  await renderFeature(<DeskPage />, { texts: ['orders', 'global-services', 'settings', 'files'], path });
  await expect.element(page.getByRole('link', { name: orders[0]?.number ?? '' })).toBeVisible();
}

async function wide(): Promise<void> {
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(390, 844));
}

const mind = (of: 'wish' | 'unanswered' | 'verdict', text: string, name = '') => ({
  key: of,
  of,
  item: name === '' ? null : 0,
  name,
  text,
});

it('clears what is chosen where some are, and chooses none that is not ticked', async () => {
  await show();
  await page.getByText('选列出的 3 单').click();
  await page.getByRole('checkbox', { name: /AAAAA3/ }).click();
  await page.getByText('选了 2 单').click();
  await page.getByRole('checkbox', { name: /AAAAA3/ }).click();
  await expect.element(page.getByText('选了 1 单')).toBeVisible();
});

it('is worked through by keyboard: down, choose, claim what was chosen', async () => {
  answer('POST /admin/global-orders/actions', () => ({
    results: [
      { id: id(1), refused: null, version: 2 },
      { id: id(2), refused: 'claimed_by_another', version: null },
    ],
  }));
  await show();
  await expectNoViolation();
  await userEvent.keyboard('jxjx');
  await expect.element(page.getByText('选了 2 单')).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(page.getByText('1 单办好了。')).toBeVisible();
  await expect.element(page.getByText(/^1 单没办成：YL261123-AAAAA3（/)).toBeVisible();
  expect(callsTo('/admin/global-orders/actions')[0]?.body).toEqual({
    orders: [
      { id: id(1), version: 1 },
      { id: id(2), version: 2 },
    ],
    action: 'claim',
  });
});

it('asks before a key approves what has a thing to be minded', async () => {
  const minded = aDeskSummary({
    stage: 'paid_review',
    minds: [mind('verdict', '有电池，不能空运', '充电宝')],
    piecesMinded: 2,
  });
  const plain = aDeskSummary({ id: id(2), number: 'YL261123-AAAAA2', stage: 'paid_review' });
  answer('POST /admin/global-orders/actions', () => ({
    results: [{ id: minded.id, refused: null, version: 3 }],
  }));
  await show('/admin/global-orders', [minded, plain]);
  await userEvent.keyboard('ja');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('YL261123-7K3QXM')).toBeVisible();
  await expect.element(dialog.getByText(/有电池，不能空运/)).toBeVisible();
  expect(callsTo('/admin/global-orders/actions')).toEqual([]);
  await dialog.getByRole('button', { name: '核对通过（1）' }).click();
  await expect
    .poll(() => callsTo('/admin/global-orders/actions')[0]?.body)
    .toMatchObject({ orders: [{ id: minded.id, minded: ['verdict'] }] });
  // With others, these alone.
  await page.getByText('选列出的 2 单').click();
  await page.getByRole('button', { name: '核对通过（2）' }).click();
  await dialog.getByRole('button', { name: '只办其余 1 单' }).click();
  await expect
    .poll(() => callsTo('/admin/global-orders/actions')[1]?.body)
    .toMatchObject({ orders: [{ id: plain.id }] });
});

it('says on each button how many it is for, and names what cannot be taken back', async () => {
  answer('POST /admin/global-orders/actions', () => ({
    results: [1, 2].map((n) => ({ id: id(n), refused: null, version: n + 1 })),
  }));
  const [one, two, three] = ORDERS;
  if (!one || !two || !three) throw new Error('no orders');
  const onTheWay = [one, two].map((order) => ({ ...order, stage: 'dispatched' as const }));
  await show('/admin/global-orders', [...onTheWay, three]);
  await page.getByText('选列出的 3 单').click();
  await expect.element(page.getByRole('button', { name: '接单（1）' })).toBeVisible();
  await page.getByRole('button', { name: '已送达（2）' }).click();
  const dialog = page.getByRole('dialog', { name: '这 2 单都送达了吗？' });
  await expect.element(dialog.getByText(one.number)).toBeVisible();
  await expect.element(dialog.getByText(two.number)).toBeVisible();
  await dialog.getByRole('button', { name: '已送达（2）' }).click();
  await expect
    .poll(() => callsTo('/admin/global-orders/actions')[0]?.body)
    .toEqual({ orders: onTheWay.map(({ id: of, version }) => ({ id: of, version })), action: 'deliver' });
});

it('exports all pages of the queue that is shown', async () => {
  await wide();
  const tables: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((table) => {
    if (table instanceof Blob) tables.push(table);
    return 'blob:nothing';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await show('/admin/global-orders?queue=to_buy');
  answer('GET /admin/global-orders', ({ path }) =>
    path.includes('cursor=more')
      ? { orders: ORDERS.slice(2), nextCursor: null }
      : { orders: ORDERS.slice(0, 2), nextCursor: 'more' },
  );
  await page.getByRole('button', { name: '导出 CSV' }).click();
  await expect.poll(() => tables).toHaveLength(1);
  const lines = ((await tables[0]?.text()) ?? '').trim().split('\r\n');
  expect(lines).toHaveLength(4);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(lines[0]).toContain(`下单时间（${timeZone}）`);
  expect(lines[0]).toContain('毛利（元）');
  expect(lines[1]).toMatch(/,\d{4}-\d{2}-\d{2} \d{2}:\d{2},/);
  expect(lines[1]).toContain('YL261123-AAAAA2');
  expect(lines[1]).toContain('502.97');
  const asked = callsTo('/admin/global-orders').map(({ path }) => path);
  expect(asked.filter((path) => !path.includes('queue=to_buy'))).toEqual([]);
  vi.restoreAllMocks();
});

it('says what is overdue and what is paid to be quicker, and where it looks', async () => {
  await wide();
  const hour = 3_600_000;
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  await show('/admin/global-orders?queue=to_buy&search=YL', [
    aDeskSummary({
      stage: 'to_buy',
      tier: 'premium',
      due: { of: 'to_buy', since: at(-15 * hour), at: at(-3.1 * hour) },
    }),
    aDeskSummary({
      id: id(2),
      number: 'YL261123-AAAAA3',
      due: { of: 'to_buy', since: at(0), at: at(5.5 * hour) },
    }),
  ]);
  const [late, early] = [page.getByRole('row').nth(1), page.getByRole('row').nth(2)];
  await expect.element(late.getByText('逾期 3 小时')).toBeVisible();
  await expect.element(late.getByText('采购', { exact: true })).toBeVisible();
  await expect.element(late.getByText('尊享')).toBeVisible();
  await expect.element(early.getByText('还有 5 小时')).toBeVisible();
  await expect.element(page.getByText('1 单逾期')).toBeVisible();
  await expect.element(page.getByText('只在“待采购”里找。')).toBeVisible();
  const all = page.getByRole('link', { name: '在全部订单里找' });
  expect(all.element().getAttribute('href')).toBe('/admin/global-orders?search=YL');
  await expectNoViolation();
});

it('searches once for what is typed, and keeps it from queue to queue', async () => {
  await show('/admin/global-orders?queue=to_buy');
  await page.getByRole('searchbox').fill('丝巾');
  const searched = () =>
    callsTo('/admin/global-orders').filter(({ path }) => path.includes(encodeURIComponent('丝巾')));
  await expect.poll(searched).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(searched()).toHaveLength(1);
  await page.getByRole('combobox', { name: '队列' }).selectOptions('全部');
  await expect.poll(() => callsTo('/admin/global-orders').at(-1)?.path).not.toContain('queue=');
  await expect.element(page.getByRole('searchbox')).toHaveValue('丝巾');
});

it('tells the buyer’s turn from ours, with its day and its reminders, and ages from deadlines', async () => {
  await wide();
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * day + 1000).toISOString();
  const held = {
    of: 'photos_held' as const,
    since: at(-40),
    until: '2027-01-30T12:00:00.000Z',
    reminders: [
      { at: '2026-12-01T12:00:00.000Z', isSent: true },
      { at: '2026-12-31T12:00:00.000Z', isSent: false },
    ],
  };
  await show('/admin/global-orders', [
    aDeskSummary({ stage: 'in_warehouse', stageSince: at(-3.1), awaited: held }),
  ]);
  const row = page.getByRole('row').nth(1);
  await expect
    .element(row.getByText('等买家，到 2027年1月30日 · 2026年12月1日提醒过 · 2026年12月31日会提醒'))
    .toBeVisible();
  await expect.element(row.getByText('已 3 天')).toBeVisible();
  await expect.element(row.getByRole('cell').nth(-1)).toHaveTextContent('期限不用我们处理');
  await expectNoViolation();
});

it('approves no order together with others whose buyer has a wish or a question', async () => {
  const stage = 'paid_review';
  const plain = aDeskSummary({ stage });
  const wish = aDeskSummary({
    id: id(2),
    number: 'YL261123-AAAAA2',
    stage,
    hasWish: true,
    minds: [mind('wish', 'no box')],
  });
  const unansweredSince = '2026-11-23T08:05:00.000Z';
  const waitingText = 'Tem em azul?';
  const asks = aDeskSummary({
    id: id(3),
    number: 'YL261123-AAAAA3',
    stage,
    unansweredSince,
    waitingText,
    minds: [mind('unanswered', waitingText)],
  });
  answer('POST /admin/global-orders/actions', () => ({
    results: [{ id: plain.id, refused: null, version: 3 }],
  }));
  await show('/admin/global-orders', [plain, wish, asks]);
  await expect.element(page.getByText('有要求')).toBeVisible();
  await expect.element(page.getByText('Tem em azul?')).toBeVisible();
  await page.getByText('选列出的 3 单').click();
  await expect.element(page.getByText(/^2 单有买家的要求或问题，不能一起通过/)).toBeVisible();
  await page.getByRole('button', { name: '核对通过（1）' }).click();
  await expect.poll(() => callsTo('/admin/global-orders/actions')).toHaveLength(1);
  expect(callsTo('/admin/global-orders/actions')[0]?.body).toMatchObject({ orders: [{ id: plain.id }] });
  // By its key neither, once nothing is chosen any more.
  await expect.element(page.getByText('选列出的 3 单')).toBeVisible();
  await userEvent.keyboard('jja');
  await expect.element(page.getByText(/^1 单有买家的要求或问题/)).toBeVisible();
  expect(callsTo('/admin/global-orders/actions')).toHaveLength(1);
});

it('has no boxes where nothing can be done with several, and shows the numbers of what is awaited', async () => {
  const ordered = aDeskSummary({
    stage: 'ordered',
    shopOrders: ['TB881201'],
    courierNumbers: ['SF12345678'],
  });
  await show('/admin/global-orders?queue=ordered', [ordered]);
  await expect.element(page.getByText('TB881201 · SF12345678')).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
});
