// Chooses what comes after what: the next lessons of the course, and with each the plays and texts that fit learner, level and interests best.

import { isLessonDone } from '../../plan/lesson-rounds.ts';
import type { PlanWord } from '../../plan/plan.ts';
import type { Likings } from '../../profile/profile.ts';
import {
  type BandedWord,
  type CourseLesson,
  isBelow,
  isFitFor,
  isInReach,
  isOfferedTo,
  isOpenAfter,
  isTaskOf,
  type PlannedText,
  type PlannerInput,
  type Play,
  rankOf,
  topicsOf,
} from '../materials/catalogue.ts';
import { STAGES_MAX, WORDS_MAX } from '../materials/outline.ts';
import { LESSON_TOPICS, TEXT_TOPICS, type Topic } from '../materials/topics.ts';
import { keyOf } from '../packing/pack.ts';
import { extraWords, newWordsASession } from '../packing/times.ts';
import { examOf } from '../wishes/aims.ts';
import { type Emphasis, emphasisOf } from '../wishes/emphasis.ts';
import { type TopicWeights, topTopics, weighTopics, weightOf } from '../wishes/weigh-topics.ts';
import { type DreamWishes, dreamWishes } from './dream-wishes.ts';

/** A stage before anybody has put it into words. */
export type ChosenStage = {
  readonly lesson: CourseLesson | undefined;
  readonly plays: readonly Play[];
  readonly texts: readonly PlannedText[];
  readonly words: readonly string[];
};

/** Who begins at zero first learns to say something before being sent into a shop. */
const LESSONS_BEFORE_PLAYS = 2;
/** Nor is there a text before its commonest words were taught. */
const LESSONS_BEFORE_TEXTS = 3;
/** A play of a topic that was played already is worth less. */
const REPEATED_TOPIC = 0.5;
/** What a play is worth more for each word of the dream that it speaks of: as much as an interest. */
const DREAM_TERM = 5;
/** What a play is worth more that is of the kind which serves the goal. */
const PREFERRED = 3;
/** What a play is worth less that is easier than the learner's level. */
const BELOW = 3;
const LONG_MINUTES = 30;

/** As many as a plan may have; what does not fit into its weeks is left out afterwards. */
export function chooseStages(input: PlannerInput): ChosenStage[] {
  const { basis } = input;
  const dream = dreamWishes(input);
  const weights = weighTopics(basis.profile, dream.topics);
  const plays = createPlayChooser(input, weights, dream);
  const texts = createTextChooser(input, dream);
  const words = createWordChooser(input, dream);
  const lessons = openLessons(input);
  const stages: ChosenStage[] = [];
  while (stages.length < STAGES_MAX) {
    const lesson = lessons[stages.length];
    const own = plays(lesson, stages.length);
    if (!lesson && own.length === 0) break;
    stages.push({
      lesson,
      plays: own,
      texts: texts(lesson, stages.length),
      words: words(lesson, own),
    });
  }
  return stages;
}

/** From the learner's level on, what is not completed; what is below was left behind by saying so. */
function openLessons({ basis, catalogue, known }: PlannerInput): CourseLesson[] {
  const from = rankOf(basis.level);
  return catalogue.lessons.filter(
    ({ id, level }) => rankOf(level) >= from && !isLessonDone(known.lessons.get(id)),
  );
}

/** Of a lesson its place in the course, which stays the same when what is before it is done: what takes turns is not dealt anew then. */
const placeOf = (lesson: CourseLesson | undefined, stage: number, { catalogue }: PlannerInput): number =>
  lesson ? catalogue.lessons.indexOf(lesson) : stage;

function createPlayChooser(input: PlannerInput, weights: TopicWeights, dream: DreamWishes) {
  const { basis, catalogue, known } = input;
  const taught = new Set<string>();
  const given = new Set<string>();
  const met = new Map<Topic, number>();
  const { interests, likings } = basis.profile;
  const unmet = new Set<Topic>(interests);
  const emphasis = emphasisOf(basis.profile);
  const undone = catalogue.plays.filter((play) => !known.plays.has(keyOf(play)));
  const open = undone.filter((play) => isOfferedTo(play, basis));
  const take = (play: Play) => {
    given.add(keyOf(play));
    for (const topic of topicsOf(play)) {
      met.set(topic, (met.get(topic) ?? 0) + 1);
      unmet.delete(topic);
    }
    return play;
  };
  /** Those of the level, and of the one below when these are used up. */
  const choose = (rank: number, isWanted: (play: Play) => boolean, least = rank - 1): Play | undefined => {
    const play = best(
      open.filter(
        (each) =>
          !given.has(keyOf(each)) &&
          rankOf(each.level) <= rank &&
          rankOf(each.level) >= least &&
          isOpenAfter(keyOf(each), taught, input) &&
          isWanted(each),
      ),
      (each) =>
        worthOf(each, { weights, dream, met, emphasis, likings }) - (rank - rankOf(each.level)) * BELOW,
    );
    return play && take(play);
  };
  /** None of what was chosen goes without: its first play need not be of the learner's very level. */
  const chooseUnmet = (rank: number) =>
    choose(rank, (play) => topicsOf(play).some((topic) => unmet.has(topic)), 0);
  /** Of what the goal needs, that which was met least; the first of it before the others. */
  const chooseServing = (rank: number): Play | undefined => {
    for (const wanted of emphasis.topics.toSorted((a, b) => (met.get(a) ?? 0) - (met.get(b) ?? 0))) {
      const play = choose(rank, (each) => topicsOf(each).includes(wanted), 0);
      if (play) return play;
    }
    return undefined;
  };
  const chooseDreamt = (rank: number) => choose(rank, (play) => dream.namedBy(play.kind, play.id) > 0, 0);
  return (lesson: CourseLesson | undefined, stage: number): Play[] => {
    const rank = Math.max(rankOf(basis.level), rankOf(lesson?.level ?? 'zero'));
    if (lesson) {
      taught.add(lesson.id);
      for (const topic of LESSON_TOPICS[lesson.id] ?? []) unmet.delete(topic);
    }
    const closing = undone
      .filter(
        (play) =>
          isTaskOf(play, lesson) &&
          isFitFor(play, basis.profile.grade) &&
          !given.has(keyOf(play)) &&
          isOpenAfter(keyOf(play), taught, input),
      )
      .map(take);
    if (rank === 0 && stage < LESSONS_BEFORE_PLAYS) return closing;
    // A closing play is enough of a change beside a lesson, unless something that was chosen still lacks a play.
    const isServed = lesson !== undefined && emphasis.plays === 'each_lesson';
    // A goal that was chosen and interests take turns; what a sentence may mean comes after both.
    const isTurn = emphasis.isChosen && placeOf(lesson, stage, input) % 2 === 0;
    const serving = isServed && isTurn ? chooseServing(rank) : undefined;
    const wished =
      serving ?? chooseUnmet(rank) ?? chooseDreamt(rank) ?? (isServed ? chooseServing(rank) : undefined);
    // Beside a lesson, who learns for an exam reads.
    if (closing.length > 0 || (lesson && emphasis.aim === 'exam'))
      return wished ? [...closing, wished] : closing;
    const first = wished ?? choose(rank, () => true);
    // Half an hour a day has room for a scene and somebody to talk with.
    const isLong = !lesson && first && basis.minutesADay >= LONG_MINUTES;
    const second = isLong ? choose(rank, ({ kind }) => kind !== first.kind) : undefined;
    return [first, second].flatMap((play) => play ?? []);
  };
}

type WorthParams = {
  readonly weights: TopicWeights;
  readonly dream: DreamWishes;
  /** How often each topic was played so far. */
  readonly met: ReadonlyMap<Topic, number>;
  readonly emphasis: Emphasis;
  readonly likings: Likings;
};

function worthOf(play: Play, { weights, dream, met, emphasis, likings }: WorthParams): number {
  const topics = topicsOf(play).map(
    (topic) => weightOf(weights, topic) * REPEATED_TOPIC ** (met.get(topic) ?? 0),
  );
  const ofDream = dream.namedBy(play.kind, play.id) * DREAM_TERM;
  const ofKind = play.kind === emphasis.prefers ? PREFERRED : 0;
  return topics.reduce((sum, each) => sum + each, 0) + likingOf(play, likings) + ofDream + ofKind;
}

/** Who likes to read has a text in each stage, who does not in every third; who is in between, as often as the goal asks for. */
function textsEvery({ reading, modern }: Likings, asked: number | undefined): number {
  const liking = (reading + modern) / 2;
  if (liking >= 7) return 1;
  return liking <= 3 ? 3 : (asked ?? 2);
}

/** Texts are in the order in which they are read: so many are about as hard as the first of them. */
const TEXTS_AT_HAND = 4;

/** Of the level, or of the one below when these are used up; none twice, none that was read. */
function createTextChooser(input: PlannerInput, dream: DreamWishes) {
  const { basis, catalogue, known } = input;
  const emphasis = emphasisOf(basis.profile);
  const { interests } = basis.profile;
  const serves = (id: string): number => {
    const topics = TEXT_TOPICS[id] ?? [];
    const ofGoal = topics.some((topic) => emphasis.topics.includes(topic));
    const ofInterest = topics.some((topic) => interests.some((each) => each === topic));
    return 2 * Number(ofGoal) + Number(ofInterest);
  };
  const isDreamt = ({ id }: PlannedText) => dream.namedBy('text', id) > 0;
  /** What speaks of the dream; else of the next few, since the later ones are harder, what serves the goal or an interest. */
  const choose = (texts: readonly PlannedText[]): PlannedText | undefined =>
    texts.find(isDreamt) ?? texts.slice(0, TEXTS_AT_HAND).toSorted((a, b) => serves(b.id) - serves(a.id))[0];
  const open = catalogue.texts.filter(({ id }) => !known.texts.has(id));
  const given = new Set<string>();
  const every = textsEvery(basis.profile.likings, emphasis.textsEvery);
  return (lesson: CourseLesson | undefined, stage: number): PlannedText[] => {
    const rank = Math.max(rankOf(basis.level), rankOf(lesson?.level ?? 'zero'));
    if ((placeOf(lesson, stage, input) + 1) % every !== 0 || (rank === 0 && stage < LESSONS_BEFORE_TEXTS))
      return [];
    const ofRank = (wanted: number) =>
      choose(open.filter(({ id, level }) => rankOf(level) === wanted && !given.has(id)));
    const text = ofRank(rank) ?? ofRank(rank - 1);
    if (!text) return [];
    given.add(text.id);
    return [text];
  };
}

/** Somebody who likes to listen gets scenes, somebody who likes to speak gets people to talk with. */
const likingOf = ({ kind }: Play, likings: Likings): number =>
  (kind === 'scene' ? (likings.listening + likings.reading) / 2 : likings.speaking) / 5;

function best(plays: readonly Play[], worth: (play: Play) => number): Play | undefined {
  const most = Math.max(...plays.map(worth));
  return plays.find((play) => worth(play) === most);
}

/** So many lessons a plan holds at most; what a later one teaches may be met before. */
const LESSONS_AHEAD = 8;

/** What lessons behind the learner have taught, and those ahead will. */
function wordsTaught(input: PlannerInput): ReadonlySet<string> {
  const open = openLessons(input);
  const [ahead, later] = [new Set(open.slice(0, LESSONS_AHEAD)), new Set(open)];
  const taught = input.catalogue.lessons.filter((lesson) => ahead.has(lesson) || !later.has(lesson));
  return new Set(taught.flatMap(({ words }) => words.map(({ zh }) => zh)));
}

/** Words of the topics that matter, in turn, the easier before the harder; none twice, none of a lesson of the plan, none that is known. */
function createWordChooser(input: PlannerInput, dream: DreamWishes) {
  const { basis, catalogue, known } = input;
  const taught = wordsTaught(input);
  const given = new Set<string>();
  const worthLearning = (words: readonly BandedWord[]) =>
    words.filter((word) => isInReach(word, basis) && !taught.has(word.zh) && !known.words.has(word.zh));
  const topics = topTopics(basis.profile).map((topic) =>
    worthLearning(catalogue.words.get(topic) ?? []).toSorted((a, b) => a.band - b.band),
  );
  const listed = listedWords(input).filter(({ zh }) => !taught.has(zh) && !known.words.has(zh));
  const dreamt = dream.words.filter(({ zh }) => !taught.has(zh) && !known.words.has(zh));
  return (lesson: CourseLesson | undefined, plays: readonly Play[]): string[] => {
    const { minutesADay } = basis;
    const count = Math.min(WORDS_MAX, lesson ? extraWords(minutesADay) : newWordsASession(minutesADay));
    const chosen: string[] = [];
    const takeFrom = (words: readonly PlanWord[]) => {
      const word = words.find(({ zh }) => !given.has(zh));
      if (!word || chosen.length >= count) return;
      given.add(word.zh);
      chosen.push(word.zh);
    };
    // Without a lesson, a play's own words come first: they are what it will be about.
    const own = lesson ? [] : plays.flatMap(({ words }) => words).filter(({ zh }) => !known.words.has(zh));
    // What somebody dreams of is worth its words at any level.
    for (const word of [...dreamt, ...own]) takeFrom([word]);
    // Of an exam its list comes first, and of the interests what is left over: its words are what is asked.
    for (let round = 0; round < count; round++) takeFrom(listed);
    for (let round = 0; round < count; round++) for (const words of topics) takeFrom(words);
    return chosen;
  };
}

/** Of the exam that the learner means to take, without what is below their level; none without one. */
function listedWords({ basis, catalogue }: PlannerInput): readonly BandedWord[] {
  const exam = examOf(basis.profile);
  if (!exam || !emphasisOf(basis.profile).hasListedWords) return [];
  return Array.from({ length: exam.band }, (_, at) => catalogue.listed.get(at + 1) ?? [])
    .flat()
    .filter((word) => !isBelow(word, basis));
}
