// `npm run person -- export|erase --email … | --username …`: gives out all that is kept about somebody, or erases them.

import { parseArgs } from 'node:util';
import { createOperator, findNamed } from '../../../features/account/server/api.ts';
import { eraseAccount } from '../../../features/privacy/server/api.ts';
import { exportPerson } from '../../../kit/server/db/person-data.ts';
import { createSealer } from '../../../kit/server/seal.ts';
import { dataPolicies } from '../declared/data-policies.ts';
import { findObstacles } from '../declared/deletion-obstacles.ts';
import { CommandError } from '../process/explain-error.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run person -- export --email somebody@example.org
       npm run person -- erase --username somebody --yes
export  prints all that is kept about the person as JSON, without passwords and secrets
erase   deletes it, for good; bookings stay, under an id that names nobody any more
Make sure first, by another way than mail, that it is they who ask.`;

type Params = {
  readonly action: 'export' | 'erase';
  readonly email: string | undefined;
  readonly username: string | undefined;
};

function readArguments(): Params {
  try {
    const { values, positionals } = parseArgs({
      options: {
        email: { type: 'string' },
        username: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const { email, username, yes } = values;
    const [action] = positionals;
    if (!(email ?? username)) throw new CommandError(USAGE);
    if (action === 'export' || (action === 'erase' && yes)) return { action, email, username };
  } catch {
    throw new CommandError(USAGE);
  }
  throw new CommandError(USAGE);
}

await runCommand(readArguments, async ({ db, secret }, { action, ...names }) => {
  const named = await findNamed(createOperator(db, secret()), names);
  if (!named.ok) throw new CommandError('The mail address and the username belong to different accounts.');
  const { value: person } = named;
  if (!person) throw new CommandError('There is no such account.');
  if (action === 'export') {
    const key = secret();
    const sealerFor = (purpose: string) => createSealer(key, purpose);
    const archive = await db.transaction((tx) => exportPerson(tx, dataPolicies, { person, sealerFor }));
    console.log(JSON.stringify(archive, undefined, 2));
    return;
  }
  await db.transaction(async (tx) => {
    const kinds = (await findObstacles(tx, person.id)).map(({ kind }) => kind);
    if (kinds.includes('admin')) throw new CommandError('The person is an admin; take the role away first.');
    if (kinds.length > 0)
      throw new CommandError(
        `Goods or money are under way (${kinds.join(', ')}); let it find its end first.`,
      );
    await eraseAccount(tx, { policies: dataPolicies, person });
  });
  console.log('The person is erased.');
});
