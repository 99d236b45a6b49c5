// Holds an outline that a model has written to what the planner holds itself to: real lessons in their order, plays that fit, sound texts.

import { err, type Failure, ok, type Result } from '../../../../../kit/core/result.ts';
import { isLessonDone } from '../../plan/lesson-rounds.ts';
import {
  findWord,
  isFitFor,
  isOfferedTo,
  isOpenAfter,
  isTaskOf,
  type PlannerInput,
  rankOf,
} from '../materials/catalogue.ts';
import { type Outline, outlineSchema } from '../materials/outline.ts';
import { keyOf } from '../packing/pack.ts';

export type OutlineProblem =
  | 'schema'
  | 'unknown_lesson'
  | 'unknown_play'
  | 'unknown_text'
  | 'repeated'
  | 'out_of_order'
  | 'too_hard'
  | 'locked'
  | 'empty_stage'
  | 'language'
  | 'markup'
  | 'too_thin';

/** The outline without words that nobody could look up. */
export function checkOutline(
  answer: unknown,
  input: PlannerInput,
  least: number,
): Result<Outline, Failure<OutlineProblem>> {
  const parsed = outlineSchema.safeParse(answer);
  if (!parsed.success) return err('schema');
  const outline = parsed.data;
  const problem = problemIn(outline, input, least);
  return problem ? err(problem) : ok(withKnownWords(outline, input));
}

function problemIn(outline: Outline, input: PlannerInput, least: number): OutlineProblem | undefined {
  const { stages } = outline;
  if (stages.some(({ lesson, plays }) => lesson === null && plays.length === 0)) return 'empty_stage';
  if (stages.length < least) return 'too_thin';
  return (
    lessonProblem(outline, input) ??
    playProblem(outline, input) ??
    readingProblem(outline, input) ??
    wordingProblem(outline)
  );
}

function lessonProblem({ stages }: Outline, { catalogue, known, basis }: PlannerInput) {
  const ids = stages.flatMap(({ lesson }) => lesson ?? []);
  if (new Set(ids).size < ids.length) return 'repeated';
  const lessons = ids.map((id) => catalogue.lessons.find((lesson) => lesson.id === id));
  const before = new Set<string>();
  for (const lesson of lessons) {
    if (!lesson || rankOf(lesson.level) < rankOf(basis.level)) return 'unknown_lesson';
    const isOpen = lesson.requires.every((id) => before.has(id) || isBehind(id));
    if (!isOpen) return 'out_of_order';
    before.add(lesson.id);
  }
  return undefined;

  /** Completed, or below the level that the learner has named. */
  function isBehind(id: string): boolean {
    const lesson = catalogue.lessons.find((each) => each.id === id);
    return (
      isLessonDone(known.lessons.get(id)) || (lesson ? rankOf(lesson.level) < rankOf(basis.level) : false)
    );
  }
}

function playProblem({ stages }: Outline, input: PlannerInput) {
  const { catalogue, basis } = input;
  const keys = stages.flatMap(({ plays }) => plays);
  if (new Set(keys).size < keys.length) return 'repeated';
  let taught = rankOf(basis.level);
  const before = new Set<string>();
  for (const { lesson: id, plays } of stages) {
    const lesson = catalogue.lessons.find((each) => each.id === id);
    if (lesson) {
      before.add(lesson.id);
      taught = Math.max(taught, rankOf(lesson.level));
    }
    for (const key of plays) {
      const play = catalogue.plays.find((each) => keyOf(each) === key);
      const isClosing = play !== undefined && isTaskOf(play, lesson);
      if (!play || !(isClosing ? isFitFor(play, basis.profile.grade) : isOfferedTo(play, basis)))
        return 'unknown_play';
      if (!isClosing && rankOf(play.level) > taught) return 'too_hard';
      if (!isOpenAfter(key, before, input)) return 'locked';
    }
  }
  return undefined;
}

function readingProblem({ stages }: Outline, { catalogue, basis }: PlannerInput) {
  const ids = stages.flatMap(({ texts }) => texts);
  if (new Set(ids).size < ids.length) return 'repeated';
  let taught = rankOf(basis.level);
  for (const { lesson: id, texts } of stages) {
    const lesson = catalogue.lessons.find((each) => each.id === id);
    taught = Math.max(taught, rankOf(lesson?.level ?? basis.level));
    for (const each of texts) {
      const text = catalogue.texts.find((known) => known.id === each);
      if (!text) return 'unknown_text';
      if (rankOf(text.level) > taught) return 'too_hard';
    }
  }
  return undefined;
}

const HAN = /\p{Script=Han}/u;
const LATIN = /\p{Script=Latin}/u;
const MARKUP = /[<>{}]|https?:|www\.|\*\*|```/;

function wordingProblem({ title, summary, goals, advice, stages }: Outline) {
  const texts = [title, summary, ...goals, ...advice, ...stages.flatMap(({ theme, goal }) => [theme, goal])];
  if (texts.some((text) => Object.values(text).some((each) => MARKUP.test(each)))) return 'markup';
  const isRight = texts.every(({ zh, en, pt }) => HAN.test(zh) && LATIN.test(en) && LATIN.test(pt));
  return isRight ? undefined : 'language';
}

function withKnownWords(outline: Outline, { catalogue }: PlannerInput): Outline {
  const given = new Set<string>();
  const take = (zh: string) => {
    if (!findWord(catalogue, zh) || given.has(zh)) return [];
    given.add(zh);
    return [zh];
  };
  return {
    ...outline,
    stages: outline.stages.map((stage) => ({ ...stage, words: stage.words.flatMap(take) })),
  };
}
