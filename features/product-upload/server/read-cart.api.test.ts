// The things of a cart come in the order in which the picture shows them, also where another picture came in meanwhile.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { registerAdmin, registerPerson } from '../../../app/testing/clients/people.ts';
import { upload } from '../../../app/testing/clients/uploads.ts';
import { startOpenAiServer } from '../../../kit/server/testing/openai/openai-server.ts';
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

/** The model reads pictures from now on. */
async function useModel(app: TestApp, baseUrl: string): Promise<void> {
  const admin = await registerAdmin(app);
  const models = [{ name: 'm', contextTokens: null, inFen: 80, outFen: 200, seesPictures: true }];
  const provider = {
    id: randomUUID(),
    preset: 'custom',
    name: 'P',
    baseUrl,
    models,
    isEnabled: true,
    key: null,
  };
  const { body } = await admin.call('POST', '/admin/ai/providers', provider);
  const { uses } = (await admin.call('GET', '/admin/ai/config')).body;
  const { version } = uses.find(({ use }: { readonly use: string }) => use === 'recognition');
  const settings = { version, modelIds: [body.models[0].id], temperature: null, promptVersion: null };
  const { status } = await admin.call('PUT', '/admin/ai/uses/recognition', settings);
  expect(status).toBe(200);
}

test('things of one picture are listed as they stand in it', async () => {
  const model = await startOpenAiServer();
  const app = await startTestApp();
  try {
    await useModel(app, model.url);
    const person = await registerPerson(app);
    const draftsOf = async (): Promise<Drafts> =>
      (await person.call('GET', '/global-services/items')).body.drafts;
    const add = async (width: number) => {
      const uploadId = await upload(app, person, 'product-picture', await makePhoto({ width, height: 200 }));
      await person.call('POST', '/global-services/items/pictures', { uploadId });
    };
    model.queue({ ...answerOf(NAMES), beforeMs: 1500 }, answerOf(['手机壳']));
    await add(300);
    await expect.poll(() => model.requests.length, { timeout: 20_000 }).toBe(1);
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

test('what the model saw unticked is left out until its owner wants it', async () => {
  const model = await startOpenAiServer();
  const app = await startTestApp();
  try {
    await useModel(app, model.url);
    const person = await registerPerson(app);
    const items = [
      { ...item('茶盘'), isTicked: true },
      { ...item('香炉'), isTicked: false },
      { ...item('灯罩'), isTicked: null },
    ];
    model.queue({ tokens: [JSON.stringify({ items })] });
    const picture = await makePhoto({ width: 310, height: 200 });
    const uploadId = await upload(app, person, 'product-picture', picture);
    await person.call('POST', '/global-services/items/pictures', { uploadId });
    const drafts = async () => (await person.call('GET', '/global-services/items')).body.drafts;
    await expect.poll(async () => (await drafts()).length, { timeout: 20_000 }).toBe(3);
    const roles = async () =>
      (await drafts()).map(({ otherPrices }: { readonly otherPrices: readonly { role: string }[] }) =>
        otherPrices.map(({ role }) => role).join(),
      );
    expect(await roles()).toEqual(['', 'cart_unticked', '']);
    const censer = (await drafts())[1];
    const change = (version: number, isWanted?: boolean) =>
      person.call('PATCH', `/global-services/items/${censer.id}`, {
        version,
        changes: {},
        isConfirmed: false,
        ...(isWanted === undefined ? {} : { isWanted }),
      });
    await change(censer.version);
    expect((await roles())[1]).toBe('cart_unticked');
    await change(censer.version + 1, true);
    expect((await roles())[1]).toBe('cart_wanted');
    await change(censer.version + 2, false);
    expect((await roles())[1]).toBe('cart_unticked');
  } finally {
    await app.stop();
    await model.close();
  }
});
