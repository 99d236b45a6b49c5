// Each rule of the course notices what it is for; that the shipped lessons keep them all is held by the check `content`.

import { expect, it } from 'vitest';
import { loadCore } from '../../check.ts';
import { shippedContent } from '../../load.ts';
import type { Content } from '../../schema/content.ts';
import { courseProblems } from './course.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends object | undefined ? Mutable<T[K]> : T[K] };
type Lesson = Mutable<Content['lessons'][number]>;

const content = shippedContent();
const core = loadCore();

function saidAfter(change: (lessons: Lesson[]) => void): string {
  const lessons: Lesson[] = JSON.parse(JSON.stringify(content.lessons));
  change(lessons);
  return courseProblems({ ...content, lessons }, core).join('\n');
}

function at(lessons: readonly Lesson[], index: number): Lesson {
  const lesson = lessons[index];
  if (!lesson) throw new Error(`no lesson ${index}`);
  return lesson;
}

it.each<[string, RegExp, (lessons: Lesson[]) => void]>([
  ['a circle', /can never be reached/, (lessons) => at(lessons, 0).requires.push(at(lessons, 1).id)],
  [
    'a lesson that is not there',
    /there is no lesson moon/,
    (lessons) => at(lessons, 1).requires.push('moon'),
  ],
  [
    'a gap in the order',
    /lessons\/greetings\.json: is number 70 of zero/,
    (lessons) => {
      at(lessons, 0).order = 70;
    },
  ],
  [
    'a point of grammar that is taught twice',
    /is taught in greetings already/,
    (lessons) => at(lessons, 1).grammar.push(...at(lessons, 0).grammar.slice(0, 1)),
  ],
  [
    'a word that is taught twice',
    /is taught in greetings already/,
    (lessons) => at(lessons, 1).words.push(...at(lessons, 0).words.slice(0, 1)),
  ],
  [
    'an opening that asks for another topic',
    /does not ask for where/,
    (lessons) => {
      for (const { task } of lessons) if (task.subject === 'where') task.opening = '我们聊聊今天吧。';
    },
  ],
  [
    'an opening where the talk begins with the topic',
    /greetings\.json:task: needs no opening/,
    (lessons) => {
      at(lessons, 0).task.opening = '我们聊聊今天吧。';
    },
  ],
  [
    'a point of grammar that nobody teaches',
    /nobody teaches the point age/,
    (lessons) => {
      for (const lesson of lessons) lesson.grammar = lesson.grammar.filter(({ point }) => point !== 'age');
    },
  ],
  [
    'too few new words',
    /words of band 1 are taught/,
    (lessons) => {
      for (const lesson of lessons) lesson.words = lesson.words.slice(0, 6);
    },
  ],
  [
    'words of another band than its own',
    /words are of band 6/,
    (lessons) => {
      at(lessons, 0).band = 6;
    },
  ],
  [
    'a talk that is not there',
    /task: there is no scene moon\/landing/,
    (lessons) => {
      at(lessons, 0).task = { ...at(lessons, 0).task, kind: 'scene', subject: 'moon/landing' };
    },
  ],
])('is not let through: %s', (_, problem, change) => expect(saidAfter(change)).toMatch(problem));
