// How much each topic matters to a learner: dream, interests, school subjects and books, in one number each.

import type { Area, Profile, Textbook } from '../../profile/profile.ts';
import { TOPICS, type Topic } from '../materials/topics.ts';
import { goalsServed } from './aims.ts';

/** What was chosen counts more than what is read out of a sentence; what all of it is for counts most. */
const AIM = 8;
const INTEREST = 5;
const DREAM = 4;
const BOOK = 1;
/** From here on an area of a subject is liked. */
const LIKED_FROM = 6;

/** Math is no lesson here: it brings numbers, places and comparisons into words and plays. Nor is English. */
const AREA_TOPICS: Readonly<Partial<Record<Area, readonly Topic[]>>> = {
  algebra: ['algebra'],
  geometry: ['geometry'],
  statistics: ['statistics'],
  ancient: ['literature', 'history'],
  modern: ['literature'],
};

/** What the books of our learners put first. */
const BOOK_TOPICS: Readonly<Partial<Record<Textbook, readonly Topic[]>>> = {
  integrated: ['study'],
  new_practical: ['study', 'travel'],
  boya: ['study'],
  developing: ['study'],
  made_easy: ['family', 'home'],
  zhongwen: ['family', 'nature'],
  yuwen: ['nature', 'literature'],
};

export type TopicWeights = ReadonlyMap<Topic, number>;

/** `dreamt`: topics to which words of the dream belong. */
export function weighTopics(profile: Profile, dreamt: readonly Topic[] = []): TopicWeights {
  const { grade, interests, likings, textbooks } = profile;
  const weights = new Map<Topic, number>();
  /** Whoever has left school learns no school words because of a book. */
  const isOfSchool = (topic: Topic) => grade === 'adult' && topic === 'study';
  const add = (topics: readonly Topic[], weight: number) => {
    for (const topic of topics) weights.set(topic, (weights.get(topic) ?? 0) + weight);
  };
  const [first, ...others] = goalsServed(profile);
  const isChosen = profile.aim !== null && profile.aim.kind !== 'enjoyment';
  add(first?.topics ?? [], isChosen ? AIM : DREAM);
  for (const { topics } of others) add(topics, DREAM);
  add(dreamt, DREAM);
  add(interests, INTEREST);
  for (const [area, topics] of entriesOf(AREA_TOPICS))
    if (likings[area] >= LIKED_FROM) add(topics, (likings[area] - LIKED_FROM + 2) / 2);
  for (const book of textbooks)
    add(
      (BOOK_TOPICS[book] ?? []).filter((topic) => !isOfSchool(topic)),
      BOOK,
    );
  return weights;
}

/**
 * The topics that the learner has named by interests, dream and sliders: what was chosen before all else, then the most
 * first; ties in the order of the list. What a book puts first is in the book.
 */
export function topTopics(profile: Profile): readonly Topic[] {
  const weights = weighTopics({ ...profile, textbooks: [] });
  const isChosen = (topic: Topic) => Number(profile.interests.some((interest) => interest === topic));
  return topicIds
    .filter((topic) => weights.has(topic))
    .toSorted((a, b) => isChosen(b) - isChosen(a) || weightOf(weights, b) - weightOf(weights, a));
}

export const weightOf = (weights: TopicWeights, topic: Topic): number => weights.get(topic) ?? 0;

// The keys of literals of their types: nothing else is in them.
const topicIds = Object.keys(TOPICS) as readonly Topic[];
// As above.
const entriesOf = (table: Readonly<Partial<Record<Area, readonly Topic[]>>>) =>
  Object.entries(table) as readonly (readonly [Area, readonly Topic[]])[];
