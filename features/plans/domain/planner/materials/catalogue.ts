// What plans are made of: the lessons of the course, plays, texts and words, as the planner and a model are offered them.

import type { LearnerLevel } from '../../../../learner-settings/domain/index.ts';
import type { RoundShares } from '../../plan/lesson-rounds.ts';
import type { PlanWord, Three } from '../../plan/plan.ts';
import type { Grade, Profile } from '../../profile/profile.ts';
import type { ContentIndex } from './content-index.ts';
import { LESSON_TOPICS, PLAY_TOPICS, TEXT_TOPICS, THEME_TOPICS, type Topic } from './topics.ts';

export type CourseLesson = {
  readonly id: string;
  readonly level: LearnerLevel;
  /** Of the HSK standard. */
  readonly band: number;
  readonly title: Three;
  readonly goals: readonly Three[];
  readonly requires: readonly string[];
  readonly words: readonly PlanWord[];
  readonly points: number;
  /** What closes it. */
  readonly task: {
    readonly kind: 'topic' | 'scene' | 'role';
    readonly subject: string;
    readonly line: Three;
  };
};

export type Play = {
  readonly kind: 'scene' | 'role';
  /** `place/scene`, or the role's id. */
  readonly id: string;
  readonly level: LearnerLevel;
  /** The place, or the role's theme. */
  readonly theme: string;
  readonly title: Three;
  /** What it is good to know beforehand. */
  readonly words: readonly PlanWord[];
  /** Made for small children; nobody else plays it who could say more. */
  readonly isForChildren: boolean;
};

/** Something to read. */
export type PlannedText = {
  readonly id: string;
  readonly level: LearnerLevel;
  readonly band: number;
  readonly title: Three;
  readonly characters: number;
};

/** A word with the band of the HSK standard that it is in, 7 for 7 to 9. */
export type BandedWord = PlanWord & { readonly band: number };

export type Catalogue = {
  /** In the order of the course. */
  readonly lessons: readonly CourseLesson[];
  readonly plays: readonly Play[];
  /** In the order in which they are read. */
  readonly texts: readonly PlannedText[];
  /** Of each topic, the words that the dictionary has in a band. */
  readonly words: ReadonlyMap<Topic, readonly BandedWord[]>;
  /** Of each level of the HSK exam, 1 to 6, the words that it adds to those before it, the commonest first. */
  readonly listed: ReadonlyMap<number, readonly BandedWord[]>;
  /** What all of it speaks of. */
  readonly index: ContentIndex;
};

type WordCounts = { readonly size: number; readonly known: number };
/** Of an exam, and of each exam up to it, the first being HSK 1. */
type ExamWords = WordCounts & { readonly bands: readonly WordCounts[] };

/** What the log says is known or done. */
export type Known = {
  /** What is known of each lesson, round by round; all of it when it is completed by work, by a test or by a placement. */
  readonly lessons: ReadonlyMap<string, RoundShares>;
  /** As `playKey` names them. */
  readonly plays: ReadonlySet<string>;
  /** Texts that were read. */
  readonly texts: ReadonlySet<string>;
  /** Plays that the learning path has locked, as `playKey` names them, with the lessons that open them. */
  readonly locked: ReadonlyMap<string, readonly string[]>;
  readonly words: ReadonlySet<string>;
  /** Of the exam that the learner means to take, its words and those known now; undefined without one. */
  readonly exam?: ExamWords | undefined;
  /** Seconds of reviews a day that the cards which are there will ask for in the coming weeks; 0 without cards. */
  readonly reviewSeconds: number;
};

/** All that a plan is made from. */
export type Basis = {
  readonly profile: Profile;
  readonly level: LearnerLevel;
  /** Minutes that were studied on that day before the plan was made: they are none of it. */
  readonly minutesBefore?: number;
  /** What a session is packed into. */
  readonly minutesADay: number;
  /** Days with a session, where the learner keeps days free; absent for five. */
  readonly sessionsAWeek?: number;
  /** The day on which the plan, or what is left of it, begins. */
  readonly begins: string;
  /** What the learner asked for, where their study time does not hold it. */
  readonly wishedMinutes?: number;
  /** What a day holds with a membership, for whom it now holds less than they wished for. */
  readonly vipMinutes?: number;
  /** What was agreed before the plan was first changed; absent while it is as it was made. */
  readonly agreed?: { readonly minutes: number; readonly wordsADay: number };
  /** Minutes that were done of what the plan held before it was changed, and holds no more: what is done stays. */
  readonly doneBefore?: number;
  /** The learner has chosen all of the content with a later end: nothing is cut for want of time any more. */
  readonly isOpenEnded?: boolean;
  /** To which the learner did not want to change; not offered again. */
  readonly minutesDeclined?: number;
  /** So many lessons that a placement had settled the learner did not want to have left out; offered again when there are more. */
  readonly settledDeclined?: number;
};

export type PlannerInput = { readonly basis: Basis; readonly catalogue: Catalogue; readonly known: Known };

/** Whether a play can be begun once some lessons are done; lessons below the level that the learner has named are behind. */
export function isOpenAfter(
  key: string,
  lessons: ReadonlySet<string>,
  { basis, catalogue, known }: PlannerInput,
): boolean {
  const waitsFor = (known.locked.get(key) ?? []).filter((id) => !lessons.has(id));
  return waitsFor.every((id) => {
    const lesson = catalogue.lessons.find((each) => each.id === id);
    return lesson !== undefined && rankOf(lesson.level) < rankOf(basis.level);
  });
}

export const LEVEL_ORDER: readonly LearnerLevel[] = ['zero', 'beginner', 'intermediate', 'advanced'];
export const rankOf = (level: LearnerLevel): number => LEVEL_ORDER.indexOf(level);

/** The bands of words that are worth giving at a level: those below are taken for known, those above come later. */
const BANDS: Readonly<Record<LearnerLevel, readonly [least: number, most: number]>> = {
  zero: [1, 2],
  beginner: [2, 3],
  intermediate: [3, 5],
  advanced: [4, 7],
};

/** Whether a word is taken for known at a level. */
export const isBelow = ({ band }: Pick<BandedWord, 'band'>, { level }: Pick<Basis, 'level'>): boolean =>
  band < BANDS[level][0];

export const isInReach = (word: Pick<BandedWord, 'band'>, basis: Pick<Basis, 'level'>): boolean =>
  !isBelow(word, basis) && word.band <= BANDS[basis.level][1];

/** Not far beyond a level: what somebody dreams of may lie one band above what is given without a wish. */
export const isNear = ({ band }: Pick<BandedWord, 'band'>, { level }: Pick<Basis, 'level'>): boolean =>
  band <= BANDS[level][1] + 1;

export const topicsOf = ({ id, theme }: Play): readonly Topic[] =>
  PLAY_TOPICS[id] ?? THEME_TOPICS[theme] ?? [];

/** Of a piece of the content, named by kind and id. */
export function topicsOfPiece(
  { plays }: Pick<Catalogue, 'plays'>,
  kind: string,
  id: string,
): readonly Topic[] {
  if (kind === 'text') return TEXT_TOPICS[id] ?? [];
  if (kind === 'lesson' || kind === 'talk') return LESSON_TOPICS[id] ?? [];
  const play = plays.find((each) => each.kind === kind && each.id === id);
  return play ? topicsOf(play) : [];
}

/** The word as the dictionary or a play reads it; undefined when it is in none of the catalogue's lists. */
export function findWord(catalogue: Catalogue, zh: string): PlanWord | undefined {
  const found =
    [...catalogue.words.values(), ...catalogue.plays.map((play) => play.words)]
      .flat()
      .find((word) => word.zh === zh) ??
    [...catalogue.listed.values()].flat().find((word) => word.zh === zh) ??
    catalogue.index.explained.get(zh);
  return found && { zh: found.zh, pinyin: found.pinyin };
}

/** Plays about offices, marriage, contracts and drink are not for children. */
const FOR_GROWN_UPS: Readonly<Record<string, Grade>> = {
  business: 'high',
  work: 'high',
  landlord: 'university',
  'bank-clerk': 'university',
  'matchmaking-aunt': 'adult',
  'mother-in-law': 'adult',
  'restaurant/banquet': 'university',
  'shopping/purchasing-agent': 'high',
  'education/thesis': 'university',
  'education/parents-evening': 'adult',
  'police-officer': 'middle',
  'travel/insurance': 'university',
};
const AGE: Readonly<Record<Grade, number>> = {
  preschool: 0,
  primary_1_3: 1,
  primary_4_6: 2,
  middle: 3,
  high: 4,
  university: 5,
  adult: 6,
};

/** Where everybody is taken for a child. */
const KINDERGARTEN = 'kindergarten-teacher';

/** Whether the play suits the learner's age, and does not talk down to them. */
export const isOfferedTo = (play: Play, { profile, level }: Basis): boolean =>
  isFitFor(play, profile.grade) &&
  (AGE[profile.grade] < AGE.middle ||
    (play.id !== KINDERGARTEN && (!play.isForChildren || level === 'zero')));

/** Whether the lesson closes with the play: then it is what the lesson prepares, whatever the play's level. */
export const isTaskOf = ({ kind, id }: Pick<Play, 'kind' | 'id'>, lesson: CourseLesson | undefined) =>
  lesson?.task.kind === kind && lesson.task.subject === id;

export function isFitFor({ id, theme }: Pick<Play, 'id' | 'theme'>, grade: Grade): boolean {
  return [id, theme].every((key) => {
    const from = FOR_GROWN_UPS[key];
    return from === undefined || AGE[grade] >= AGE[from];
  });
}
