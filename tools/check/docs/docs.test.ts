import { describe, expect, it } from 'vitest';
import { checkDecisionNumbers, checkDecisionPages } from './decision-pages.ts';
import { checkEnvironment } from './environment.ts';
import { checkFeatureReadmes } from './feature-readmes.ts';
import { checkLinks, checkNamedFiles } from './links.ts';
import { checkMachineFiles } from './machine-files.ts';
import { checkPageSizes } from './page-sizes.ts';

const file = (path: string, text: string) => ({ path, text });

describe('the page of a feature', () => {
  const pages = file('features/home/web/routes.tsx', "page({ path: 'today' })");

  it('says what it promises and where', () => {
    const readme = file(
      'features/home/README.md',
      '# Home\n\nShows what to do next.\n\n- Routes: `/`, `/today`\n',
    );
    expect(checkFeatureReadmes([pages, readme])).toEqual([]);
  });

  it.each([
    ['is missing', []],
    ['does not name a page', [file('features/home/README.md', '# Home\n\nShows.\n\n- Routes: `/`\n')]],
    [
      'names a page that is none',
      [file('features/home/README.md', '# Home\n\nShows.\n\n- Routes: `/today`, `/now`\n')],
    ],
    ['says nothing of its pages', [file('features/home/README.md', '# Home\n\nShows what to do next.\n')]],
    ['promises nothing', [file('features/home/README.md', '# Home\n\n- Routes: `/`, `/today`\n')]],
    ['has no title', [file('features/home/README.md', 'Shows what to do next.\n- Routes: `/`, `/today`\n')]],
  ])('fails when it %s', (_, readme) => expect(checkFeatureReadmes([pages, ...readme])).toHaveLength(1));
});

describe('the size of a page', () => {
  const readme = 'features/home/README.md';
  const line = (characters: number) => `- ${'a'.repeat(characters - 2)}`;

  it.each([
    ['a README of 60 lines', readme, '- line\n'.repeat(60)],
    ['a README of 450 words, whose tables have signs', readme, `| ${'word '.repeat(45)} | - |\n`.repeat(10)],
    ['a line of 400 characters in a README', readme, line(400)],
    ['a line of 600 characters elsewhere', 'docs/operations.md', line(600)],
    ['a long line that is no page', 'features/home/web/home.ts', line(900)],
    ['a guide of many lines', 'CONTRIBUTING.md', '- one more line\n'.repeat(300)],
  ])('is right with %s', (_, path, text) => expect(checkPageSizes([file(path, text)])).toEqual([]));

  it.each([
    ['a README of 61 lines', readme, '- line\n'.repeat(61), 'has 61 lines, at most 60'],
    ['a README of 451 words', readme, `${'word '.repeat(41)}\n`.repeat(11), 'has 451 words, at most 450'],
    ['a README of a package', 'chinese/README.md', '- line\n'.repeat(61), 'has 61 lines, at most 60'],
    [
      'a long row of a table',
      'tutor-engine/README.md',
      `# T\n|${line(399)}|`,
      ':2 has 401 characters, at most 400',
    ],
    ['a long line elsewhere', 'docs/operations.md', line(601), ':1 has 601 characters, at most 600'],
  ])('is wrong with %s', (_, path, text, problem) => {
    const problems = checkPageSizes([file(path, text)]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });
});

describe('a decision that is named', () => {
  it('has a page', () => {
    const page = file('docs/decisions/0004-own-calls.md', '');
    const code = (number: number) => file('kit/a.ts', `// As decision ${number} says.`);
    expect(checkDecisionNumbers([page, code(4)])).toEqual([]);
    expect(checkDecisionNumbers([page, code(5)])).toHaveLength(1);
  });
});

describe('a decision', () => {
  const whole = '## Context\n## Choice\n## What it costs\n## What would change our mind\n';

  it('has its number, its title and its four parts', () => {
    expect(
      checkDecisionPages([file('docs/decisions/0004-own-calls.md', `# 4. Own calls\n${whole}`)]),
    ).toEqual([]);
  });

  it.each([
    ['its name has no number', 'docs/decisions/own-calls.md', `# 4. Own calls\n${whole}`],
    ['its title has another number', 'docs/decisions/0004-own-calls.md', `# 5. Own calls\n${whole}`],
    [
      'a part is missing',
      'docs/decisions/0004-own-calls.md',
      `# 4. Own calls\n${whole.replace('## What it costs\n', '')}`,
    ],
  ])('fails when %s', (_, path, text) => expect(checkDecisionPages([file(path, text)])).toHaveLength(1));

  it('fails when another has its number', () => {
    const two = ['a', 'b'].map((name) => file(`docs/decisions/0004-${name}.md`, `# 4. Own calls\n${whole}`));
    expect(checkDecisionPages(two)).toHaveLength(1);
  });
});

describe('a link', () => {
  it('leads to a file or folder of the project, or out of it', () => {
    const page = file('docs/a.md', '[b](b.md#part) [k](../kit/) [o](https://example.org) [here](#there)');
    expect(checkLinks([page], ['docs/a.md', 'docs/b.md', 'kit/core/a.ts'])).toEqual([]);
    expect(checkLinks([page], ['docs/a.md', 'kit/core/a.ts'])).toEqual([
      'docs/a.md: the link to b.md#part leads nowhere',
    ]);
  });
});

describe('a path in a page', () => {
  it('is there from the root, beside the page, or below some folder', () => {
    const page = file('features/a/README.md', '`kit/b.ts` `server/c.ts` `rooms/d.sql` `x.ts` `/api/e.md`');
    expect(checkNamedFiles([page], ['kit/b.ts', 'features/a/server/c.ts', 'app/rooms/d.sql'])).toEqual([]);
    expect(checkNamedFiles([page], ['kit/b.ts', 'app/rooms/d.sql'])).toEqual([
      'features/a/README.md: there is no server/c.ts',
    ]);
  });
});

describe('the table of variables', () => {
  const code = file(
    'kit/server/config.ts',
    "const environment = z.object({ PORT: a });\nconst b = process.env.YULU_DATA ?? process.env['HOST'];",
  );

  it('names each that the code reads', () => {
    expect(
      checkEnvironment([code, file('README.md', '| `PORT` | a |\n| `YULU_DATA` | b |\n| `HOST` | c |\n')]),
    ).toEqual([]);
  });

  it('fails when it lacks one, or keeps one that is gone', () => {
    const readme = file('README.md', '| `PORT` | a |\n| `YULU_DATA` | b |\n| `OLD_PORT` | c |\n');
    expect(checkEnvironment([code, readme])).toEqual([
      'README.md does not explain HOST',
      'README.md explains OLD_PORT, which nothing reads',
    ]);
  });
});

describe('the files that set up a machine', () => {
  const readme = file(
    'README.md',
    '## Environment\n\n| `PORT` | a |\n| `HOST` | b |\n\nFor tests:\n\n| `SEED` | c |\n',
  );
  const good = [
    readme,
    file('package.json', '{ "dependencies": { "node": "24.1.0" } }'),
    file('.nvmrc', '24.1.0\n'),
    file('.env.example', '# PORT=\n# HOST=\n'),
    file('Dockerfile', 'FROM node:24.1.0-slim AS build\nFROM node:24.1.0-slim\n'),
  ];
  const but = (path: string, text: string) =>
    good.map((each) => (each.path === path ? file(path, text) : each));

  it('name the variables and the Node of the project', () => {
    expect(checkMachineFiles(good)).toEqual([]);
  });

  it.each([
    ['a variable is missing', but('.env.example', '# PORT=\n'), '.env.example does not name HOST'],
    [
      'a variable is gone',
      but('.env.example', '# PORT=\n# HOST=\n# OLD=\n'),
      '.env.example names OLD, which README.md does not explain',
    ],
    ['the Node is another', but('.nvmrc', '22.0.0\n'), '.nvmrc names Node 22.0.0, package.json 24.1.0'],
    [
      'the image has another Node',
      but('Dockerfile', 'FROM node:22.0.0-slim\n'),
      'Dockerfile names Node 22.0.0, package.json 24.1.0',
    ],
  ])('fail when %s', (_, files, problem) => {
    expect(checkMachineFiles(files)).toEqual([problem]);
  });
});
