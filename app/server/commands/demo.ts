// `npm run demo`: fills an empty database with one account per role and a realistic history, and prints the accounts.

import {
  createOperator,
  type DemoPeople,
  fillPeople,
  hasPeople,
  removePeople,
} from '../../../features/account/server/api.ts';
import { fillTalks } from '../../../features/tutor-chat/server/api.ts';
import { createLog } from '../../../kit/server/log.ts';
import { fillActivity } from '../demo/fill-activity.ts';
import { CommandError } from '../process/explain-error.ts';
import { runCommand, type Tools } from './run-command.ts';

/** Fills the database, or leaves nobody in it. Throws CommandError when somebody uses it. */
async function fill(tools: Tools, now: Date): Promise<string> {
  const { db } = tools;
  if (await hasPeople(db))
    throw new CommandError('This database is in use: the demo fills only one without any account.');
  try {
    return await fillEmpty(tools, now);
  } catch (error) {
    // Half a demo would count as a database in use the next time. The ledger keeps what was booked: it forgets nothing.
    await removePeople(db);
    throw error;
  }
}

/** What every capability adds to the demo, in the order in which it needs one another. */
async function fillEmpty({ db, databaseUrl, ...tools }: Tools, now: Date): Promise<string> {
  const secret = tools.secret();
  const people = await fillPeople(createOperator(db, secret), now);
  const { talks, messages } = await fillTalks({ db, log: createLog('error'), now, people });
  const { plays, buyers, learners, orders } = await fillActivity({ db, databaseUrl, secret }, people);
  return [
    ...describePeople(people),
    `${talks} talks with tutors (preschool to advanced, explained in Chinese, English and Portuguese), ${messages} messages.`,
    `${plays} plays and kept words of the student, who has VIP; ${buyers} buyers by the distributor’s code, and a withdrawal that waits for an admin.`,
    `Two lessons of the student and a third begun, reviews of weeks, and a plan; ${orders} orders from China, at four stages.`,
    `A class of ${learners} with the teacher, who has a text to mark.`,
    'Sign in at /auth/login. These passwords are shown only now.',
  ].join('\n');
}

function describePeople(people: DemoPeople): string[] {
  const lines = Object.values(people).map(
    ({ role, username, email, password }) =>
      `  ${role.padEnd(12)}${(username ?? '').padEnd(8)}${email.padEnd(22)}${password}`,
  );
  return ['One account for each role (role, username, mail address, password):', ...lines];
}

await runCommand(
  () => undefined,
  async (tools) => {
    console.log(await fill(tools, new Date()));
  },
);
