// Pure code reads no clock and uses no random numbers; both are parameters.

import ts from 'typescript';
import { isTest, isTypeScript, lineOf, parse, type TreeFile, walk } from '../tree.ts';
import type { Finding, Rule } from './rule.ts';

const PURE = /^(kit\/core|chinese|tutor-engine|content\/schema)\/|^features\/[^/]+\/(domain\/|contract\.ts$)/;
/** Builders of data, the adapter for Node and the command line run on Node and are not part of the pure core. */
const TOOLS = /^chinese\/(build|node|command-line)\//;

const CALLS = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
  'Date',
]);

export const purity: Rule = {
  concerns: (file) =>
    isTypeScript(file) && !isTest(file.path) && PURE.test(file.path) && !TOOLS.test(file.path),
  find: (file: TreeFile) => {
    const source = parse(file);
    const findings: Finding[] = [];
    walk(source, (node) => {
      const impure = impureExpression(node);
      if (impure !== undefined) {
        findings.push({
          line: lineOf(source, node),
          problem: `${impure} in pure code: take it as a parameter`,
        });
      }
    });
    return findings;
  },
};

function impureExpression(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node)) {
    const called = node.expression.getText();
    return CALLS.has(called) ? `${called}()` : undefined;
  }
  const isNow =
    ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments ?? []).length === 0;
  return isNow ? 'new Date()' : undefined;
}
