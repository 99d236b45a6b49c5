// `npm run study -- rebuild [--person ID]`: computes all card states anew from the log of learning events.

import { parseArgs } from 'node:util';
import { foldEverybody, markAll } from '../../../features/study/server/api.ts';
import { type UserId, userIdSchema } from '../../../kit/core/user-id.ts';
import { CommandError } from '../process/explain-error.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run study -- rebuild [--person ID]
  rebuild       computes the cards of everybody anew from what they did; learners notice nothing meanwhile
  --person ID   of one person`;

function readArguments(): UserId | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      options: { person: { type: 'string' } },
      allowPositionals: true,
    });
    if (positionals.join(' ') !== 'rebuild') throw new CommandError(USAGE);
    return values.person === undefined ? undefined : userIdSchema.parse(values.person);
  } catch {
    throw new CommandError(USAGE);
  }
}

await runCommand(readArguments, async ({ db }, person) => {
  const words = await markAll(db, person);
  const people = await foldEverybody(db);
  console.log(`The cards of ${words} words were computed anew, of ${people} people.`);
});
