// What a message asks and tells beside the goals, each part answered in its order.

import type { Shape } from '../../../../content/schema/talks/manner.ts';
import { pairs } from '../../../say/wording.ts';
import type { Leads } from '../../../state/turn-context.ts';
import { matchAny, type Slots } from '../../../understand/patterns/match.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import type { Hit } from '../goals/hits.ts';
import { goalMemoryOf, withGoal } from '../goals/progress.ts';
import { askKindOf, tells } from '../hearing/ask-kinds.ts';
import { personalAsked } from '../hearing/asked/asides.ts';
import { asksOn, shapeOf } from '../hearing/asked/ask-shapes.ts';
import { isEchoed, isRhetorical } from '../hearing/asked/echoes.ts';
import { isOnPoint } from '../hearing/asked/on-point.ts';
import { clausesOf, sentencesOf } from '../hearing/clauses.ts';
import { moveIn } from '../hearing/moves/moves-in.ts';
import type { MoveKind } from '../hearing/moves/play-move.ts';
import { isQuestion } from '../hearing/speech-acts.ts';
import { wishesIn } from '../hearing/wishes.ts';
import { owedFor } from '../world/bill.ts';
import type { PlayContext } from '../world/play-context.ts';
import { allergyIn } from '../world/world.ts';
import { amendedIn } from './amended.ts';
import { proposalLeads } from './arranged.ts';
import { deflected, inManner } from './in-manner.ts';
import { joinedWhy } from './knowledge/facts.ts';
import { granted } from './knowledge/granted.ts';
import { improvised } from './knowledge/improvised.ts';
import { ownFactIn } from './knowledge/known.ts';
import { asksToRecall } from './knowledge/recalled.ts';
import { pricesIn } from './knowledge/things/prices.ts';
import { safeIn } from './knowledge/things/safe.ts';
import { namedTraitIn } from './knowledge/things/traits.ts';
import { unknownTo } from './knowledge/unknown.ts';
import { answerTo, saying, wasSaid } from './one-answer.ts';
import { onceAgain, saidAgain, withoutDoubles } from './said-again.ts';
import { badNewsIn } from './told/bad-news.ts';
import { takenUp } from './told/taken-up.ts';

/** So many things are answered in one turn. */
const MOST_ANSWERS = 2;

/** Answers to what a message asks, in order; where it asks nothing, to what it tells. Undefined where there is none. */
export function inPassing(context: PlayContext): Leads | undefined {
  const sentences = joinedWhy(sentencesOf(context.said.raw));
  const isWronged = sentences.some((raw) => WRONGED.has(moveIn(raw)?.kind ?? 'full'));
  const questions = sentences
    .filter((raw, at) => !isAnsweredBy(sentences[at + 1]) && !isEchoed(context, raw, sentences))
    .filter((raw) => !asksOn(sentences[sentences.indexOf(raw) - 1], raw))
    .filter((raw) => sentences.length === 1 || !isRhetorical(raw))
    .flatMap(questionsIn)
    // Who was wronged and asks why is owed no rule.
    .filter(({ own }) => !(isWronged && moveIn(own)?.kind === 'rule'));
  const grave = sentences.map((raw) => careIn(saying(context, raw))).find((leads) => leads !== undefined);
  const complaint = grave === undefined && sentences.length > 1 ? complaintIn(context, sentences) : undefined;
  const amended = sentences
    .map((raw) => amendedIn(saying(context, raw)))
    .find((leads) => leads !== undefined);
  const care = grave ?? complaint ?? amended;
  const taken = takenUp(
    context,
    context.said.raw,
    ({ theme }) => questions.length === 0 || theme.beside === true,
  );
  if (questions.length > 0) return answersTo(context, questions, { care, taken });
  const left = sentences.filter((raw) => !(isWronged && moveIn(raw)?.kind === 'rule'));
  const found = sentences.length > 1 ? left.map((raw) => answerTo(saying(context, raw))) : [];
  const own = found.filter((one) => one !== undefined);
  const telling = own.filter(({ isByTheWay }) => !isByTheWay);
  const chosen = (telling.length > 0 ? telling : own).slice(0, MOST_ANSWERS);
  return chosen.length > 0 ? together(chosen.map(({ leads }) => leads)) : answerTo(context)?.leads;
}

const WRONGED: ReadonlySet<MoveKind> = new Set<MoveKind>(['mistaken', 'overcharged', 'short']);

/** 为什么要我付？是你们发错了！ A complaint beside a question is met first. */
function complaintIn(context: PlayContext, sentences: readonly string[]): Leads | undefined {
  return sentences
    .filter((raw) => WRONGED.has(moveIn(raw)?.kind ?? 'full'))
    .map((raw) => answerTo(saying(context, raw))?.leads)
    .find((leads) => leads !== undefined);
}

/** 我为什么离开？因为厂子搬走了: who goes on to say why does not ask. */
function isAnsweredBy(next: string | undefined): boolean {
  return next !== undefined && next.startsWith('因为');
}

/** What is grave, or may harm somebody, is answered whatever is asked beside it. */
function careIn(context: PlayContext): Leads | undefined {
  return (
    (asksToRecall(context.said.raw) || isToldOf(context) ? undefined : allergyIn(context)) ??
    badNewsIn(context)
  );
}

/** 蛋糕里有没有花生？我对花生过敏: whether it is in there is known. */
function isToldOf(context: PlayContext): boolean {
  const told = sentencesOf((context.whole ?? context.said).raw)
    .flatMap((raw) => namedTraitIn(saying(context, raw))?.[0] ?? [])
    .map(({ zh }) => zh)
    .join('');
  const allergen = /对(?<what>\p{Script=Han}{1,4}?)过敏/u.exec((context.whole ?? context.said).raw)?.groups?.[
    'what'
  ];
  return allergen !== undefined && told.includes(allergen);
}

/** What is told beside questions: grave, or anything else. */
type Passing = { readonly care: Leads | undefined; readonly taken: Leads | undefined };

/** Each question is answered, from the play or else in the character's manner; undefined where nothing answers any. */
function answersTo(
  context: PlayContext,
  questions: readonly Question[],
  { care, taken }: Passing,
): Leads | undefined {
  // Beside what may harm somebody nothing else is said.
  const danger = questions
    .map(({ own }) => safeIn(saying(context, own)))
    .find((leads) => leads !== undefined);
  if (danger !== undefined) return danger;
  const told = questions.map((asked) => toldTo(context, asked));
  const proposed = questions.map(({ own }) => proposalLeads(saying(context, own)));
  // A single one is answered by its shape elsewhere.
  const [first] = questions;
  if (questions.length === 1 && [...told, ...proposed].every((leads) => leads === undefined))
    return withAnswer(context, care ?? taken, first);
  const known = told
    .flatMap((leads) => leads?.[0] ?? [])
    .map(({ zh }) => zh)
    .join('');
  const all = questions.map((asked, at) => told[at] ?? proposed[at] ?? unknown(context, asked, known));
  // Beside two answers, what was told is passed over.
  const heard = care ?? (questions.length > 1 ? undefined : taken);
  return together(
    [...(heard === undefined ? [] : [heard]), ...all.filter((leads) => leads !== undefined)].slice(
      0,
      MOST_ANSWERS,
    ),
  );
}

/** 爸呢？怎么没看见他？ asks the same once more. */
const OF_THEM = /[他她它]/u;

/** What fits any question of the kind: 您去过北京吗, 你觉得好看吗. */
const OF_THEIRS: ReadonlySet<Shape> = new Set<Shape>(['been', 'suffered', 'opinion', 'me', 'hope', 'judge']);

/** 能看到海吗 asks for no leave. */
const SEES = /(?:看|听)(?:得)?(?:到|见)/u;

/** What is told is met, and the question still has an answer; beside what may harm somebody nothing is made up. */
function withAnswer(context: PlayContext, heard: Leads | undefined, asked: Question | undefined) {
  const isGrave = allergyIn(context) !== undefined || badNewsIn(context) !== undefined;
  if (heard === undefined || asked === undefined || isGrave) return heard;
  return pairs(heard, unknown(context, asked, '') ?? [[]]);
}

/** Beside an answer, what nobody knows is not said to be unknown: 你爸呢？怎么没看见他？ */
function unknown(context: PlayContext, { own }: Question, known: string): Leads | undefined {
  if (known === '') return deflected(saying(context, own));
  if (isOnPoint(own, known)) return undefined;
  const shape = shapeOf(own) ?? 'yes';
  const allowed = granted(context, shape, own);
  const made = allowed.length > 0 ? allowed : improvised(context, shape, own);
  const rest = OF_THEIRS.has(shape) || (shape === 'may' && !SEES.test(own)) ? inManner(context, shape) : [];
  const leads = [made, unknownTo(context, shape, own), rest].find((some) => some.length > 0) ?? [];
  return leads.length > 0 ? leads : undefined;
}

/** The question by itself, with what stands before it, or with the whole message, which may say what it is about. */
function toldTo(context: PlayContext, { own, sentence }: Question): Leads | undefined {
  const chosen = FIRST_WHICH.test(sentence) ? improvised(context, 'choice', sentence) : [];
  if (chosen.length > 0) return chosen;
  const whole =
    [...own].length <= SHORT && own !== sentence ? ownOf(saying(context, own), sentence) : undefined;
  if (whole !== undefined) return whole;
  for (const raw of new Set([own, sentence, ...(isBare(own) ? [context.said.raw] : [])])) {
    // What was told beside the question is met apart, and answers nothing.
    const found = answerTo({ ...saying(context, raw), tells: [] });
    if (found !== undefined && !found.isByTheWay && (raw === own || isBare(own) || found.isTold))
      return found.leads;
  }
  return undefined;
}

/** 先去大使馆，还是先改机票 asks for no facts about either. */
const FIRST_WHICH = /先.{1,12}还是先/u;

/** 我只剪，不洗头，可以便宜一点儿吗: so short a question may be of what stands before it. */
const SHORT = 12;

/** What is written for the sentence, where nothing is for the question itself. */
function ownOf(context: PlayContext, sentence: string): Leads | undefined {
  const known = safeIn(context) ?? pricesIn(context) ?? namedTraitIn(context) ?? ownFactIn(context);
  if (known !== undefined || personalAsked(context.said.raw) !== undefined) return undefined;
  const leads = safeIn(saying(context, sentence)) ?? ownFactIn(saying(context, sentence));
  return leads && saidAgain(context, leads);
}

/** A question, and the sentence that it stands in; 我对什么过敏，您记得吧 is one. */
type Question = { readonly own: string; readonly sentence: string };

/** 他多大了，是哪里人 are two; 有两个苹果，可以带吗 is one. */
function questionsIn(sentence: string): Question[] {
  if (!isQuestion(sentence)) return [];
  if (asksToRecall(sentence)) return [{ own: sentence, sentence }];
  const asking = clausesOf(sentence).filter((clause) => isQuestion(clause) && !TAG.test(clause));
  if (asking.length < 2) return [{ own: asking[0] ?? sentence, sentence }];
  return asking.map((own) => ({ own, sentence: own }));
}

/** Names nothing by itself: 几点合适, 可以吗. */
const BARE = 4;
const isBare = (text: string) => [...text.replace(/现在|那么?|[^\p{Script=Han}]/gu, '')].length <= BARE;

/** What is asked and told besides the goals that a message got done. */
export function besides(context: PlayContext, hits: readonly Hit[]): Leads | undefined {
  const all = sentencesOf(context.said.raw.replace(LAUGHS, ''));
  const sentences = all.filter((sentence) => !TAG.test(sentence) && !isEchoed(context, sentence, all));
  const after = withReached(context, hits);
  const several = sentences.flatMap(clausesOf).filter((clause) => isQuestion(clause)).length > 1;
  const open = sentences
    .flatMap((sentence) =>
      (moveIn(sentence)?.kind === 'pays' ? [sentence] : openIn(sentence, context, hits, several)).map(
        (raw) => ({
          raw,
          sentence,
        }),
      ),
    )
    .filter(({ raw }) => wantsAnswer(saying(context, raw)));
  const isAnswered = sentences.some((raw) => isQuestion(raw) && isDone(raw, context, hits));
  // What may harm somebody is answered first, wherever it stands.
  const isGrave = (raw: string) =>
    (careIn(saying(context, raw)) ?? safeIn(saying(context, raw))) !== undefined;
  const answers: Leads[] = [];
  for (const one of open.toSorted((a, b) => Number(isGrave(b.raw)) - Number(isGrave(a.raw)))) {
    const leads =
      answers.length < MOST_ANSWERS
        ? besideIn(one, {
            context,
            after,
            isAnswered: isAnswered || (answers.length > 0 && OF_THEM.test(one.raw)),
          })
        : undefined;
    // What is told besides stands by itself; of questions, the next one is answered too.
    if (leads !== undefined && (answers.length === 0 || isQuestion(one.raw))) answers.push(leads);
  }
  return answers.length === 0 ? undefined : together(answers);
}

/** What is only told beside what was done is no matter of its own. */
function wantsAnswer(context: PlayContext): boolean {
  const { raw } = context.said;
  return (
    shapeOf(raw) !== undefined ||
    wishesIn(raw).length > 0 ||
    moveIn(raw) !== undefined ||
    safeIn(context) !== undefined ||
    careIn(context) !== undefined
  );
}

/** 哈哈，我正要问呢: who laughs and goes on is answered to what they go on with. */
const LAUGHS = /^(?:哈|呵|嘻)+[，,。！!～~]*(?=.)/u;

type Beside = { readonly context: PlayContext; readonly after: PlayContext; readonly isAnswered: boolean };

function besideIn(
  { raw, sentence }: { readonly raw: string; readonly sentence: string },
  { context, after, isAnswered }: Beside,
): Leads | undefined {
  const own = saying(after, raw);
  // 有两个苹果，可以带吗: what is asked about may stand before the question.
  const whole =
    isQuestion(raw) && [...raw].length <= SHORT && raw !== sentence ? ownOf(own, sentence) : undefined;
  if (whole !== undefined) return whole;
  const found = answerTo(own) ?? (isQuestion(raw) ? answerTo(saying(after, sentence)) : undefined);
  const isLeave = found?.isByTheWay === true && shapeOf(raw) === 'may';
  if (isLeave) return isAnswered ? undefined : found.leads;
  const isNews = found !== undefined && !found.isByTheWay && !wasSaid(context, found.leads);
  if (isNews && (isQuestion(raw) || found.isTold)) return found.leads;
  const isOpen =
    found === undefined && !isAnswered && isQuestion(raw) && own.said.hanzi > 0 && !isRhetorical(raw);
  if (!isOpen || shapeOf(raw) === 'in') return undefined;
  return unknown(own, { own: raw, sentence }, raw.slice(0, 1));
}

/** So that what else is asked of the same goal is known: 押金呢？能不能只付一个月？ */
function withReached(context: PlayContext, hits: readonly Hit[]): PlayContext {
  const play = hits
    .filter(({ state }) => state === 'reached')
    .reduce(
      (memory, { goal }) => withGoal(memory, { ...goalMemoryOf(memory, goal.id), reached: true }),
      context.state.play,
    );
  const text = hits.map(({ replies: [first] }) => first?.zh ?? '').join('');
  // A price that a reply names is due from now on.
  const history = [...context.history, { by: 'tutor', text } as const];
  return { ...context, history, state: { ...context.state, play } };
}

/** The questions of a sentence that no goal answered; a sentence that tells something else. */
function openIn(sentence: string, context: PlayContext, hits: readonly Hit[], isSecond: boolean): string[] {
  const asking = clausesOf(sentence).filter((clause) => isQuestion(clause) && !TAG.test(clause));
  if (asking.length > 0)
    return asking.filter(
      (clause) =>
        (!isDone(clause, context, hits) && !(hits.length > 0 && HELPLESS.test(clause))) ||
        isOfMore(clause, context, hits) ||
        (isSecond && asksLeave(clause, hits)),
    );
  // 病假条，对吗 asks for no more than a yes to what was got done.
  const isTagged = hits.length > 0 && clausesOf(sentence).some((clause) => TAG.test(clause));
  return isTagged || isDone(sentence, context, hits) ? [] : [sentence];
}

/** What is said to what was told says what to do. */
const HELPLESS = /^(?:那)?(?:我)?(?:该|应该)?怎么办(?:呢|啊)?[？?！!，,]*$/u;

/** 一共多少钱？可以刷卡吗？ What was got done by the first answers no second one. */
function asksLeave(clause: string, hits: readonly Hit[]): boolean {
  return shapeOf(clause) === 'may' && !hits.some(({ replies }) => replies.some(({ zh }) => AGREES.test(zh)));
}

const AGREES = /可以|能|行|没问题|都收|免费/u;

/** 要不要做检查 beside what medicine to take: there is a fact of it, which no reply speaks of. */
function isOfMore(raw: string, context: PlayContext, hits: readonly Hit[]): boolean {
  if (personalAsked(raw) !== undefined) return false;
  const replies = hits.flatMap((hit) => hit.replies.map(({ zh }) => zh)).join('');
  const leads =
    safeIn(saying(context, raw)) ?? namedTraitIn(saying(context, raw)) ?? ownFactIn(saying(context, raw));
  return (
    leads !== undefined &&
    !isOnPoint(raw, replies) &&
    leads.every(([line]) => !replies.includes(line?.zh ?? ''))
  );
}

/** Whether a goal was got done by it, or the reply to one tells what it asks for; there are many places. */
function isDone(raw: string, { words, state, playing }: PlayContext, hits: readonly Hit[]): boolean {
  if (personalAsked(raw) !== undefined) return false;
  const kind = isQuestion(raw) ? askKindOf(raw) : undefined;
  const isBilled = owedFor(state.play, playing.play) !== undefined;
  return hits.some(
    ({ match, replies, slots }) =>
      (isCaught(matchAny(match, utterance(raw), words), slots) &&
        (kind === undefined || replies.some(({ zh }) => (COSTS.test(zh) ? isBilled : tells(kind, zh))))) ||
      (kind !== undefined &&
        kind !== 'place' &&
        replies.some(
          ({ zh }) =>
            (isBilled || !COSTS.test(zh)) && tells(kind, zh) && isOnPoint(raw, zh, kind === 'price'),
        )),
  );
}

const COSTS = /\{(?:total|prices)\}/u;

/** 去火车站，能不能先在超市停一下: the goal was got done by another place than the one that is asked about. */
function isCaught(here: Slots | undefined, slots: Slots): boolean {
  if (here === undefined) return false;
  const caught = new Set(Object.values(slots).map(({ zh }) => zh));
  const own = Object.values(here).map(({ zh }) => zh);
  return own.length === 0 || caught.size === 0 || own.some((zh) => caught.has(zh));
}

/** Asks for no more than a yes to what stands before it. */
const TAG =
  /^(?:[你您](?:觉得|看|说|认为))?(?:这样|那)?(?:可以|行|好|对|是|是这样|怎么样|如何|行不行|好不好|可不可以|是不是|对不对)(?:吗|么|呢|吧)?[？?，,！!。]*$/u;

/** One after the other, no line twice. */
function together(all: readonly Leads[]): Leads {
  return all
    .reduce<Leads>((lines, next) => pairs(lines, next), [[]])
    .map((lines) => onceAgain(withoutDoubles(lines)));
}

/** What the questions of a message are answered with, whatever is told besides. */
export function askedIn(context: PlayContext): Leads | undefined {
  const asked = sentencesOf(context.said.raw).filter((raw) => isQuestion(raw));
  return asked
    .map((raw) => answerTo(saying(context, raw))?.leads ?? unknown(context, { own: raw, sentence: raw }, ' '))
    .find((leads) => leads !== undefined);
}

/** What was asked last and not answered, to who says so: tried again, or declined in so many words. */
export function leftOpen(context: PlayContext): Leads | undefined {
  const before = context.history.findLast(({ by, text }) => by === 'learner' && isQuestion(text));
  const [asked] = before === undefined ? [] : sentencesOf(before.text).flatMap(questionsIn).toReversed();
  if (asked === undefined) return undefined;
  const known = toldTo(context, asked);
  const isSaidAgain = known === undefined || wasSaid(context, known);
  return isSaidAgain ? deflected(saying(context, asked.own)) : known;
}
