import { describe, expect, it } from 'vitest';
import { checkSizes } from './sizes.ts';

const lines = (count: number, line = 'x();') => `${Array.from({ length: count }, () => line).join('\n')}\n`;
const file = (path: string, text: string) => ({ path, text });
const smallFiles = Array.from({ length: 20 }, (_, index) =>
  file(`kit/core/small-${index}.ts`, lines(3, 'const f = () => 1;')),
);
const problems = (...files: { path: string; text: string }[]) =>
  checkSizes([...smallFiles, ...files]).problems;

describe('the size of files', () => {
  it('is at most 400 lines', () => {
    expect(problems(file('a.ts', lines(400)))).toEqual([]);
    expect(problems(file('a.ts', lines(401)))).toEqual(['a.ts 401 lines, at most 400']);
  });

  it('is under 250 for 95 % of them', () => {
    const long = [file('a.ts', lines(260)), file('b.ts', lines(260))];
    expect(problems(...long)).toEqual([
      expect.stringContaining('95 % must be; longest: a.ts (260), b.ts (260)'),
    ]);
  });

  it('is under 80 for half of them', () => {
    const middling = Array.from({ length: 21 }, (_, index) => file(`m${index}.ts`, lines(90)));
    expect(problems(...middling)).toEqual([expect.stringContaining('files: 48.8 % are under 80 lines')]);
  });

  it('does not count what is generated, nor prose and data', () => {
    expect(problems(file('app/web/generated/a.ts', lines(900)), file('a.json', lines(900)))).toEqual([]);
  });
});

describe('the size of functions', () => {
  const body = (count: number, inner = 'x();') => `function f() {\n${lines(count - 2, inner)}}\n`;

  it('is at most 80 lines', () => {
    expect(problems(file('a.ts', body(80)))).toEqual([]);
    expect(problems(file('a.ts', `\n${body(81)}`))).toEqual(['a.ts:2 81 lines, at most 80']);
  });

  it('is at most 120 where there is markup', () => {
    expect(problems(file('a.tsx', body(120, 'g(<p />);')))).toEqual([]);
    expect(problems(file('a.tsx', body(121, 'g(<p />);')))).toHaveLength(1);
  });

  it('is counted for each test, not for the chapter they stand in', () => {
    const suite = (inner: string) => `describe('a', () => {\n${inner}});\n`;
    expect(problems(file('a.test.ts', suite(lines(100))))).toEqual([]);
    expect(problems(file('a.test.ts', suite(`it('b', () => {\n${lines(100)}});\n`)))).toHaveLength(1);
  });
});
