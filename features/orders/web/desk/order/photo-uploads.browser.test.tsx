// A picture that the order has already is named with its reason, is not sent again, and holds up none of the others.

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../../../app/web/testing/render-feature.tsx';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import { answer, refuse } from '../../../../../kit/web/testing/server.ts';
import { deskOrderQuery } from '../../queries.ts';
import { aDeskOrder } from '../../testing/an-order.ts';
import { PhotoUploads } from './photo-uploads.tsx';

const png = (name: string) => new File([new Uint8Array([137, 80, 78, 71])], name, { type: 'image/png' });

it('says of a repeated picture that it is here already, without another try', async () => {
  const order = aDeskOrder({ stage: 'in_warehouse', may: [{ action: 'add_photo', reason: null }] });
  // As the page of the order has read it: the deed is still there to be tried again.
  queryClient.setQueryData(deskOrderQuery(order.id).queryKey, order);
  let added = 0;
  answer('POST /files/uploads', ({ body }) => ({ ...Object(body), offset: 0 }));
  answer('PATCH /files/uploads/:id', () => ({ offset: 4 }));
  answer('DELETE /files/uploads/:id', () => ({}));
  answer('GET /admin/global-orders/:id', () => order);
  answer('POST /admin/global-orders/:id/photos', () => {
    added += 1;
    return added === 1
      ? refuse('NOT_ALLOWED', { status: 409, data: { reason: 'same_photo', stage: 'in_warehouse' } })
      : order;
  });
  await renderFeature(<PhotoUploads order={order} />, { texts: ['orders', 'files'] });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(input ?? document.body, [png('same.png'), png('other.png')]);
  await expect.poll(() => added).toBe(2);
  await expect.element(page.getByText('same.png')).toBeVisible();
  await expect.element(page.getByText('这张照片已经有了，请换一张。')).toBeVisible();
  await expect.element(page.getByText('other.png')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '重试' })).not.toBeInTheDocument();
});
