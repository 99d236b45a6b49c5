// What a query feeds: on its way, failed with a way to try again, empty, there, and page after page.

import { useInfiniteQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { callServer } from '../../api/call-server.ts';
import { watchServer } from '../../api/server-watch.ts';
import { expectNoViolation } from '../../testing/axe.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { answer, callsTo, lose } from '../../testing/server.ts';
import { ListPart } from './list-part.tsx';

// As the start of the page does.
watchServer(() => callServer(new Request('/api/account/session')));

type Rows = { readonly rows: readonly string[]; readonly next: number | null };

async function readRows(from: number): Promise<Rows> {
  const response = await callServer(new Request(`/api/rows?from=${from}`));
  if (!response.ok) throw new Error('the rows were refused');
  return response.json();
}

function List() {
  const query = useInfiniteQuery({
    queryKey: ['rows'],
    queryFn: ({ pageParam }) => readRows(pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <main>
      <h1>付款</h1>
      <ListPart
        query={query}
        itemsOf={({ rows }) => rows}
        empty={<p>还没有付款</p>}
        failed="付款没有读出来。"
      >
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        )}
      </ListPart>
    </main>
  );
}

const rows = page.getByRole('listitem');
const alert = page.getByRole('alert');

it('holds the place while the rows are on their way, then shows them page after page', async () => {
  const { promise, resolve } = Promise.withResolvers<Rows>();
  answer('GET /rows', ({ path }) => (path.endsWith('=0') ? promise : { rows: ['丙'], next: null }));
  await renderPart(<List />);
  await expect.poll(() => document.querySelector('[data-loading]')).not.toBeNull();
  await expect.element(page.getByText('还没有付款')).not.toBeInTheDocument();
  resolve({ rows: ['甲', '乙'], next: 2 });
  await expect.poll(() => rows.elements().map(({ textContent }) => textContent)).toEqual(['甲', '乙']);
  await expectNoViolation();
  await page.getByRole('button', { name: '加载更多' }).click();
  await expect.poll(() => rows.elements().map(({ textContent }) => textContent)).toEqual(['甲', '乙', '丙']);
  await expect.element(page.getByRole('button', { name: '加载更多' })).not.toBeInTheDocument();
});

it('says so when there is nothing', async () => {
  answer('GET /rows', () => ({ rows: [], next: null }));
  await renderPart(<List />);
  await expect.element(page.getByText('还没有付款')).toBeVisible();
});

it('tells a failure, asks once more on wish, and never by itself', async () => {
  answer('GET /rows', () => Response.json({}, { status: 500 }));
  await renderPart(<List />);
  await expect.element(alert.getByText(/付款没有读出来。/)).toBeVisible();
  await expectNoViolation();
  expect(callsTo('/rows')).toHaveLength(1);
  answer('GET /rows', () => ({ rows: ['甲'], next: null }));
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect.element(rows).toHaveTextContent('甲');
  await expect.element(alert).not.toBeInTheDocument();
  expect(callsTo('/rows')).toHaveLength(2);
});

it('says that the server is away, without alarm, and comes back with it', async () => {
  answer('GET /rows', lose);
  answer('GET /account/session', lose);
  await renderPart(<List />);
  await expect.element(page.getByRole('status').filter({ hasText: '付款没有读出来。' })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  await expectNoViolation();
  const asked = callsTo('/account/session').length;
  await page.getByRole('button', { name: '现在再试' }).click();
  await expect.poll(() => callsTo('/account/session').length).toBeGreaterThan(asked);
  answer('GET /account/session', () => ({ person: null }));
  answer('GET /rows', () => ({ rows: ['甲'], next: null }));
  dispatchEvent(new Event('online'));
  await expect.element(rows).toHaveTextContent('甲');
});
