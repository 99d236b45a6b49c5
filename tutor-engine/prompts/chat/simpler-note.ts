// What a model is told when its first answer was too hard.

import { quote } from '../text/quote.ts';

/** Instructions for a second try. `hard`: the words that lay beyond the level. */
export function simplerNote(hard: readonly string[]): string {
  return `# Second try\nAn earlier try at this answer had words that the learner does not know: ${quote('words', hard.slice(0, 12).join('、'))} Say the same without them, with easier words only.`;
}
