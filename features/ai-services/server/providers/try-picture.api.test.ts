// An admin shows a picture to a model: sent only to one that sees, made anew, and refused with its reason.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { registerAdmin, type TestPerson } from '../../../../app/testing/clients/people.ts';
import { PICTURE_SIDE } from '../../../../kit/server/ai/index.ts';
import { type OpenAiServer, startOpenAiServer } from '../../../../kit/server/testing/openai/openai-server.ts';
import { makePhoto, makePictureBomb } from '../../../../kit/server/testing/pictures.ts';
import { TRY_PICTURE_BYTES } from '../../domain/index.ts';

let server: OpenAiServer;
let app: TestApp;
let admin: TestPerson;
let seeing: string;
let blind: string;
beforeAll(async () => {
  server = await startOpenAiServer();
  app = await startTestApp({
    provider: () => ({ name: 'Env', baseUrl: server.url, model: 'env', seesPictures: true }),
  });
  admin = await registerAdmin(app);
  const model = { contextTokens: null, inFen: 80, outFen: 200 };
  const { body } = await admin.call('POST', '/admin/ai/providers', {
    id: randomUUID(),
    preset: 'custom',
    name: 'Local',
    baseUrl: server.url,
    isEnabled: true,
    models: [
      { ...model, name: 'seeing', seesPictures: true },
      { ...model, name: 'blind', seesPictures: false },
    ],
    key: null,
  });
  [seeing, blind] = body.models.map(({ id }: { id: string }) => id);
  expect(body.models).toMatchObject([{ seesPictures: true }, { seesPictures: false }]);
});
afterAll(async () => {
  await app.stop();
  await server.close();
});

const show = (modelId: string | null, file: Buffer) =>
  admin.call('POST', '/admin/ai/try', { modelId, text: '这是什么？', picture: file.toString('base64') });

test.each(['its own', 'the environment’s'])(
  '%s model sees the picture, small and without where it was taken',
  async (of) => {
    const file = await makePhoto({ width: 2400, height: 1200 });
    const { status, body } = await show(of === 'its own' ? seeing : null, file);
    expect([status, body.outcome]).toEqual([200, 'ok']);
    const [sent] = server.requests.at(-1)?.body.messages.at(-1)?.pictures ?? [];
    const [, type, data = ''] = /^data:([^;]+);base64,(.+)$/.exec(sent ?? '') ?? [];
    const bytes = Buffer.from(data, 'base64');
    expect(type).toBe('image/jpeg');
    expect(bytes.includes('YuluCamera')).toBe(false);
    const { default: sharp } = await import('sharp');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: PICTURE_SIDE, height: PICTURE_SIDE / 2 });
  },
);

test('a model that is not said to see pictures is sent none', async () => {
  const before = server.requests.length;
  const { status, body } = await show(blind, await makePhoto({ width: 20, height: 20 }));
  expect([status, body.code]).toEqual([409, 'PICTURES_UNSUPPORTED']);
  expect(server.requests).toHaveLength(before);
});

test.each([
  [
    'a drawing with script',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'type_refused',
  ],
  ['a text', async () => Buffer.from('hello'), 'type_refused'],
  [
    'half a picture',
    async () => (await makePhoto({ width: 200, height: 200 })).subarray(0, 900),
    'picture_broken',
  ],
  ['a bomb', async () => makePictureBomb({ width: 19_000, height: 19_000 }), 'picture_too_many_pixels'],
  ['a file beyond the limit', async () => Buffer.alloc(TRY_PICTURE_BYTES + 1), 'too_large'],
])('%s is refused, and nothing is sent', async (_, make, problem) => {
  const before = server.requests.length;
  const { status, body } = await show(seeing, await make());
  expect([status, body.code, body.data]).toEqual([422, 'PICTURE_REFUSED', { problem }]);
  expect(server.requests).toHaveLength(before);
});
