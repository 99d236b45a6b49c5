// `npm run admin -- --email … --username …`: makes an account an admin, opening it first when there is none; with
// `--reset-second-factor`, lets somebody in again who has lost app and recovery codes.

import { parseArgs } from 'node:util';
import {
  appoint,
  createOperator,
  findNamed,
  isPasswordOf,
  type Operator,
  openAccount,
  resetSecondFactor,
} from '../../../features/account/server/api.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import { CommandError } from '../process/explain-error.ts';
import { readPassword } from './read-password.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run admin -- --email you@example.org --username you
Makes the account with this mail address or username an admin. If there is none, both are needed, and a
password: it is asked for, or read from YULU_ADMIN_PASSWORD or the first line of standard input.

       npm run admin -- --reset-second-factor --email somebody@example.org
Takes the second factor away from somebody who has lost their app and their recovery codes, and ends their sessions.
Make sure first, by another way than mail, that it is they who ask.`;

type Names = { readonly email: string | undefined; readonly username: string | undefined };
type AdminCommand = Names & { readonly isReset: boolean };

const OPTIONS = {
  email: { type: 'string' },
  username: { type: 'string' },
  'reset-second-factor': { type: 'boolean', default: false },
} as const;

function readAsked(): AdminCommand {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    const { email, username, 'reset-second-factor': isReset } = values;
    if (email ?? username) return { email, username, isReset };
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  throw new CommandError(USAGE);
}

async function find(operator: Operator, names: Names) {
  const named = await findNamed(operator, names);
  if (!named.ok) throw new CommandError('The mail address and the username belong to different accounts.');
  return named;
}

async function letIn(operator: Operator, names: Names): Promise<string> {
  const { value: person } = await find(operator, names);
  if (!person) throw new CommandError('There is no such account.');
  const isReset = await resetSecondFactor(operator, person);
  return isReset
    ? `${person.name} signs in with the password alone from now on; all sessions have ended.`
    : `${person.name} has no second factor.`;
}

async function makeAdmin(operator: Operator, names: Names): Promise<string> {
  const named = await find(operator, names);
  if (named.value?.role === 'admin') return `${named.value.name} is an admin already.`;
  if (named.value) {
    await refuseStranger(operator, named.value.id);
    await appoint(operator, named.value, 'admin');
    return `${named.value.name} is an admin from now on.`;
  }
  const { email, username } = names;
  if (!email || !username) throw new CommandError(`There is no such account.\n${USAGE}`);
  const password = process.env.YULU_ADMIN_PASSWORD ?? (await readPassword(`Password for ${username}: `));
  const opened = await openAccount(operator, { email, username, password: password ?? '' }, 'admin');
  if (opened.ok) return `${opened.value.name} has an account and is an admin.`;
  const { code, data } = opened.error;
  throw new CommandError(
    PROBLEMS[data?.problem ?? code] ?? `The account was refused: ${data?.problem ?? code}.`,
  );
}

/** Anybody may have registered with these names before; who brings a password means the account that it opens. */
async function refuseStranger(operator: Operator, personId: UserId): Promise<void> {
  const password = process.env.YULU_ADMIN_PASSWORD;
  if (password === undefined || (await isPasswordOf(operator, personId, password))) return;
  throw new CommandError(
    'There is such an account already, with another password than YULU_ADMIN_PASSWORD. Choose other names, or ' +
      'unset the variable if the account is the right one.',
  );
}

const PROBLEMS: Readonly<Record<string, string>> = {
  fields_missing: 'A password is needed.',
  email_invalid: 'This is not a mail address.',
  username_reserved: 'This username is reserved; choose another.',
  username_invalid:
    'A username has 2 to 30 letters, digits, dots, dashes or underscores, a letter or digit first.',
  password_too_short: 'The password must have at least 6 characters.',
  password_too_long: 'The password may have at most 128 characters.',
  password_too_common: 'This password is one of the most common; choose another.',
};

await runCommand(readAsked, async ({ db, secret }, { isReset, ...names }) => {
  const operator = createOperator(db, secret());
  console.log(await (isReset ? letIn(operator, names) : makeAdmin(operator, names)));
});
