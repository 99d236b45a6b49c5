// What became of each word that a learner kept, missed, asked about or used, told from the log.

import type { WordStory } from './due-words.ts';

/** All times in milliseconds since 1970. */
export type KeptWord = { readonly word: string; readonly reading: string; readonly at: number };
/** `used`: said in a sentence without help. `missed`: missed, or asked about. */
export type WordEvent = KeptWord & { readonly what: 'used' | 'missed' };

/**
 * The stories of the words that need reminding. `kept`: on the learner's own list; `events`: the earliest first. A word
 * is its characters in one reading; where one of two readings is unknown they are taken for the same.
 */
export function wordStories(kept: readonly KeptWord[], events: readonly WordEvent[]): WordStory[] {
  const stories = new Map<string, Open[]>();
  const begin = ({ word, reading, at }: KeptWord) => {
    const open = stories.get(word) ?? [];
    const begun = readingsMeant(open, reading).map((meant) => ({
      word,
      reading: meant,
      missedAt: at,
      usedAt: [],
    }));
    stories.set(word, [...open.filter((story) => !isSame(story.reading, reading)), ...begun]);
  };
  for (const word of kept) begin(word);
  for (const event of events) {
    if (event.what === 'missed') begin(event);
    // A word that was only ever used right needs no reminding.
    else for (const story of matching(stories, event)) story.usedAt.push(event.at);
  }
  return Array.from(stories.values()).flat();
}

type Open = WordStory & { readonly usedAt: number[] };

const isSame = (a: string, b: string): boolean => a === b || a === '' || b === '';

/** An unknown reading may be any of those that the word is known by. */
function readingsMeant(open: readonly Open[], reading: string): readonly string[] {
  return reading === '' && open.length > 0 ? open.map((story) => story.reading) : [reading];
}

const matching = (stories: ReadonlyMap<string, readonly Open[]>, { word, reading }: KeptWord) =>
  (stories.get(word) ?? []).filter((story) => isSame(story.reading, reading));
