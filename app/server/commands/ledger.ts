// `npm run ledger -- verify [--all] [--minutes N]`: checks the ledger and prints what is wrong; ends with 1 when anything is.

import { parseArgs } from 'node:util';
import type { CheckScope } from '../../../features/ledger/domain/index.ts';
import { type CheckFailure, runCheck } from '../../../features/ledger/server/api.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { moneyInvariants } from '../declared/money-invariants.ts';
import { CommandError } from '../process/explain-error.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run ledger -- verify [--all] [--minutes N]
  verify        what is new since the last check, and the invariants of money and minutes
  verify --all  every entry and journal; goes on where a check that was interrupted has ended
  --minutes N   ends after so many minutes, done or not (120)`;

type Params = { readonly scope: CheckScope; readonly limitMs: number };

function readArguments(): Params {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      options: { all: { type: 'boolean', default: false }, minutes: { type: 'string', default: '120' } },
      allowPositionals: true,
    });
    const minutes = Number(values.minutes);
    if (positionals.join(' ') !== 'verify' || !(minutes > 0)) throw new CommandError(USAGE);
    return { scope: values.all ? 'whole' : 'new', limitMs: minutes * 60_000 };
  } catch {
    throw new CommandError(USAGE);
  }
}

async function verify(db: Database, params: Params): Promise<void> {
  const checked = await runCheck(db, { ...params, actorId: null, invariants: moneyInvariants() });
  if (!checked.ok) throw new CommandError(explain(checked.error));
  const { accounts, journals, entries, findings, findingCount, tookMs } = checked.value;
  console.log(`${accounts} accounts, ${journals} journals, ${entries} entries, checked in ${tookMs} ms.`);
  for (const { code, subject, expected, found } of findings) {
    console.log(`${code}  ${subject}  expected ${expected}, found ${found}`);
  }
  if (findingCount > findings.length) console.log(`… and ${findingCount - findings.length} more.`);
  console.log(findingCount === 0 ? 'Every invariant holds.' : `Broken invariants: ${findingCount}.`);
  if (findingCount > 0) process.exitCode = 1;
}

function explain(failure: CheckFailure): string {
  if (failure.code === 'check_running') return 'The ledger is being checked already; see the admin area.';
  const { accounts, journals } = failure.data;
  return `The time is over after ${accounts} accounts and ${journals} journals. The same command goes on from there.`;
}

await runCommand(readArguments, ({ db }, params) => verify(db, params));
