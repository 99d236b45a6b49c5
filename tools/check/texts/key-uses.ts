// Finds which text keys the source mentions: literally, by a pattern with holes, or by walking the file's object.

import ts from 'typescript';
import { parse, type TreeFile, walk } from '../tree.ts';

export type KeyUses = {
  /** Every string in the source; a key among them counts as used. */
  readonly literals: ReadonlySet<string>;
  /** Template strings such as `items.${item}.title`, as patterns over whole keys. */
  readonly patterns: readonly RegExp[];
  /** Chains of properties such as `mail.reset`, which reach into a text file imported as an object. */
  readonly chains: ReadonlySet<string>;
};

/** Collects the uses in a feature's source files. */
export function findKeyUses(files: readonly TreeFile[]): KeyUses {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  const chains = new Set<string>();
  for (const file of files) {
    const readsFile = /from '[./]+\/text\/\w+\.json' with/.test(file.text);
    walk(parse(file), (node) => {
      if (ts.isStringLiteralLike(node)) literals.add(node.text);
      if (ts.isTemplateExpression(node)) patterns.push(...patternOf(node));
      if (readsFile && ts.isPropertyAccessExpression(node)) chains.add(chainOf(node));
      if (ts.isPropertyAssignment(node) && !ts.isComputedPropertyName(node.name))
        literals.add(node.name.text);
    });
  }
  return { literals, patterns, chains };
}

/** The names at the end of an access: `mail.reset` of `texts[locale].mail.reset`. */
function chainOf({ expression, name }: ts.PropertyAccessExpression): string {
  return ts.isPropertyAccessExpression(expression) ? `${chainOf(expression)}.${name.text}` : name.text;
}

/** Only templates that look like a dotted key with holes, and say at least one part of it. */
function patternOf(node: ts.TemplateExpression): RegExp[] {
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (!parts.every((part) => /^[\w.]*$/.test(part)) || parts.every((part) => !/\w\.|\.\w/.test(part)))
    return [];
  return [new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`)];
}

/** Whether anything in the source can mean this key. */
export function isUsed(key: string, { literals, patterns, chains }: KeyUses): boolean {
  if (literals.has(key) || patterns.some((pattern) => pattern.test(key))) return true;
  const parts = key.split('.');
  return parts.some((_, index) => index > 0 && chains.has(parts.slice(0, index).join('.')));
}
