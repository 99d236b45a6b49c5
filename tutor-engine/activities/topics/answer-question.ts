// What a learner asks a tutor is answered; what nobody can answer stays the learner's topic.

import type { Line } from '../../../content/schema/line.ts';
import { howToSay } from '../../say/asked/explain-words.ts';
import { isTellingOn } from '../../say/asked/language/go-on-telling.ts';
import { comeBack, help } from '../../say/shared-moves.ts';
import { translate } from '../../say/translate/gloss.ts';
import type { TakenUp } from '../../say/uptake/uptakes-of.ts';
import { each, setLines } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import type { Leads, Outcome } from '../../state/turn-context.ts';
import { factIn } from '../../understand/intent.ts';
import { type Utterance, utterance } from '../../understand/text/utterance.ts';
import { askAfter, stayWith, takeUp } from '../listening/follow-up.ts';
import { isGrave } from '../listening/grave.ts';
import { tellingOf } from '../listening/stay.ts';
import { answerRemark, heardAsked } from '../small-talk/small-talk.ts';
import { isAnswerFree, mayAskBack } from './asked/ask-back.ts';
import { UNKNOWN } from './asked/not-known/not-known.ts';
import { ownAnswer } from './asked/own-answers.ts';
import { wasAsked } from './in-passing.ts';
import type { Answered, OwnQuestionAsked, TutorContext } from './known/answered.ts';
import { sayInChinese } from './say-in-chinese.ts';
import { saysMuch } from './says-much.ts';

export function answerQuestion(
  context: TutorContext,
  { question, asked, others }: OwnQuestionAsked,
  statement: Utterance | undefined,
  taken: TakenUp | undefined,
): Generator<Draft> {
  // 你呢 after something else than an answer asks for the same as that, not as the open question.
  const like = context.state.listening.seeks === undefined ? 'other' : 'same';
  const isSame = question === 'same' && statement !== undefined;
  const clause = isSame ? askedBack(statement) : asked;
  // What was said last is asked back: of 做菜太辣，我怕辣 the fear.
  const meant = isSame ? ((clause && factIn(clause)) ?? factIn(statement) ?? like) : question;
  // Who has no words yet and asks what to do, asks what to say.
  if (question === 'advice' && context.level === 'zero')
    return help(context, each(setLines(context, 'lost')), 'full');
  const named = clause && FIRST.has(context.level) ? wordNamed(context, clause) : undefined;
  if (named !== undefined) return howToSay(context, named);
  const own = ownAnswer(context, { question: meant, asked: clause, others });
  const beside =
    own.isRefusal === true ? toldInstead(context, { question, asked: clause, statement, taken }) : undefined;
  if (beside !== undefined) return beside;
  const { answers, move, back: goesBack } = own;
  // 他问：“山为什么不走？” One question mark is enough.
  if (move === 'aside' && (answers[0] ?? []).some(({ zh }) => zh.includes('？'))) return saidAlone(answers);
  const back = goesBack && mayAskBack(context, { own, asked: clause, statement, back: goesBack });
  if (question === 'advice' && (taken === undefined || !isGrave(taken)))
    return askWhat(context, answers, back);
  const remark = move === 'cannot' ? heardAsked(context, question) : undefined;
  if (remark !== undefined) return answerRemark(context, remark);
  // Who asks for the way in their own language wants to hear it in Chinese, which comes with every such sentence.
  if (move === 'cannot' && context.understood?.from === 'own-language') return sayInChinese(context);
  // 我总觉得翻译是一种背叛，您同意吗: what is thought has befallen nobody.
  if (back !== undefined && move === 'aside' && tellingOf(context) === 'opinion')
    return askBack(context, answers, back);
  const isView = back !== undefined && /^(?:advice|view|instead)/u.test(back.key);
  if (isView && move === 'aside' && !(taken !== undefined && weighs(taken)))
    return askBack(context, answers, back);
  const isTold = statement === undefined || statement.hanzi > LITTLE_TOLD || statement.latin > 0;
  if (taken !== undefined && (isGrave(taken) || (isTold && tellsMuch(taken))))
    return takeUp(context, taken, { leads: answers, accepted: undefined });
  if (back !== undefined && (move === 'aside' || back.key.startsWith(UNKNOWN)))
    return askBack(context, answers, back, move);
  if (move === 'cannot' && statement !== undefined) return askOnOrComeBack(context, answers);
  const isRefusal = own.isRefusal === true;
  return backOrOn(context, answers, { move, accepted: undefined }, { asked, statement, isRefusal });
}

function* saidAlone(answers: Leads): Generator<Draft> {
  for (const lines of answers) yield { lines, move: 'aside', accepted: undefined, state: {} };
}

const OF_WHAT_ALL_HAVE =
  /^(?:那|老师)?[你您](?![们的])(?!.*(?:为什么|怎么|店|客人|学生|贸易|生意|比赛|队|失去|去世|哭|当.{1,3}的时候|丈夫|妻子|儿子|女儿)).*(?:[吗么]|什么|哪[儿里]|几|多大|谁)/u;

const FIRST: ReadonlySet<TutorContext['level']> = new Set(['zero', 'preschool', 'beginner']);
const NAMED =
  /^(?:and |so |e )?(?:what(?:['’]s| is)|o que [eé]|qual [eé])(?: an?| the| uma?| [oa])? (?<word>[a-zà-ú]{3,20})$/iu;

/** What’s doctor? Who begins asks how to say it. */
function wordNamed(context: TutorContext, { raw }: Utterance): string | undefined {
  const word = NAMED.exec(raw.trim().replace(/[?？]+$/u, ''))?.groups?.['word'];
  return word !== undefined && translate(word, context, 'whole') !== undefined ? word : undefined;
}

/** Asked and not meant to be answered: 您这是在说吵架吧, 刚才不是说了吗. */
const HARDLY_ASKED = /吧[？?]?$|^(?:[你您])?(?:今天)?怎么(?:了|老|总|又|都|还)|不是.*(?:过|了)[吗嘛]/u;
/** 坐高铁要几个小时，你知道吗: both clauses ask. */
const ASKING = /什么|谁|哪|几[个点天年岁]|多少|怎么|为什么|要不要|该不该|[吗？?]/u;

/** 我昨天做了果酱，您呢: who has nothing to tell of what is hardly asked stays with what was told beside it. */
function toldInstead(
  context: TutorContext,
  {
    question,
    asked,
    statement,
    taken,
  }: OwnQuestionAsked & { readonly statement: Utterance | undefined; readonly taken: TakenUp | undefined },
): Generator<Draft> | undefined {
  const isHardly = question === 'same' || (asked !== undefined && HARDLY_ASKED.test(asked.raw));
  if (!isHardly || statement === undefined || ASKING.test(statement.raw)) return undefined;
  if (taken !== undefined) return takeUp(context, taken, { accepted: undefined });
  return saysMuch({ ...context, said: statement }) ? stayWith(context, { accepted: undefined }) : undefined;
}

type Beside = {
  readonly asked: Utterance | undefined;
  readonly statement: Utterance | undefined;
  readonly isRefusal: boolean;
};

/** After the answer to a question in the middle of what was told: whether it is so with them, or they ask on. */
function* backOrOn(
  context: TutorContext,
  answers: Leads,
  outcome: Outcome,
  { asked, statement, isRefusal }: Beside,
): Generator<Draft> {
  const isOfAll =
    asked !== undefined &&
    OF_WHAT_ALL_HAVE.test(asked.raw) &&
    !isRefusal &&
    isAnswerFree(context, asked, statement);
  if (isTellingOn(context)) {
    for (const lines of answers)
      yield { lines: isOfAll ? [...lines, AND_YOU] : lines, ...outcome, state: {} };
  } else if (outcome.move === 'aside' && context.level !== 'zero' && wasAsked(context)) {
    // Who asks instead of answering is not asked the same at once.
    for (const lines of answers)
      yield { lines: isOfAll ? [...lines, AND_YOU] : lines, ...outcome, state: {} };
  }
  yield* comeBack(context, answers, outcome);
}

const AND_YOU: Line = { zh: '你呢？', en: 'And you?', pt: 'E você?' };

/** In characters: a word before a question, 改稿子, only says what it is of. */
const LITTLE_TOLD = 3;

/** What was told beside a question is taken up too. */
const TELLING = 5;

function tellsMuch(taken: TakenUp): boolean {
  return taken.isSpecific || weighs(taken);
}

/** So much that it is taken up beside an answer that goes on by itself. */
function weighs({ frame: { predicate } }: TakenUp): boolean {
  return (predicate?.salience ?? 0) >= TELLING;
}

/** Who asks what to do is asked what they think themselves. */
function* askWhat(
  context: TutorContext,
  answers: Leads,
  back: { readonly key: string; readonly asks: readonly Line[] } = {
    key: 'advice',
    asks: setLines(context, 'adviceAsk'),
  },
): Generator<Draft> {
  const asks = context.level === 'zero' ? [] : back.asks;
  yield* askAfter(context, answers, { key: back.key, seeks: 'plan', asks, move: 'aside' });
  yield* comeBack(context, answers, { move: 'aside', accepted: undefined });
}

/** Who asks the tutor something is asked the same, or on about it. */
function* askBack(
  context: TutorContext,
  answers: Leads,
  { key, asks }: { readonly key: string; readonly asks: readonly Line[] },
  move: Answered['move'] = 'aside',
): Generator<Draft> {
  yield* askAfter(context, answers, { key, seeks: 'opinion', asks, move });
  yield* comeBack(context, answers, { move, accepted: undefined });
}

/** What cannot be answered is asked on about, where something was told with it. */
function* askOnOrComeBack(context: TutorContext, answers: Leads): Generator<Draft> {
  if (saysMuch(context)) yield* stayWith(context, { leads: answers, accepted: undefined }, true);
  yield* comeBack(context, answers, { move: 'cannot', accepted: undefined });
}

/** 我今天很累，你呢: what was told, asked back. */
function askedBack({ shown }: Utterance): Utterance {
  const last = shown.join('').split('，').at(-1) ?? '';
  return utterance(`你${last.replaceAll(/[我也]|是?(?:很|非常|太|特别|真)(?!多)/gu, '')}吗`);
}
