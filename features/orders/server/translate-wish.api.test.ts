// What a buyer has asked for, in the language of an operator: by a model, and nothing is promised without one.

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
  const path = `/admin/global-orders/${id}/wish/translation`;
  const none = await operator.call('POST', path, {});
  expect([none.status, none.body.code]).toEqual([503, 'TRANSLATION_UNAVAILABLE']);
  config = { name: 'Test', baseUrl: provider.url, model: 'test-model', timeoutSeconds: 10 };
  expect((await readAsOperator(operator, id)).wish).toEqual({ language: 'pt', isTranslatable: true });
  provider.queue({ tokens: ['请不要盒子。'] });
  expect((await operator.call('POST', path, {})).body).toEqual({ text: '请不要盒子。' });
  expect(JSON.stringify(provider.requests.at(-1)?.body)).toContain(wish);
  expect((await buyer.call('POST', path, {})).status).toBe(403);
});
