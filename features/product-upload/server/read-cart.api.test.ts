// The things of a cart come in the order in which the picture shows them, also where another picture came in meanwhile.

import { expect, test } from 'vitest';
import { startTestApp } from '../../../app/testing/apps/test-app.ts';
import { registerPerson } from '../../../app/testing/clients/people.ts';
import { upload } from '../../../app/testing/clients/uploads.ts';
import { startOpenAiServer } from '../../../kit/server/testing/openai-server.ts';
import { makePhoto } from '../../../kit/server/testing/pictures.ts';

type Drafts = readonly { readonly state: string; readonly fields: { readonly name?: { value: string } } }[];

const NAMES = ['茶具', '蜡烛', '音箱', '花瓶', '毛巾', '地毯', '台灯', '雨伞'];
const item = (name: string) => ({
  name,
  unitPriceYuan: 99,
  isPriceSure: true,
  quantity: 1,
  variant: null,
  shop: null,
});
const answerOf = (names: readonly string[]) => ({ tokens: [JSON.stringify({ items: names.map(item) })] });

test('things of one picture are listed as they stand in it', async () => {
  const model = await startOpenAiServer();
  const app = await startTestApp({
    provider: () => ({ name: 'Env', baseUrl: model.url, model: 'env', seesPictures: true }),
  });
  try {
    const person = await registerPerson(app);
    const draftsOf = async (): Promise<Drafts> =>
      (await person.call('GET', '/global-services/items')).body.drafts;
    const add = async (width: number) => {
      const uploadId = await upload(app, person, 'product-picture', await makePhoto({ width, height: 200 }));
      await person.call('POST', '/global-services/items/pictures', { uploadId });
    };
    model.queue({ ...answerOf(NAMES), beforeMs: 1500 }, answerOf(['手机壳']));
    await add(300);
    await expect.poll(() => model.requests.length).toBe(1);
    await add(301);
    await expect
      .poll(
        async () => {
          const drafts = await draftsOf();
          return drafts.length === NAMES.length + 1 && drafts.every(({ state }) => state === 'read');
        },
        { timeout: 20_000 },
      )
      .toBe(true);
    const names = (await draftsOf()).map(({ fields }) => fields.name?.value);
    expect(names).toEqual([...NAMES, '手机壳']);
  } finally {
    await app.stop();
    await model.close();
  }
});
