// Which question comes next: a topic to its end, then another, in an order given by the seed.

import type { Question, Talk, Topic } from '../content/schema/talk.ts';
import { shuffle } from './random.ts';

export type Found = { readonly id: string; readonly topic: Topic; readonly question: Question };
export type Next = Found & { readonly opensTopic: boolean };
type Progress = { readonly asked: readonly string[]; readonly round: number };

const known = new WeakMap<Talk, readonly Found[]>();

export function questionsIn(talk: Talk): readonly Found[] {
  const cached = known.get(talk);
  if (cached !== undefined) return cached;
  const all = talk.topics.flatMap((topic) =>
    topic.questions.map((question) => ({ id: `${topic.id}.${question.id}`, topic, question })),
  );
  known.set(talk, all);
  return all;
}

export function findQuestion(talk: Talk, id: string | undefined): Found | undefined {
  return questionsIn(talk).find((found) => found.id === id);
}

/** A topic to turn to, or only away from the present one. */
export type Wish = { readonly topicId?: string; readonly otherTopic?: boolean };

/** The next question not asked in this round, or undefined when all are done. */
export function nextQuestion(
  talk: Talk,
  progress: Progress,
  seed: string,
  wish: Wish = {},
): Next | undefined {
  const current = findQuestion(talk, progress.asked.at(-1))?.topic.id;
  const others = topicOrder(talk, progress.round, seed).filter((id) => id !== current);
  const order = wish.otherTopic === true ? [...others, current] : [wish.topicId, current, ...others];
  for (const id of order) {
    const question = openQuestions(talk, progress, seed, id)[0];
    if (question !== undefined) return { ...question, opensTopic: id !== current };
  }
  return undefined;
}

function topicOrder(talk: Talk, round: number, seed: string): string[] {
  const ids = (first: boolean) =>
    talk.topics.filter((topic) => topic.first === first).map((topic) => topic.id);
  const later = shuffle(ids(false), `${seed}/topics/${round}`);
  return round === 0 ? [...ids(true), ...later] : [...later, ...ids(true)];
}

/** Authored order the first time; another order in later rounds, where nobody is asked their name again. */
function openQuestions(talk: Talk, progress: Progress, seed: string, topicId: string | undefined): Found[] {
  const open = questionsIn(talk).filter(
    ({ id, topic, question }) =>
      topic.id === topicId &&
      !progress.asked.includes(id) &&
      (progress.round === 0 || question.about !== 'name'),
  );
  return progress.round === 0 ? open : shuffle(open, `${seed}/questions/${progress.round}/${topicId}`);
}
