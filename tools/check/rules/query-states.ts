// No page mounts parts by whether a query is loading: each mount would start the query again, in an endless loop.

import ts from 'typescript';
import { isTest, isTypeScript, lineOf, parse, type TreeFile, walk } from '../tree.ts';
import type { Finding, Rule } from './rule.ts';

const QUERY = /^use(Suspense)?(Infinite)?(Query|Queries)$/;
/** They go back and forth with every attempt; `data`, `error` and `isFetched` do not, once something came. */
const PASSING = new Set([
  'isLoading',
  'isPending',
  'isFetching',
  'isError',
  'isLoadingError',
  'isSuccess',
  'status',
  'fetchStatus',
]);

export const queryStates: Rule = {
  concerns: (file) => isTypeScript(file) && !isTest(file.path) && /\/web\//.test(file.path),
  find: (file: TreeFile) => {
    const source = parse(file);
    const queries = new Set<string>();
    const findings: Finding[] = [];
    const find = (node: ts.Node, name: string) =>
      findings.push({
        line: lineOf(source, node),
        problem: `${name} of a query: show it by QueryPart or ListPart, or decide by data, error or isFetched`,
      });
    walk(source, (node) => {
      if (ts.isVariableDeclaration(node) && isQuery(node.initializer)) {
        if (ts.isIdentifier(node.name)) queries.add(node.name.text);
        if (ts.isObjectBindingPattern(node.name))
          for (const { name, propertyName } of node.name.elements) {
            const read = (propertyName ?? name).getText();
            if (PASSING.has(read)) find(name, read);
          }
      }
      if (ts.isPropertyAccessExpression(node) && PASSING.has(node.name.text)) {
        const { expression } = node;
        const isNamed = ts.isIdentifier(expression) && queries.has(expression.text);
        if (isNamed || isQuery(expression)) find(node, node.name.text);
      }
    });
    return findings;
  },
};

const isQuery = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isCallExpression(node) && QUERY.test(node.expression.getText());
