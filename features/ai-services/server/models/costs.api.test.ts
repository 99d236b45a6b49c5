// What models have cost, by use and model, the dearest first.

import { expect, test } from 'vitest';
import { startApp } from '../../../../app/testing/apps/start-app.ts';
import { registerAdmin, registerPerson, runSql } from '../../../../app/testing/clients/people.ts';

const app = await startApp();
const admin = await registerAdmin(app);

test('costs are told by use and model, for as many days as are asked', async () => {
  await runSql(
    app.databaseUrl,
    `insert into ai_calls (id, use, provider_name, model, prompt_tokens, completion_tokens, is_estimated, cost_micro, took_ms, outcome, created_at)
     values (gen_random_uuid(), 'chat', 'P', 'small', 10, 5, false, 100, 1, 'ok', now()),
       (gen_random_uuid(), 'chat', 'P', 'small', 10, 5, false, 0, 1, 'timeout', now() - interval '3 days'),
       (gen_random_uuid(), 'plan', 'P', 'large', 1, 1, false, 900, 1, 'ok', now() - interval '20 days')`,
  );
  const costs = async (days: number) => (await admin.call('GET', `/admin/ai/costs?days=${days}`)).body;
  expect(await costs(1)).toMatchObject([
    { use: 'chat', model: 'small', calls: 1, failed: 0, costMicro: 100 },
  ]);
  expect(await costs(7)).toMatchObject([{ calls: 2, failed: 1, tokens: 30, costMicro: 100 }]);
  expect((await costs(30)).map(({ model }: { model: string }) => model)).toEqual(['large', 'small']);
});

test('they are for admins', async () => {
  const person = await registerPerson(app);
  expect((await app.guest().call('GET', '/admin/ai/costs?days=7')).status).toBe(401);
  expect((await person.call('GET', '/admin/ai/costs?days=7')).status).toBe(403);
});
