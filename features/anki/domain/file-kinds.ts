// The files of decks: a package that is brought, and one that is taken along.

import type { FileKind } from '../../../kit/core/file-kind.ts';

const MIB = 1024 * 1024;
const ZIP = ['application/zip'];

/** Some thousand letters a page; enough for as many words as the list holds. */
export const CSV_LETTERS = 1_000_000;

export const ankiPackageKind: FileKind = {
  name: 'anki-package',
  maxBytes: 100 * MIB,
  types: ZIP,
  perPerson: { files: 3, bytes: 200 * MIB },
};

/** The last one stays until the next. By this ending Anki knows that it is one of its own. */
export const takenPackageKind: FileKind = {
  name: 'anki-taken',
  savedAs: 'yulu.apkg',
  maxBytes: 600 * MIB,
  types: ZIP,
  perPerson: { files: 1, bytes: 600 * MIB },
};
