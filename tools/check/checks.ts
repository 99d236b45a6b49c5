// All checks, the slow ones first so that they run beside the many quick ones.

import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Check, Outcome } from './check.ts';
import { contentCheck } from './commands/content.ts';
import { deadCodeCheck } from './commands/dead-code.ts';
import { formatCheck } from './commands/format.ts';
import { importsCheck } from './commands/imports.ts';
import { lintCheck } from './commands/lint.ts';
import { typeChecks } from './commands/types.ts';
import { findUndeclared, findUntold } from './data-policies.ts';
import { checkDecisionNumbers, checkDecisionPages } from './docs/decision-pages.ts';
import { checkEnvironment } from './docs/environment.ts';
import { checkFeatureReadmes } from './docs/feature-readmes.ts';
import { checkLinks, checkNamedFiles } from './docs/links.ts';
import { checkMachineFiles } from './docs/machine-files.ts';
import { checkPageSizes } from './docs/page-sizes.ts';
import { readJournal } from './migrations/journal.ts';
import { checkReleased } from './migrations/released.ts';
import { checkStatements } from './migrations/statements.ts';
import { compareSnapshots, loadTables, snapshotOf } from './migrations/tables.ts';
import { checkProcedures } from './procedures.ts';
import { casts, silencers } from './rules/casts.ts';
import { tokenColours } from './rules/colours.ts';
import { earlyTexts } from './rules/early-texts.ts';
import { headers } from './rules/headers.ts';
import { machinePaths, reminders } from './rules/leftovers.ts';
import { kebabNames } from './rules/names.ts';
import { purity } from './rules/purity.ts';
import { queryStates } from './rules/query-states.ts';
import { retiredWords } from './rules/retired-words.ts';
import { applyRules } from './rules/rule.ts';
import { checkSizes } from './sizes.ts';
import { checkErrorCodes } from './texts/error-codes.ts';
import { checkTextFiles } from './texts/text-files.ts';
import { checkTextKeys } from './texts/text-keys.ts';
import { listPaths, readTree, type TreeFile } from './tree.ts';

let known: readonly TreeFile[] | undefined;
const treeOf = (root: string) => (known ??= readTree(root));

/** A check over the files of the tree, read once for all of them. */
const treeCheck = (name: string, run: (files: readonly TreeFile[]) => Outcome): Check => ({
  name,
  run: (root) => run(treeOf(root)),
});

const RULES = [
  kebabNames,
  retiredWords,
  headers,
  casts,
  silencers,
  purity,
  earlyTexts,
  queryStates,
  reminders,
  machinePaths,
  tokenColours,
];

const procedureCheck: Check = {
  name: 'procedures',
  run: async () => checkProcedures((await import('../../app/contract.ts')).contract),
};

const errorCodeCheck: Check = {
  name: 'error-codes',
  run: async (root) => checkErrorCodes((await import('../../app/contract.ts')).contract, treeOf(root)),
};

const generatedCheck: Check = {
  name: 'generated',
  run: async (root) => {
    const { makeOutputs, staleOutputs } = await import('../generate/outputs.ts');
    const outputs = makeOutputs(root);
    const problems = staleOutputs(root, outputs).map(
      ({ path }) => `${path} is not up to date: npm run generate`,
    );
    return { summary: `${outputs.length} files`, problems };
  },
};

const migrationCheck: Check = {
  name: 'migrations',
  run: async (root) => {
    const files = treeOf(root).filter(({ path }) => path.startsWith('migrations/'));
    const { problems, latest } = readJournal(files);
    const sql = files.filter(({ path }) => path.endsWith('.sql'));
    const released = files.find(({ path }) => path === 'migrations/released.json')?.text ?? '{}';
    const different = latest ? compareSnapshots(latest, snapshotOf(await loadTables(root))) : [];
    return {
      summary: `${sql.length} migrations`,
      problems: [
        ...problems,
        ...checkReleased(released, files),
        // The first migration meets an empty database.
        ...sql.slice(1).flatMap(checkStatements),
        ...different,
      ],
    };
  },
};

const dataPolicyCheck: Check = {
  name: 'data-policies',
  run: async (root) => {
    const tables = Object.values(await loadTables(root)).filter((each) => is(each, PgTable));
    const { dataPolicies } = await import('../../app/server/declared/data-policies.ts');
    const { TOPICS } = await import('../../features/privacy/domain/index.ts');
    const problems = [...findUndeclared(tables, dataPolicies), ...findUntold(dataPolicies, TOPICS)];
    return { summary: `${tables.length} tables`, problems };
  },
};

const docsCheck: Check = {
  name: 'docs',
  run: (root) => {
    const files = treeOf(root);
    return {
      summary: 'READMEs, sizes of pages, decisions, links, variables',
      problems: [
        ...checkFeatureReadmes(files),
        ...checkPageSizes(files),
        ...checkDecisionPages(files),
        ...checkDecisionNumbers(files),
        ...checkLinks(files, listPaths(root, '')),
        ...checkNamedFiles(files, listPaths(root, '')),
        ...checkEnvironment(files),
        ...checkMachineFiles(files),
      ],
    };
  },
};

export const CHECKS: readonly Check[] = [
  // The longest first, so that none is left for the end alone.
  lintCheck,
  ...typeChecks.toReversed(),
  contentCheck,
  importsCheck,
  deadCodeCheck,
  treeCheck('rules', (files) => applyRules(RULES, files)),
  treeCheck('sizes', checkSizes),
  treeCheck('texts', checkTextFiles),
  treeCheck('text-keys', checkTextKeys),
  formatCheck,
  migrationCheck,
  dataPolicyCheck,
  procedureCheck,
  errorCodeCheck,
  generatedCheck,
  docsCheck,
];
