// Which question comes next in a tutor's talk: a topic to its end, then another, in an order given by the seed.

import type { Fact } from '../../content/schema/people/persona.ts';
import type { Goal, Play } from '../../content/schema/talks/play.ts';
import type { Question, Talk, Topic } from '../../content/schema/talks/talk.ts';
import { shuffle } from './random.ts';

export type FoundQuestion = {
  readonly kind: 'question';
  readonly id: string;
  readonly topic: Topic;
  readonly question: Question;
};
export type FoundGoal = { readonly kind: 'goal'; readonly id: string; readonly question: Goal };
/** What is open: a question of a talk or a goal of a play; both are asked for in two wordings and have help. */
export type Found = FoundQuestion | FoundGoal;
type Next = FoundQuestion & { readonly opensTopic: boolean };
type Progress = {
  readonly asked: readonly string[];
  readonly round: number;
  /** What the learner has told; it is not asked. */
  readonly known?: ReadonlySet<Fact>;
  readonly isTold?: (question: FoundQuestion) => boolean;
};

const questionsIn = new WeakMap<Talk, readonly FoundQuestion[]>();

export function questionsOf(talk: Talk): readonly FoundQuestion[] {
  const cached = questionsIn.get(talk);
  if (cached !== undefined) return cached;
  const all = talk.topics.flatMap((topic) =>
    topic.questions.map((question) => ({
      kind: 'question' as const,
      id: `${topic.id}.${question.id}`,
      topic,
      question,
    })),
  );
  questionsIn.set(talk, all);
  return all;
}

export function goalsOf({ goals }: Play): FoundGoal[] {
  return goals.map((question) => ({ kind: 'goal', id: question.id, question }));
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
  const last = progress.asked.at(-1);
  const current = questionsOf(talk).find(({ id }) => id === last)?.topic.id;
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
  const later = inOrder(talk, shuffle(ids(false), `${seed}/topics/${round}`));
  return round === 0 ? [...ids(true), ...later] : [...later, ...ids(true)];
}

/** Topics with a place come first, by their places; they build on one another. */
function inOrder({ topics }: Talk, ids: readonly string[]): string[] {
  const placeOf = (id: string) => topics.find((topic) => topic.id === id)?.order ?? topics.length + 1;
  return ids.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Where the learner lives is asked when one makes acquaintance; later questions that a tutor's home answers are on other things. */
function isKnown({ known }: Progress, { first }: Topic, { about }: Question): boolean {
  if (about === undefined || known === undefined) return false;
  return about === 'home' ? first && known.has(about) : known.has(about);
}

/** Authored order the first time; another order in later rounds. Nobody is asked for a name that they have told. */
function openQuestions(
  talk: Talk,
  progress: Progress,
  seed: string,
  topicId: string | undefined,
): FoundQuestion[] {
  const open = questionsOf(talk).filter((found) => {
    const { id, topic, question } = found;
    return (
      topic.id === topicId &&
      !progress.asked.includes(id) &&
      !isKnown(progress, topic, question) &&
      (progress.round === 0 || question.about !== 'name') &&
      progress.isTold?.(found) !== true
    );
  });
  return progress.round === 0 ? open : shuffle(open, `${seed}/questions/${progress.round}/${topicId}`);
}
