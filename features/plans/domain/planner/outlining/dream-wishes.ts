// What the words of a dream ask of a plan: what speaks of them, words for them, and the topics that these belong to.

import type { PlanItem } from '../../plan/plan.ts';
import { type BandedWord, type PlannerInput, topicsOfPiece } from '../materials/catalogue.ts';
import { speaksOf } from '../materials/content-index.ts';
import { TOPICS, type Topic } from '../materials/topics.ts';
import { namedIn } from '../wishes/named.ts';
import { isOfTheme } from '../wishes/themes.ts';

export type DreamWishes = {
  readonly words: readonly BandedWord[];
  readonly topics: readonly Topic[];
  /** How many of the dream's themes and words it speaks of. */
  readonly namedBy: (kind: PlanItem['kind'], id: string) => number;
};

const NO_WISHES: DreamWishes = { words: [], topics: [], namedBy: () => 0 };

export function dreamWishes({ basis, catalogue }: PlannerInput): DreamWishes {
  const { dream } = basis.profile;
  if (dream === '') return NO_WISHES;
  const { index } = catalogue;
  const { themes, terms } = namedIn(dream, basis.level, index);
  const words = terms.flatMap((term) => term.words);
  const named = new Set(words.map(({ zh }) => zh));
  return {
    words: words.map(({ zh, pinyin, band }) => ({ zh, pinyin, band })),
    topics: topicIds.filter(
      (topic) =>
        themes.some(({ topics }) => topics.includes(topic)) ||
        TOPICS[topic].words.split(' ').some((zh) => named.has(zh)),
    ),
    namedBy: (kind, id) =>
      terms.filter((term) => speaksOf(index, `${kind} ${id}`, term)).length +
      themes.filter((theme) => isOfTheme(theme, `${kind} ${id}`, topicsOfPiece(catalogue, kind, id))).length,
  };
}

// The keys of a literal of its type: nothing else is in it.
const topicIds = Object.keys(TOPICS) as readonly Topic[];
