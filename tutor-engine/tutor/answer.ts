// The learner says something to a tutor: an answer to the open question, a question of their own, or neither.

import type { Level, Line } from '../../content/schema/line.ts';
import type { Fact } from '../../content/schema/persona.ts';
import { type Draft, forMended } from '../draft.ts';
import { answerForeign, isForeign } from '../foreign-answer.ts';
import type { Intent, OwnQuestion } from '../intent.ts';
import { matchAnswers, matchAny, onlyByLength, type Slots } from '../match.ts';
import { comeBack, help, NOTHING_FIRST, part, REPHRASED } from '../moves.ts';
import { hash } from '../random.ts';
import { NO } from '../requests.ts';
import type { Scene } from '../scene.ts';
import { answerRemark, chatAbout, heard } from '../small-talk/chat.ts';
import type { TutorSituation } from '../types.ts';
import type { Utterance } from '../utterance.ts';
import { each, pairs, setLines, wordings } from '../wording.ts';

/** A scene of a tutor's. */
export type TutorScene = Scene & { readonly tutor: TutorSituation };
type Speech = { readonly statement: Utterance | undefined; readonly question: OwnQuestion | undefined };
type Reaction = { readonly replies: readonly Line[]; readonly slots: Slots };

/** 是红色吗: so short a question that fits is an answer of someone who is not sure. */
const CAREFUL = 6;

/** `meant`: the text with its mistakes mended, where it has any. */
export function answerTutor(
  scene: TutorScene,
  { statement, question }: Speech,
  meant: Utterance | undefined,
): Generator<Draft> {
  const accepted = statement === undefined ? undefined : reactionTo(scene, statement);
  if (accepted !== undefined) return praise(scene, accepted, question);
  const mended = meant === undefined || question !== undefined ? undefined : reactionTo(scene, meant);
  if (mended !== undefined) return forMended(praise(scene, mended, question));
  const careful =
    question === 'world' && scene.said.hanzi <= CAREFUL ? reactionTo(scene, scene.said) : undefined;
  if (careful !== undefined) return praise(scene, careful, undefined);
  if (question !== undefined) return answerQuestion(scene, question);
  return neitherOfBoth(scene);
}

function reactionTo(scene: TutorScene, statement: Utterance): Reaction | undefined {
  if (scene.open?.kind !== 'question') return undefined;
  const found = matchAnswers(scene.open.question.answers, statement, scene.words);
  return found === undefined ? undefined : { replies: found.answer.replies, slots: found.slots };
}

/** Praise that is given for anything is worth nothing: fewer characters get a reaction only. */
const LEAST_FOR_PRAISE: Readonly<Record<Level, number>> = {
  preschool: 1,
  beginner: 2,
  intermediate: 4,
  advanced: 8,
};

/** A good answer: a reaction to what was said, praise now and then (always after help), and the next question. */
function praise(
  scene: TutorScene,
  { replies, slots }: Reaction,
  question: OwnQuestion | undefined,
): Generator<Draft> {
  const { setting, state, voice } = scene;
  const name = aboutOf(scene) === 'name' ? slots.name?.zh : undefined;
  const reactions = each(wordings(scene, replies, slots));
  const earned = !onlyByLength(slots) && scene.said.hanzi >= LEAST_FOR_PRAISE[scene.level];
  const praised =
    earned && (state.step > REPHRASED || hash(`${setting.seed}/${state.turn}/praise`) % 2 === 0);
  const own = question === undefined ? undefined : ownAnswer(scene, question);
  const good = each(wordings(scene, voice.good));
  const leads = reactions.length === 0 || (praised && own === undefined) ? pairs(good, reactions) : reactions;
  const withOwn = own === undefined ? leads : pairs(leads, own.answers.slice(0, 1));
  return scene.goOn(scene, withOwn, { move: 'praise-and-ask', accepted: true }, { name });
}

function answerQuestion(scene: TutorScene, question: OwnQuestion): Generator<Draft> {
  const { answers, move } = ownAnswer(scene, question);
  const remark = move === 'cannot' ? heard(scene) : undefined;
  if (remark !== undefined) return answerRemark(scene, remark);
  return comeBack(scene, answers, { move, accepted: undefined });
}

/** What the tutor says about itself: an authored fact, or that it does not know. */
function ownAnswer(
  scene: TutorScene,
  question: OwnQuestion,
): { readonly answers: Line[][]; readonly move: 'smalltalk' | 'cannot' } {
  if (question === 'robot') return { answers: each(setLines(scene, 'robot')), move: 'smalltalk' };
  const fact = factAsked(scene, question);
  if (fact === undefined && question === 'same')
    return { answers: each(setLines(scene, 'yourTurn')), move: 'smalltalk' };
  const known = fact === undefined ? undefined : scene.tutor.persona.facts[fact];
  if (known === undefined) return { answers: each(setLines(scene, 'cannot')), move: 'cannot' };
  return { answers: [[known]], move: 'smalltalk' };
}

function factAsked(scene: TutorScene, question: Exclude<OwnQuestion, 'robot'>): Fact | undefined {
  if (question === 'other' || question === 'world') return undefined;
  return question === 'same' ? aboutOf(scene) : question;
}

function aboutOf({ open }: Scene): Fact | undefined {
  return open?.kind === 'question' ? open.question.about : undefined;
}

function* neitherOfBoth(scene: TutorScene): Generator<Draft> {
  const { said, voice, talk, open } = scene;
  const small = matchAnswers(talk.lines.smalltalk, said, scene.words);
  const remark = small === undefined ? heard(scene) : undefined;
  if (small !== undefined) {
    const replies = each(wordings(scene, small.answer.replies, small.slots));
    yield* comeBack(scene, replies, { move: 'smalltalk', accepted: undefined });
  } else if (remark !== undefined) {
    yield* answerRemark(scene, remark);
  } else if (isForeign(scene)) {
    yield* answerForeign(scene);
  } else if (open === undefined) {
    yield* scene.goOn(scene, each(setLines(scene, 'back')), { move: 'ask', accepted: undefined }, {});
  } else {
    yield* help(scene, each(wordings(scene, voice.retry)), REPHRASED, { accepted: false });
  }
}

/** All topics are done: "no" or goodbye ends the talk, anything else starts it over in other words. */
export function startOver(scene: TutorScene, intent: Intent): Generator<Draft> {
  if (intent.kind === 'goodbye' || matchAny(NO, scene.said, {}) !== undefined) return part(scene);
  const goal = { move: 'ask', accepted: undefined } as const;
  return scene.goOn(scene, each(setLines(scene, 'restart')), goal, { round: scene.state.round + 1 });
}

/** The learner names a topic: one of ours; else it may have been an answer; else what there is to talk about. */
export function* turnTo(scene: TutorScene, wanted: string): Generator<Draft> {
  const { topics } = scene.talk;
  const text = wanted.toLowerCase();
  const topic = topics.find(({ title }) =>
    [title.zh, title.en, title.pt].some((name) => text.includes(name.toLowerCase())),
  );
  const asking = { move: 'ask', accepted: undefined } as const;
  if (topic !== undefined && scene.open?.kind === 'question' && topic.id === scene.open.topic.id) {
    yield* comeBack(scene, NOTHING_FIRST, asking);
    return;
  }
  if (topic !== undefined) {
    yield* scene.goOn(scene, NOTHING_FIRST, asking, { topicId: topic.id });
    return;
  }
  const accepted = reactionTo(scene, scene.said);
  if (accepted !== undefined) {
    yield* praise(scene, accepted, undefined);
    return;
  }
  yield* chatAbout(scene, wanted);
  const slots = { topics: titles(topics.map(({ title }) => title)) };
  const unknown = each(setLines(scene, 'topicUnknown', slots));
  yield* comeBack(scene, unknown, { move: 'cannot', accepted: undefined });
}

function titles(lines: readonly Line[]): Line {
  return {
    zh: lines.map(({ zh }) => zh).join('、'),
    en: lines.map(({ en }) => en).join(', '),
    pt: lines.map(({ pt }) => pt).join(', '),
  };
}
