// `npm run -s fuzz`: fuzzes every call of the contract; `--seconds` says for how long, `--seed` repeats a run.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectNode, root } from './paths.mjs';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '120' }, seed: { type: 'string', default: '0' } },
});
const program = join(root, 'node_modules/vitest/vitest.mjs');
const child = spawn(projectNode, [program, 'run', '--project', 'api', 'app/server/fuzz.api.test.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FUZZ_SECONDS: values.seconds, FUZZ_SEED: values.seed },
});
child.on('exit', (code) => process.exit(code ?? 1));
