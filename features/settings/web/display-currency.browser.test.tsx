// The currency beside yuan: a guess until somebody chooses, by where they send things once that is known.

import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../kit/web/api/query-client.ts';
import { answer } from '../../../kit/web/testing/server.ts';
import { RateOf, useFenShown } from './components/converted.tsx';
import { chooseCurrency, useDisplayCurrency, useProposedFor } from './display-currency.ts';

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  useDisplayCurrency.setState({ currency: undefined, isProposed: true });
  const rates = { BRL: '1.31', KRW: '0.0052' };
  answer('GET /settings/currencies', () => ({ rates, since: '2026-11-20T08:00:00.000Z', bankCosts: [] }));
});

type PayProps = { readonly to: string; readonly price?: Parameters<typeof useFenShown>[0] };

function Pay({ to, price }: PayProps) {
  useProposedFor(to);
  const write = useFenShown(price);
  return (
    <>
      <button type="button">付 {write(10_000)}</button>
      <RateOf fen={10_000} price={price ?? null} />
    </>
  );
}

const show = (props: PayProps) => renderFeature(<Pay {...props} />, { texts: ['settings'], path: '/' });
/** What the button says, without the spaces and joiners that amounts are written with. */
const said = () =>
  page
    .getByRole('button')
    .element()
    .textContent.replaceAll(/[^\d.,₩R$≈]/gu, '');

it('is that of the country which parcels go to, with its rate and since when', async () => {
  await show({ to: 'KR' });
  // 100 / 0.0052 = 19230.77
  await expect.poll(said).toBe('100.00≈₩19,231');
  await expect.element(page.getByText(/₩\s1 = ¥\s0\.0052.*2026年11月20日/)).toBeVisible();
});

it('stays what somebody has chosen, wherever they send things', async () => {
  chooseCurrency('BRL');
  await show({ to: 'KR' });
  await expect.poll(said).toBe('100.00≈R$76.34');
});

it('stays yuan alone where that was chosen', async () => {
  chooseCurrency(undefined);
  await show({ to: 'KR' });
  await expect.poll(said).toBe('100.00');
});

it('goes on to show a price at the rate that it was shown at', async () => {
  await show({ to: 'KR', price: { currency: 'KRW', rate: '0.005', rateSince: null } });
  await expect.poll(said).toBe('100.00≈₩20,000');
});
