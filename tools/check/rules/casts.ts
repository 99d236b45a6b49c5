// A cast, or a comment that silences a tool, has its reason beside it.

import ts from 'typescript';
import { isTypeScript, lineOf, parse, walk } from '../tree.ts';
import type { Finding, Rule } from './rule.ts';

export const casts: Rule = {
  concerns: isTypeScript,
  find: (file) => {
    const source = parse(file);
    const lines = file.text.split('\n');
    const findings: Finding[] = [];
    walk(source, (node) => {
      if (ts.isTypeAssertionExpression(node)) findings.push(undocumented(source, node));
      if (ts.isAsExpression(node) && !isHarmless(node) && !hasReason(source, node, lines)) {
        findings.push(undocumented(source, node));
      }
    });
    return findings;
  },
};

const undocumented = (source: ts.SourceFile, node: ts.Node): Finding => ({
  line: lineOf(source, node),
  problem: 'a cast without a reason beside it',
});

/** `as const` narrows to what is there, and an empty list has no type that could be wrong. */
const isHarmless = ({ type, expression }: ts.AsExpression) =>
  type.getText() === 'const' || expression.getText() === '[]';

/** A comment in the line above the statement, or in any line from there to the cast. */
function hasReason(source: ts.SourceFile, node: ts.Node, lines: readonly string[]): boolean {
  let statement: ts.Node = node;
  while (!ts.isStatement(statement) && !ts.isClassElement(statement) && !ts.isPropertyAssignment(statement)) {
    statement = statement.parent;
  }
  const first = lineOf(source, statement);
  const last = source.getLineAndCharacterOfPosition(node.getEnd()).line + 1;
  const above = lines[first - 2]?.trim() ?? '';
  return isComment(above) || lines.slice(first - 1, last).some((line) => /(^|\s)(\/\/|\/\*) /.test(line));
}

const isComment = (line: string) => line.startsWith('//') || /\*\/\}?$/.test(line);

const SILENCER = /(oxlint-disable|eslint-disable|biome-ignore|@ts-expect-error|@ts-ignore|@ts-nocheck)/;

export const silencers: Rule = {
  concerns: (file) => isTypeScript(file) && !file.path.startsWith('tools/check/'),
  find: ({ text }) => {
    const lines = text.split('\n');
    return lines.flatMap((line, index) => {
      const [silencer] = SILENCER.exec(line) ?? [];
      if (silencer === undefined) return [];
      if (/@ts-(ignore|nocheck)/.test(silencer))
        return [{ line: index + 1, problem: `${silencer} is never allowed` }];
      const around = lines.slice(Math.max(0, index - 5), index).map((near) => near.trim());
      const saysWhy = / -- \S|: \S+ \S/.test(line.slice(line.indexOf(silencer))) || around.some(isReason);
      return saysWhy ? [] : [{ line: index + 1, problem: `${silencer} without a reason beside it` }];
    });
  },
};

const isReason = (line: string) => isComment(line) && !SILENCER.test(line);
