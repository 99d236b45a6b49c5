// What is searched for: the field and the address agree, however many parts of a page look at it.

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../testing/render-part.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { useAddressFilter } from './use-address-filter.ts';

/** The page of a list: its field, and another part that clears the filter. */
function List() {
  const { typed, setTyped } = useAddressFilter();
  return (
    <>
      <SearchField label="look up" hint="" value={typed} onChange={setTyped} />
      <Found />
    </>
  );
}

function Found() {
  const { search, change } = useAddressFilter();
  return (
    <>
      <output>{search}</output>
      <button type="button" onClick={() => change({ search: '', queue: '' })}>
        all
      </button>
      <button type="button" onClick={() => change({ queue: 'to_buy' })}>
        to buy
      </button>
    </>
  );
}

const field = () => page.getByRole('searchbox', { name: 'look up' });

async function show(path = '/list') {
  const { router } = await renderPart(<List />, { path });
  const addresses: string[] = [];
  router.subscribe(({ location }) => void addresses.push(location.search));
  return { router, addresses };
}

it('writes what is typed into the address once, whoever else reads it', async () => {
  const { router, addresses } = await show('/list?queue=to_buy');
  await userEvent.type(field(), '丝巾 ');
  await expect
    .poll(() => router.state.location.search)
    .toBe(`?queue=to_buy&search=${encodeURIComponent('丝巾')}`);
  // As long as several of the pauses after which a part would write.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(new Set(addresses)).toEqual(new Set([`?queue=to_buy&search=${encodeURIComponent('丝巾')}`]));
  await expect.element(field()).toHaveValue('丝巾 ');
  await expect.element(page.getByRole('status')).toHaveTextContent('丝巾');
});

it('shows what a link or another part of the page puts into the address', async () => {
  const { router } = await show('/list?search=kim');
  await expect.element(field()).toHaveValue('kim');
  await userEvent.type(field(), ' minji');
  await expect.poll(() => router.state.location.search).toBe('?search=kim+minji');
  await page.getByRole('button', { name: 'all' }).click();
  await expect.element(field()).toHaveValue('');
  expect(router.state.location.search).toBe('');
  await userEvent.type(field(), 'tan');
  await expect.poll(() => router.state.location.search).toBe('?search=tan');
  await router.navigate('/list?search=tom&queue=mine');
  await expect.element(field()).toHaveValue('tom');
  await page.getByRole('button', { name: 'to buy' }).click();
  await expect.element(field()).toHaveValue('tom');
  expect(router.state.location.search).toBe('?search=tom&queue=to_buy');
});
