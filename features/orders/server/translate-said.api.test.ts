// What a buyer has asked for or written, in the language of an operator: by a model, and nothing is promised without one.

import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { paidOrder, readAsOperator } from '../../../app/testing/apps/ordering-app.ts';
import { startOrderingApp } from '../../../app/testing/apps/start-ordering-app.ts';
import { runSql } from '../../../app/testing/clients/people.ts';
import type { ProviderConfig } from '../../../kit/server/ai/index.ts';
import { startOpenAiServer } from '../../../kit/server/testing/openai/openai-server.ts';

const provider = await startOpenAiServer({ behaviour: 'good' });
afterAll(() => provider.close());
let config: ProviderConfig | undefined;
const { app, operator, buyer } = await startOrderingApp({ provider: () => config });

test('a wish names its language and is translated where a model is there, never for the buyer', async () => {
  const { id } = await paidOrder(buyer);
  expect((await readAsOperator(operator, id)).wish).toBeNull();
  const wish = 'Sem caixa, por favor.';
  await runSql(app.databaseUrl, 'update orders set requirements = $1 where id = $2', [wish, id]);
  await runSql(app.databaseUrl, "update users set locale = 'pt' where id = $1", [buyer.id]);
  expect((await readAsOperator(operator, id)).wish).toEqual({ language: 'pt', isTranslatable: false });
  const path = `/admin/global-orders/${id}/translation`;
  const none = await operator.call('POST', path, {});
  expect([none.status, none.body.code]).toEqual([503, 'TRANSLATION_UNAVAILABLE']);
  config = { name: 'Test', baseUrl: provider.url, model: 'test-model', timeoutSeconds: 10 };
  expect((await readAsOperator(operator, id)).wish).toEqual({ language: 'pt', isTranslatable: true });
  provider.queue({ tokens: ['请不要盒子。'] });
  expect((await operator.call('POST', path, {})).body).toEqual({ text: '请不要盒子。' });
  expect(JSON.stringify(provider.requests.at(-1)?.body)).toContain(wish);
  expect((await buyer.call('POST', path, {})).status).toBe(403);
});

test('a message is translated for operators where a model is there, and only with its own order', async () => {
  config = undefined;
  const [{ id }, { id: otherId }] = [await paidOrder(buyer), await paidOrder(buyer)];
  const messageId = randomUUID();
  const text = 'Pode mandar em outra cor?';
  await buyer.call('POST', `/global-services/orders/${id}/messages`, { messageId, text });
  const read = async () => (await operator.call('GET', `/admin/global-orders/${id}/messages`)).body;
  expect((await read()).isTranslatable).toBe(false);
  config = { name: 'Test', baseUrl: provider.url, model: 'test-model', timeoutSeconds: 10 };
  expect((await read()).isTranslatable).toBe(true);
  const own = await buyer.call('GET', `/global-services/orders/${id}/messages`);
  expect(own.body.isTranslatable).toBe(false);
  provider.queue({ tokens: ['可以换一个颜色吗？'] });
  const translate = (order: string) =>
    operator.call('POST', `/admin/global-orders/${order}/translation`, { messageId });
  expect((await translate(id)).body).toEqual({ text: '可以换一个颜色吗？' });
  expect(JSON.stringify(provider.requests.at(-1)?.body)).toContain(text);
  expect((await translate(otherId)).status).toBe(404);
});
