// What codes bring, as admins read it: visits as browsers tell them, guests, payers and money after refunds.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startApp } from '../../../../app/testing/apps/start-app.ts';
import {
  PASSWORD,
  registerAdmin,
  registerPerson,
  runSql,
  signInAgain,
} from '../../../../app/testing/clients/people.ts';
import { openDatabase } from '../../../../kit/server/db/database.ts';
import { recordStatements } from '../../../../kit/server/testing/record-statements.ts';
import { listConversion } from './conversion.ts';

const app = await startApp();

const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);
const open = (code: string) => app.guest().call('POST', `/invites/${code}/visits`);

async function come(inviteCode: string): Promise<string> {
  const username = `gast${randomUUID().slice(0, 8)}`;
  const form = {
    username,
    email: `${username}@example.org`,
    password: PASSWORD,
    repeated: PASSWORD,
    inviteCode,
  };
  return (await app.guest().call('POST', '/account/register', form)).body.id;
}

const earn = (distributorId: string, invitedId: string, [base, refunded]: readonly [number, number]) =>
  sql(
    `insert into commissions (id, distributor_id, invited_id, source, reference, base_fen, rate, amount_fen,
       refunded_fen, reversed_fen, available_at)
     values (gen_random_uuid(), $1, $2, 'membership', gen_random_uuid(), $3::int, 2000, $3::int / 5, $4::int, $4::int / 5, now())`,
    [distributorId, invitedId, base, refunded],
  );

test('a code’s visits, guests, payers and what is left of their money stand in one row and in the table', async () => {
  const admin = await registerAdmin(app);
  const owner = await registerPerson(app);
  await sql(`update users set role = 'distributor' where id = $1`, [owner.id]);
  await signInAgain(owner);
  const make = async (label: string): Promise<string> =>
    (await owner.call('POST', '/distribution/codes', { label, maxUses: null })).body.code;
  const quiet = await make('nobody');
  const busy = await make('=poster');
  for (const code of [busy, busy.toLowerCase(), busy, 'NOSUCHCODE'])
    expect((await open(code)).status).toBe(200);
  const guests = [await come(busy), await come(busy), await come(busy)];
  const [first = '', second = ''] = guests;
  await earn(owner.id, first, [3900, 0]);
  await earn(owner.id, first, [9900, 9900]);
  await earn(owner.id, second, [3900, 3900]);
  // What somebody else earned of the same guest is not this code's.
  await earn(admin.id, second, [5000, 0]);

  const { codes } = (await admin.call('GET', '/admin/distribution/codes')).body;
  expect(codes).toMatchObject([
    {
      code: busy,
      ownerName: owner.username,
      visits: 3,
      registrations: 3,
      payers: 1,
      incomeFen: 3900,
      commissionFen: 780,
      isOff: false,
    },
    { code: quiet, visits: 0, registrations: 0, payers: 0, incomeFen: 0, commissionFen: 0 },
  ]);
  const table = (await admin.call('GET', '/admin/distribution/codes/table')).body;
  expect(table).toMatchObject({ name: 'codes.csv', isCut: false });
  expect(table.csv).toContain(`${busy},'=poster,`);
  expect(table.csv).toMatch(/,3,3,1,39,7\.8/);
});

test('a page of them is one statement, whatever they brought', async () => {
  const db = openDatabase({ url: app.databaseUrl, pool: 1, onIdleError: () => {} });
  const statements = await recordStatements(async () => {
    await listConversion(db, { before: undefined, limit: 50 });
  });
  await db.$client.end();
  expect(statements).toHaveLength(1);
});
