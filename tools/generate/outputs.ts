// Everything that is generated and committed, with its current content.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '../../app/contract.ts';
import { decisionIndex } from './decision-index.ts';
import { featureTable, readFeatures } from './feature-table.ts';
import { replaceSection } from './marked-section.ts';
import { pageContract } from './page-contract.ts';

/** `path` is relative to the root. */
export type Output = { readonly path: string; readonly content: string };

/** All generated files with the content they must have. Reads the tree below `root`, writes nothing. */
export function makeOutputs(root: string): Output[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const decisions = 'docs/decisions/README.md';
  return [
    { path: 'app/web/generated/contract.json', content: toJson(pageContract(contract)) },
    {
      path: 'README.md',
      content: replaceSection(read('README.md'), 'features', featureTable(readFeatures(root))),
    },
    {
      path: decisions,
      content: replaceSection(read(decisions), 'decisions', decisionIndex(join(root, 'docs/decisions'))),
    },
  ];
}

/** The outputs whose file is missing or says something else. */
export function staleOutputs(root: string, outputs: readonly Output[]): Output[] {
  return outputs.filter(({ path, content }) => {
    const file = join(root, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== content;
  });
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
