// What is said in passing: an aside of the play's, what was done already, what anybody in a part is asked, a remark.

import type { Line } from '../../../../content/schema/line.ts';
import { uptakesOf } from '../../../say/uptake/uptakes-of.ts';
import { each, pairs, setLines, wordings } from '../../../say/wording.ts';
import type { Leads } from '../../../state/turn-context.ts';
import { intentOf, type OwnQuestion } from '../../../understand/intent.ts';
import { matchAny, type Slots } from '../../../understand/patterns/match.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import { isGrave } from '../../listening/follow-up.ts';
import { heard } from '../../small-talk/small-talk.ts';
import { type Hit, reachedBefore } from '../goals/hits.ts';
import { goalMemoryOf, isReached, withGoal } from '../goals/progress.ts';
import { personalAsked } from '../hearing/asides.ts';
import { askKindOf, tells } from '../hearing/ask-kinds.ts';
import { shapeOf } from '../hearing/ask-shapes.ts';
import { clausesOf, isPause, sentencesOf } from '../hearing/clauses.ts';
import { withoutCourtesy } from '../hearing/courtesy.ts';
import { isConfirmed, isEchoed, isRhetorical } from '../hearing/echoes.ts';
import { fittingAnswer } from '../hearing/fitting-answer.ts';
import { framesIn } from '../hearing/frames-in.ts';
import { isOnPoint, namedIn } from '../hearing/on-point.ts';
import { isQuestion } from '../hearing/speech-acts.ts';
import type { PlayContext } from '../world/play-context.ts';
import { allergyIn, recapIn } from '../world/world.ts';
import { arrangedIn, proposalLeads } from './arranged.ts';
import { generalIn, joinedWhy, personalIn, thingIn } from './facts.ts';
import { deflected, inManner } from './in-manner.ts';
import { repliesTo } from './replies.ts';
import { stockIn } from './stock.ts';

/** So many things are answered in one turn. */
const MOST_ANSWERS = 2;

/** Answers to what a message asks, in order; where it asks nothing, to what it tells. Undefined where there is none. */
export function inPassing(context: PlayContext): Leads | undefined {
  const sentences = joinedWhy(sentencesOf(context.said.raw));
  const questions = sentences
    .filter((raw, at) => !isAnsweredBy(sentences[at + 1]) && !isEchoed(context, raw, sentences))
    .flatMap(questionsIn);
  const care = sentences.map((raw) => careIn(saying(context, raw))).find((leads) => leads !== undefined);
  if (questions.length > 0) return answersTo(context, questions, care);
  const found = sentences.length > 1 ? sentences.map((raw) => answerTo(saying(context, raw))) : [];
  const own = found.filter((one) => one !== undefined);
  const telling = own.filter(({ isByTheWay }) => !isByTheWay);
  const chosen = (telling.length > 0 ? telling : own).slice(0, MOST_ANSWERS);
  return chosen.length > 0 ? together(chosen.map(({ leads }) => leads)) : answerTo(context)?.leads;
}

/** 我为什么离开？因为厂子搬走了: who goes on to say why does not ask. */
function isAnsweredBy(next: string | undefined): boolean {
  return next !== undefined && next.startsWith('因为');
}

/** What is grave, or may harm somebody, is answered whatever is asked beside it. */
function careIn(context: PlayContext): Leads | undefined {
  return allergyIn(context) ?? badNewsIn(context);
}

/** Each question is answered, from the play or else in the character's manner; undefined where nothing answers any. */
function answersTo(
  context: PlayContext,
  questions: readonly Question[],
  care: Leads | undefined,
): Leads | undefined {
  const told = questions.map((asked) => toldTo(context, asked));
  const proposed = questions.map(({ own }) => proposalLeads(saying(context, own)));
  if ([...told, ...proposed].every((leads) => leads === undefined)) return care;
  const known = told
    .flatMap((leads) => leads?.[0] ?? [])
    .map(({ zh }) => zh)
    .join('');
  const all = questions.map((asked, at) => told[at] ?? proposed[at] ?? unknown(context, asked, known));
  const first = care === undefined ? [] : [care];
  return together([...first, ...all.filter((leads) => leads !== undefined)].slice(0, MOST_ANSWERS));
}

/** Beside an answer, nobody says of a small question that they do not know: 你爸呢？怎么没看见他？ */
const LEAST_UNKNOWN = 3;

function unknown(context: PlayContext, { own }: Question, known: string): Leads | undefined {
  const isSmall = known !== '' && (namedIn(own).length < LEAST_UNKNOWN || isOnPoint(own, known));
  return isSmall ? undefined : deflected(saying(context, own));
}

/** The question by itself, with what stands before it, or with the whole message, which may say what it is about. */
function toldTo(context: PlayContext, { own, sentence }: Question): Leads | undefined {
  for (const raw of new Set([own, sentence, ...(isBare(own) ? [context.said.raw] : [])])) {
    const found = answerTo(saying(context, raw));
    if (found !== undefined && !found.isByTheWay && (raw === own || isBare(own) || found.isTold))
      return found.leads;
  }
  return undefined;
}

/** A question, and the sentence that it stands in. */
type Question = { readonly own: string; readonly sentence: string };

/** 他多大了，是哪里人 are two; 有两个苹果，可以带吗 is one. */
function questionsIn(sentence: string): Question[] {
  if (!isQuestion(sentence)) return [];
  const asking = clausesOf(sentence).filter((clause) => isQuestion(clause) && !TAG.test(clause));
  if (asking.length < 2) return [{ own: asking[0] ?? sentence, sentence }];
  return asking.map((own) => ({ own, sentence: own }));
}

/** Names nothing by itself: 几点合适, 可以吗. */
const BARE = 4;
const isBare = (text: string) => [...text.replace(/现在|那么?|[^\p{Script=Han}]/gu, '')].length <= BARE;

/** What is asked and told besides the goals that a message got done. */
export function besides(context: PlayContext, hits: readonly Hit[]): Leads | undefined {
  const all = sentencesOf(context.said.raw);
  const sentences = all.filter((sentence) => !TAG.test(sentence) && !isEchoed(context, sentence, all));
  const after = withReached(context, hits);
  const open = sentences.flatMap((sentence) =>
    openIn(sentence, context, hits).map((raw) => ({ raw, sentence })),
  );
  const isAnswered = sentences.some((raw) => isQuestion(raw) && isDone(raw, context, hits));
  const answers: Leads[] = [];
  for (const one of open) {
    const leads = answers.length < MOST_ANSWERS ? besideIn(one, { context, after, isAnswered }) : undefined;
    // What is told besides stands by itself; of questions, the next one is answered too.
    if (leads !== undefined && (answers.length === 0 || isQuestion(one.raw))) answers.push(leads);
  }
  return answers.length === 0 ? undefined : together(answers);
}

type Beside = { readonly context: PlayContext; readonly after: PlayContext; readonly isAnswered: boolean };

function besideIn(
  { raw, sentence }: { readonly raw: string; readonly sentence: string },
  { context, after, isAnswered }: Beside,
): Leads | undefined {
  const own = saying(after, raw);
  // 有两个苹果，可以带吗: what is asked about may stand before the question.
  const found = answerTo(own) ?? (isQuestion(raw) ? answerTo(saying(after, sentence)) : undefined);
  const isNews = found !== undefined && !found.isByTheWay && !wasSaid(context, found.leads);
  if (isNews && (isQuestion(raw) || found.isTold)) return found.leads;
  const isOpen = found === undefined && !isAnswered && isQuestion(raw) && !isRhetorical(raw);
  return isOpen ? deflected(own) : undefined;
}

/** So that what else is asked of the same goal is known: 押金呢？能不能只付一个月？ */
function withReached(context: PlayContext, hits: readonly Hit[]): PlayContext {
  const play = hits
    .filter(({ state }) => state === 'reached')
    .reduce(
      (memory, { goal }) => withGoal(memory, { ...goalMemoryOf(memory, goal.id), reached: true }),
      context.state.play,
    );
  return { ...context, state: { ...context.state, play } };
}

/** The questions of a sentence that no goal answered; a sentence that tells something else. */
function openIn(sentence: string, context: PlayContext, hits: readonly Hit[]): string[] {
  const asking = clausesOf(sentence).filter((clause) => isQuestion(clause) && !TAG.test(clause));
  if (asking.length > 0) return asking.filter((clause) => !isDone(clause, context, hits));
  return isDone(sentence, context, hits) ? [] : [sentence];
}

/** Whether a goal was got done by it, or the reply to one tells what it asks for; there are many places. */
function isDone(raw: string, { words }: PlayContext, hits: readonly Hit[]): boolean {
  if (personalAsked(raw) !== undefined) return false;
  const kind = isQuestion(raw) ? askKindOf(raw) : undefined;
  return hits.some(
    ({ match, replies, slots }) =>
      isCaught(matchAny(match, utterance(raw), words), slots) ||
      (kind !== undefined &&
        kind !== 'place' &&
        replies.some(({ zh }) => tells(kind, zh) && isOnPoint(raw, zh, kind === 'price'))),
  );
}

/** 去火车站，能不能先在超市停一下: the goal was got done by another place than the one that is asked about. */
function isCaught(here: Slots | undefined, slots: Slots): boolean {
  if (here === undefined) return false;
  const caught = new Set(Object.values(slots).map(({ zh }) => zh));
  const own = Object.values(here).map(({ zh }) => zh);
  return own.length === 0 || caught.size === 0 || own.some((zh) => caught.has(zh));
}

function wasSaid({ state }: PlayContext, leads: Leads): boolean {
  return leads.every((lines) => lines.every(({ zh }) => state.recent.some((text) => text.includes(zh))));
}

/** Asks for no more than a yes to what stands before it. */
const TAG =
  /^(?:[你您](?:觉得|看|说|认为))?(?:这样|那)?(?:可以|行|好|对|是|是这样|怎么样|如何|行不行|好不好|可不可以|是不是|对不对)(?:吗|么|呢|吧)?[？?，,！!。]*$/u;

type Answered = {
  readonly leads: Leads;
  /** A greeting or thanks: it gives way to anything else. */
  readonly isByTheWay?: boolean;
  /** Answers what was told, not asked. */
  readonly isTold?: boolean;
};

function saying(context: PlayContext, raw: string): PlayContext {
  return { ...context, said: utterance(raw) };
}

/** One after the other, no line twice. */
function together(all: readonly Leads[]): Leads {
  return all
    .reduce<Leads>((lines, next) => pairs(lines, next), [[]])
    .map((lines) => lines.filter(({ zh }, at) => lines.findIndex((line) => line.zh === zh) === at));
}

/** What the questions of a message are answered with, whatever is told besides. */
export function askedIn(context: PlayContext): Leads | undefined {
  const asked = sentencesOf(context.said.raw).filter((raw) => isQuestion(raw));
  return asked.map((raw) => answerTo(saying(context, raw))?.leads).find((leads) => leads !== undefined);
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

export function questionIn({ said }: PlayContext): OwnQuestion | undefined {
  const intent = intentOf(said);
  return intent.kind === 'speech' ? intent.question : undefined;
}

/** The answer to one sentence. */
function answerTo(context: PlayContext): Answered | undefined {
  const { playing, said, words } = context;
  const allergy = allergyIn(context);
  if (allergy !== undefined) return { leads: allergy, isTold: true };
  const grief = badNewsIn(context);
  if (grief !== undefined) return { leads: grief, isTold: true };
  const arranged = arrangedIn(context);
  if (arranged !== undefined) return { leads: arranged, isTold: true };
  if (ASKS_NAME.test(said.raw))
    return {
      leads: personalIn(context) ?? each(setLines(context, 'ownName', { partner: playing.partner.name })),
    };
  const rest = withoutCourtesy(said);
  const told = rest && answerTo({ ...context, said: rest });
  // Who says thanks and something nice is thanked; a greeting gives way to what follows it.
  if (told !== undefined || (rest !== undefined && !THANKS.test(said.raw))) return told;
  const aside = fittingAnswer(playing.play.asides, said, words);
  // What was written for the very question is better than what is known in general.
  const isMeant = aside !== undefined && !aside.isWeak && isQuestion(said.raw);
  const personal = isMeant ? undefined : (personalIn(context) ?? thingIn(context));
  if (personal !== undefined) return { leads: personal, isTold: true };
  // A weak pattern gives way to what was done already, but a question is best answered by what was written for it.
  const isOpen = aside === undefined || (aside.isWeak && !isQuestion(said.raw));
  const again = isOpen ? reachedBefore(context) : undefined;
  if (aside !== undefined && again === undefined)
    return {
      leads: repliesTo(context, aside),
      isByTheWay: aside.isWeak && COURTESY.test(aside.pattern),
      isTold: !aside.isWeak,
    };
  const replies = again && repliesTo(context, again);
  // What was said is said again only to who asks for it.
  const isNew = replies !== undefined && (isQuestion(said.raw) || !wasSaid(context, replies));
  const before = replies !== undefined && isNew ? { leads: replies } : undefined;
  // 可以刷卡吗 is first of all a question of its own.
  const first = before !== undefined && !isQuestion(said.raw) ? before : own(context);
  return first ?? before ?? remark(context);
}

const ASKS_NAME = /[您你]贵姓|怎么称呼[您你]|(?:^|[，,。！!])贵姓/u;

const THANKS = /^[^，,。！!]{0,3}谢/u;
const COURTESY = /谢|你好|您好|再见|对不起/u;

function own(context: PlayContext): Answered | undefined {
  const question = questionIn(context);
  const recap = recapIn(context);
  if (recap !== undefined) return { leads: recap };
  const { playing } = context;
  if (question === 'name')
    return { leads: each(setLines(context, 'ownName', { partner: playing.partner.name })) };
  if (question === 'robot') return { leads: each(setLines(context, 'robot')) };
  if (isConfirmed(context)) return { leads: inManner(context, 'confirm'), isTold: true };
  const general = generalIn(context);
  if (general !== undefined) return { leads: general, isTold: true };
  const stock = stockIn(context);
  if (stock !== undefined) return { leads: stock, isTold: true };
  const price = priceIn(context);
  if (price !== undefined) return { leads: price };
  const common = fittingAnswer(context.talk.inRole, context.said, context.words);
  if (common !== undefined)
    return { leads: repliesTo(context, common), isByTheWay: COURTESY.test(common.pattern), isTold: true };
  const { raw } = context.said;
  // Who knows what is allowed does not let anybody do as they like.
  if (playing.play.manner === 'expert') return undefined;
  if ((question === 'permission' || MAY_I.test(raw)) && MINDS_NOBODY.test(raw) && !ELSEWHERE.test(raw))
    return { leads: each(setLines(context, 'permission')) };
  return undefined;
}

/** What the goals still to come say of the price, to who asks for it before. */
function priceIn({ playing, said, state }: PlayContext): Leads | undefined {
  if (!isQuestion(said.raw) || askKindOf(said.raw) !== 'price') return undefined;
  const asks = playing.play.goals.filter((goal) => !isReached(state.play, goal)).map(({ ask }) => ask);
  const told = asks.map(withoutQuestion).find((line) => line !== undefined && tells('price', line.zh));
  return told && [[told]];
}

/** A line without the question at its end; undefined where nothing is left, or not in every language. */
function withoutQuestion({ zh, en, pt }: Line): Line | undefined {
  const [chinese, english, portuguese] = [zh.split(/(?<=[。！？])/u), split(en), split(pt)];
  if (Math.min(chinese.length, english.length, portuguese.length) < 2) return undefined;
  return {
    zh: chinese.slice(0, -1).join(''),
    en: english.slice(0, -1).join(' '),
    pt: portuguese.slice(0, -1).join(' '),
  };
}

const split = (text: string) => text.split(/(?<=[.!?])\s+/u);

/** Anybody may let somebody do so; whether one may play with a hurt foot, nobody says who does not know. */
const MINDS_NOBODY =
  /[坐看进问试等放拍照站付刷听写聊]|电话|休息|用(?!药)|^(?:那|这样)?(?:可以|行|好|可不可以|行不行|好不好)(?:吗|么)?[？?]?$/u;

/** What is for somebody who knows to allow: 我明天要坐飞机，可以吗, asked of a doctor. */
const ELSEWHERE =
  /明天|后天|下个?[周月]|下个?星期|飞机|上班|上学|上课|开车|喝酒|抽烟|运动|跑步|游泳|旅|出院|怀孕|孩子也/u;

/** 可以坐窗户旁边吗 asks for leave, whoever is asked. */
const MAY_I =
  /(?:^|[，,：:])[^，,：:]{0,4}(?:可以|可不可以|能不能|能)(?!.*[您你帮给])[^，,]{1,12}(?:吗|么)?[？?]$/u;

const DEATH = /死|去世|过世|走了|离开|不在了|die|morreu/u;

/** A death, or what befell somebody near, is no remark to anybody, whatever is played. */
export function badNewsIn(context: PlayContext): Leads | undefined {
  const { core } = context.setting;
  const [taken] = uptakesOf(core.frames, framesIn(core, context.said.raw), context.level);
  if (taken === undefined || !isGrave(taken) || taken.frame.stance !== 'bad') return undefined;
  // What ails the learners themselves may be what the play is about.
  // 我妻子骂我了 is a joke at one's own cost; who is hurt is heard elsewhere.
  const { who, predicate } = taken.frame;
  const isOfOthers = who.role === 'noun' && who.noun.kind === 'person' && predicate?.id !== 'bully';
  // 我的水没有了 is no death.
  const isDeath =
    predicate?.id === 'die' &&
    (who.role === 'noun' ? who.noun.kind !== 'thing' : DEATH.test(context.said.raw));
  const counts = isOfOthers || isDeath;
  return counts ? each(wordings(context, taken.lines)) : undefined;
}

/** A keyword does not answer a question: to 什么时候可以搬进来 nobody speaks of moving in general. */
function remark(context: PlayContext): Answered | undefined {
  if (context.state.play.ended || isPause(context.said) || shapeOf(context.said.raw) !== undefined)
    return undefined;
  const found = heard(context);
  if (found === undefined) return undefined;
  if (isQuestion(context.said.raw) && found.topic.kind === undefined) return undefined;
  return { leads: [[found.exchange.reply]], isByTheWay: true };
}
