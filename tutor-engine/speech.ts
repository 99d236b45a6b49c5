// The learner says something: an answer to the open question, a question of their own, or neither.

import type { Level, Line } from '../content/schema/line.ts';
import type { Fact } from '../content/schema/persona.ts';
import { type Draft, pairs, type Scene, setLines, wordings } from './draft.ts';
import { isPinyin } from './foreign.ts';
import { translate } from './gloss.ts';
import type { Intent, OwnQuestion } from './intent.ts';
import { matchAnswers, matchAny, onlyByLength, type Slots } from './match.ts';
import { comeBack, each, FIRST_WORDS, goOn, help, NOTHING_FIRST, part, REPHRASED } from './moves.ts';
import { hash } from './random.ts';
import { NO } from './requests.ts';
import type { Utterance } from './utterance.ts';

type Speech = { readonly statement: Utterance | undefined; readonly question: OwnQuestion | undefined };
type Reaction = { readonly replies: readonly Line[]; readonly slots: Slots };

/** 是红色吗: so short a question that fits is an answer of someone who is not sure. */
const CAREFUL = 6;

export function answerSpeech(scene: Scene, { statement, question }: Speech): Generator<Draft> {
  const accepted = statement === undefined ? undefined : reactionTo(scene, statement);
  if (accepted !== undefined) return praise(scene, accepted, question);
  const careful =
    question === 'world' && scene.said.hanzi <= CAREFUL ? reactionTo(scene, scene.said) : undefined;
  if (careful !== undefined) return praise(scene, careful, undefined);
  if (question !== undefined) return answerQuestion(scene, question);
  return neitherOfBoth(scene);
}

function reactionTo(scene: Scene, statement: Utterance): Reaction | undefined {
  if (scene.open === undefined) return undefined;
  const found = matchAnswers(scene.open.question.answers, statement, scene.setting.talk.words);
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
  scene: Scene,
  { replies, slots }: Reaction,
  question: OwnQuestion | undefined,
): Generator<Draft> {
  const { setting, state, open } = scene;
  const name = open?.question.about === 'name' ? slots.name?.zh : undefined;
  const reactions = each(wordings(scene, replies, slots));
  const earned = !onlyByLength(slots) && scene.said.hanzi >= LEAST_FOR_PRAISE[setting.persona.level];
  const praised =
    earned && (state.step > REPHRASED || hash(`${setting.seed}/${state.turn}/praise`) % 2 === 0);
  const own = question === undefined ? undefined : ownAnswer(scene, question);
  const good = each(wordings(scene, setting.persona.responses.good));
  const leads = reactions.length === 0 || (praised && own === undefined) ? pairs(good, reactions) : reactions;
  const withOwn = own === undefined ? leads : pairs(leads, own.answers.slice(0, 1));
  return goOn(scene, withOwn, { move: 'praise-and-ask', accepted: true }, { name });
}

function answerQuestion(scene: Scene, question: OwnQuestion): Generator<Draft> {
  const { answers, move } = ownAnswer(scene, question);
  return comeBack(scene, answers, { move, accepted: undefined });
}

/** What the tutor says about itself: an authored fact, or that it does not know. */
function ownAnswer(
  scene: Scene,
  question: OwnQuestion,
): { readonly answers: Line[][]; readonly move: 'smalltalk' | 'cannot' } {
  if (question === 'robot') return { answers: each(setLines(scene, 'robot')), move: 'smalltalk' };
  const fact = factAsked(scene, question);
  if (fact === undefined && question === 'same')
    return { answers: each(setLines(scene, 'yourTurn')), move: 'smalltalk' };
  const known = fact === undefined ? undefined : scene.setting.persona.facts[fact];
  if (known === undefined) return { answers: each(setLines(scene, 'cannot')), move: 'cannot' };
  return { answers: [[known]], move: 'smalltalk' };
}

function factAsked(scene: Scene, question: Exclude<OwnQuestion, 'robot'>): Fact | undefined {
  if (question === 'other' || question === 'world') return undefined;
  return question === 'same' ? scene.open?.question.about : question;
}

function neitherOfBoth(scene: Scene): Generator<Draft> {
  const { said, setting, open } = scene;
  const small = matchAnswers(setting.talk.lines.smalltalk, said, setting.talk.words);
  if (small !== undefined) {
    const replies = each(wordings(scene, small.answer.replies, small.slots));
    return comeBack(scene, replies, { move: 'smalltalk', accepted: undefined });
  }
  if (isPinyin(said)) return help(scene, each(setLines(scene, 'pinyin')), FIRST_WORDS, { accepted: false });
  if (said.hanzi === 0) return foreign(scene);
  if (open === undefined)
    return goOn(scene, each(setLines(scene, 'back')), { move: 'ask', accepted: undefined });
  return help(scene, each(wordings(scene, setting.persona.responses.retry)), REPHRASED, { accepted: false });
}

/** English or Portuguese: the Chinese for a word of it where we have it, and the first words of an answer. */
function foreign(scene: Scene): Generator<Draft> {
  const found = translate(scene.said.raw, scene.setting);
  const plain = each(setLines(scene, 'foreign'));
  if (found === undefined) return help(scene, plain, FIRST_WORDS, { accepted: false });
  const said = { zh: found.said, en: found.said, pt: found.said };
  const word = { zh: found.word.zh, en: found.word.zh, pt: found.word.zh };
  const withWord = each(setLines(scene, 'foreignWord', { said, word }));
  return help(scene, [...withWord, ...plain], FIRST_WORDS, { accepted: false });
}

/** All topics are done: "no" or goodbye ends the talk, anything else starts it over in other words. */
export function startOver(scene: Scene, intent: Intent): Generator<Draft> {
  if (intent.kind === 'goodbye' || matchAny(NO, scene.said, {}) !== undefined) return part(scene);
  const goal = { move: 'ask', accepted: undefined } as const;
  return goOn(scene, each(setLines(scene, 'restart')), goal, { round: scene.state.round + 1 });
}

/** The learner names a topic: one of ours; else it may have been an answer; else what there is to talk about. */
export function turnTo(scene: Scene, wanted: string): Generator<Draft> {
  const { topics } = scene.setting.talk;
  const text = wanted.toLowerCase();
  const topic = topics.find(({ title }) =>
    [title.zh, title.en, title.pt].some((name) => text.includes(name.toLowerCase())),
  );
  if (topic !== undefined && topic.id === scene.open?.topic.id) {
    return comeBack(scene, NOTHING_FIRST, { move: 'ask', accepted: undefined });
  }
  if (topic !== undefined) {
    return goOn(scene, NOTHING_FIRST, { move: 'ask', accepted: undefined }, { topicId: topic.id });
  }
  const accepted = reactionTo(scene, scene.said);
  if (accepted !== undefined) return praise(scene, accepted, undefined);
  const slots = { topics: titles(topics.map(({ title }) => title)) };
  return comeBack(scene, each(setLines(scene, 'topicUnknown', slots)), {
    move: 'cannot',
    accepted: undefined,
  });
}

function titles(lines: readonly Line[]): Line {
  return {
    zh: lines.map(({ zh }) => zh).join('、'),
    en: lines.map(({ en }) => en).join(', '),
    pt: lines.map(({ pt }) => pt).join(', '),
  };
}
