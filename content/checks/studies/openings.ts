// What a lesson offers to say at the beginning of its closing talk leads to the topic that the talk is meant for.

import { intentOf, topicCalled, utterance } from '../../../tutor-engine/authoring/index.ts';
import type { Content } from '../../schema/content.ts';
import type { Lesson } from '../../schema/studies/lesson.ts';

/** A talk begins with the first topic of its level by itself; each other must be asked for. */
export function openingProblems({ lessons, talks }: Pick<Content, 'lessons' | 'talks'>): string[] {
  return lessons.flatMap((lesson) => {
    const { kind, subject, opening } = lesson.task;
    const topics = talks.find(({ level }) => level === lesson.level)?.topics ?? [];
    const isAsked = kind === 'topic' && !topics.some(({ id, first }) => id === subject && first);
    if (!isAsked) return opening === undefined ? [] : [`${placeOf(lesson)} needs no opening`];
    const called = opening === undefined ? undefined : topicCalled(topics, wantedIn(opening));
    return called?.id === subject
      ? []
      : [`${placeOf(lesson)} ${opening ?? 'nothing'} does not ask for ${subject}`];
  });
}

const placeOf = ({ id }: Lesson): string => `lessons/${id}.json:task:`;

function wantedIn(opening: string): string {
  const intent = intentOf(utterance(opening));
  return intent.kind === 'topic' ? intent.of : '';
}
