// The lessons are one course: each builds on earlier ones, nothing is taught twice, and what a band promises is taught.

import { points } from '../../../chinese/grammar/index.ts';
import { levelOf } from '../../../chinese/levels/index.ts';
import type { Content } from '../../schema/content.ts';
import { LEVELS } from '../../schema/levels.ts';
import type { Lesson } from '../../schema/studies/lesson.ts';
import type { Vocabulary } from '../../schema/word.ts';
import type { Core } from '../core.ts';
import { openingProblems } from './openings.ts';

/** HSK bands whose share of the course is written: so many new words, and each of their points of grammar. */
export const TAUGHT_BANDS: readonly number[] = [1, 2, 3];
export const LEAST_NEW_WORDS = 300;
/** More than half of what a lesson teaches is of the band that it names. */
const OWN_SHARE = 0.5;

/** Each problem is one line that begins with its place. */
export function courseProblems(content: Content, core: Pick<Core, 'lexicon'>): string[] {
  const { lessons } = content;
  // Where there are no lessons there is no course to hold.
  if (lessons.length === 0) return [];
  const bandOf = bandIn(content, core);
  return [
    ...orderProblems(lessons),
    ...requirementProblems(lessons),
    ...taughtTwice(lessons),
    ...taskProblems(content),
    ...openingProblems(content),
    ...lessons.flatMap((lesson) => bandProblems(lesson, bandOf)),
    ...TAUGHT_BANDS.flatMap((band) => promiseProblems(lessons, band, bandOf)),
  ];
}

const placeOf = ({ id }: Lesson): string => `lessons/${id}.json:`;

/** As the levels judge a word: our own band goes before the core's. */
function bandIn(
  { words }: Content,
  { lexicon }: Pick<Core, 'lexicon'>,
): (word: string) => number | undefined {
  const own = new Map(words.flatMap((file) => file.words.map(({ zh, band }) => [zh, band] as const)));
  return (word) => own.get(word) ?? levelOf(lexicon, word)?.band;
}

function orderProblems(lessons: readonly Lesson[]): string[] {
  return LEVELS.flatMap((level) =>
    lessons
      .filter((lesson) => lesson.level === level)
      .toSorted((a, b) => a.order - b.order)
      .flatMap((lesson, index) =>
        lesson.order === index + 1
          ? []
          : [`${placeOf(lesson)} is number ${lesson.order} of ${level}, and ${index + 1} is free`],
      ),
  );
}

/** What a lesson builds on exists, and leads back to a lesson that asks for nothing: then all can be reached. */
function requirementProblems(lessons: readonly Lesson[]): string[] {
  const known = new Set(lessons.map(({ id }) => id));
  const reached = new Set<string>();
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const { id, requires } of lessons) if (requires.every((each) => reached.has(each))) reached.add(id);
  }
  return lessons.flatMap((lesson) => [
    ...lesson.requires
      .filter((id) => !known.has(id))
      .map((id) => `${placeOf(lesson)} there is no lesson ${id}`),
    ...(reached.has(lesson.id) ? [] : [`${placeOf(lesson)} can never be reached`]),
  ]);
}

/** A word in one reading and a point of grammar are new once. */
function taughtTwice(lessons: readonly Lesson[]): string[] {
  const seen = new Map<string, string>();
  return lessons.flatMap((lesson) =>
    [
      ...lesson.words.map(({ zh, pinyin }) => `${zh} ${pinyin}`),
      ...lesson.grammar.map(({ point }) => point),
    ].flatMap((taught) => {
      const before = seen.get(taught);
      seen.set(taught, lesson.id);
      return before === undefined || before === lesson.id
        ? []
        : [`${placeOf(lesson)} ${taught} is taught in ${before} already`];
    }),
  );
}

function taskProblems({ lessons, talks, roles, scenarios }: Content): string[] {
  const subjects = {
    topic: ({ level }: Lesson) =>
      talks.find((talk) => talk.level === level)?.topics.map(({ id }) => id) ?? [],
    role: () => roles.map(({ id }) => id),
    scene: () => scenarios.flatMap(({ id, scenes }) => scenes.map((scene) => `${id}/${scene.id}`)),
  };
  return lessons.flatMap((lesson) =>
    subjects[lesson.task.kind](lesson).includes(lesson.task.subject)
      ? []
      : [`${placeOf(lesson)}task: there is no ${lesson.task.kind} ${lesson.task.subject}`],
  );
}

function bandProblems(lesson: Lesson, bandOf: (word: string) => number | undefined): string[] {
  const own = lesson.words.filter(({ zh }) => bandOf(zh) === lesson.band).length;
  return own > lesson.words.length * OWN_SHARE
    ? []
    : [`${placeOf(lesson)} ${own} of ${lesson.words.length} words are of band ${lesson.band}`];
}

function promiseProblems(
  lessons: readonly Lesson[],
  band: number,
  bandOf: (word: string) => number | undefined,
): string[] {
  const words = new Set(
    lessons.flatMap(({ words: all }) => all.filter(isOf(band, bandOf)).map(({ zh }) => zh)),
  );
  const taught = new Set(lessons.flatMap(({ grammar }) => grammar.map(({ point }) => point)));
  return [
    ...(words.size < LEAST_NEW_WORDS ? [`lessons: ${words.size} words of band ${band} are taught`] : []),
    ...points
      .filter((point) => point.band === band && !taught.has(point.id) && !isOfSigns(point))
      .map(({ id }) => `lessons: nobody teaches the point ${id}`),
  ];
}

/** A point of signs alone is no matter of a lesson: nobody learns the language by choosing a full stop. */
const isOfSigns = ({ wrong }: (typeof points)[number]): boolean =>
  wrong.every(([given, right]) => withoutSigns(given) === withoutSigns(right));

const withoutSigns = (text: string): string => text.replaceAll(/[\p{P}\s]/gu, '');

const isOf =
  (band: number, bandOf: (word: string) => number | undefined) =>
  ({ zh }: Vocabulary): boolean =>
    bandOf(zh) === band;
