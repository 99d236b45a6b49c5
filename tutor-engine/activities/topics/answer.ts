// The learner says something to a tutor: an answer to the open question, a question of their own, or neither.

import type { Level } from '../../../content/schema/levels.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { Fact } from '../../../content/schema/persona.ts';
import { answerForeign, isForeign } from '../../say/answer-foreign.ts';
import { comeBack, help, NOTHING_FIRST, part, REPHRASED } from '../../say/shared-moves.ts';
import { each, pairs, setLines, wordings } from '../../say/wording.ts';
import { type Draft, forMended } from '../../state/draft.ts';
import { type FoundQuestion, questionsOf } from '../../state/plan.ts';
import { hash } from '../../state/random.ts';
import type { Leads, TurnContext } from '../../state/turn-context.ts';
import type { TutorSituation } from '../../state/types.ts';
import { factIn, type Intent, type OwnQuestion } from '../../understand/intent.ts';
import { NO } from '../../understand/intent-patterns.ts';
import {
  matchAnswers,
  matchAny,
  onlyByLength,
  type Slots,
  saysWhat,
} from '../../understand/patterns/match.ts';
import { type Utterance, utterance } from '../../understand/text/utterance.ts';
import { topicCalled } from '../../understand/topic-called.ts';
import { isGuess } from '../../understand/understood.ts';
import type { Placed } from '../small-talk/bank.ts';
import { answerRemark, chatAbout, chatTopic, heard, newsHeard } from '../small-talk/chat.ts';
import { ABOUT_ONESELF, takeUpSentence, takeUpTold } from './besides.ts';
import { isWordForName } from './lone-name.ts';
import { namesNoCountry } from './no-country.ts';

/** A context of a tutor's. */
export type TutorContext = TurnContext & { readonly tutor: TutorSituation };
type Speech = { readonly statement: Utterance | undefined; readonly question: OwnQuestion | undefined };
type Reaction = { readonly replies: readonly Line[]; readonly slots: Slots };

/** 是红色吗: so short a question that fits is an answer of someone who is not sure. */
const CAREFUL = 6;

/** `meant`: the text with its mistakes mended, where it has any. */
export function answerTutor(
  context: TutorContext,
  { statement, question }: Speech,
  meant: Utterance | undefined,
): Generator<Draft> {
  const accepted = statement === undefined ? undefined : reactionTo(context, statement);
  const news = statement === undefined ? undefined : newsHeard({ ...context, said: statement });
  if (news !== undefined) return answerNews(context, news, accepted !== undefined && asksHowItGoes(context));
  if (accepted !== undefined) return praise(context, accepted, question);
  const mended = meant === undefined || question !== undefined ? undefined : reactionTo(context, meant);
  if (mended !== undefined) return forMended(praise(context, mended, question));
  const careful =
    question === 'world' && context.said.hanzi <= CAREFUL ? reactionTo(context, context.said) : undefined;
  if (careful !== undefined) return praise(context, careful, undefined);
  if (question !== undefined) return answerQuestion(context, question, statement);
  return neitherOfBoth(context);
}

function reactionTo(context: TutorContext, statement: Utterance): Reaction | undefined {
  if (context.open?.kind !== 'question') return undefined;
  const found = matchAnswers(context.open.question.answers, statement, context.words);
  if (found === undefined) return undefined;
  const name = aboutOf(context) === 'name' ? found.slots.name?.zh : undefined;
  if (name !== undefined && isWordForName(context.setting.core, statement, name)) return undefined;
  return { replies: found.answer.replies, slots: found.slots };
}

/** Only how one is can be told by news; to other questions it is no answer, whatever its words. */
function asksHowItGoes(context: TutorContext): boolean {
  const about = aboutOf(context);
  return about === 'feeling' || about === 'health';
}

/** News is answered as news, though it may have answered what was open as well: that is not asked again. */
function* answerNews(context: TutorContext, news: Placed, accepted: boolean): Generator<Draft> {
  const alone = { ...context, offerInterlude: () => [] };
  const [next] = accepted ? context.goOn(alone, NOTHING_FIRST, { move: 'chat', accepted: true }, {}) : [];
  for (const draft of answerRemark(context, news))
    yield accepted ? { ...draft, accepted, state: { ...next?.state, ...draft.state } } : draft;
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
    (clause) => clause !== own && matchAnswers(talk.lines.smalltalk, clause, words) === undefined,
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

/** A good answer: a reaction to what was said, praise now and then (always after help), and the next question. */
function praise(
  context: TutorContext,
  { replies, slots }: Reaction,
  question: OwnQuestion | undefined,
): Generator<Draft> {
  const { setting, state, voice } = context;
  const name = aboutOf(context) === 'name' ? slots.name?.zh : undefined;
  const reactions = each(wordings(context, replies, slots));
  const earned = !onlyByLength(slots) && context.said.hanzi >= LEAST_FOR_PRAISE[context.level];
  // At level zero the reactions themselves say what was good about it.
  const praised =
    context.level !== 'zero' &&
    earned &&
    (state.step > REPHRASED || hash(`${setting.seed}/${state.turn}/praise`) % 2 === 0);
  const own = question === undefined ? undefined : ownAnswer(context, question);
  const good = each(wordings(context, voice.good));
  const leads = reactions.length === 0 || (praised && own === undefined) ? pairs(good, reactions) : reactions;
  const told = toldBesides(context);
  const besides = told.slice(0, 1).flatMap((one) => each(wordings(context, one.replies, one.slots)));
  const ends = own === undefined ? besides.slice(0, 2) : own.answers.slice(0, 1);
  const all = ends.length === 0 ? leads : [...pairs(leads, ends), ...leads];
  const way = { name, told: told.map(({ question: { id } }) => id) };
  return context.goOn(context, all, { move: 'praise-and-ask', accepted: true }, way);
}

function answerQuestion(
  context: TutorContext,
  question: OwnQuestion,
  statement: Utterance | undefined,
): Generator<Draft> {
  // 你呢 after something else than an answer asks for the same as that, not as the open question.
  const meant = question === 'same' && statement !== undefined ? (factIn(statement) ?? 'other') : question;
  const { answers, move } = ownAnswer(context, meant);
  const remark = move === 'cannot' ? heard(context) : undefined;
  if (remark !== undefined) return answerRemark(context, remark);
  // Who asks for the way in their own language wants to hear it in Chinese, which comes with every such sentence.
  if (move === 'cannot' && context.understood?.from === 'own-language')
    return comeBack(context, NOTHING_FIRST, { move: 'smalltalk', accepted: undefined });
  return comeBack(context, answers, { move, accepted: undefined });
}

/** What the tutor says about itself: an authored fact, or that it does not know. */
function ownAnswer(
  context: TutorContext,
  question: OwnQuestion,
): { readonly answers: Line[][]; readonly move: 'smalltalk' | 'cannot' } {
  if (question === 'robot') return { answers: each(setLines(context, 'robot')), move: 'smalltalk' };
  const fact = factAsked(context, question);
  if (fact === undefined && question === 'same')
    return { answers: each(setLines(context, 'yourTurn')), move: 'smalltalk' };
  const known = fact === undefined ? undefined : context.tutor.persona.facts[fact];
  if (known !== undefined) return { answers: [[known]], move: 'smalltalk' };
  return { answers: each(setLines(context, question === 'world' ? 'cannot' : 'yourTurn')), move: 'cannot' };
}

/** The same while chatting, where 你呢 asks about what is chatted about; undefined where nothing is known. */
export function ownInChat(
  context: TutorContext,
  question: OwnQuestion,
  statement: Utterance | undefined,
): Leads | undefined {
  if (question === 'robot') return each(setLines(context, 'robot'));
  if (question === 'other' || question === 'world') return undefined;
  const like = statement === undefined ? undefined : factIn(statement);
  const fact = question === 'same' ? (like ?? FACT_OF_TOPIC[chatTopic(context)?.id ?? '']) : question;
  const known = fact === undefined ? undefined : context.tutor.persona.facts[fact];
  return known && [[known]];
}

/** Topics of small talk on which every tutor has something of their own to tell. */
const FACT_OF_TOPIC: Readonly<Record<string, Fact>> = {
  food: 'food',
  cooking: 'food',
  fruit: 'food',
  breakfast: 'food',
  drinks: 'drink',
  colours: 'color',
  pets: 'animal',
  sports: 'sport',
  football: 'sport',
  swimming: 'sport',
  music: 'music',
  books: 'book',
  seasons: 'season',
  weather: 'season',
  weekend: 'weekend',
  holidays: 'travel',
  travel: 'travel',
  shopping: 'shopping',
  health: 'health',
  sleep: 'health',
  work: 'job',
  family: 'family',
  city: 'home',
  home: 'home',
  languages: 'language',
};

function factAsked(context: TutorContext, question: Exclude<OwnQuestion, 'robot'>): Fact | undefined {
  if (question === 'other' || question === 'world') return undefined;
  return question === 'same' ? aboutOf(context) : question;
}

function aboutOf({ open }: TurnContext): Fact | undefined {
  return open?.kind === 'question' ? open.question.about : undefined;
}

function* neitherOfBoth(context: TutorContext): Generator<Draft> {
  const { said, voice, talk, open } = context;
  const small = matchAnswers(talk.lines.smalltalk, said, context.words);
  const told = small === undefined ? takeUpTold(context) : undefined;
  const remark = small === undefined && told === undefined ? heard(context) : undefined;
  if (small !== undefined) {
    const replies = each(wordings(context, small.answer.replies, small.slots));
    yield* comeBack(context, replies, { move: 'smalltalk', accepted: undefined });
  } else if (told !== undefined) {
    yield* told;
  } else if (remark !== undefined) {
    yield* answerRemark(context, remark);
  } else if (isForeign(context)) {
    yield* answerForeign(context);
  } else if (isGuess(context.understood) && open !== undefined) {
    // Said in Chinese beside it; nothing of it was the learner's to be praised.
    yield* comeBack(context, NOTHING_FIRST, { move: 'smalltalk', accepted: undefined });
  } else if (open === undefined) {
    yield* context.goOn(context, each(setLines(context, 'back')), { move: 'ask', accepted: undefined }, {});
  } else if (saysMuch(context) && context.level !== 'zero') {
    yield* noted(context);
  } else {
    const taken = takeUpSentence(context);
    const plain = () => help(context, each(wordings(context, voice.retry)), REPHRASED, { accepted: false });
    yield* taken ?? (saysMuch(context) ? noted(context) : plain());
  }
}

function noted(context: TutorContext): Generator<Draft> {
  return context.goOn(context, each(setLines(context, 'noted')), { move: 'ask', accepted: true }, {});
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
  yield* chatAbout(context, wanted);
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
