// The fingerprint by which a repeated posting is told from another one with the same key.

import { createHash } from 'node:crypto';
import { canonicalText, type JournalContent } from '../domain/index.ts';

export function hashContent(content: JournalContent): string {
  return createHash('sha256').update(canonicalText(content)).digest('hex');
}
