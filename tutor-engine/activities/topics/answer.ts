// The learner says something to a tutor: an answer to the open question, a question of their own, or neither.

import type { Line } from '../../../content/schema/line.ts';
import { answerForeign, isForeign } from '../../say/asked/answer-foreign.ts';
import { comeBack, help, isHeld, NOTHING_FIRST, nextOpened, part } from '../../say/shared-moves.ts';
import { isMoment } from '../../say/uptake/moment-uptake.ts';
import { restatements } from '../../say/uptake/restate.ts';
import { isTheme } from '../../say/uptake/theme-uptake.ts';
import type { TakenUp } from '../../say/uptake/uptakes-of.ts';
import { each, pairs, setLines, wordings } from '../../say/wording.ts';
import { type Draft, forMended } from '../../state/draft.ts';
import type { Leads, Outcome } from '../../state/turn-context.ts';
import { NO } from '../../understand/asked/intent-patterns.ts';
import { moodIn } from '../../understand/frames/circumstances.ts';
import { clausesOf } from '../../understand/frames/clauses.ts';
import { isOfAWork } from '../../understand/frames/nobody-here.ts';
import { type Intent, type OwnQuestion, type QuestionAsked } from '../../understand/intent.ts';
import {
  coverageBy,
  matchAnswers,
  matchAny,
  onlyByLength,
  saysWhat,
} from '../../understand/patterns/match.ts';
import { acknowledgedIn } from '../../understand/replies/acknowledged.ts';
import { type Utterance, utterance } from '../../understand/text/utterance.ts';
import { topicCalled } from '../../understand/topic-called.ts';
import { isGuess } from '../../understand/understood.ts';
import { bestUptake } from '../listening/best-uptake.ts';
import { goOnAfter, stayWith, takeUp } from '../listening/follow-up.ts';
import { isGrave } from '../listening/grave.ts';
import { mourningIn } from '../listening/mourning.ts';
import { isTelling, tellingOf } from '../listening/stay.ts';
import type { Placed } from '../small-talk/bank.ts';
import { answerRemark, newsHeard, smallTalkAbout } from '../small-talk/small-talk.ts';
import { answerQuestion } from './answer-question.ts';
import { ownAnswer } from './asked/own-answers.ts';
import { takeUpMended, takeUpSentence, takeUpTold } from './besides.ts';
import { withoutEchoes } from './echoes.ts';
import { heardAbroad } from './heard-abroad.ts';
import { isInPassing, LITTLE_HEARD, remarkOn, staysWithOpen, wasAsked } from './in-passing.ts';
import { aboutOf, type OwnQuestionAsked, type TutorContext } from './known/answered.ts';
import { praise } from './praise.ts';
import {
  answersHere,
  ENOUGH,
  type Reaction,
  reactionTo,
  reactionToForeignName,
  reactionToPart,
  toldBesides,
} from './reaction.ts';
import { sayInChinese } from './say-in-chinese.ts';
import { saysMuch } from './says-much.ts';
import { uptakeBesides } from './told-besides.ts';

type Speech = {
  readonly statement: Utterance | undefined;
  readonly question: OwnQuestion | undefined;
  readonly asked?: Utterance | undefined;
  readonly others?: readonly QuestionAsked[] | undefined;
};
/** 不想说他了: nobody is asked on about it. */
const REFUSES =
  /不想(?:再)?(?:说|聊|谈|提)(?:起)?(?:[他她它]|这|那|了|工作)|别(?:再)?(?:说|提)(?:[他她它]|这|那)/u;
const TEARS = /[哭泪]/u;

/** 是红色吗: so short a question that fits is an answer of someone who is not sure. */
const CAREFUL = 6;

/** `meant`: the text with its mistakes mended, where it has any. */
export function answerTutor(
  context: TutorContext,
  { statement, question, asked, others }: Speech,
  meant: Utterance | undefined,
): Generator<Draft> {
  const own = withoutEchoes(
    context,
    question === undefined ? undefined : { question, asked, others },
    statement,
  );
  const taking = own === undefined && context.level !== 'zero' ? takenIn(context) : undefined;
  if (taking !== undefined) return taking;
  const accepted =
    statement === undefined || (isHeld(context) && !wasAsked(context))
      ? undefined
      : ofWhatIsOpen(
          context,
          reactionTo(context, statement) ??
            reactionToPart(context, statement) ??
            reactionToForeignName(context, statement),
        );
  const taken = question === undefined || statement !== undefined ? bestUptake(context) : undefined;
  if (question === undefined && REFUSES.test(context.said.raw) && (taken === undefined || !isGrave(taken)))
    return goOnAfter(context, each(setLines(context, 'acknowledged')), { accepted: undefined });
  // 我太太找到了工作，我没有: news is told by the clause that is taken up.
  const ofNews = taken?.frame.predicate === undefined ? statement : utterance(taken.frame.clause);
  const isTakenFor = /以为|怕|担心|如果|要是/u.test(context.said.raw);
  const heardNews =
    statement === undefined || ofNews === undefined || isTakenFor || tellsOfAWork(context)
      ? undefined
      : newsHeard({ ...context, said: ofNews });
  // 吵死了 holds a word of news and is none: what was read of it decides.
  // 我哭了，太高兴了 tells of joy.
  const isGlad = TEARS.test(context.said.raw) && moodIn(context.said.raw) === 'good';
  const isOpenToNews = !isGlad && taken === undefined;
  const news =
    isOpenToNews || (taken !== undefined && !isGlad && isGrave(taken) && !taken.isSpecific)
      ? heardNews
      : undefined;
  if (news !== undefined) return answerNews(context, news, accepted);
  const besides = accepted && uptakeBesides(context, answersHere(context));
  if (accepted !== undefined && besides !== undefined && !isGrave(besides) && !isGrave(taken ?? besides))
    return takeUpAnswer(context, besides, own, accepted, { isHeard: true });
  if (accepted !== undefined && taken !== undefined && goesBefore(context, taken, accepted))
    return isGrave(taken) && !asksHowItGoes(context) && !answersInPart(context, statement)
      ? takeUp(context, taken, { accepted: undefined, leads: leadsOf(context, own) })
      : takeUpAnswer(context, taken, own, accepted, { isHeard: accepted.slots.name !== undefined });
  if (accepted !== undefined) return praise(context, accepted, own);
  const mended = meant === undefined || question !== undefined ? undefined : reactionTo(context, meant);
  if (mended !== undefined) return forMended(praise(context, mended, own));
  const careful =
    question === 'world' && context.said.hanzi <= CAREFUL ? reactionTo(context, context.said) : undefined;
  if (careful !== undefined) return praise(context, careful, undefined);
  if (own !== undefined) return answerQuestion(context, own, statement, taken);
  return isHeld(context) && !wasAsked(context) && !isForeign(context)
    ? listenOn(context, taken)
    : neitherOfBoth(context, taken, meant);
}

function tellsOfAWork({ said }: TutorContext): boolean {
  return clausesOf(said.raw).some(({ text }, at, all) => isOfAWork(text, all[at - 1]?.text));
}

/** Where something else was asked since, 因为很冷 answers that, and only what tells a thing that is open answers it. */
function ofWhatIsOpen(context: TutorContext, reaction: Reaction | undefined): Reaction | undefined {
  if (reaction !== undefined && aboutOf(context) === 'feeling' && tellsOfAWork(context)) return undefined;
  if (reaction === undefined || context.state.listening.seeks === undefined || wasAsked(context))
    return reaction;
  return saysWhat(reaction.slots) && !onlyByLength(reaction.slots) ? reaction : undefined;
}

/** 明白了，谢谢, where nothing was asked that it answers: the talk goes on. */
function takenIn(context: TutorContext): Generator<Draft> | undefined {
  const kind = acknowledgedIn(context.said.raw);
  if (kind === undefined || isHeld(context)) return undefined;
  const aside = kind === 'thanks' ? matchAnswers(context.talk.lines.asides, context.said, {}) : undefined;
  const lines =
    aside !== undefined
      ? wordings(context, aside.answer.replies)
      : setLines(context, kind === 'will-try' ? 'willTry' : 'acknowledged');
  return comeBack(context, each(lines), { move: 'aside', accepted: undefined });
}

/** While something grave holds the talk: what is told is taken up, anything else is listened to. */
export function listenOn(context: TutorContext, taken: TakenUp | undefined): Generator<Draft> {
  const outcome = { move: 'small-talk', accepted: undefined } as const;
  const [frame = taken?.frame] = context.told;
  if (mourningIn(context, frame) !== undefined)
    return takeUp(context, taken ?? { key: 'mourning', lines: [], asks: [], ...(frame && { frame }) }, {
      accepted: undefined,
    });
  if (taken !== undefined && (isTheme(taken) || isMoment(taken)))
    return takeUp(context, taken, { accepted: undefined });
  if (
    taken?.frame.predicate !== undefined &&
    // 流血了 is met, though little of it is known.
    (taken.isSpecific ||
      taken.frame.predicate.stance === 'bad' ||
      restatements(context, taken.frame).length > 0)
  )
    return takeUp(context, taken, { accepted: undefined });
  // Who tells something else, or that it is over, is not asked whether they want to speak of it.
  if (isTelling(context) && tellingOf(context) !== 'bad') return stayOr(context, outcome);
  return comeBack(context, each(setLines(context, 'stay')), outcome);
}

function* stayOr(context: TutorContext, outcome: Outcome): Generator<Draft> {
  yield* stayWith(context, { accepted: undefined });
  yield* comeBack(context, each(setLines(context, 'stay')), outcome);
}

/** 我叫大卫。我的狗死了: whether a clause of its own answers what was asked, whatever else was told. */
function answersInPart(context: TutorContext, statement: Utterance | undefined): boolean {
  if (statement === undefined) return false;
  return (reactionToPart(context, statement) ?? reactionToForeignName(context, statement)) !== undefined;
}

/** In characters: who says so much tells something of their own. */
const STORY = 14;
const LONG_STORY = 24;

function goesBefore(
  { said }: TutorContext,
  { key, frame, isSpecific }: TakenUp,
  { slots, coverage }: Reaction,
): boolean {
  if (isGrave({ frame }) || (isMoment({ key }) && isSpecific)) return true;
  // A whole story goes before what answers a word of it.
  if (isTheme({ key }) && said.hanzi >= LONG_STORY) return true;
  // A noun alone says little of what was meant.
  const enough = frame.predicate === undefined ? LITTLE_HEARD / 2 : ENOUGH;
  const isLittle = coverage < LITTLE_HEARD && frame.predicate !== undefined && said.hanzi >= STORY;
  return (
    isLittle || (isSpecific && (coverage < enough || (frame.predicate !== undefined && !saysWhat(slots))))
  );
}

/** The answer is taken up by what it told; what was open counts as answered. */
function takeUpAnswer(
  context: TutorContext,
  taken: TakenUp,
  question: OwnQuestionAsked | undefined,
  accepted?: Reaction,
  { isHeard = false }: { readonly isHeard?: boolean } = {},
): Generator<Draft> {
  const name = aboutOf(context) === 'name' ? accepted?.slots.name?.zh : undefined;
  const told = isHeard ? toldBesides(context) : [];
  const way = { name, told: told.map(({ question: { id } }) => id) };
  const next = nextOpened(context, { move: 'small-talk', accepted: true }, way);
  const own = leadsOf(context, question);
  const replies = isHeard && accepted ? each(wordings(context, accepted.replies, accepted.slots)) : [];
  return takeUp(context, taken, {
    leads: replies.length === 0 ? own : pairs(replies, own),
    accepted: true,
    move: 'praise-and-ask',
    ...(next && { next }),
  });
}

function leadsOf(context: TutorContext, question: OwnQuestionAsked | undefined): Leads {
  return question === undefined ? NOTHING_FIRST : ownAnswer(context, question).answers.slice(0, 1);
}

/** Only how one is can be told by news; to other questions it is no answer, whatever its words. */
function asksHowItGoes(context: TutorContext): boolean {
  const about = aboutOf(context);
  return about === 'feeling' || about === 'health';
}

/** News is answered as news, though it may have answered what was open as well: that is not asked again. */
function* answerNews(context: TutorContext, news: Placed, reaction: Reaction | undefined): Generator<Draft> {
  const name = aboutOf(context) === 'name' ? reaction?.slots.name?.zh : undefined;
  const accepted = reaction !== undefined && (name !== undefined || asksHowItGoes(context));
  const next = accepted ? nextOpened(context, { move: 'small-talk', accepted }, { name }) : undefined;
  // Who tells more than that they are worried is stayed with.
  if (context.level !== 'zero' && context.level !== 'preschool' && clausesOf(context.said.raw).length > 1)
    yield* stayWith(
      context,
      { leads: [[news.exchange.reply]], accepted: accepted ? true : undefined, ...(next && { next }) },
      false,
    );
  for (const draft of answerRemark(context, news))
    yield accepted ? { ...draft, accepted, state: { ...next, ...draft.state } } : draft;
}

function* neitherOfBoth(
  context: TutorContext,
  taken: TakenUp | undefined,
  meant: Utterance | undefined,
): Generator<Draft> {
  const { said, voice, talk, open } = context;
  const aside = staysWithOpen(context) ? undefined : matchAnswers(talk.lines.asides, said, context.words);
  const small = aside !== undefined && isInPassing(context, aside.answer.match) ? undefined : aside;
  const told = small === undefined ? (takeUpTold(context) ?? toldMended(context, meant)) : undefined;
  const remark = small === undefined && told === undefined ? remarkOn(context) : undefined;
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
    yield* heardAbroad(context) ?? answerForeign(context);
  } else if (isGuess(context.understood) && open !== undefined) {
    // Nothing of it was the learner's Chinese, to be praised.
    yield* sayInChinese(context);
  } else if (open === undefined) {
    if (isTelling(context) && context.level !== 'zero') yield* stayWith(context, { accepted: undefined });
    yield* context.goOn(context, each(setLines(context, 'back')), { move: 'ask', accepted: undefined }, {});
  } else if (saysMuch(context) && context.level !== 'zero') {
    yield* noted(context);
  } else {
    // 很好, where nothing was asked that it answers, says that something was taken in.
    if (context.level !== 'zero' && FINE.test(said.shown.join('')))
      yield* comeBack(context, each(setLines(context, 'acknowledged')), {
        move: 'aside',
        accepted: undefined,
      });
    if (isTelling(context)) yield* stayWith(context, { accepted: undefined });
    const taken = takeUpSentence(context);
    const plain = () => help(context, each(wordings(context, voice.retry)), 'rephrased', { accepted: false });
    yield* taken ?? takeUpMended(context, meant) ?? (saysMuch(context) ? noted(context) : plain());
  }
}

const FINE = /^(?:那|这|真|很|挺|太|也|都|还)*(?:好|不错|可以|对)(?:的|了|啊|呀)*$/u;

/** 我是designer tells a job, once it is said in Chinese. */
function toldMended(context: TutorContext, meant: Utterance | undefined): Iterable<Draft> | undefined {
  const told = meant === undefined ? undefined : takeUpTold({ ...context, said: meant });
  return told && forMended(told);
}

/** What exchanges and set lines weigh beside what is taken up; see `uptakesOf`. */
const HEARD = 4;
const COVERED = 4;
/** What is said of a kind of thing in general must weigh so much more. */
const GENERAL = 1;

function weighsMore(
  { said, words }: TutorContext,
  taken: TakenUp,
  small: readonly string[] | undefined,
  remark: Placed | undefined,
): boolean {
  const patterns = small ?? remark?.exchange.heard;
  if (patterns === undefined) return true;
  // What is chatted about has exchanges of its own, with help and a next question.
  if (isMoment(taken) && remark !== undefined) return false;
  const least = HEARD + (taken.isSpecific || isGrave(taken) ? 0 : GENERAL);
  return taken.score > least + COVERED * coverageBy(patterns, said, words);
}

/** Nothing is known to say to it: it is stayed with, else noted. */
function* noted(context: TutorContext): Generator<Draft> {
  const next = wasAsked(context) ? nextOpened(context, { move: 'small-talk', accepted: true }) : undefined;
  if (next !== undefined || context.open === undefined)
    yield* stayWith(context, { accepted: true, ...(next && { next }) });
  else yield* stayWith(context, { accepted: undefined });
  yield* context.goOn(context, each(setLines(context, 'noted')), { move: 'ask', accepted: true }, {});
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
