// Command: says every mistake in the shipped content and fails when there is one.

import { ContentError, loadContent } from './load.ts';
import { problemsIn } from './problems.ts';

function mistakes(): string[] {
  try {
    return problemsIn(loadContent());
  } catch (error) {
    if (error instanceof ContentError) return [error.message];
    throw error;
  }
}

const found = mistakes();
for (const mistake of found) console.error(mistake);
process.exitCode = found.length === 0 ? 0 : 1;
