// What the learner says in a play gets goals done: each is answered, and so is what was asked besides.

import type { Line } from '../../../../content/schema/line.ts';
import { aidedBy } from '../../../say/aided-by.ts';
import { each, pairs, setLines } from '../../../say/wording.ts';
import type { PlayMemory } from '../../../state/activity-memories.ts';
import type { Draft } from '../../../state/draft.ts';
import { moreHelp } from '../../../state/help.ts';
import { goalsOf } from '../../../state/plan.ts';
import type { Leads } from '../../../state/turn-context.ts';
import type { GoalStep } from '../../../state/types.ts';
import { matchAny } from '../../../understand/patterns/match.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import type { Hit } from '../goals/hits.ts';
import { goalMemoryOf, isReached, nextGoal, withGoal, withHelp } from '../goals/progress.ts';
import { isOnPoint } from '../hearing/asked/on-point.ts';
import { clausesOf, sentencesOf } from '../hearing/clauses.ts';
import { moveIn } from '../hearing/moves/moves-in.ts';
import { isQuestion } from '../hearing/speech-acts.ts';
import { inOwnWords, namedOf } from '../world/ordered.ts';
import { withPayment } from '../world/payment.ts';
import type { PlayContext } from '../world/play-context.ts';
import { allergyIn, changeLeads, ownLists, withRefused, withThings } from '../world/world.ts';
import { dealLeads } from './arranged.ts';
import { answerAside, leadOn } from './go-on.ts';
import { askedIn, besides } from './in-passing.ts';
import { repliesTo } from './replies.ts';
import { withoutDoubles } from './said-again.ts';
import { badNewsIn } from './told/bad-news.ts';
import { takenUp } from './told/taken-up.ts';
import { namedWish, toldOf } from './told/wishes.ts';

/** Replies to more goals than this at once would be a speech. */
const MOST_REPLIES = 2;

/** After more lines than this, nothing is said to what was told besides. */
const MOST_BEFORE = 2;

/** Who pays is told what it comes to, and not asked how they pay. */
function asPaid(hit: Hit): Hit {
  const replies = hit.replies.filter(({ zh }) => !/[？?]$/u.test(zh));
  return { ...hit, state: 'reached', replies: replies.length > 0 ? replies : COMES_TO };
}

const COMES_TO: readonly Line[] = [
  { zh: '一共{total}块。', en: 'It comes to {total} yuan.', pt: 'São {total} yuans.' },
];

/** What is done is answered, several goals at once too; what is half done is asked on about. */
export function* answerGoals(context: PlayContext, found: readonly Hit[]): Generator<Draft> {
  // 多少钱？给你一百: to ask is part of it, to pay is all.
  const settled = withPayment(context)?.done ?? [];
  const hits = found.map((hit) => (settled.includes(hit.goal.id) ? asPaid(hit) : hit));
  const done = hits.filter(({ state }) => state === 'reached');
  const reached = withReason(context, withOffer(context, done));
  // Beside what is done, only what was asked is asked on about.
  const [half] = hits.filter(
    (hit) =>
      hit.state === 'partly' &&
      (reached.length === 0 || hit.goal.id === context.state.ask || isAskedBy(context, hit)),
  );
  const all = half === undefined ? reached : [...reached, half];
  const ordered = withNamedToo(context, playMemoryAfter(context, all), all);
  const priced = pricedAfter(context, ordered, all);
  const paid = withPayment({ ...context, state: { ...context.state, play: priced } });
  const play = paid?.play ?? priced;
  const goals = [...all.map((hit) => stepOf(context, hit)), ...stepsOf(paid?.done)];
  // What this message orders stands on the bill that it asks for.
  const billed = { ...context, state: { ...context.state, play } };
  const leads = leadsFor(context, billed, reached, hits);
  const grief = sentencesOf(context.said.raw).some((raw) => isQuestion(raw)) ? undefined : badNewsIn(context);
  // Who tells of a death is not asked the next thing in the same breath.
  for (const lines of grief ?? [])
    yield { lines, move: 'goal', accepted: true, state: { ...stays(context, play), play }, goals };
  if (half !== undefined) {
    const { goal } = half;
    const state = { ask: goal.id, step: goalMemoryOf(play, goal.id).help, stay: 0, play };
    const move = reached.length > 0 ? 'goal' : 'partly';
    for (const lines of pairs(leads, repliesTo(billed, half)))
      yield { lines, move, accepted: true, state, goals };
    for (const lines of pairs(leads, [[goal.question.again], [goal.question.ask]]))
      yield { lines, move, accepted: true, state, goals };
  }
  for (const draft of leadOn(context, leads, { move: 'goal', accepted: true }, play, undefined))
    yield { ...draft, goals };
}

/** 来一瓶啤酒。一共多少钱？ */
function isAskedBy({ said, words }: PlayContext, { match }: Hit): boolean {
  return sentencesOf(said.raw)
    .flatMap(clausesOf)
    .some((clause) => isQuestion(clause) && matchAny(match, utterance(clause), words) !== undefined);
}

/** 三百卖不卖 has named a price, whatever was asked. */
function withOffer(context: PlayContext, reached: readonly Hit[]): readonly Hit[] {
  const { deal, playing, state } = context;
  const { haggle } = playing.play;
  const isOffer = deal?.kind === 'agreed' || deal?.kind === 'refused';
  if (haggle === undefined || !isOffer || reached.some(({ goal }) => goal.id === haggle.goal)) return reached;
  const goal = goalsOf(playing.play).find(({ id }) => id === haggle.goal);
  if (goal === undefined || isReached(state.play, goal) || dealLeads(context) === undefined) return reached;
  const hit = { goal, state: 'reached', replies: [], match: [], slots: {}, pattern: '' } as const;
  return [...reached, { ...hit, isSure: true, partly: [] }];
}

/** In characters. */
const LEAST_REASON = 6;
const ASKS_WHY = /为什么|原因/u;

/** 我想请假，我的房子漏水了: who tells why in the same breath is not asked why. */
function withReason(context: PlayContext, reached: readonly Hit[]): readonly Hit[] {
  if (reached.length === 0) return reached;
  const next = nextGoal(context.playing.play, playMemoryAfter(context, reached), undefined);
  if (next === undefined || !ASKS_WHY.test(next.question.goal.zh)) return reached;
  if (!/^说|告诉/u.test(next.question.goal.zh)) return reached;
  const told = sentencesOf(besidesGoals(context, reached))
    .flatMap(clausesOf)
    .filter((clause) => !isQuestion(clause) && utterance(clause).hanzi >= LEAST_REASON && TELLS.test(clause));
  if (told.length === 0) return reached;
  const hit = { goal: next, state: 'reached', replies: [], match: [], slots: {}, pattern: '' } as const;
  return [...reached, { ...hit, isSure: false, partly: [] }];
}

const TELLS = /了|要|因为|在|得/u;

/** What comes next is not asked yet. */
function stays({ playing }: PlayContext, play: PlayMemory) {
  return { ask: nextGoal(playing.play, play, undefined)?.id, step: 'none', stay: 0 } as const;
}

/** What was taken back, what was done, and what was asked besides. */
function leadsFor(
  context: PlayContext,
  billed: PlayContext,
  reached: readonly Hit[],
  hits: readonly Hit[],
): Leads {
  const sorry = context.protest?.isOurs === true ? each(setLines(context, 'sorry')) : [[]];
  const news = pairs(sorry, badNewsIn(context) ?? [[]]);
  const changed = context.change === undefined ? news : pairs(news, changeLeads(context, context.change));
  const replies = answeredOf(context, reached).reduce<Line[][]>(
    (lines, hit) => distinct(pairs(lines, repliesOf(billed, hit))),
    changed.map((lines) => [...lines]),
  );
  const isPartOfIt = hits.some(({ match }) => match.some((pattern) => pattern.includes('过敏')));
  const also = besides(billed, hits) ?? (isPartOfIt ? undefined : allergyIn(context));
  const all = also === undefined ? replies : distinct(pairs(replies, also));
  const left = besidesGoals(context, hits);
  const wished = namedWish(context, context.said.raw, saidIn(all)) ?? [[]];
  const told = (also === undefined ? toldOf(context, left, saidIn(all)) : undefined) ?? [[]];
  const taken = takenUp(
    context,
    context.said.raw,
    ({ clause, theme }) => theme.beside === true || left.includes(clause),
  );
  const isLong = (all[0]?.length ?? 0) > MOST_BEFORE;
  const isTaken =
    taken === undefined || badNewsIn(context) !== undefined || isLong || saidIn(all).includes(saidIn(taken));
  return distinct(pairs(all, pairs(wished, isTaken ? told : taken)));
}

/** Of more than are answered, what was asked comes before what was told. */
function answeredOf(context: PlayContext, reached: readonly Hit[]): readonly Hit[] {
  if (reached.length <= MOST_REPLIES) return reached;
  const asked = reached.filter((hit) => isAskedBy(context, hit)).slice(0, MOST_REPLIES);
  const told = reached.filter((hit) => !asked.includes(hit)).slice(0, MOST_REPLIES - asked.length);
  return reached.filter((hit) => asked.includes(hit) || told.includes(hit));
}

/** The clauses that got nothing done. */
function besidesGoals({ said, words }: PlayContext, hits: readonly Hit[]): string {
  const clauses = sentencesOf(said.raw).flatMap(clausesOf);
  return clauses
    .filter((clause) => hits.every(({ match }) => matchAny(match, utterance(clause), words) === undefined))
    .join('');
}

/** All that the first wording says. */
function saidIn([lines = []]: Leads): string {
  return lines.map(({ zh }) => zh).join('');
}

/** An offer is met by what can be agreed to. */
function repliesOf(context: PlayContext, hit: Hit): Leads {
  const isDeal = hit.goal.id === context.playing.play.haggle?.goal;
  const deal = dealLeads(context);
  if (isDeal && deal !== undefined) return deal;
  const replies = namingFirst(context, repliesTo(context, hit));
  if (deal === undefined) return replies;
  // Beside what is said of the price, no reply names another.
  const others = replies.filter((lines) => !lines.some(({ zh }) => PRICE.test(zh)));
  return others.length > 0 ? others : deal;
}

/** 可以喝咖啡吗: of several wordings the one that speaks of coffee. */
function namingFirst({ said: { raw } }: PlayContext, replies: Leads): Leads {
  const asked = sentencesOf(raw).filter((sentence) => isQuestion(sentence));
  const names = (lines: readonly Line[]) => lines.some(({ zh }) => asked.some((one) => isOnPoint(one, zh)));
  return replies.some(names)
    ? [...replies.filter(names), ...replies.filter((lines) => !names(lines))]
    : replies;
}

const PRICE = /[一二两三四五六七八九十百千\d]{2,}(?:块|元|整|[，,。！!])/u;

/** Two goals with the same reply are answered once. */
function distinct(all: readonly Line[][]): Line[][] {
  return all.map((lines) => withoutDoubles(lines));
}

function playMemoryAfter(context: PlayContext, hits: readonly Hit[]): PlayMemory {
  const { state } = context;
  return hits.reduce(
    (memory, { goal, state: now, partly, slots }) =>
      withThings(
        withGoal(memory, {
          ...goalMemoryOf(memory, goal.id),
          reached: now === 'reached',
          partly: [...partly],
        }),
        slots,
        ownLists(context),
        inOwnWords(context),
      ),
    withHelp(state.play, state.ask, state.step),
  );
}

/** 一个啤酒和一个水: what is named beside what a goal caught is ordered too. */
function withNamedToo(context: PlayContext, memory: PlayMemory, hits: readonly Hit[]): PlayMemory {
  const { said } = context;
  const lists = new Set(hits.flatMap(({ slots }) => Object.keys(slots)).filter(ownLists(context)));
  const { refused = [] } = withRefused(memory, said);
  return [...lists].reduce((now, list) => {
    const named = namedOf(context, list).filter(
      ({ zh, price }) => price !== undefined && !refused.includes(zh),
    );
    return named.reduce(
      (after, word) => withThings(after, { [list]: word }, ownLists(context), inOwnWords(context)),
      now,
    );
  }, memory);
}

/** Who only asked for less is told what it comes down to. */
function pricedAfter({ deal, playing }: PlayContext, memory: PlayMemory, hits: readonly Hit[]): PlayMemory {
  const { haggle } = playing.play;
  const isAsked = hits.some(({ goal, state }) => goal.id === haggle?.goal && state === 'reached');
  if (haggle === undefined || deal !== undefined || !isAsked) return memory;
  return { ...memory, price: { amount: haggle.next, isAgreed: false } };
}

function stepsOf(done: readonly string[] = []): GoalStep[] {
  return done.map((id) => ({ id, state: 'reached', aided: 'none' }));
}

/** Money that is handed over is taken, and what it settles is not asked for any more. */
export function* takeMoney(context: PlayContext, taken: Leads): Generator<Draft> {
  const asked = askedIn(context);
  const sentences = sentencesOf(context.said.raw);
  const isAskedFirst =
    sentences.findIndex((raw) => isQuestion(raw)) <
    sentences.findIndex((raw) => moveIn(raw)?.kind === 'pays');
  const both = isAskedFirst ? pairs(asked ?? [[]], taken) : pairs(taken, asked ?? [[]]);
  const leads = distinct(both);
  const paid = withPayment(context);
  if (paid === undefined || context.state.play.ended) {
    yield* answerAside(context, leads, { move: 'aside', accepted: undefined });
    return;
  }
  const goals = stepsOf(paid.done);
  const outcome =
    goals.length > 0
      ? ({ move: 'goal', accepted: true } as const)
      : ({ move: 'aside', accepted: undefined } as const);
  for (const draft of leadOn(context, leads, outcome, paid.play, undefined)) yield { ...draft, goals };
}

function stepOf({ state: { play, ask, step }, said }: PlayContext, { goal, state }: Hit): GoalStep {
  const { help: given } = goalMemoryOf(play, goal.id);
  const most = goal.id === ask ? moreHelp(given, step) : given;
  return { id: goal.id, state, aided: aidedBy(most, said.raw, goal.question.hint.full.zh) };
}
