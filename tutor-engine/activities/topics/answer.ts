// The learner says something to a tutor: an answer to the open question, a question of their own, or neither.

import type { Level } from '../../../content/schema/levels.ts';
import type { Line } from '../../../content/schema/line.ts';
import { answerForeign, isForeign } from '../../say/answer-foreign.ts';
import { comeBack, help, isHeld, NOTHING_FIRST, nextOpened, part } from '../../say/shared-moves.ts';
import { echoes } from '../../say/uptake/echo.ts';
import type { TakenUp } from '../../say/uptake/uptakes-of.ts';
import { each, pairs, setLines, wordings } from '../../say/wording.ts';
import { type Draft, forMended } from '../../state/draft.ts';
import { isAtLeast } from '../../state/help.ts';
import { type FoundQuestion, questionsOf } from '../../state/plan.ts';
import { hash } from '../../state/random.ts';
import type { Leads } from '../../state/turn-context.ts';
import { factIn, type Intent, type OwnQuestion, type QuestionAsked } from '../../understand/intent.ts';
import { NO } from '../../understand/intent-patterns.ts';
import {
  coverageBy,
  matchAnswers,
  matchAny,
  onlyByLength,
  type Slots,
  saysWhat,
} from '../../understand/patterns/match.ts';
import { type Utterance, utterance } from '../../understand/text/utterance.ts';
import { topicCalled } from '../../understand/topic-called.ts';
import { isGuess } from '../../understand/understood.ts';
import { askOn, bestUptake, isGrave, takeUp } from '../listening/follow-up.ts';
import type { Placed } from '../small-talk/bank.ts';
import { answerRemark, heard, heardAsked, newsHeard, smallTalkAbout } from '../small-talk/small-talk.ts';
import { ABOUT_ONESELF, takeUpSentence, takeUpTold } from './besides.ts';
import { isWordForName } from './lone-name.ts';
import { namesNoCountry } from './no-country.ts';
import { aboutOf, type OwnQuestionAsked, ownAnswer, type TutorContext } from './own-answers.ts';

type Speech = {
  readonly statement: Utterance | undefined;
  readonly question: OwnQuestion | undefined;
  readonly asked?: Utterance | undefined;
  readonly others?: readonly QuestionAsked[] | undefined;
};
type Reaction = {
  readonly replies: readonly Line[];
  readonly slots: Slots;
  /** How much of what was said it is about, 0 to 1. */
  readonly coverage: number;
};

/** 是红色吗: so short a question that fits is an answer of someone who is not sure. */
const CAREFUL = 6;

/** `meant`: the text with its mistakes mended, where it has any. */
export function answerTutor(
  context: TutorContext,
  { statement, question, asked, others }: Speech,
  meant: Utterance | undefined,
): Generator<Draft> {
  const own = question === undefined ? undefined : { question, asked, others };
  const accepted =
    statement === undefined || (isHeld(context) && !wasAsked(context))
      ? undefined
      : reactionTo(context, statement);
  const taken = question === undefined || statement !== undefined ? bestUptake(context) : undefined;
  const heardNews = statement === undefined ? undefined : newsHeard({ ...context, said: statement });
  // 吵死了 holds a word of news and is none: what was read of it decides.
  const news = taken === undefined || (isGrave(taken) && !taken.isSpecific) ? heardNews : undefined;
  if (news !== undefined) return answerNews(context, news, accepted !== undefined && asksHowItGoes(context));
  if (accepted !== undefined && taken !== undefined && goesBefore(taken, accepted))
    return isGrave(taken) && !asksHowItGoes(context) && !answersInPart(context, statement)
      ? takeUp(context, taken, { accepted: undefined, leads: leadsOf(context, own) })
      : takeUpAnswer(context, taken, own, accepted);
  if (accepted !== undefined) return praise(context, accepted, own);
  const mended = meant === undefined || question !== undefined ? undefined : reactionTo(context, meant);
  if (mended !== undefined) return forMended(praise(context, mended, own));
  const careful =
    question === 'world' && context.said.hanzi <= CAREFUL ? reactionTo(context, context.said) : undefined;
  if (careful !== undefined) return praise(context, careful, undefined);
  if (own !== undefined) return answerQuestion(context, own, statement, taken);
  return isHeld(context) && !wasAsked(context) && !isForeign(context)
    ? listenOn(context, taken)
    : neitherOfBoth(context, taken);
}

/** Whether what is open was asked just now, not put off for something else. */
function wasAsked({ open, state }: TutorContext): boolean {
  const last = state.recent.at(-1) ?? '';
  return [open?.question.ask, open?.question.again].some(
    (line) => line !== undefined && last.includes(line.zh),
  );
}

/** While something grave holds the talk: what is told is taken up, anything else is listened to. */
export function listenOn(context: TutorContext, taken: TakenUp | undefined): Generator<Draft> {
  const outcome = { move: 'small-talk', accepted: undefined } as const;
  if (taken?.isSpecific === true && taken.frame.predicate !== undefined)
    return takeUp(context, taken, { accepted: undefined });
  return comeBack(context, each(setLines(context, 'stay')), outcome);
}

/** What a set answer takes up is enough, where it is about most of what was said and nothing weighs more. */
const ENOUGH = 0.5;

/** 我叫大卫。我的狗死了: whether a clause of its own answers what was asked, whatever else was told. */
function answersInPart(context: TutorContext, statement: Utterance | undefined): boolean {
  return (statement?.shown.join('').split('，') ?? []).some((clause) => {
    const found = reactionTo(context, utterance(clause));
    return found !== undefined && found.coverage >= ENOUGH;
  });
}

function goesBefore({ frame, isSpecific }: TakenUp, { slots, coverage }: Reaction): boolean {
  if (isGrave({ frame })) return true;
  // A noun alone says little of what was meant.
  const enough = frame.predicate === undefined ? LITTLE_HEARD / 2 : ENOUGH;
  return isSpecific && (coverage < enough || (frame.predicate !== undefined && !saysWhat(slots)));
}

/** The answer is taken up by what it told; what was open counts as answered. */
function takeUpAnswer(
  context: TutorContext,
  taken: TakenUp,
  question: OwnQuestionAsked | undefined,
  accepted?: Reaction,
): Generator<Draft> {
  const name = aboutOf(context) === 'name' ? accepted?.slots.name?.zh : undefined;
  const next = nextOpened(context, { move: 'small-talk', accepted: true }, { name });
  return takeUp(context, taken, {
    leads: leadsOf(context, question),
    accepted: true,
    move: 'praise-and-ask',
    ...(next && { next }),
  });
}

function leadsOf(context: TutorContext, question: OwnQuestionAsked | undefined): Leads {
  return question === undefined ? NOTHING_FIRST : ownAnswer(context, question).answers.slice(0, 1);
}

function reactionTo(context: TutorContext, statement: Utterance): Reaction | undefined {
  if (context.open?.kind !== 'question') return undefined;
  const found = matchAnswers(context.open.question.answers, statement, context.words);
  if (found === undefined) return undefined;
  const name = aboutOf(context) === 'name' ? found.slots.name?.zh : undefined;
  if (name !== undefined && isWordForName(context.setting.core, statement, name)) return undefined;
  const coverage = coverageBy(found.answer.match, statement, context.words);
  return { replies: found.answer.replies, slots: found.slots, coverage };
}

/** Only how one is can be told by news; to other questions it is no answer, whatever its words. */
function asksHowItGoes(context: TutorContext): boolean {
  const about = aboutOf(context);
  return about === 'feeling' || about === 'health';
}

/** News is answered as news, though it may have answered what was open as well: that is not asked again. */
function* answerNews(context: TutorContext, news: Placed, accepted: boolean): Generator<Draft> {
  const next = accepted ? nextOpened(context, { move: 'small-talk', accepted }) : undefined;
  for (const draft of answerRemark(context, news))
    yield accepted ? { ...draft, accepted, state: { ...next, ...draft.state } } : draft;
}

type ToldAnswer = {
  readonly question: FoundQuestion;
  readonly replies: readonly Line[];
  readonly slots: Slots;
};

/** 我叫大明，我是巴西人: who makes acquaintance tells at once what would have been asked next. */
function toldBesides({ open, talk, said, state, words }: TutorContext): ToldAnswer[] {
  if (open?.kind !== 'question' || !open.topic.first) return [];
  const clauses = said.shown.join('').split('，').map(utterance);
  const own = clauses.find((clause) => matchAnswers(open.question.answers, clause, words) !== undefined);
  const others = clauses.filter(
    (clause) => clause !== own && matchAnswers(talk.lines.asides, clause, words) === undefined,
  );
  if (own === undefined || others.length === 0) return [];
  return questionsOf(talk)
    .filter(
      ({ id, topic, question: { about = 'feeling' } }) =>
        topic.id === open.topic.id && ABOUT_ONESELF.has(about) && !state.asked.includes(id) && id !== open.id,
    )
    .flatMap((question) => {
      const found = others
        .map((clause) => matchAnswers(question.question.answers, clause, words))
        .find((hit) => hit !== undefined && saysWhat(hit.slots));
      return found === undefined ? [] : [{ question, replies: found.answer.replies, slots: found.slots }];
    });
}

/** Praise that is given for anything is worth nothing: fewer characters get a reaction only. */
const LEAST_FOR_PRAISE: Readonly<Record<Level, number>> = {
  zero: 1,
  preschool: 1,
  beginner: 2,
  intermediate: 4,
  advanced: 8,
};

/** A reaction that is about less of the answer needs a word of it before. */
const LITTLE_HEARD = 0.4;

/** A good answer: a reaction to what was said, praise now and then (always after help), and the next question. */
function praise(
  context: TutorContext,
  { replies, slots, coverage }: Reaction,
  question: OwnQuestionAsked | undefined,
): Generator<Draft> {
  const { setting, state, voice } = context;
  const name = aboutOf(context) === 'name' ? slots.name?.zh : undefined;
  const reactions = each(wordings(context, replies, slots));
  const earned = !onlyByLength(slots) && context.said.hanzi >= LEAST_FOR_PRAISE[context.level];
  // At level zero the reactions themselves say what was good about it.
  const praised =
    context.level !== 'zero' &&
    earned &&
    (isAtLeast(state.step, 'idea') || hash(`${setting.seed}/${state.turn}/praise`) % 2 === 0);
  const own = question === undefined ? undefined : ownAnswer(context, question);
  // Who hears what was said need not praise how it was said.
  const heardAgain = coverage < LITTLE_HEARD ? echoes(context) : [];
  const good = each(heardAgain.length > 0 ? heardAgain : wordings(context, voice.good));
  const isLed = heardAgain.length > 0 || (praised && own === undefined);
  const leads = reactions.length === 0 || isLed ? pairs(good, reactions) : reactions;
  const told = toldBesides(context);
  const besides = told.slice(0, 1).flatMap((one) => each(wordings(context, one.replies, one.slots)));
  const ends = own === undefined ? besides.slice(0, 2) : own.answers.slice(0, 1);
  const all = ends.length === 0 ? leads : [...pairs(leads, ends), ...leads];
  const way = { name, told: told.map(({ question: { id } }) => id) };
  return context.goOn(context, all, { move: 'praise-and-ask', accepted: true }, way);
}

function answerQuestion(
  context: TutorContext,
  { question, asked, others }: OwnQuestionAsked,
  statement: Utterance | undefined,
  taken: TakenUp | undefined,
): Generator<Draft> {
  // 你呢 after something else than an answer asks for the same as that, not as the open question.
  const like = context.state.listening.seeks === undefined ? 'other' : 'same';
  const isSame = question === 'same' && statement !== undefined;
  const meant = isSame ? (factIn(statement) ?? like) : question;
  const clause = isSame ? askedBack(statement) : asked;
  const { answers, move } = ownAnswer(context, { question: meant, asked: clause, others });
  const remark = move === 'cannot' ? heardAsked(context, question) : undefined;
  if (remark !== undefined) return answerRemark(context, remark);
  // Who asks for the way in their own language wants to hear it in Chinese, which comes with every such sentence.
  if (move === 'cannot' && context.understood?.from === 'own-language')
    return comeBack(context, NOTHING_FIRST, { move: 'aside', accepted: undefined });
  if (taken?.isSpecific === true) return takeUp(context, taken, { leads: answers, accepted: undefined });
  return move === 'cannot' && statement !== undefined
    ? askOnOrComeBack(context, answers)
    : comeBack(context, answers, { move, accepted: undefined });
}

/** What cannot be answered is asked on about, where something was told with it. */
function* askOnOrComeBack(context: TutorContext, answers: Leads): Generator<Draft> {
  if (saysMuch(context)) yield* askOn(context, answers);
  yield* comeBack(context, answers, { move: 'cannot', accepted: undefined });
}

/** 我今天很累，你呢: what was told, asked back. */
function askedBack({ shown }: Utterance): Utterance {
  const last = shown.join('').split('，').at(-1) ?? '';
  return utterance(`你${last.replaceAll(/[我也]/gu, '')}吗`);
}

function* neitherOfBoth(context: TutorContext, taken: TakenUp | undefined): Generator<Draft> {
  const { said, voice, talk, open } = context;
  const small = matchAnswers(talk.lines.asides, said, context.words);
  const told = small === undefined ? takeUpTold(context) : undefined;
  const remark = small === undefined && told === undefined ? heard(context) : undefined;
  const isTold = told !== undefined && (taken === undefined || !isGrave(taken));
  if (taken !== undefined && !isTold && weighsMore(context, taken, small?.answer.match, remark)) {
    yield* (saysMuch(context) && !isGrave(taken)) || open === undefined
      ? takeUpAnswer(context, taken, undefined)
      : takeUp(context, taken, { accepted: undefined });
    return;
  }
  if (small !== undefined) {
    const replies = each(wordings(context, small.answer.replies, small.slots));
    yield* comeBack(context, replies, { move: 'aside', accepted: undefined });
  } else if (told !== undefined) {
    yield* told;
  } else if (remark !== undefined) {
    yield* answerRemark(context, remark);
  } else if (isForeign(context)) {
    yield* answerForeign(context);
  } else if (isGuess(context.understood) && open !== undefined) {
    // Said in Chinese beside it; nothing of it was the learner's to be praised.
    yield* comeBack(context, NOTHING_FIRST, { move: 'aside', accepted: undefined });
  } else if (open === undefined) {
    yield* context.goOn(context, each(setLines(context, 'back')), { move: 'ask', accepted: undefined }, {});
  } else if (saysMuch(context) && context.level !== 'zero') {
    yield* noted(context);
  } else {
    const taken = takeUpSentence(context);
    const plain = () => help(context, each(wordings(context, voice.retry)), 'rephrased', { accepted: false });
    yield* taken ?? (saysMuch(context) ? noted(context) : plain());
  }
}

/** What exchanges and set lines weigh beside what is taken up; see `uptakesOf`. */
const HEARD = 4;
const COVERED = 4;
/** What is said of a kind of thing in general must weigh so much more. */
const GENERAL = 3;

function weighsMore(
  { said, words }: TutorContext,
  taken: TakenUp,
  small: readonly string[] | undefined,
  remark: Placed | undefined,
): boolean {
  const patterns = small ?? remark?.exchange.heard;
  if (patterns === undefined) return true;
  const least = HEARD + (taken.isSpecific || isGrave(taken) ? 0 : GENERAL);
  return taken.score > least + COVERED * coverageBy(patterns, said, words);
}

/** Nothing is known to say to it: asked on about a word of theirs, once in a while, else noted. */
function* noted(context: TutorContext): Generator<Draft> {
  yield* askOn(context);
  const [opener] = echoes(context);
  const said = setLines(context, 'noted');
  const leads = opener === undefined ? each(said) : said.map((line) => [opener, line]);
  yield* context.goOn(context, leads, { move: 'ask', accepted: true }, {});
}

/** In characters: who says so much has answered in words that nobody foresaw; to ask again would be deaf. */
const LEAST_TO_NOTE: Readonly<Record<Level, number>> = {
  zero: 6,
  preschool: 5,
  beginner: 6,
  intermediate: 6,
  advanced: 8,
};

/** A name cannot be taken on trust. */
function saysMuch(context: TutorContext): boolean {
  if (namesNoCountry(context.setting.core, context.said.raw)) return false;
  return context.said.hanzi >= LEAST_TO_NOTE[context.level] && aboutOf(context) !== 'name';
}

/** All topics are done: "no" or goodbye ends the talk, anything else starts it over in other words. */
export function startOver(context: TutorContext, intent: Intent): Generator<Draft> {
  if (intent.kind === 'goodbye' || matchAny(NO, context.said, {}) !== undefined) return part(context);
  const goal = { move: 'ask', accepted: undefined } as const;
  return context.goOn(context, each(setLines(context, 'restart')), goal, { round: context.state.round + 1 });
}

/** The learner names a topic: one of ours; else it may have been an answer; else what there is to talk about. */
export function* turnTo(context: TutorContext, wanted: string): Generator<Draft> {
  const { topics } = context.talk;
  const topic = topicCalled(topics, wanted);
  const asking = { move: 'ask', accepted: undefined } as const;
  if (topic !== undefined && context.open?.kind === 'question' && topic.id === context.open.topic.id) {
    yield* comeBack(context, NOTHING_FIRST, asking);
    return;
  }
  if (topic !== undefined) {
    yield* context.goOn(context, NOTHING_FIRST, asking, { topicId: topic.id });
    return;
  }
  const accepted = reactionTo(context, context.said);
  if (accepted !== undefined) {
    yield* praise(context, accepted, undefined);
    return;
  }
  yield* smallTalkAbout(context, wanted);
  const slots = { topics: titles(topics.map(({ title }) => title)) };
  const unknown = each(setLines(context, 'topicUnknown', slots));
  yield* comeBack(context, unknown, { move: 'cannot', accepted: undefined });
}

function titles(lines: readonly Line[]): Line {
  return {
    zh: lines.map(({ zh }) => zh).join('、'),
    en: lines.map(({ en }) => en).join(', '),
    pt: lines.map(({ pt }) => pt).join(', '),
  };
}
