// Lessons, scenarios, roles and packs hold together: whom a line names speaks, a goal can be reached, nothing is double.

import { points } from '../../../chinese/grammar/index.ts';
import { matchAnswers, utterance } from '../../../tutor-engine/authoring/index.ts';
import type { Content } from '../../schema/content.ts';
import type { Level } from '../../schema/levels.ts';
import { fileNameOf } from '../../schema/line.ts';
import type { Lesson } from '../../schema/studies/lesson.ts';
import type { Pack } from '../../schema/studies/pack.ts';
import type { Role } from '../../schema/studies/role.ts';
import type { Scene } from '../../schema/studies/scenario.ts';
import type { GrammarUse } from '../../schema/studies/study.ts';
import type { Goal } from '../../schema/talks/play.ts';
import type { WordLists } from '../../schema/talks/talk.ts';
import type { GlossedWord, Vocabulary } from '../../schema/word.ts';
import { linesIn, scenePlace, within } from '../lines.ts';
import { playProblems, safely, smallTalkProblems } from './plays.ts';
import { kindProblems, worldProblems } from './worlds.ts';

const POINT_IDS: ReadonlySet<string> = new Set(points.map(({ id }) => id));
/** Points of grammar that a pack of Chinese has at least. */
const LEAST_POINTS = 5;

/** Each problem is one line that begins with its place. */
export function studyProblems(content: Content): string[] {
  const { lessons, scenarios, roles, packs, words, talks, smallTalk } = content;
  const worlds = talks.find((talk) => talk.worlds !== undefined)?.worlds;
  const wordsAt = (level: Level) => talks.find((talk) => talk.level === level)?.words ?? {};
  return [
    ...lessons.flatMap((lesson) => lessonProblems(lesson, `lessons/${lesson.id}.json:`)),
    ...scenarios.flatMap(({ id, scenes }) =>
      scenes.flatMap((scene) => sceneProblems(scene, wordsAt(scene.level), scenePlace(id, scene.id))),
    ),
    ...roles.flatMap((role) => roleProblems(role, wordsAt(role.level))),
    ...scenarios.flatMap(({ id, scenes }) =>
      scenes.flatMap(({ id: scene, play }) => worldProblems(play, worlds, scenePlace(id, scene))),
    ),
    ...roles.flatMap(({ id, play }) => worldProblems(play, worlds, `roles/${fileNameOf(id)}:`)),
    ...kindProblems(worlds),
    ...smallTalk.flatMap(smallTalkProblems),
    ...packs.flatMap((pack) => packProblems(pack, `packs/${fileNameOf(pack.id)}:`)),
    ...glossedTwice(words),
  ];
}

function lessonProblems(lesson: Lesson, place: string): string[] {
  const { words, dialogue, grammar } = lesson;
  return [
    ...speakerProblems(lesson, place),
    ...grammarProblems(grammar, within(place, 'grammar')),
    ...unused(words, { dialogue, grammar }, place),
  ];
}

function roleProblems({ id, play, targetWords, situation }: Role, words: WordLists): string[] {
  const place = `roles/${fileNameOf(id)}:`;
  return [...playProblems(play, words, place), ...unused(targetWords, { play, situation }, place)];
}

function sceneProblems(scene: Scene, words: WordLists, place: string): string[] {
  const { characters, learner, partner, play, phrases, dialogue, targetWords } = scene;
  const unknown = [learner, partner].filter((wanted) => !characters.some(({ id }) => id === wanted));
  return [
    ...speakerProblems(scene, place),
    ...unknown.map((id) => `${place} nobody is called ${id}`),
    ...(learner === partner ? [`${place} ${learner} would talk to themselves`] : []),
    ...playProblems(play, words, place),
    ...unsaidGoals(scene, words).map((id) => `${place} the dialogue never reaches the goal ${id}`),
    ...unused(targetWords, { play, phrases, dialogue }, place),
  ];
}

/** Goals that no line of the learner's character in the dialogue reaches. */
function unsaidGoals({ play, dialogue, learner }: Scene, words: WordLists): string[] {
  const said = dialogue.filter(({ speaker }) => speaker === learner).map(({ zh }) => utterance(zh));
  const known = { ...words, ...play.words };
  const isSaid = ({ reached, partly, together }: Goal) =>
    said.some((text) => matchAnswers(reached, text, known)) ||
    (together !== undefined &&
      said.filter((text) => matchAnswers(partly, text, known)).length >= together.times);
  return play.goals.filter((goal) => !safely(() => isSaid(goal))).map(({ id }) => id);
}

function packProblems({ id, grammar, vocabulary, examples }: Pack, place: string): string[] {
  const isChinese = id.endsWith('_chinese');
  return [
    ...(isChinese && grammar.length < LEAST_POINTS
      ? [`${place} fewer than ${LEAST_POINTS} grammar points`]
      : []),
    ...(!isChinese && grammar.length > 0
      ? [`${place} teaches English, and has points of Chinese grammar`]
      : []),
    ...grammarProblems(grammar, within(place, 'grammar')),
    ...(isChinese ? unused(vocabulary, { grammar, examples }, place) : []),
  ];
}

function speakerProblems(
  { characters, dialogue }: Pick<Lesson, 'characters' | 'dialogue'>,
  place: string,
): string[] {
  const known = new Set(characters.map(({ id }) => id));
  const heard = new Set(dialogue.map(({ speaker }) => speaker));
  return [
    ...[...heard].filter((id) => !known.has(id)).map((id) => `${within(place, 'dialogue')}: who is ${id}?`),
    ...[...known]
      .filter((id) => !heard.has(id))
      .map((id) => `${within(place, 'characters')}: ${id} never speaks`),
  ];
}

function grammarProblems(grammar: readonly GrammarUse[], place: string): string[] {
  return grammar
    .filter(({ point }) => !POINT_IDS.has(point))
    .map(({ point }) => `${place}: there is no grammar point ${point}`);
}

/** A word that is to be learned must be met in a line, not only in the list. */
function unused(words: readonly Vocabulary[], where: object, place: string): string[] {
  const said = linesIn(where, '')
    .map(({ line }) => line.zh)
    .join('\n');
  return words
    .filter(({ zh }) => !said.includes(zh))
    .map(({ zh }) => `${place} ${zh} is to be learned and never met`);
}

function glossedTwice(files: Content['words']): string[] {
  const seen = new Map<string, string>();
  const twice =
    (id: string) =>
    ({ zh }: GlossedWord): string[] => {
      const before = seen.get(zh);
      seen.set(zh, id);
      return before === undefined ? [] : [`words/${id}.json: ${zh} is glossed in ${before} already`];
    };
  return files.flatMap(({ id, words }) => words.flatMap(twice(id)));
}
