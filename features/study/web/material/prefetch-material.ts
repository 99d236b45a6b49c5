// Fetches, while nobody waits, what the exercises of cards at hand need, so that they can be asked without a connection.

import { loadLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { whenIdle } from '../../../../kit/web/language-core/when-idle.ts';
import type { Card } from '../queries.ts';
import { dialoguesWith, sentencesWith } from './sentences.ts';

/** What does not come now comes when its card is shown. */
export function prefetchMaterial(cards: readonly Card[], known: number | undefined): void {
  whenIdle(() => void fetchAll(cards, known).catch(() => undefined));
}

async function fetchAll(cards: readonly Card[], known: number | undefined): Promise<void> {
  const core = await loadLanguageCore();
  // The rules by which typed answers are judged come with the first one.
  if (cards.some(({ skill }) => skill === 'recall' || skill === 'use')) await core.grade('好', ['好']);
  for (const { word, skill, isNewWord } of cards) {
    if (skill === 'use' || isNewWord) await sentencesWith(word, core, { known });
    if (skill === 'use') await dialoguesWith(word, core, known);
  }
}
