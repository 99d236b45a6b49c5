// Puts the path together from what there is: the course in its order, each play after the lesson that prepares it, bands last.

import type { Lesson } from '../../../content/schema/studies/lesson.ts';
import type { Role } from '../../../content/schema/studies/role.ts';
import type { Scenario } from '../../../content/schema/studies/scenario.ts';
import { LEARNER_LEVELS, type LearnerLevel } from '../../learner-settings/domain/index.ts';
import { nodeId, type PathGraph, type PathNode } from './node.ts';

type BandWords = { readonly band: number; readonly words: readonly string[] };
export type GraphParams = {
  /** In the order of the course. */
  readonly lessons: readonly Lesson[];
  readonly scenarios: readonly Scenario[];
  readonly roles: readonly Role[];
  readonly bands: readonly BandWords[];
};

/** The level whose part of the path ends with the words of a band. */
const LEVEL_OF_BAND: readonly LearnerLevel[] = [
  'zero',
  'beginner',
  'beginner',
  'intermediate',
  'intermediate',
  'advanced',
  'advanced',
  'advanced',
];

/** A play is prepared when so many of the words that the course has for it were taught. */
const ENOUGH_TAUGHT = 0.5;

export function buildGraph({ lessons, scenarios, roles, bands }: GraphParams): PathGraph {
  const course = lessons.map(lessonNode);
  const scenes = scenarios.flatMap(({ id, scenes: own }) => own.map((scene) => sceneNode(id, scene)));
  const plays = prepared([...scenes, ...roles.map(roleNode)], lessons);
  const words = bands.map(bandNode);
  return LEARNER_LEVELS.flatMap((level) => {
    const isHere = (node: PathNode) => node.level === level;
    const [first, ...others] = course.filter(isHere);
    const playsHere = plays.filter(isHere);
    const withPlays = (lesson: PathNode) => [
      lesson,
      ...playsHere.filter(({ requires }) => requires.includes(lesson.id)),
    ];
    const ids = new Set(course.filter(isHere).map(({ id }) => id));
    return [
      ...(first ? withPlays(first) : []),
      ...playsHere.filter(({ requires }) => !requires.some((id) => ids.has(id))),
      ...others.flatMap(withPlays),
      ...words.filter(isHere),
    ];
  });
}

function lessonNode({ id, level, title, band, requires, words, grammar }: Lesson): PathNode {
  return {
    id: nodeId('lesson', id),
    kind: 'lesson',
    subject: id,
    level: learnerLevel(level),
    title: titleOf(title),
    band,
    requires: requires.map((before) => nodeId('lesson', before)),
    words: words.map(({ zh }) => zh),
    points: grammar.length,
    theme: null,
  };
}

function sceneNode(place: string, { id, level, title, targetWords }: Scenario['scenes'][number]): PathNode {
  const subject = `${place}/${id}`;
  return playNode('scene', { subject, level, title, targetWords, theme: place });
}

function roleNode({ id, level, name, targetWords, theme }: Role): PathNode {
  return playNode('role', { subject: id, level, title: name, targetWords, theme });
}

type Play = Pick<Role, 'level' | 'targetWords'> & {
  readonly subject: string;
  readonly title: Role['name'];
  readonly theme: string;
};

const playNode = (kind: 'scene' | 'role', { subject, level, title, targetWords, theme }: Play): PathNode => ({
  id: nodeId(kind, subject),
  kind,
  subject,
  level: learnerLevel(level),
  title: titleOf(title),
  band: null,
  requires: [],
  words: targetWords.map(({ zh }) => zh),
  points: 0,
  theme,
});

const bandNode = ({ band, words }: BandWords): PathNode => ({
  id: nodeId('band', String(band)),
  kind: 'band',
  subject: String(band),
  level: LEVEL_OF_BAND[band] ?? 'advanced',
  title: { zh: '', en: '', pt: '' },
  band,
  requires: band > 1 ? [nodeId('band', String(band - 1))] : [],
  words,
  points: 0,
  theme: null,
});

/** Who plays for children are the easiest to talk with. */
const learnerLevel = (level: Lesson['level']): LearnerLevel => (level === 'preschool' ? 'zero' : level);

const titleOf = ({ zh, en, pt }: Lesson['title']) => ({ zh, en, pt });

/**
 * Each play with the lesson that prepares it: the one that closes with it; else the one after which half of its words
 * that are ever taught were taught; else it is spread over the lessons of its level.
 */
function prepared(plays: readonly PathNode[], lessons: readonly Lesson[]): PathNode[] {
  return LEARNER_LEVELS.flatMap((level, rank) => {
    const own = plays.filter((play) => play.level === level);
    const upTo = lessons.filter((lesson) => LEARNER_LEVELS.indexOf(learnerLevel(lesson.level)) <= rank);
    const here = upTo.filter((lesson) => learnerLevel(lesson.level) === level);
    return own.map((play, place) => {
      const spread = here[Math.floor((place * here.length) / own.length)] ?? upTo.at(-1);
      const lesson =
        closing(play, upTo) ?? (level === 'zero' ? undefined : (afterHalf(play, upTo) ?? spread));
      // Who speaks with children can be talked with on the first day.
      return { ...play, requires: lesson ? [nodeId('lesson', lesson.id)] : [] };
    });
  });
}

const closing = ({ kind, subject }: PathNode, lessons: readonly Lesson[]): Lesson | undefined =>
  lessons.find(({ task }) => task.kind === kind && task.subject === subject);

/** Undefined where the course teaches none of its words, or enough of them below its level. */
function afterHalf({ words, level }: PathNode, lessons: readonly Lesson[]): Lesson | undefined {
  const isWanted = new Set(words);
  const taught = lessons.map((lesson) => lesson.words.filter(({ zh }) => isWanted.has(zh)).length);
  const half = taught.reduce((sum, each) => sum + each, 0) * ENOUGH_TAUGHT;
  let sum = 0;
  const lesson = half === 0 ? undefined : lessons.find((_, place) => (sum += taught[place] ?? 0) >= half);
  return lesson && learnerLevel(lesson.level) === level ? lesson : undefined;
}
