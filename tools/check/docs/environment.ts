// README's table of environment variables lists exactly the variables that the code reads.

import ts from 'typescript';
import { isCode, parse, type TreeFile, walk } from '../tree.ts';

/** What the machine itself sets; none of them is a setting of ours. */
const MACHINE = /^(PATH|HOME|TMPDIR|USER|npm_\w+)$/;

/** Variables that the code reads but the table lacks, and the other way round. */
export function checkEnvironment(files: readonly TreeFile[]): string[] {
  const read = new Set(
    files.filter((file) => isCode(file) && !file.path.endsWith('.test.ts')).flatMap(variablesOf),
  );
  const readme = files.find(({ path }) => path === 'README.md')?.text ?? '';
  const told = new Set(Array.from(readme.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm), ([, name]) => name ?? ''));
  return [
    ...[...read]
      .filter((name) => !told.has(name) && !MACHINE.test(name))
      .map((name) => `README.md does not explain ${name}`),
    ...[...told]
      .filter((name) => !read.has(name))
      .map((name) => `README.md explains ${name}, which nothing reads`),
  ];
}

/** `process.env.NAME`, `process.env['NAME']`, and the keys of a schema that is called `environment`. */
function variablesOf(file: TreeFile): string[] {
  if (!/process\.env|const environment/.test(file.text)) return [];
  const names: string[] = [];
  walk(parse(file), (node) => {
    if (ts.isPropertyAccessExpression(node) && isEnv(node.expression)) names.push(node.name.text);
    if (
      ts.isElementAccessExpression(node) &&
      isEnv(node.expression) &&
      ts.isStringLiteral(node.argumentExpression)
    ) {
      names.push(node.argumentExpression.text);
    }
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'environment') names.push(...keysOf(node));
  });
  return names;
}

const isEnv = (node: ts.Node) => node.getText() === 'process.env';

function keysOf({ initializer }: ts.VariableDeclaration): string[] {
  if (!initializer || !ts.isCallExpression(initializer)) return [];
  const [shape] = initializer.arguments;
  if (!shape || !ts.isObjectLiteralExpression(shape)) return [];
  return shape.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
}
