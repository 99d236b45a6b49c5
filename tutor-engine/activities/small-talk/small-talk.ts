// Small talk: answers a remark and asks back, for a few turns, then comes back to what was open.

import type { Level } from '../../../content/schema/levels.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { Exchange, SmallTalk } from '../../../content/schema/talks/small-talk.ts';
import { courtesies } from '../../say/courtesies.ts';
import { toneOf } from '../../say/gates/tone.ts';
import { comeBack } from '../../say/shared-moves.ts';
import { isOfOthers } from '../../say/uptake/whose.ts';
import { each, pairs, same, setLines, wordings } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import { hintsAfter } from '../../state/help.ts';
import { hash } from '../../state/random.ts';
import type { Leads, Outcome, Pause, TurnContext } from '../../state/turn-context.ts';
import { clausesOf } from '../../understand/frames/clauses.ts';
import { takenBackAt } from '../../understand/frames/meant-otherwise.ts';
import type { OwnQuestion } from '../../understand/intent.ts';
import { coverageBy } from '../../understand/patterns/match.ts';
import { topicCalled } from '../../understand/topic-called.ts';
import {
  heardIn,
  isClearlyHeard,
  leaves,
  newsIn,
  openingsOf,
  type Placed,
  reactionsOf,
  sharesNothing,
  unusedOf,
} from './bank.ts';

/** So many questions on one topic, then something else. */
const MOST_TURNS = 3;
/** So many used exchanges are remembered. */
const MOST_USED = 60;
const SMALL_TALK: Outcome = { move: 'small-talk', accepted: undefined };

/** So much of a longer text an exchange must be about, lest a word of it call up another talk. */
const LEAST_HEARD: Readonly<Record<Level, number>> = {
  zero: 0,
  preschool: 0.65,
  beginner: 0.65,
  intermediate: 0.65,
  advanced: 0.65,
};
/** Of several clauses it must be about nearly all. */
const MOSTLY_HEARD = 0.85;
/** In characters. */
const LONGER = 6;

/** The exchange that answers what was said, if there is one. */
export function heard(context: TurnContext): Placed | undefined {
  const { setting, level, said, state, words } = context;
  const found = heardIn(setting.smallTalk, level, said, { ...state.smallTalk, asked: openPlaced(context) });
  // My brother has won: nobody asks the learner whom they want to tell first.
  const isNews = found?.topic.kind === 'news';
  const isTheirs = isNews && toneOf(found.exchange.reply.zh) === 'joy' && !isOfLearner(context);
  if (isTheirs || (isNews && takenBackAt(said.raw) > 0)) return undefined;
  if (found === undefined || found.topic.kind !== undefined || said.hanzi < LONGER) return found;
  if (found.topic.id === state.smallTalk.topic) return found;
  const least = clausesOf(said.raw).length > 1 ? MOSTLY_HEARD : LEAST_HEARD[level];
  return coverageBy(found.exchange.heard, said, words) < least ? undefined : found;
}

/** The exchange that answers a question: one about China and Chinese, or one that is clearly meant. */
export function heardAsked(context: TurnContext, question: OwnQuestion): Placed | undefined {
  const found = heard(context);
  const isMeant =
    found !== undefined &&
    (found.topic.kind === 'questions' ||
      (question === 'world' && isClearlyHeard(found.exchange, context.said)));
  return isMeant ? found : undefined;
}

/** News in what was said, which goes before an answer to anything else. */
export function newsHeard(context: TurnContext): Placed | undefined {
  const { setting, level, said, state } = context;
  return isOfLearner(context) ? newsIn(setting.smallTalk, level, said, state.smallTalk.used) : undefined;
}

/** 妹妹哭了 is no tear of the learner’s. */
function isOfLearner({ said, told }: TurnContext): boolean {
  const here = told.filter(({ clause }) => said.raw.includes(clause));
  const felt = here.filter(({ stance }) => stance === 'bad');
  const all = felt.length > 0 ? felt : here;
  return all.length === 0 || all.some((frame) => !isOfOthers(frame));
}

/** Whether the last thing asked was small talk. */
export function isSmallTalkOpen({ state }: TurnContext): boolean {
  return state.smallTalk.topic !== undefined;
}

/** A reply to a remark and a question back. */
export function* answerRemark(context: TurnContext, found: Placed): Generator<Draft> {
  const { smallTalk } = context.state;
  const turns = smallTalk.topic === found.topic.id ? smallTalk.turns + 1 : 1;
  const reply: Line[][] = [[found.exchange.reply]];
  if (turns > MOST_TURNS) {
    yield* leaveSmallTalk(context, reply);
    return;
  }
  if (!smallTalk.used.includes(found.id)) yield backDraft(context, reply[0] ?? [], found, turns);
  yield* goOnSmallTalk(context, reply, found, turns);
}

/** The topic of the small talk that is open. */
export function openTopic({ setting, state }: TurnContext): SmallTalk | undefined {
  return setting.smallTalk.find(({ id }) => id === state.smallTalk.topic);
}

/**
 * To an answer that no exchange knows: a reaction, and another question on the topic, or back to the talk. `own`: what
 * is answered to a question of the learner's, where that is known.
 */
export function* answerSmallTalk(
  context: TurnContext,
  question: OwnQuestion | undefined,
  own: Leads | undefined,
): Generator<Draft> {
  const { smallTalk } = context.state;
  const found =
    own !== undefined ? undefined : question === undefined ? heard(context) : heardAsked(context, question);
  // Who answers in the words of the question is not told again what led to it.
  if (found !== undefined && !wasSaid(context, found.exchange.reply)) {
    yield* answerRemark(context, found);
    return;
  }
  const topic = openTopic(context);
  const reactions =
    question === undefined
      ? (courtesies(context) ??
        wordings(context, topic === undefined ? [] : reactionsOf(topic, context.level)))
      : setLines(context, question === 'world' ? 'cannot' : 'yourTurn');
  const leads = own ?? (reactions.length === 0 ? [[]] : each(reactions));
  const [last] = smallTalk.used.slice(-1);
  const placed = topic && { id: last ?? '', topic };
  if (placed === undefined || smallTalk.turns >= MOST_TURNS) yield* leaveSmallTalk(context, leads);
  else yield* goOnSmallTalk(context, leads, placed, smallTalk.turns + 1);
}

function* goOnSmallTalk(
  context: TurnContext,
  leads: Leads,
  { topic }: Pick<Placed, 'topic'>,
  turns: number,
): Generator<Draft> {
  const { setting, level, state } = context;
  // News is the learner's: nobody asks about a wedding at a funeral, nor the next thing about China after advice.
  const more =
    topic.kind === undefined
      ? unusedOf(topic, setting.smallTalk, level, state.smallTalk.used, setting.seed)
      : [];
  for (const next of more) {
    for (const lead of leads) yield backDraft(context, lead, next, turns);
  }
  yield* leaveSmallTalk(context, leads);
}

/** Ends the small talk: with what is open, else with another topic of small talk. */
function* leaveSmallTalk(context: TurnContext, leads: Leads): Generator<Draft> {
  const smallTalk = { turns: 0, used: context.state.smallTalk.used };
  if (context.open === undefined) yield* openSmallTalk(context, leads);
  const lead =
    context.open === undefined ? leads : [...pairs(leads, each(setLines(context, 'toTalk'))), ...leads];
  for (const draft of comeBack(context, lead, SMALL_TALK))
    yield { ...draft, state: { smallTalk, ...draft.state } };
}

/** A question of small talk for its own sake. */
function* openSmallTalk(context: TurnContext, leads: Leads, outcome: Outcome = SMALL_TALK): Generator<Draft> {
  const { setting, level, state } = context;
  const seed = `${setting.seed}/${state.turn}`;
  for (const next of openingsOf(setting.smallTalk, level, state.smallTalk.used, seed)) {
    for (const lead of leads) yield backDraft(context, lead, next, 1, outcome);
  }
}

/** Small talk between two topics, now and then. `nextQuestion`: the state in which the next question is open. */
export function* smallTalkFirst(
  context: TurnContext,
  pause: Pause,
  leads: Leads,
  outcome: Outcome,
  nextQuestion: Draft['state'],
): Generator<Draft> {
  const isTime = hash(`${context.setting.seed}/${context.state.turn}/small-talk`) % 2 === 1;
  if (pause !== 'topic' || !isTime) return;
  for (const draft of openSmallTalk(context, leads, outcome))
    yield { ...draft, state: { ...nextQuestion, ...draft.state } };
}

/** What the learner is asked for by name: 我们聊聊天气. */
export function* smallTalkAbout(context: TurnContext, wanted: string): Generator<Draft> {
  const { setting, level, state } = context;
  const topic = topicCalled(setting.smallTalk, wanted);
  if (topic === undefined) return;
  for (const next of unusedOf(topic, setting.smallTalk, level, state.smallTalk.used, setting.seed))
    yield backDraft(context, [], next, 1);
}

function backDraft(
  context: TurnContext,
  lead: readonly Line[],
  { id, topic, exchange }: Placed,
  turns: number,
  outcome: Outcome = SMALL_TALK,
): Draft {
  const used = [...context.state.smallTalk.used, id].slice(-MOST_USED);
  return {
    lines: [...lead, exchange.back],
    ...outcome,
    state: { smallTalk: { topic: topic.id, turns, used } },
  };
}

/** The exchange whose question is open. */
function openExchange(context: TurnContext): Exchange | undefined {
  return openPlaced(context)?.exchange;
}

/** Whether the text leaves the open question of small talk unanswered. */
export function leavesOpen(context: TurnContext): boolean {
  const exchange = openExchange(context);
  return exchange === undefined || leaves(context.said, exchange);
}

/** Whether it has nothing of the question at all, however short it is. */
export function tellsElse(context: TurnContext): boolean {
  const exchange = openExchange(context);
  return exchange !== undefined && sharesNothing(context.said, exchange);
}

function openPlaced(context: TurnContext): Placed | undefined {
  const id = context.state.smallTalk.used.at(-1);
  const topic = openTopic(context);
  const exchange = topic?.exchanges.find((one) => `${topic.id}/${one.id}` === id);
  return topic && exchange && { id: id ?? '', topic, exchange };
}

function wasSaid({ state }: TurnContext, { zh }: Line): boolean {
  return state.recent.some((text) => text.includes(zh));
}

/** Help with the question of small talk, where it was really put: a model may have asked something else. */
export function smallTalkHelp(context: TurnContext): Exchange['hint'] | undefined {
  const exchange = openExchange(context);
  if (exchange === undefined) return undefined;
  const { back, hint } = exchange;
  const put = [withoutMark(back.zh), hint.idea.zh, hint.start.zh, hint.full.zh];
  return put.some((text) => context.state.recent.at(-1)?.includes(text)) ? hint : undefined;
}

function withoutMark(question: string): string {
  return question.replace(/[？?]$/u, '');
}

/** One step more of help with the question of small talk; past the whole sentence it goes on. */
export function* helpSmallTalk(context: TurnContext, leads: Leads): Generator<Draft> {
  const { smallTalk } = context.state;
  const hint = smallTalkHelp(context);
  const topic = openTopic(context);
  if (hint === undefined || topic === undefined) return;
  for (const help of hintsAfter(smallTalk.help ?? 'none')) {
    const ready = hint[help];
    const ends =
      help === 'idea' ? [[ready]] : wordings(context, context.voice.hint).map((line) => [line, ready]);
    for (const lines of pairs(leads, ends))
      yield { lines, move: 'hint', accepted: undefined, state: { smallTalk: { ...smallTalk, help } } };
  }
  yield* goOnSmallTalk(context, each(setLines(context, 'next')), { topic }, smallTalk.turns + 1);
}

/** 再说一遍 in small talk. */
export function* repeatBack(context: TurnContext): Generator<Draft> {
  const back = openExchange(context)?.back;
  if (back !== undefined)
    for (const lead of setLines(context, 'repeat'))
      yield { lines: [lead, back], move: 'repeat', accepted: undefined, state: {} };
  yield* leaveSmallTalk(context, [[]]);
}

/** 什么意思 in small talk. */
export function* explainBack(context: TurnContext): Generator<Draft> {
  const back = openExchange(context)?.back;
  if (back !== undefined) {
    const gloss = { ...back, zh: context.setting.locale === 'pt' ? back.pt : back.en };
    // With its mark: the question still waits for its answer.
    const slots = { sentence: same(back.zh), gloss };
    for (const line of setLines(context, 'meaningSentence', slots))
      yield { lines: [line], move: 'explain', accepted: undefined, state: {} };
  }
  yield* leaveSmallTalk(context, [[]]);
}
