// Which words a learner should meet again: those they kept, missed or asked about, at growing distances.

/** A word in one reading; the reading is empty where nobody can tell. */
export type DueWord = { readonly word: string; readonly reading: string };

/** All times in milliseconds since 1970. */
export type WordStory = DueWord & {
  /** When the learner last missed it or asked about it; before that, when they kept it. */
  readonly missedAt: number;
  /** When they used it in a sentence without help, the earliest first. */
  readonly usedAt: readonly number[];
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** From a miss to the first meeting, and from each use that counted to the next; after the last one the word is known. */
const WAITS_MS = [10 * MINUTE_MS, DAY_MS, 3 * DAY_MS, 7 * DAY_MS, 21 * DAY_MS];

/** The words to meet again now, the one that has waited longest, for what it should, first. */
export function dueWords(stories: readonly WordStory[], now: number): DueWord[] {
  return stories
    .flatMap((story) => {
      const wait = waitOf(story);
      const share = wait === undefined ? 0 : (now - wait.since) / wait.ms;
      return share >= 1 ? [{ word: story.word, reading: story.reading, share }] : [];
    })
    .toSorted((a, b) => b.share - a.share || (keyOf(a) < keyOf(b) ? -1 : 1))
    .map(({ word, reading }) => ({ word, reading }));
}

const keyOf = ({ word, reading }: DueWord): string => `${word} ${reading}`;

/** What the word waits for; undefined when it is known. A use soon after the last one says little and counts for nothing. */
function waitOf({ missedAt, usedAt }: WordStory): { since: number; ms: number } | undefined {
  let since = missedAt;
  let step = 0;
  for (const at of usedAt) {
    const wait = WAITS_MS[step];
    if (wait === undefined) return undefined;
    if (at < since + wait / 2) continue;
    since = at;
    step += 1;
  }
  const ms = WAITS_MS[step];
  return ms === undefined ? undefined : { since, ms };
}
