// Settings of purchases: a change is tried on what was sold before it is saved, and may begin on a later day.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import { GlobalSettingsPage } from './global-settings-page.tsx';

const ID = '01920000-0000-7000-8000-0000000000a1';
const TRIALS = '/admin/global-settings/trials';

const purchasing = {
  area: 'purchasing',
  fields: [
    { key: 'serviceShare', kind: 'share', columns: [] },
    { key: 'standardFen', kind: 'money', columns: [] },
  ],
  values: { serviceShare: 300, standardFen: 1000 },
  current: null,
  scheduled: [],
  latestNumber: 0,
};
const tried = (changes: object) => ({
  id: ID,
  number: 'YL261123-7K3QXM',
  product: '帆布鞋',
  country: 'BR',
  placedAt: '2026-11-23T08:00:00.000Z',
  soldFen: 50_297,
  triedFen: 50_797,
  borderSoldFen: 20_000,
  borderTriedFen: 20_000,
  refusal: null,
  ...changes,
});

/** The form of the fees, open. */
async function open(): Promise<void> {
  answer('GET /admin/settings/areas', () => [purchasing]);
  await renderFeature(<GlobalSettingsPage />, { texts: ['global-services', 'settings', 'orders'] });
  await page.getByRole('button', { name: /^更改/ }).click();
}

const fee = () => page.getByLabelText('标准档，每单');

it('tries what is typed on the latest orders, side by side, and saves nothing', async () => {
  answer(`POST ${TRIALS}`, () => ({
    orders: [tried({}), tried({ id: `${ID.slice(0, -1)}2`, triedFen: null, refusal: 'country_unknown' })],
    isCut: false,
    sum: { soldFen: 50_297, triedFen: 50_797 },
  }));
  await open();
  await fee().fill('15');
  await page.getByRole('button', { name: '试算' }).click();
  await expect.element(page.getByText(/1 单合计：¥502\.97 → ¥507\.97/)).toBeVisible();
  await expect.element(page.getByText('有 1 单照这样不能下单。')).toBeVisible();
  await expect.element(page.getByText('不寄到这个国家')).toBeVisible();
  expect(callsTo(TRIALS)[0]?.body).toEqual({
    area: 'purchasing',
    values: { serviceShare: 300, standardFen: 1500 },
    period: null,
  });
  await expectNoViolation();

  // Of another day it is another trial.
  await page.getByLabelText('哪些订单').selectOptions('昨天');
  await expect.element(page.getByText(/1 单合计/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: '试算' }).click();
  await expect.element(page.getByText(/1 单合计/)).toBeVisible();
  expect(callsTo(TRIALS)[1]?.body).toMatchObject({ period: { from: expect.any(String) } });
  await page.getByLabelText('哪些订单').selectOptions('自己选日期');
  await expect.element(page.getByRole('button', { name: '试算' })).toBeDisabled();
  await page.getByLabelText('哪些订单').selectOptions('最近 50 单');

  // What was tried is of another draft as soon as a key is pressed.
  await fee().fill('16');
  await expect.element(page.getByText('试算以后又改过，再试一次。')).toBeVisible();
  await expect.element(page.getByText(/1 单合计/)).not.toBeInTheDocument();
  await fee().fill('x');
  await expect.element(page.getByText('有的值还读不出来，先改好再试。')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '试算' })).toBeDisabled();
});

it('says what is wrong with a draft that cannot be tried, and keeps it', async () => {
  answer(`POST ${TRIALS}`, () => refuse('DRAFT_INVALID', { status: 422, data: { keys: ['standardFen'] } }));
  await open();
  await fee().fill('99999999');
  await page.getByRole('button', { name: '试算' }).click();
  await expect.element(page.getByText('有的值不符合要求，改好再试。')).toBeVisible();
  await expect.element(fee()).toHaveValue('99999999');
});

it('saves a change from a day on, against the version that was seen', async () => {
  const saved = '/admin/settings/areas/purchasing/versions';
  answer('POST /admin/settings/areas/:area/versions', () => ({
    id: ID,
    number: 1,
    values: purchasing.values,
    effectiveFrom: '2099-01-01T00:00:00.000Z',
    note: '',
    createdAt: '2026-11-23T08:00:00.000Z',
  }));
  await open();
  await fee().fill('15');
  await page.getByText('以后', { exact: true }).click();
  await page.getByLabelText('生效时间').fill('2099-01-01T08:00');
  await page.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => callsTo(saved)).toHaveLength(1);
  expect(callsTo(saved)[0]?.body).toMatchObject({
    values: { serviceShare: 300, standardFen: 1500 },
    effectiveFrom: new Date('2099-01-01T08:00').toISOString(),
    expectedNumber: 0,
  });
});

const withTables = {
  ...purchasing,
  fields: [
    ...purchasing.fields,
    { key: 'shipping', kind: 'table', columns: [{ key: 'baseFen', kind: 'money', options: [] }] },
    { key: 'categories', kind: 'table', columns: [{ key: 'zh', kind: 'text', options: [] }] },
  ],
  values: {
    ...purchasing.values,
    shipping: [
      { id: 'BR', baseFen: 20_000 },
      { id: 'DE', baseFen: 18_000 },
    ],
    categories: [{ id: 'shoes', zh: '鞋' }],
  },
};

it('shows one part of a long form, jumps to another, and finds a row by a word in it', async () => {
  answer('GET /admin/settings/areas', () => [withTables]);
  await renderFeature(<GlobalSettingsPage />, { texts: ['global-services', 'settings', 'orders'] });
  await page.getByRole('button', { name: /^更改/ }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(fee()).toBeVisible();
  const country = dialog.getByRole('group', { name: 'BR' });
  await expect.element(country).not.toBeInTheDocument();
  await page.viewport(1280, 800);
  await dialog.getByRole('navigation', { name: '各部分' }).getByRole('button').nth(1).click();
  await expect.element(country).toBeVisible();
  await expect.element(dialog.getByLabelText('标准档，每单')).not.toBeVisible();
  await expectNoViolation();
  await dialog.getByLabelText('查找').fill('鞋');
  await expect.element(dialog.getByRole('group', { name: 'shoes' })).toBeVisible();
  await expect.element(country).not.toBeInTheDocument();
  await dialog.getByLabelText('查找').fill('zzz');
  await expect.element(dialog.getByText('没有对得上的。')).toBeVisible();
});

const KINDS = ['battery', 'food', 'liquid', 'magnet', 'knife', 'seed', 'gold', 'ivory', 'drug'];
const restricted = {
  ...purchasing,
  fields: [
    {
      key: 'restricted',
      kind: 'table',
      columns: [
        { key: 'remedy', kind: 'choice', options: ['declare', 'refuse'] },
        ...['words', 'kinds', 'countries', 'zh', 'en', 'pt'].map((key) => ({
          key,
          kind: 'text',
          options: [],
        })),
      ],
    },
  ],
  values: {
    restricted: KINDS.map((id, at) => ({
      id,
      remedy: at === 0 ? 'declare' : 'refuse',
      words: `词${at}`,
      kinds: '',
      countries: '',
      zh: `种类${at}`,
      en: id,
      pt: id,
    })),
  },
};

it('folds the rows of a long table under their names, and opens what is wrong', async () => {
  answer('GET /admin/settings/areas', () => [restricted]);
  answer('POST /admin/settings/areas/:area/versions', () =>
    refuse('SETTINGS_INVALID', { status: 422, data: { keys: ['restricted:4:kinds'], limits: [] } }),
  );
  await renderFeature(<GlobalSettingsPage />, { texts: ['global-services', 'settings', 'orders'] });
  await page.getByRole('button', { name: /^更改/ }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('种类0')).toBeVisible();
  await expect.element(dialog.getByText('battery · 申报')).toBeVisible();
  await dialog.getByText('种类1').click();
  await expect.element(dialog.getByRole('group', { name: 'food', exact: true })).toBeVisible();
  await expectNoViolation();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect.element(dialog.getByRole('group', { name: 'knife', exact: true })).toBeVisible();
  expect(dialog.getByRole('group', { name: 'seed', exact: true }).elements()).toEqual([]);
});

it('names the field and its limit where a number is too large, and shows the part in which it stands', async () => {
  answer('GET /admin/settings/areas', () => [withTables]);
  answer('POST /admin/settings/areas/:area/versions', () =>
    refuse('SETTINGS_INVALID', {
      status: 422,
      data: {
        keys: ['shipping:1:baseFen'],
        limits: [{ key: 'shipping:1:baseFen', least: null, most: 100_000 }],
      },
    }),
  );
  await renderFeature(<GlobalSettingsPage />, { texts: ['global-services', 'settings', 'orders'] });
  await page.getByRole('button', { name: /^更改/ }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText(/最多 ¥1,000\.00。/)).toBeVisible();
});
