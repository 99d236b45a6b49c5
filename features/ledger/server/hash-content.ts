// Hashes the content of a posting, to tell a repeated posting from another one with the same key.

import { createHash } from 'node:crypto';
import { canonicalText, type JournalContent } from '../domain/index.ts';

export function hashContent(content: JournalContent): string {
  return createHash('sha256').update(canonicalText(content)).digest('hex');
}
