// Lessons, scenarios, roles and packs hold together: whom a line names speaks, a goal can be reached, nothing is double.

import { points } from '../../chinese/grammar/index.ts';
import { matchAny, onlyByLength } from '../../tutor-engine/match.ts';
import { PatternError } from '../../tutor-engine/pattern.ts';
import { utterance } from '../../tutor-engine/utterance.ts';
import type { Content } from '../schema/content.ts';
import type { Lesson } from '../schema/lesson.ts';
import { fileNameOf } from '../schema/line.ts';
import type { Pack } from '../schema/pack.ts';
import type { Scene } from '../schema/scenario.ts';
import type { Goal, GrammarUse } from '../schema/study.ts';
import type { GlossedWord, Vocabulary } from '../schema/word.ts';
import { linesIn, within } from './lines.ts';

const POINT_IDS: ReadonlySet<string> = new Set(points.map(({ id }) => id));
/** Points of grammar that a pack of Chinese has at least. */
const LEAST_POINTS = 5;

/** Each problem is one line that begins with its place. */
export function studyProblems({ lessons, scenarios, roles, packs, words }: Content): string[] {
  return [
    ...lessons.flatMap((lesson) => lessonProblems(lesson, `lessons/${lesson.id}.json:`)),
    ...scenarios.flatMap(({ id, scenes }) =>
      scenes.flatMap((scene) => sceneProblems(scene, `scenarios/${id}.json:${scene.id}`)),
    ),
    ...roles.flatMap(({ id, goals, targetWords, situation, firstMessage }) => [
      ...goalProblems(goals, `roles/${id}.json:goals`),
      ...unused(targetWords, { goals, situation, firstMessage }, `roles/${id}.json:`),
    ]),
    ...packs.flatMap((pack) => packProblems(pack, `packs/${fileNameOf(pack.id)}:`)),
    ...glossedTwice(words),
  ];
}

function lessonProblems(lesson: Lesson, place: string): string[] {
  const { words, dialogue, grammar, tasks } = lesson;
  return [
    ...speakerProblems(lesson, place),
    ...grammarProblems(grammar, within(place, 'grammar')),
    ...unused(words, { dialogue, grammar, tasks }, place),
  ];
}

function sceneProblems(scene: Scene, place: string): string[] {
  const { characters, learner, goals, phrases, dialogue, targetWords } = scene;
  const learnerSpeaks = characters.some(({ id }) => id === learner);
  return [
    ...speakerProblems(scene, place),
    ...(learnerSpeaks ? [] : [`${place}: nobody is called ${learner}, whom the learner plays`]),
    ...goalProblems(goals, within(place, 'goals')),
    ...unused(targetWords, { goals, phrases, dialogue }, place),
  ];
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

/** The example of a goal must itself be seen as reaching it, and reach no other goal. */
function goalProblems(goals: readonly Goal[], place: string): string[] {
  return goals.flatMap(({ id, example }) => {
    const reached: string[] = [];
    const problems: string[] = [];
    for (const goal of goals) {
      try {
        const slots = matchAny(goal.evidence, utterance(example.zh), {});
        if (slots && !onlyByLength(slots)) reached.push(goal.id);
      } catch (error) {
        if (!(error instanceof PatternError)) throw error;
        if (goal.id === id) problems.push(`${within(place, id)}: ${error.message}`);
      }
    }
    if (problems.length > 0) return problems;
    if (!reached.includes(id)) return [`${within(place, id)}: the example does not reach the goal`];
    return reached
      .filter((other) => other !== id)
      .map((other) => `${within(place, id)}: the example reaches ${other} too`);
  });
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
