// Looks up, while the browser is idle, the words that are on the screen: a tap answers at once, also without a network.

import { whenIdle } from '../../../../kit/web/language-core/when-idle.ts';
import { loadCard } from './open-card.tsx';

/** Ends what a long visit may fetch unasked. */
const MOST_WORDS = 400;

const known = new Set<string>();
let waiting: string[] = [];
let isRunning = false;

/** Puts the words of a text that has come into view on the list. */
export function prefetchWords(words: readonly string[]): void {
  if (savesData()) return;
  const fresh = words.filter((word) => !known.has(word)).slice(0, MOST_WORDS - known.size);
  for (const word of fresh) known.add(word);
  waiting.push(...fresh);
  if (isRunning || waiting.length === 0) return;
  isRunning = true;
  whenIdle(() => void run());
}

/** One at a time, so that whatever somebody asks for meanwhile comes first. */
async function run(): Promise<void> {
  try {
    await loadCard();
    const { dictionary } = await import('../../../../kit/web/language-core/dictionary.ts');
    for (let word = waiting.shift(); word !== undefined; word = waiting.shift()) {
      await dictionary().word(word);
    }
  } catch {
    // Nobody asked for it. What is opened later is fetched then, and a failure is told there.
    for (const word of waiting) known.delete(word);
    waiting = [];
  } finally {
    isRunning = false;
  }
}

/** Whether the person has asked the browser to be sparing; some browsers cannot tell. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }; // not in every browser, nor in TypeScript
  return connection?.saveData === true;
}
