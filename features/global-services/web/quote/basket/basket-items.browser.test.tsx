// The things in the basket: what was taken out by a slip of the hand comes back where it stood.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../../app/web/testing/render-feature.tsx';
import { changeBasket, EMPTY_BASKET, NEW_ITEM, useBasket } from './basket.ts';
import { BasketItems } from './basket-items.tsx';

const TERMS = { categories: [{ id: 'home', name: '家居', grams: 400 }], restrictedItems: [] };
const thing = (name: string) => ({ ...NEW_ITEM, name, priceFen: 900, category: 'home', shop: '小店' });

function Basket() {
  const { items } = useBasket();
  // Only what is shown of it.
  return <BasketItems items={items} terms={TERMS as never} verdictsOf={() => []} />;
}

it('keeps the focus where a thing stood, on the way back', async () => {
  const items = [thing('花瓶'), thing('台灯'), thing('挂钟')];
  changeBasket({ ...EMPTY_BASKET, items });
  await renderFeature(<Basket />, { texts: ['global-services'] });
  await page.getByRole('button', { name: '去掉“台灯”' }).click();
  const back = page.getByRole('button', { name: '放回去' });
  await expect.element(back).toHaveFocus();
  await back.click();
  expect(useBasket.getState().items).toEqual(items);
  await expect.element(page.getByRole('listitem').filter({ hasText: '台灯' })).toHaveFocus();
  await page.getByRole('button', { name: '去掉“挂钟”' }).click();
  await expect.element(back).toHaveFocus();
});
