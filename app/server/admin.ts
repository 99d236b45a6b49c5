// `npm run admin -- --email … --username …`: makes an account an admin, opening it first when there is none.

import { parseArgs } from 'node:util';
import {
  appoint,
  createOperator,
  findNamed,
  isPasswordOf,
  type Operator,
  openAccount,
} from '../../features/account/server/api.ts';
import { runCommand } from './command.ts';
import { readPassword } from './read-password.ts';
import { CommandError } from './trouble.ts';

const USAGE = `Usage: npm run admin -- --email you@example.org --username you
Makes the account with this mail address or username an admin. If there is none, both are needed, and a
password: it is asked for, or read from YULU_ADMIN_PASSWORD or the first line of standard input.`;

type Names = { readonly email: string | undefined; readonly username: string | undefined };

function readNames(): Names {
  try {
    const { values } = parseArgs({ options: { email: { type: 'string' }, username: { type: 'string' } } });
    if (values.email ?? values.username) return { email: values.email, username: values.username };
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  throw new CommandError(USAGE);
}

async function makeAdmin(operator: Operator, names: Names): Promise<string> {
  const named = await findNamed(operator, names);
  if (!named.ok) throw new CommandError('The mail address and the username belong to different accounts.');
  if (named.value?.role === 'admin') return `${named.value.username} is an admin already.`;
  if (named.value) {
    await refuseStranger(operator, named.value.id);
    await appoint(operator, named.value, 'admin');
    return `${named.value.username} is an admin from now on.`;
  }
  const { email, username } = names;
  if (!email || !username) throw new CommandError(`There is no such account.\n${USAGE}`);
  const password = process.env.YULU_ADMIN_PASSWORD ?? (await readPassword(`Password for ${username}: `));
  const opened = await openAccount(operator, { email, username, password: password ?? '' }, 'admin');
  if (opened.ok) return `${opened.value.username} has an account and is an admin.`;
  const { code, data } = opened.error;
  throw new CommandError(
    PROBLEMS[data?.problem ?? code] ?? `The account was refused: ${data?.problem ?? code}.`,
  );
}

/** Anybody may have registered with these names before; who brings a password means the account that it opens. */
async function refuseStranger(operator: Operator, personId: string): Promise<void> {
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
  username_invalid:
    'A username has 2 to 30 letters, digits, dots, dashes or underscores, a letter or digit first.',
  password_too_short: 'The password must have at least 6 characters.',
  password_too_long: 'The password may have at most 128 characters.',
  password_too_common: 'This password is one of the most common; choose another.',
};

await runCommand(readNames, async ({ db, secret }, names) => {
  console.log(await makeAdmin(createOperator(db, secret()), names));
});
