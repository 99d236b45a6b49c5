// What a thing comes to at the door: as a range where the duty is one, and only as sure as the limit of the country is far.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../../app/web/testing/render-feature.tsx';
import { answer } from '../../../../../kit/web/testing/server.ts';
import type { PriceView } from '../../../domain/quote/shapes.ts';
import type { OpenFreight } from '../basket/freight.ts';
import { DoorSum, DoorTotal } from './door-total.tsx';

type Border = PriceView['border'];

const line: Border['lines'][number] = {
  rule: 'KR-relief',
  levy: 'duty',
  name: '150 美元以内免税',
  fen: 0,
  mostFen: 0,
  amount: { currency: 'USD', amount: 0 },
  source: 'KCS',
  validFrom: '2015-01-01',
  validUntil: null,
  checkedOn: '2026-11-15',
  isOld: false,
  isUnchecked: true,
};
const limit: NonNullable<Border['limit']> = {
  currency: 'USD',
  worth: 14_700,
  limit: 15_000,
  state: 'near',
  freight: 'inland',
};
const border: Border = {
  isKnown: true,
  lines: [line],
  knownFen: 0,
  mostFen: 0,
  hasUnknown: false,
  limit: null,
  papers: [],
  paying: [],
};

async function show(changes: Partial<Border>, openFreight: OpenFreight = []) {
  answer('GET /settings/currencies', () => ({ rates: {}, bankCosts: [] }));
  const price = { country: 'KR', totalFen: 44_150, shown: null, border: { ...border, ...changes } };
  await renderFeature(<DoorTotal price={price} openFreight={openFreight} />, {
    texts: ['global-services', 'settings'],
  });
}

it('says how near the limit of the country is, and that the freight nobody knows yet counts to it', async () => {
  await show({ limit }, 'all');
  await expect.element(page.getByText(/约 US\$147\.00，限额是 US\$150\.00（含中国境内运费）/)).toBeVisible();
  await expect.element(page.getByText(/很接近限额/)).toBeVisible();
  await expect.element(page.getByText(/境内运费也计入货值/)).toBeVisible();
  await expect.element(page.getByText(/货值不超过限额时/)).toBeVisible();
  await expect.element(page.getByText('这个国家的入境规则我们还没有核对过。')).toBeVisible();
});

it('warns of nothing where the goods are far below it and all freight is known', async () => {
  await show({ limit: { ...limit, worth: 5000, state: 'below' } });
  await expect.element(page.getByText(/约 US\$50\.00/)).toBeVisible();
  expect(page.getByText(/很接近限额|也计入货值|不超过限额时/).elements()).toEqual([]);
});

it('shows what is due as a range, and adds both its ends to what is paid', async () => {
  await show({ knownFen: 10_000, mostFen: 25_000, limit: { ...limit, worth: 16_000, state: 'above' } });
  await expect.element(page.getByText(/约 .*541\.50 到 .*691\.50/)).toBeVisible();
  await expect.element(page.getByText(/还要交 .*100\.00 到 .*250\.00/)).toBeVisible();
  await expect.element(page.getByText(/超过了 US\$150\.00 的限额/)).toBeVisible();
});

it('says what is paid at the least where nobody knows what is due', async () => {
  await show({ hasUnknown: true });
  await expect.element(page.getByText(/至少 .*441\.50/)).toBeVisible();
});

it('says one sum without the freight in China that nobody knows, with a note, and never that no more is charged', async () => {
  await show({ knownFen: 10_000, mostFen: 25_000 }, 'all');
  await expect.element(page.getByText(/^约 .*541\.50 到 .*691\.50/)).toBeVisible();
  await expect.element(page.getByText(/中国国内运费还不知道，先按 ¥0 算/)).toBeVisible();
  await expect
    .element(page.getByText(/你现在付 .*441\.50。.*5% 以内我们承担，超过的话先问过你/))
    .toBeVisible();
});

it('counts in the sum what the bank adds to a card payment, with its name and figure, and says so in one line, too', async () => {
  const iof = { currency: 'BRL', name: 'IOF', share: 350, source: 'Decreto', isChecked: false };
  answer('GET /settings/currencies', () => ({ rates: { BRL: '1.31' }, bankCosts: [iof] }));
  const shown = { currency: 'BRL', amount: 33_702, rate: '1.31', rateSince: null };
  const price = { country: 'BR', totalFen: 44_150, shown, border };
  const parts = (
    <>
      <DoorTotal price={price} openFreight={[]} />
      <p>
        <DoorSum price={price} openFreight={[]} />
      </p>
    </>
  );
  await renderFeature(parts, { texts: ['global-services', 'settings'] });
  await expect.element(page.getByText(/付给我们 .*加收的 IOF（3\.5%），约 R\$11\.80/)).toBeVisible();
  await expect.element(page.getByText('约 R$348.82', { exact: true })).toBeVisible();
  await expect.element(page.getByText('到手约 R$348.82，含 IOF', { exact: true })).toBeVisible();
});
