// What a plan gives more room to, by what its learner wants Chinese for: an exam asks for other days than a journey.

import { type AimKind } from '../../profile/aim.ts';
import type { Profile } from '../../profile/profile.ts';
import type { Topic } from '../materials/topics.ts';
import { aimNamed, goalsServed } from './aims.ts';

export type Emphasis = {
  readonly aim: AimKind;
  /** Or else it was read out of what the learner says in their own words. */
  readonly isChosen: boolean;
  /** Topics that serve the goals, the first first; none for who learns for the joy of it, or for an exam alone. */
  readonly topics: readonly Topic[];
  /** Beside each lesson something is played that serves the goal. */
  readonly plays: 'each_lesson' | 'when_chosen';
  /** What serves the goal better: a place where something is got done, or somebody to talk with. */
  readonly prefers: 'scene' | 'role' | undefined;
  /** A text in each so many stages; undefined where only the liking for reading says so. */
  readonly textsEvery: number | undefined;
  /** Words beside those of lessons come from the list of the exam. */
  readonly hasListedWords: boolean;
};

type Room = Omit<Emphasis, 'aim' | 'isChosen' | 'topics'>;

const ROOM: Readonly<Record<AimKind, Room>> = {
  exam: { plays: 'when_chosen', prefers: undefined, textsEvery: 1, hasListedWords: true },
  trip: { plays: 'each_lesson', prefers: 'scene', textsEvery: 3, hasListedWords: false },
  family: { plays: 'each_lesson', prefers: 'role', textsEvery: 3, hasListedWords: false },
  work: { plays: 'each_lesson', prefers: undefined, textsEvery: undefined, hasListedWords: false },
  study: { plays: 'each_lesson', prefers: undefined, textsEvery: 1, hasListedWords: false },
  enjoyment: { plays: 'when_chosen', prefers: undefined, textsEvery: undefined, hasListedWords: false },
};

/** Of any exam: which it is does not matter here. */
const ANY_BAND = 1;

export function emphasisOf(profile: Pick<Profile, 'aim' | 'dream'>): Emphasis {
  const { kind } = profile.aim ?? aimNamed(profile.dream, ANY_BAND);
  const isChosen = profile.aim !== null;
  return { aim: kind, isChosen, topics: kind === 'enjoyment' ? [] : topicsServed(profile), ...ROOM[kind] };
}

const topicsServed = (profile: Pick<Profile, 'aim' | 'dream'>): readonly Topic[] => [
  ...new Set(goalsServed(profile).flatMap(({ topics }) => topics)),
];
