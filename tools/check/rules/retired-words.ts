// Refuses names with retired words, and names the term to use instead.

import ts from 'typescript';
import { isTypeScript, lineOf, parse, type TreeFile, walk } from '../tree.ts';
import type { Finding, Rule } from './rule.ts';

/** Refused as a part of a file's name or of a declared name: `openHouse`, `money-house.ts`. */
const WORDS: Readonly<Record<string, string>> = {
  deed: 'command, change or action',
  deeds: 'commands, changes or actions',
  house: 'test server, fixture, or platform account',
  lending: 'snapshot',
  lent: 'snapshot or copy',
  papers: 'docs',
  pocket: 'balance',
  pockets: 'balances',
  purse: 'account',
  purses: 'accounts',
  speakable: 'responder turn',
  standing: 'state, status or snapshot',
  sweep: 'reconciliation job',
  town: 'seed data',
  trouble: 'problem, error or failure',
  troubles: 'problems, errors or failures',
};

/** Refused as the whole name of a type: a bare participle does not say what the type holds. */
const TYPES: Readonly<Record<string, string>> = {
  Around: 'options, params or context',
  Asked: 'params, or what is asked',
  Heard: 'result or message',
  Kept: 'stored …',
  Said: 'message',
  Someone: 'person or user',
  Taken: 'what was computed or taken back',
  Told: 'message, entry or facts',
  Wanted: 'params',
};

export const retiredWords: Rule = {
  concerns: isTypeScript,
  find: (file) => [...findInPath(file), ...findInNames(file)],
};

function findInPath({ path }: TreeFile): Finding[] {
  return path
    .split(/[/.-]/)
    .flatMap((part) => retired(WORDS, part))
    .map((problem) => ({ line: 1, problem }));
}

function findInNames(file: TreeFile): Finding[] {
  const source = parse(file);
  const findings: Finding[] = [];
  walk(source, (node) => {
    const name = declaredName(node);
    if (name === undefined) return;
    const parts = name.text.split(/(?=[A-Z])|_/).map((part) => part.toLowerCase());
    const isType = ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
    const problems = [
      ...parts.flatMap((part) => retired(WORDS, part)),
      ...(isType ? retired(TYPES, name.text) : []),
    ];
    findings.push(...problems.map((problem) => ({ line: lineOf(source, name), problem })));
  });
  return findings;
}

function declaredName(node: ts.Node): ts.Identifier | undefined {
  const isDeclaration =
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isVariableDeclaration(node);
  return isDeclaration && node.name && ts.isIdentifier(node.name) ? node.name : undefined;
}

function retired(words: Readonly<Record<string, string>>, word: string): string[] {
  return Object.hasOwn(words, word) ? [`"${word}" is a retired word: say ${words[word]}`] : [];
}
