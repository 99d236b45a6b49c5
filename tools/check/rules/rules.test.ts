import { describe, expect, it } from 'vitest';
import { casts, silencers } from './casts.ts';
import { tokenColours } from './colours.ts';
import { earlyTexts } from './early-texts.ts';
import { headers } from './headers.ts';
import { machinePaths, reminders } from './leftovers.ts';
import { kebabNames } from './names.ts';
import { purity } from './purity.ts';
import { queryStates } from './query-states.ts';
import { retiredWords } from './retired-words.ts';
import { applyRules, type Rule } from './rule.ts';

const problems = (rule: Rule, path: string, text = '') => applyRules([rule], [{ path, text }]).problems;

describe('names', () => {
  it.each([
    'kit/web/UI/button.tsx',
    'kit/core/clientState.ts',
    'features/Home/a.ts',
    'kit/core/client_state.ts',
  ])('refuses %s', (path) => expect(problems(kebabNames, path)).toHaveLength(1));

  it.each([
    'kit/web/ui/elements/button.tsx',
    'a/x.api.test.ts',
    'README.md',
    '.ci/run',
    'migrations/0001_more-tables.sql',
  ])('lets %s pass', (path) => expect(problems(kebabNames, path)).toEqual([]));
});

describe('a retired word', () => {
  it.each([
    ['a file', 'app/testing/money-house.ts', 'export const a = 1;\n'],
    ['a folder', 'features/one/deeds/act.ts', 'export const a = 1;\n'],
    ['a function', 'features/one/server/a.ts', 'export function openPockets() {}\n'],
    ['a variable', 'features/one/server/a.ts', 'const house = 1;\n'],
    ['a name in the bench', 'bench/crash/a.ts', 'const deed = 1;\n'],
    ['a type', 'features/one/server/a.ts', 'type Wanted = { readonly id: string };\n'],
  ])('is refused as the name of %s', (_, path, text) =>
    expect(problems(retiredWords, path, text)).toHaveLength(1),
  );

  it.each([
    ['app/server/warehouse.ts', 'export const talentOf = () => 1;\n'],
    ['features/one/web/a.tsx', 'export function WantedWords() {}\n'],
    ['features/one/server/a.ts', '// The house is in order.\nconst a = "deed";\n'],
  ])('is not seen in %s', (path, text) => expect(problems(retiredWords, path, text)).toEqual([]));
});

describe('the comment atop a file', () => {
  it.each([
    ['is missing', "import { a } from './a.ts';\n"],
    ['belongs to the first statement', '// Adds one.\nconst add = (n: number) => n + 1;\n'],
    ['is no sentence', '// helpers\n\nconst a = 1;\n'],
  ])('fails when it %s', (_, text) => expect(problems(headers, 'kit/core/a.ts', text)).toHaveLength(1));

  it.each([
    '// Adds.\n\nconst a = 1;\n',
    '#!/usr/bin/env node\n// Adds,\n// and more.\n\nrun();\n',
    '/** Adds. */\n\nrun();\n',
  ])('is good as a sentence of its own', (text) =>
    expect(problems(headers, 'kit/core/a.ts', text)).toEqual([]),
  );

  it('is not asked of a test', () => expect(problems(headers, 'kit/core/a.test.ts', 'it();')).toEqual([]));
});

describe('a cast', () => {
  it.each([
    'const a = b as string;\n',
    'const a = <string>b;\n',
    'const a = {\n  b,\n  c: d as string,\n};\n',
  ])('needs a reason beside it', (text) => expect(problems(casts, 'a.ts', text)).toHaveLength(1));

  it.each([
    '// The library types this as unknown.\nconst a = b as string;\n',
    'const a = b as string; // checked above\n',
    "const a = ['x'] as const;\n",
    'const a = b satisfies string;\n',
    'const a = { b: [] as string[] };\n',
  ])('with a reason, or that is none, passes', (text) => expect(problems(casts, 'a.ts', text)).toEqual([]));

  it('finds the line', () =>
    expect(problems(casts, 'a.ts', '\n\nconst a = b as string;\n')[0]).toMatch(/^a\.ts:3 /));
});

describe('a comment that silences a tool', () => {
  it('needs a reason', () => {
    expect(problems(silencers, 'a.ts', 'x(); // oxlint-disable-line no-console\n')).toHaveLength(1);
    expect(
      problems(silencers, 'a.ts', '// A program for the console.\nx(); // oxlint-disable-line no-console\n'),
    ).toEqual([]);
    expect(
      problems(silencers, 'a.ts', 'x(); // oxlint-disable-line no-console -- told to whoever started it\n'),
    ).toEqual([]);
  });

  it('may expect an error but never ignore one', () => {
    expect(problems(silencers, 'a.ts', '// The types are wrong.\n// @ts-ignore\nx();\n')).toHaveLength(1);
  });
});

describe('pure code', () => {
  it.each(['Date.now()', 'new Date()', 'Math.random()', 'crypto.randomUUID()', 'Date()'])(
    'may not call %s',
    (call) => {
      expect(problems(purity, 'features/study/domain/plan.ts', `const a = ${call};`)).toHaveLength(1);
      expect(problems(purity, 'kit/server/tasks.ts', `const a = ${call};`)).toEqual([]);
    },
  );

  it('may make a date of what it was given', () => {
    expect(problems(purity, 'kit/core/a.ts', 'const a = new Date(now); const b = Date.parse(text);')).toEqual(
      [],
    );
  });
});

describe('what must not stay', () => {
  it.each(['// TODO: later', 'FIXME soon'])('finds "%s"', (text) => {
    expect(problems(reminders, 'docs/a.md', text)).toHaveLength(1);
  });

  it.each(["'/home/anna/yulu'", '/Users/li/x', 'C:\\Users\\li'])('finds the machine in %s', (text) => {
    expect(problems(machinePaths, 'a.ts', text)).toHaveLength(1);
  });

  it.each(["'../features/home/web/routes.tsx'", 'https://example.org/home/a', "'/tmp'", '/usr/bin/chromium'])(
    'lets %s pass',
    (text) => expect(problems(machinePaths, 'a.ts', text)).toEqual([]),
  );
});

describe('colours', () => {
  it.each([
    'color: #fff;',
    'background: rgb(0 0 0 / 50%);',
    'className="text-red-500"',
    "fill: 'oklch(50% 0 0)'",
  ])('refuses %s outside the tokens', (text) => {
    expect(problems(tokenColours, 'features/home/web/a.tsx', text)).toHaveLength(1);
    expect(problems(tokenColours, 'kit/web/theme/tokens.css', text)).toEqual([]);
  });

  it.each([
    "document.querySelector('#root')",
    'href="#add"',
    'className="text-muted bg-seal"',
    'issue #1234567',
  ])('lets %s pass', (text) => expect(problems(tokenColours, 'features/home/web/a.tsx', text)).toEqual([]));
});

describe('a text', () => {
  const from = "import { t } from '../texts.ts';\n";
  it.each([
    "const a = t('a');\n",
    "const a = { b: [t('a')] };\n",
    'export const c = `${t("a")}!`;\n',
    "class A {\n  static b = t('a');\n}\n",
  ])('is not read while the file loads: %j', (text) =>
    expect(problems(earlyTexts, 'features/a/web/a.ts', from + text)).toHaveLength(1),
  );

  it.each([
    "const a = () => t('a');\n",
    "function a() {\n  return { b: t('a') };\n}\n",
    "const t = (key: string) => key;\nconst a = u('a');\n",
  ])('is read where it is shown: %j', (text) =>
    expect(problems(earlyTexts, 'features/a/web/a.ts', from + text)).toEqual([]),
  );

  it('of another name counts too', () =>
    expect(
      problems(earlyTexts, 'a.ts', "import { t as common } from './i18n.ts';\nconst a = common('a');\n"),
    ).toHaveLength(1));
});

describe('the passing states of a query', () => {
  it.each([
    'const { data, isLoading } = useQuery(talks);\n',
    'const { isPending: isComing } = useInfiniteQuery(talks);\n',
    'const query = useQuery(talks);\nif (query.isFetching) return null;\n',
    'if (useQuery(talks).isPending) return null;\n',
  ])('decide nothing', (text) => expect(problems(queryStates, 'features/a/web/a.tsx', text)).toHaveLength(1));

  it.each([
    'const { data, error, isFetched } = useQuery(talks);\n',
    'const query = useInfiniteQuery(talks);\nuse(query.isFetchingNextPage);\n',
    'const save = useMutation(saving);\nif (save.isPending) return null;\n',
  ])('are not %s', (text) => expect(problems(queryStates, 'features/a/web/a.tsx', text)).toEqual([]));
});
