// The titles of a payer's own payments: all of a page are read at once.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '../../../../app/testing/apps/start-app.ts';
import { registerPerson } from '../../../../app/testing/clients/people.ts';
import { recordStatements } from '../../../../kit/server/testing/record-statements.ts';

const app = await startApp();

test('a list names what each payment is for, and asks for all of them in one statement', async () => {
  const person = await registerPerson(app);
  const wanted = [
    { kind: 'plan', plan: 'month', amountFen: 3900 },
    { kind: 'boosters', count: 2, amountFen: 1000 },
    { kind: 'plan', plan: 'year', amountFen: 35_800 },
  ];
  const { boosterFen } = (await person.call('GET', '/membership')).body;
  for (const order of wanted) {
    const amountFen = order.kind === 'boosters' ? 2 * boosterFen : order.amountFen;
    const answer = await person.call('POST', '/membership/purchases', {
      ...order,
      amountFen,
      id: randomUUID(),
    });
    expect(answer.status).toBe(200);
  }
  let titles: string[] = [];
  const statements = await recordStatements(async () => {
    const { body } = await person.call('GET', '/payments');
    titles = body.payments.map(({ title }: { title: string }) => title);
  });
  expect(new Set(titles).size).toBe(3);
  expect(titles[0]).toContain('VIP');
  expect(statements.filter(({ text }) => text.includes('from "membership_purchases"'))).toHaveLength(1);
});
