import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Check } from '../check.ts';
import { contentCheck } from './content.ts';
import { deadCodeCheck } from './dead-code.ts';
import { formatCheck } from './format.ts';
import { importsCheck } from './imports.ts';
import { lintCheck } from './lint.ts';
import { typeChecks } from './types.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SETTINGS = [
  '.dependency-cruiser.cjs',
  '.gitignore',
  '.oxlintrc.json',
  'biome.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.server.json',
  'tsconfig.shared.json',
  'tsconfig.web.json',
];

/** A small project with our own settings and packages, and these files. */
function project(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'yulu-check-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of SETTINGS) cpSync(join(ROOT, name), join(root, name));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const problems = async (check: Check | undefined, files: Readonly<Record<string, string>>) =>
  (await check?.run(project(files)))?.problems.join('\n') ?? 'no such check';

const typeCheck = (name: string) => typeChecks.find((check) => check.name === `types-${name}`);

describe('the types', { timeout: 60_000 }, () => {
  it('of the core know neither Node nor the DOM', async () => {
    const found = await problems(typeCheck('shared'), {
      'kit/core/a.ts': 'export const a = document.title + process.pid + setTimeout.name;\n',
    });
    for (const name of ['document', 'process', 'setTimeout']) expect(found).toContain(`'${name}'`);
  });

  it('of the server know Node, and are strict', async () => {
    const found = await problems(typeCheck('server'), {
      'kit/server/good.ts': 'export const pid: number = process.pid;\n',
      'kit/server/bad.ts': 'export const first: string = [process.title][0];\n',
    });
    expect(found).toMatch(/^kit\/server\/bad\.ts\(1,14\): error TS2322/);
    expect(found).not.toContain('good.ts');
  });
});

describe('the format', { timeout: 60_000 }, () => {
  it('is asked of every file, imports in order', async () => {
    const found = await problems(formatCheck, {
      'kit/core/good.ts': "export const a = 'b';\n",
      'kit/core/bad.ts': 'export const a = "b"\n',
      'kit/core/order.ts':
        "import { b } from './b.ts';\nimport { a } from './a.ts';\n\nexport const c = a + b;\n",
    });
    expect(found.split('\n').toSorted()).toEqual([
      expect.stringMatching(/^kit\/core\/bad\.ts:/),
      expect.stringMatching(/^kit\/core\/order\.ts:/),
    ]);
  });
});

describe('the linter', { timeout: 60_000 }, () => {
  it('knows types, and refuses what we refuse', async () => {
    const found = await problems(lintCheck, {
      'kit/core/a.ts': [
        'export const a = (given: any) => given;',
        'export const b = (given?: string) => given!.length;',
        'export const c = () => { Promise.resolve(1); };',
        "export const d = () => console.log('x');",
        '',
      ].join('\n'),
    });
    for (const rule of ['no-explicit-any', 'no-non-null-assertion', 'no-floating-promises', 'no-console']) {
      expect(found).toContain(rule);
    }
  });
});

const header = (code: string) => `${code}\n`;

describe('the imports', { timeout: 60_000 }, () => {
  const found = (files: Readonly<Record<string, string>>) => problems(importsCheck, files);
  const a = header('export const a = 1;');
  const from = (path: string) => header(`import { a } from '${path}';\nexport const b = a;`);

  it('pass when each keeps to its place', async () => {
    const good = await found({
      'app/server/main.ts': from('../../features/one/server/api.ts'),
      'features/one/contract.ts': a,
      'features/one/domain/index.ts': a,
      'features/one/domain/rule.ts': from('../../../kit/core/a.ts'),
      'features/one/server/api.ts': from('../../two/server/api.ts'),
      'features/one/web/api.ts': from('../../two/domain/index.ts'),
      'features/two/domain/index.ts': a,
      'features/two/server/api.ts': from('../../../kit/server/db.ts'),
      'kit/core/a.ts': a,
      'kit/server/db.ts': "import { join } from 'node:path';\nexport const a = join('a', 'b');\n",
    });
    expect(good).toBe('');
  });

  // One run over all of these, since a run costs more than a second; each line is the one file that breaks its rule.
  it.each([
    ['no-cycles', 'kit/core/cycle-a.ts'],
    ['what-is-imported-exists', 'kit/core/lost.ts'],
    ['kit-knows-no-feature', 'kit/server/featured.ts'],
    ['kit-knows-no-feature', 'kit/server/featured-type.ts'],
    ['nothing-imports-app', 'features/two/server/app.ts'],
    ['tests-use-app-testing-only', 'features/two/server/composed.api.test.ts'],
    ['app-uses-public-faces', 'app/server/inside.ts'],
    ['features-use-public-faces', 'features/two/server/inside.ts'],
    ['tools-use-public-faces', 'bench/inside.ts'],
    ['web-never-meets-server', 'features/two/web/server.ts'],
    ['server-never-meets-web', 'features/two/server/web.ts'],
    ['web-runs-in-a-browser', 'kit/web/builtin.ts'],
    ['pure-meets-no-platform', 'features/two/domain/platform.ts'],
    ['pure-uses-no-builtin', 'tutor-engine/builtin.ts'],
    ['pure-uses-no-package', 'chinese/package.ts'],
    ['domain-stands-alone', 'features/two/domain/page.ts'],
    ['the-core-stands-alone', 'chinese/engine.ts'],
    ['engine-rooms-have-one-direction', 'tutor-engine/understand/above.ts'],
    ['engine-prompts-decide-nothing', 'tutor-engine/prompts/turning.ts'],
    ['engine-is-used-by-its-faces', 'features/two/server/engine.ts'],
    ['scripted-learners-stay-in-tests', 'features/two/server/scripted.ts'],
    ['helpers-of-tests-stay-in-tests', 'kit/server/helped.ts'],
    ['what-ships-uses-shipped-packages', 'kit/server/development.ts'],
  ])('break the rule %s in %s', async (rule, file) => {
    expect((await broken()).split('\n')).toContainEqual(expect.stringMatching(`^${file}: ${rule}: `));
  });

  const bad: Readonly<Record<string, string>> = {
    'app/contract.ts': a,
    'app/server/a.ts': a,
    'features/one/contract.ts': 'export const a = 1;\nexport type A = number;\n',
    'features/one/server/a.ts': a,
    'features/two/web/a.ts': a,
    'kit/server/a.ts': a,
    'kit/server/testing/a.ts': a,
    'tutor-engine/a.ts': a,
    'kit/core/cycle-a.ts': "import { b } from './cycle-b.ts';\nexport const a = () => b;\n",
    'kit/core/cycle-b.ts': from('./cycle-a.ts'),
    'kit/core/lost.ts': from('./nowhere.ts'),
    'kit/server/featured.ts': from('../../features/one/contract.ts'),
    'kit/server/featured-type.ts':
      "import type { A } from '../../features/one/contract.ts';\nexport const b: A = 1;\n",
    'features/two/server/app.ts': from('../../../app/contract.ts'),
    'features/two/server/composed.api.test.ts': from('../../../app/server/a.ts'),
    'app/server/inside.ts': from('../../features/one/server/a.ts'),
    'features/two/server/inside.ts': from('../../one/server/a.ts'),
    'bench/inside.ts': from('../features/one/server/a.ts'),
    'features/two/web/server.ts': from('../../../kit/server/a.ts'),
    'features/two/server/web.ts': from('../web/a.ts'),
    'kit/web/builtin.ts': "import { join } from 'node:path';\nexport const b = join;\n",
    'features/two/domain/platform.ts': from('../../../kit/server/a.ts'),
    'tutor-engine/builtin.ts': "import { join } from 'node:path';\nexport const b = join;\n",
    'chinese/package.ts': "import { sql } from 'drizzle-orm';\nexport const b = sql;\n",
    'features/two/domain/page.ts': from('../web/a.ts'),
    'chinese/engine.ts': from('../tutor-engine/a.ts'),
    'tutor-engine/state/a.ts': a,
    'tutor-engine/turn/a.ts': a,
    'tutor-engine/learners/index.ts': a,
    'tutor-engine/understand/above.ts': from('../state/a.ts'),
    'tutor-engine/prompts/turning.ts': from('../turn/a.ts'),
    'features/two/server/engine.ts': from('../../../tutor-engine/turn/a.ts'),
    'features/two/server/scripted.ts': from('../../../tutor-engine/learners/index.ts'),
    'kit/server/helped.ts': from('./testing/a.ts'),
    'kit/server/development.ts': "import fc from 'fast-check';\nexport const b = fc;\n",
  };
  let breaking: Promise<string> | undefined;
  const broken = () => (breaking ??= found(bad));
});

describe('dead code', { timeout: 60_000 }, () => {
  it('is a file, an export or a dependency that nothing uses', async () => {
    const found = await problems(deadCodeCheck, {
      'package.json': JSON.stringify({ name: 'x', type: 'module', dependencies: { zod: '*' } }),
      'knip.json': JSON.stringify({ entry: ['main.ts'], project: ['*.ts'] }),
      'main.ts': "import { a } from './used.ts';\na();\n",
      'used.ts': 'export const a = () => {};\nexport const b = 1;\n',
      'unused.ts': 'export const c = 1;\n',
    });
    expect(found).toContain('unused.ts is used by nothing');
    expect(found).toContain('used.ts:2 b is exported and used nowhere else');
    expect(found).toContain('zod is a dependency that nothing uses');
    expect(found).not.toContain(' a is');
  });

  it('is what only a test uses', async () => {
    const found = await problems(deadCodeCheck, {
      'package.json': JSON.stringify({ name: 'x', type: 'module' }),
      'knip.json': JSON.stringify({
        entry: ['main.ts!', 'used.test.ts'],
        project: ['*.ts!', '!*.test.ts!'],
      }),
      'main.ts': "import { a } from './used.ts';\na();\n",
      'used.ts': 'export const a = () => {};\nexport const b = 1;\n',
      'used.test.ts': "import { b } from './used.ts';\nb.toFixed();\n",
    });
    expect(found).toBe('used.ts:2 b is exported and used nowhere else');
  });
});

describe('the content', () => {
  it('fails when its check is missing or says so', async () => {
    expect(await problems(contentCheck, {})).toContain('content/check.ts is missing');
    const complaining = "console.error('a persona has no greeting');\nprocess.exitCode = 1;\n";
    expect(await problems(contentCheck, { 'content/check.ts': complaining })).toBe(
      'a persona has no greeting',
    );
    expect(await problems(contentCheck, { 'content/check.ts': "console.log('fine');\n" })).toBe('');
  });
});
