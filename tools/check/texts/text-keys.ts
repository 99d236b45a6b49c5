// Every text key that the code uses exists, and every key that exists is used.

import ts from 'typescript';
import type { Outcome } from '../check.ts';
import { isTest, isTypeScript, lineOf, parse, type TreeFile, walk } from '../tree.ts';
import { findKeyUses, isUsed } from './key-uses.ts';
import { readTexts, withoutPlural } from './text-tree.ts';

/** Common texts are shown by every page, a feature's only by itself. */
const COMMON = 'kit/web';

/** Compares the Chinese files, which the others equal, with the source. */
export function checkTextKeys(files: readonly TreeFile[]): Outcome {
  const sources = files.filter((file) => isTypeScript(file) && !isTest(file.path));
  const owners = files.flatMap(({ path, text }) => {
    const [, owner] = /^(features\/[^/]+|kit\/web)\/text\/zh\.json$/.exec(path) ?? [];
    return owner === undefined
      ? []
      : [{ owner, keys: new Set([...readTexts(text).keys()].map(withoutPlural)) }];
  });
  const problems = owners.flatMap(({ owner, keys }) => {
    const readers = sources.filter(({ path }) => owner === COMMON || path.startsWith(`${owner}/`));
    const uses = findKeyUses(readers);
    const unused = [...keys]
      .filter((key) => !isUsed(key, uses))
      .map((key) => `${owner}/text: "${key}" is used nowhere`);
    return [...unused, ...readers.flatMap((file) => unknownKeys(file, owner, keys))];
  });
  return { summary: `${owners.reduce((sum, { keys }) => sum + keys.size, 0)} keys`, problems };
}

/** Literal first arguments of the owner's `t` that are no keys. */
function unknownKeys(file: TreeFile, owner: string, keys: ReadonlySet<string>): string[] {
  const source = parse(file);
  const names = translatorNames(source, owner, file.path);
  const problems: string[] = [];
  if (names.size === 0) return problems;
  walk(source, (node) => {
    if (!ts.isCallExpression(node) || !names.has(node.expression.getText())) return;
    const [key] = node.arguments;
    if (key && ts.isStringLiteralLike(key) && !keys.has(key.text)) {
      problems.push(`${file.path}:${lineOf(source, node)} "${key.text}" is not in ${owner}/text`);
    }
  });
  return problems;
}

/** What `t` of the owner is called in this file. */
function translatorNames(source: ts.SourceFile, owner: string, path: string): ReadonlySet<string> {
  const wanted = owner === COMMON ? /(^|\/)i18n\.ts$/ : /^(\.\.?\/)+texts\.ts$/;
  const names = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!wanted.test(statement.moduleSpecifier.text) || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements)
      if ((propertyName ?? name).text === 't') names.add(name.text);
  }
  // Another feature never imports these texts, so the path alone tells whose they are.
  return owner === COMMON || path.startsWith(`${owner}/`) ? names : new Set();
}
