// No text is read while a module loads: texts are loaded later, and a value read before stays in the wrong language.

import ts from 'typescript';
import { isTest, isTypeScript, lineOf, parse, type TreeFile } from '../tree.ts';
import type { Finding, Rule } from './rule.ts';

const TEXTS = /from '[^']*\/(?:texts|i18n)\.ts'/;

export const earlyTexts: Rule = {
  concerns: (file) => isTypeScript(file) && !isTest(file.path) && TEXTS.test(file.text),
  find: (file: TreeFile) => {
    const source = parse(file);
    const findings: Finding[] = [];
    const names = importedTexts(source);
    const visit = (node: ts.Node): void => {
      // Code in a function runs when the function is called, after the texts are loaded.
      if (ts.isFunctionLike(node)) return;
      if (ts.isCallExpression(node) && names.has(node.expression.getText()))
        findings.push({
          line: lineOf(source, node),
          problem: `${node.getText()} is read while the file loads: read it where it is shown`,
        });
      ts.forEachChild(node, visit);
    };
    visit(source);
    return findings;
  },
};

/** What the file calls the `t` that it imports. */
function importedTexts(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements)
      if ((propertyName ?? name).text === 't') names.add(name.text);
  }
  return names;
}
