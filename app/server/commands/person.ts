// `npm run person -- export|erase --email … | --username …`: gives out all that is kept about somebody, or erases them.

import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { createOperator, findNamed } from '../../../features/account/server/api.ts';
import { recordAudit } from '../../../features/audit/server/api.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { erasePerson, exportPerson } from '../../../kit/server/db/person-data.ts';
import { dataPolicies } from '../compose/data-policies.ts';
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

/** Money that is theirs, or that they owe, must find its end first; an admin must not go by mistake. */
async function findObstacle(db: Database, { id, role }: { readonly id: string; readonly role: string }) {
  if (role === 'admin') return 'The person is an admin; take the role away first.';
  const { rows } = await db.execute<{ kind: string }>(sql`
    select kind from ledger_accounts where owner_id = ${id} and asset = 'CNY' and balance <> 0
    union all select 'withdrawal' from withdrawals
      where person_id = ${id} and state not in ('paid', 'failed', 'rejected', 'cancelled')
    union all select 'refund' from payment_refunds r join payments p on p.id = r.payment_id
      where p.payer_id = ${id} and r.state not in ('succeeded', 'reversed')`);
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return kinds.length > 0
    ? `Money is under way (${kinds.join(', ')}); let it find its end first.`
    : undefined;
}

await runCommand(readArguments, async ({ db, secret }, { action, ...names }) => {
  const named = await findNamed(createOperator(db, secret()), names);
  if (!named.ok) throw new CommandError('The mail address and the username belong to different accounts.');
  const { value: person } = named;
  if (!person) throw new CommandError('There is no such account.');
  if (action === 'export') {
    const archive = await db.transaction((tx) => exportPerson(tx, dataPolicies, person));
    console.log(JSON.stringify(archive, undefined, 2));
    return;
  }
  const obstacle = await findObstacle(db, person);
  if (obstacle !== undefined) throw new CommandError(obstacle);
  await db.transaction(async (tx) => {
    await erasePerson(tx, dataPolicies, { person, root: 'users' });
    const subject = { kind: 'person', id: person.id, name: '' } as const;
    await recordAudit(tx, { actor: null, action: 'person_erased', subject });
  });
  console.log('The person is erased.');
});
