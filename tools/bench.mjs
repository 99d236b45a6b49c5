// `npm run -s bench -- page`: makes the project ready as `npm start` does, then measures; ends what it started, in time or not.

import { endWithNpm } from './parent.mjs';
import { projectNode } from './places.mjs';
import { Interrupted, run } from './run.mjs';
import { setUp } from './setup.mjs';

/** The longest bench takes a third of it on two quiet cores; the limit only ends what hangs. */
const LIMIT_MS = 20 * 60_000;

endWithNpm();
try {
  await setUp();
  const { code } = await run(projectNode, ['bench/main.ts', ...process.argv.slice(2)], {
    isLoud: true,
    timeoutMs: LIMIT_MS,
  });
  process.exitCode = code ?? 1;
} catch (error) {
  console.error(error.isForPeople ? error.message : error);
  process.exitCode = error instanceof Interrupted ? 130 : 1;
}
