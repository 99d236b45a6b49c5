// `npm run demo`: fills an empty database with one account per role and a believable history, and says what it made.

import {
  createOperator,
  type DemoPeople,
  fillPeople,
  hasPeople,
  removePeople,
} from '../../features/account/server/api.ts';
import { fillTalks } from '../../features/tutor-chat/server/api.ts';
import type { Database } from '../../kit/server/db/database.ts';
import { createLog } from '../../kit/server/log.ts';
import { runCommand } from './command.ts';
import { CommandError } from './trouble.ts';

/** Fills the database whole or not at all. Throws CommandError when somebody uses it. */
async function fill(db: Database, secret: string, now: Date): Promise<string> {
  if (await hasPeople(db))
    throw new CommandError('This database is in use: the demo fills only one without any account.');
  try {
    return await fillEmpty(db, secret, now);
  } catch (error) {
    // Half a demo would count as a database in use the next time.
    await removePeople(db);
    throw error;
  }
}

/** What every capability adds to the demo, in the order in which it needs one another. */
async function fillEmpty(db: Database, secret: string, now: Date): Promise<string> {
  const people = await fillPeople(createOperator(db, secret), now);
  const { talks, messages } = await fillTalks({ db, log: createLog('warn'), now, people });
  return [
    ...describePeople(people),
    `${talks} talks with tutors (preschool to advanced, explained in Chinese, English and Portuguese), ${messages} messages.`,
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
  async ({ db, secret }) => {
    console.log(await fill(db, secret(), new Date()));
  },
);
