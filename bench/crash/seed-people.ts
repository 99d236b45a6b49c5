// Seeds the people of the bench, signed in: distributors, the learners they invited, and admins.

import { randomUUID } from 'node:crypto';
import { signInAs } from '../../app/testing/clients/sign-in-as.ts';
import type { BenchServer } from '../kit/bench-server.ts';
import type { People } from './people-worker.ts';

const LEARNERS = 80;
const DISTRIBUTORS = 10;
const ADMINS = 16;

/** Commission without a hold, so that there is something to withdraw, and a second approval above 5 yuan. */
const TERMS = {
  membershipRate: 2000,
  orderFeeRate: 1000,
  earningDays: 365,
  holdDays: 0,
  minimumWithdrawalFen: 1,
  secondApprovalFen: 500,
};

export async function seedPeople(sql: BenchServer['sql']): Promise<People> {
  const people = (count: number, role: Parameters<typeof signInAs>[1]) =>
    Promise.all(Array.from({ length: count }, () => signInAs(sql, role)));
  const admins = await people(ADMINS, 'admin');
  await sql(
    `insert into settings_versions (id, area, number, values, effective_from, created_by)
     values ($1, 'distribution', 1, $2, now(), $3)`,
    [randomUUID(), JSON.stringify(TERMS), admins[0]?.id],
  );
  const distributors = (await people(DISTRIBUTORS, 'distributor')).map((person, index) => ({
    ...person,
    code: `CRASHX${String.fromCharCode(65 + index)}${String.fromCharCode(65 + index)}`,
  }));
  for (const { id, code } of distributors) {
    await sql(`insert into invite_codes (id, code, owner_id, kind) values ($1, $2, $3, 'distributor')`, [
      randomUUID(),
      code,
      id,
    ]);
  }
  const learners = await people(LEARNERS, 'student');
  for (const [index, { id }] of learners.entries()) {
    await sql(
      `insert into invitations (invited_id, inviter_id, code_id, is_by_distributor, verdict, signals)
       select $1, owner_id, id, true, 'clean', '{}' from invite_codes where code = $2`,
      [id, distributors[index % DISTRIBUTORS]?.code],
    );
  }
  return { learners, distributors, admins };
}
