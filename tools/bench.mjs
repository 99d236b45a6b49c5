// `npm run -s bench -- page`, or `all`: makes the project ready as `npm start` does, then measures; ends what it started.

import { endWithNpm } from './parent.mjs';
import { projectNode } from './paths.mjs';
import { Interrupted, run } from './run.mjs';
import { setUp } from './setup.mjs';

endWithNpm();
try {
  await setUp();
  const { code } = await run(projectNode, ['bench/main.ts', ...process.argv.slice(2)], {
    isLoud: true,
  });
  process.exitCode = code ?? 1;
} catch (error) {
  console.error(error.isForPeople ? error.message : error);
  process.exitCode = error instanceof Interrupted ? 130 : 1;
}
