// `npm run ledger -- verify`: checks every invariant of the ledger and prints what is wrong; ends with 1 when anything is.

import { runCheck } from '../../features/ledger/server/api.ts';
import type { Database } from '../../kit/server/db/database.ts';
import { runCommand } from './command.ts';
import { CommandError } from './explain-error.ts';

function readArguments(): void {
  if (process.argv.slice(2).join(' ') !== 'verify') throw new CommandError('Usage: npm run ledger -- verify');
}

async function verify(db: Database): Promise<void> {
  const checked = await runCheck(db, null);
  if (!checked.ok) throw new CommandError('The ledger is being checked already; see the admin area.');
  const { accounts, journals, entries, findings, findingCount, tookMs } = checked.value;
  console.log(`${accounts} accounts, ${journals} journals, ${entries} entries, checked in ${tookMs} ms.`);
  for (const { code, subject, expected, found } of findings) {
    console.log(`${code}  ${subject}  expected ${expected}, found ${found}`);
  }
  if (findingCount > findings.length) console.log(`… and ${findingCount - findings.length} more.`);
  console.log(findingCount === 0 ? 'Every invariant holds.' : `Broken invariants: ${findingCount}.`);
  if (findingCount > 0) process.exitCode = 1;
}

await runCommand(readArguments, ({ db }) => verify(db));
