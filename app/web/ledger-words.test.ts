// No kind of journal goes without a name: what features declare, the ledger's pages can tell, in each language.

import { expect, test } from 'vitest';
import { LEDGER_JOURNALS } from '../../features/ledger/domain/index.ts';
import { LOCALES } from '../../kit/core/locale.ts';
import { findText, type TextTree } from '../../kit/core/texts.ts';
import { loadTexts, provideTexts } from '../../kit/web/i18n.ts';
import { allLedgerWords } from './ledger-words.ts';

const FEATURE = /features\/([^/]+)\//;
const declarations = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>(
  '../../features/*/domain/journals.ts',
  { eager: true },
);
const texts = import.meta.glob<TextTree>('../../features/*/text/*.json', { import: 'default' });
const sources = import.meta.glob<string>(
  ['../../features/**/*.ts', '../../kit/**/*.ts', '../../app/**/*.ts', '!**/*.test.ts', '!**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
);

const declared = [
  ...Object.keys(LEDGER_JOURNALS).map((kind) => ({ feature: 'ledger', kind })),
  ...Object.entries(declarations).flatMap(([path, exported]) =>
    Object.values(exported).flatMap((kinds) =>
      Object.keys(kinds).map((kind) => ({ feature: FEATURE.exec(path)?.[1] ?? '', kind })),
    ),
  ),
];

test('kinds are declared where this test looks for them', () => {
  const declaring = Object.entries(sources).filter(([, text]) => text.includes('journalKinds('));
  const places = declaring.map(([path]) => path).filter((path) => !path.includes('/features/ledger/'));
  expect(places.toSorted()).toEqual(Object.keys(declarations).toSorted());
  expect(declared.length).toBeGreaterThan(15);
  expect(new Set(declared.map(({ kind }) => kind)).size).toBe(declared.length);
});

test.each(declared)('$kind has a name in each language', async ({ feature, kind }) => {
  for (const locale of LOCALES) {
    const tree = await texts[`../../features/${feature}/text/${locale}.json`]?.();
    expect(tree && findText(tree, `journals.${kind}`, locale)).toMatch(/\S/);
  }
});

test('the pages of the ledger know all of them', async () => {
  provideTexts(texts);
  await loadTexts([...new Set(declared.map(({ feature }) => feature))]);
  const names = declared.map(({ kind }) =>
    allLedgerWords.map(({ journals }) => journals[kind]?.()).find((name) => name !== undefined),
  );
  expect(names.filter((name) => name === undefined || /[._]/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(declared.length);
});
