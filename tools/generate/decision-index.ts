// Makes the list of decisions from the titles of their pages.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list in Markdown, by number. A page is named `0000-words-of-the-title.md` and begins with `# 0. Title`. */
export function decisionIndex(folder: string): string {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.md$/.test(name))
    .toSorted()
    .map((name) => `- [${titleOf(readFileSync(join(folder, name), 'utf8'))}](${name})`)
    .join('\n');
}

function titleOf(page: string): string {
  return /^# (.+)$/m.exec(page)?.[1] ?? '(no title)';
}
