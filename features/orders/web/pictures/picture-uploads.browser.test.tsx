// Several pictures at once: one that fails is named with its reason, and holds up none of the others.

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { answer, callsTo, refuse } from '../../../../kit/web/testing/server.ts';
import { orderPhotoKind } from '../../domain/pictures.ts';
import { PictureUploads } from './picture-uploads.tsx';

const png = (name: string) => new File([new Uint8Array([137, 80, 78, 71])], name, { type: 'image/png' });
const note = new File(['not a picture'], 'note.txt', { type: 'text/plain' });

async function show(): Promise<string[]> {
  const finished: string[] = [];
  answer('PATCH /files/uploads/:id', () => ({ offset: 4 }));
  answer('DELETE /files/uploads/:id', () => ({}));
  await renderFeature(
    <PictureUploads
      kind={orderPhotoKind}
      label="photos"
      finish={async (id) => {
        finished.push(id);
      }}
    />,
    { texts: ['orders', 'files'] },
  );
  return finished;
}

const choose = (files: File[]) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]') ?? document.body, files);

it('sends what comes after a wrong file, and keeps saying which was wrong', async () => {
  answer('POST /files/uploads', ({ body }) => ({ ...Object(body), offset: 0 }));
  const finished = await show();
  await choose([note]);
  await expect.element(page.getByText('note.txt')).toBeVisible();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await choose([png('one.png'), png('two.png'), png('three.png')]);
  await expect.poll(() => finished).toHaveLength(3);
  await expect.element(page.getByText('note.txt')).toBeVisible();
  await expect.element(page.getByText('three.png')).not.toBeInTheDocument();
  await expectNoViolation();
  await page.getByRole('button', { name: '移除' }).click();
  await expect.element(page.getByText('note.txt')).not.toBeInTheDocument();
});

it('says until when to wait where there were too many, and sends the same again', async () => {
  let isBusy = true;
  answer('POST /files/uploads', ({ body }) =>
    isBusy
      ? refuse('TOO_MANY_REQUESTS', { status: 429, data: { retryAfterSeconds: 40 } })
      : { ...Object(body), offset: 0 },
  );
  const finished = await show();
  await choose([png('one.png')]);
  await expect.element(page.getByText(/^操作太多了，请在 \d\d:\d\d 以后再试。$/)).toBeVisible();
  isBusy = false;
  await choose([png('two.png')]);
  await expect.poll(() => finished).toHaveLength(1);
  await page.getByRole('button', { name: '重试' }).click();
  await expect.poll(() => finished).toHaveLength(2);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(callsTo('/files/uploads')).toHaveLength(3);
});
