// Why a package of Anki's cannot be taken.

export const PACKAGE_PROBLEMS = [
  /** No zip file, or none with a collection in it. */
  'not_a_package',
  /** Names that lead out of the archive, names twice, sizes that lie. */
  'archive_unsafe',
  'too_many_files',
  'too_large',
  'collection_broken',
  /** Written by an Anki that this version does not know. */
  'newer_version',
  'too_slow',
  /** A table without any Chinese. */
  'no_word_list',
  /** By a fault of ours, several times over. */
  'failed',
] as const;
export type PackageProblem = (typeof PACKAGE_PROBLEMS)[number];
