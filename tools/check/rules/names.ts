// Folders and files are named in kebab-case.

import type { Rule } from './rule.ts';

/** Names that a tool or a custom prescribes. */
const PRESCRIBED = /^((README|ARCHITECTURE|CONTRIBUTING|LICENSE)\.md|Dockerfile)$/;
const KEBAB = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
/** drizzle-kit writes `0001_what-it-does.sql` and `meta/0001_snapshot.json`. */
const MIGRATION = /^migrations\/(\d{4}_[a-z0-9-]+\.sql|meta\/(\d{4}_snapshot|_journal)\.json)$/;

export const kebabNames: Rule = {
  concerns: ({ path }) => !MIGRATION.test(path),
  find: ({ path }) =>
    path
      .split('/')
      .filter((name) => !KEBAB.test(name) && !PRESCRIBED.test(name))
      .map((name) => ({ line: 1, problem: `"${name}" is not kebab-case` })),
};
