// Choosing a picture: it shows at once, goes on where it was cut, can be cancelled, and says why it was not taken.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../../kit/web/testing/axe.ts';
import { answer, callsTo, lose, refuse } from '../../../../../kit/web/testing/server.ts';
import { useSession } from '../../session.ts';
import { AvatarEditor } from './avatar-editor.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' as const;
/** More than two pieces. */
const SIZE = 300_000;

const button = (name: string) => page.getByRole('button', { name });
const file = page.getByLabelText('选择头像图片');
const alert = page.getByRole('alert');

function Editor() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return <AvatarEditor person={session.person}>{session.person.name}</AvatarEditor>;
}

const renderEditor = () => renderFeature(<Editor />, { texts: ['account', 'files'], path: '/profile' });

async function choose(size = SIZE, type = 'image/jpeg'): Promise<void> {
  await file.upload(new File([new Uint8Array(size)], 'me.jpg', { type }));
}

/** A server that has so many bytes; `beforePiece` may get in the way of a piece. */
function answerUploads(beforePiece: (count: number) => Response | undefined = () => undefined) {
  let stored = 0;
  let pieces = 0;
  const view = () => ({ offset: stored, size: SIZE, expiresAt: '2030-01-01T00:00:00.000Z' });
  answer('POST /files/uploads', view);
  answer('GET /files/uploads/:id', view);
  answer('DELETE /files/uploads/:id', () => ({}));
  answer('PATCH /files/uploads/:id', ({ headers, body }) => {
    const offset = Number(headers.get('upload-offset'));
    const refused = beforePiece((pieces += 1));
    if (refused) return refused;
    if (offset !== stored) return refuse('OFFSET_MISMATCH', { data: { offset: stored } });
    if (body instanceof Blob) stored += body.size;
    return { offset: stored };
  });
  return {
    stored: () => stored,
    store: (bytes: number) => {
      stored += bytes;
    },
  };
}

const person = async () => ({
  ...(await fetch('/api/account/session').then(async (response) => response.json())).person,
  avatar: PIXEL,
});

it('a chosen picture is sent in pieces and becomes the person’s', async () => {
  const server = answerUploads();
  answer('PUT /account/avatar', person);
  await renderEditor();
  await choose();
  await expect.element(button('换一张头像')).toBeVisible();
  await expect.element(button('删除头像')).toBeVisible();
  expect(server.stored()).toBe(SIZE);
  expect(callsTo('/account/avatar')).toHaveLength(1);
  await expectNoViolation();
});

it('what got lost on the way, and a place that another tab has moved, are found again', async () => {
  const server = answerUploads((count) => {
    // The bytes arrive, the answer does not.
    if (count === 1) {
      server.store(100_000);
      return lose();
    }
    return undefined;
  });
  answer('PUT /account/avatar', person);
  await renderEditor();
  await choose();
  await expect.element(button('换一张头像')).toBeVisible();
  expect(server.stored()).toBe(SIZE);
});

it('cancelling ends the upload on the server too', async () => {
  answerUploads();
  answer('PATCH /files/uploads/:id', () => new Promise(() => undefined));
  let cancelled = 0;
  answer('DELETE /files/uploads/:id', () => ({ cancelled: (cancelled += 1) }));
  await renderEditor();
  await choose();
  await expect.element(page.getByRole('progressbar', { name: '正在上传' })).toBeVisible();
  await expectNoViolation();
  await button('取消').click();
  await expect.element(button('上传头像')).toBeVisible();
  await expect.poll(() => cancelled).toBe(1);
  expect(callsTo('/account/avatar')).toEqual([]);
});

it('what is too large or of another type is refused before anything is sent', async () => {
  await renderEditor();
  await choose(2 * 1024 * 1024 + 1);
  await expect.element(alert).toHaveTextContent('文件太大（超过 2 MB），没有上传。请换一个小一些的。');
  await choose(100, 'image/svg+xml');
  await expect.element(alert).toHaveTextContent('文件类型不对。这里可以用：JPEG、PNG、WebP或GIF。');
  await choose(0);
  await expect.element(alert).toHaveTextContent('这是一个空文件，请换一个。');
  expect(callsTo('/files/uploads')).toEqual([]);
  await expectNoViolation();
});

it('what the server finds in the content is told; the same file is not worth another try', async () => {
  answerUploads();
  answer('PUT /account/avatar', () =>
    refuse('FILE_REFUSED', { status: 422, data: { problem: 'picture_broken' } }),
  );
  await renderEditor();
  await choose();
  await expect.element(alert).toHaveTextContent('这张图片已损坏或不完整，请换一张。');
  await expect.element(button('重试')).not.toBeInTheDocument();
  await expect.element(button('上传头像')).toBeVisible();
});

it('after a fault of the server the same file goes on from where it stopped', async () => {
  const server = answerUploads((count) =>
    count === 2 ? refuse('INTERNAL_SERVER_ERROR', { status: 500 }) : undefined,
  );
  answer('PUT /account/avatar', person);
  await renderEditor();
  await choose();
  await expect.element(alert).toHaveTextContent('上传失败，请重试。已经传到的部分还在，不会重传。重试');
  const before = server.stored();
  expect(before).toBeGreaterThan(0);
  await button('重试').click();
  await expect.element(button('换一张头像')).toBeVisible();
  expect(server.stored()).toBe(SIZE);
});

it('an upload that the server does not have any more begins anew', async () => {
  answerUploads();
  let asked = 0;
  answer('PUT /account/avatar', () => {
    asked += 1;
    return asked === 1 ? refuse('NOT_FOUND', { status: 404 }) : person();
  });
  await renderEditor();
  await choose();
  await expect.element(button('换一张头像')).toBeVisible();
  expect(callsTo('/files/uploads')).toHaveLength(2);
});
