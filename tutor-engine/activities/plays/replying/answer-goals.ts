// What the learner says in a play gets goals done: each is answered, and so is what was asked besides.

import type { Line } from '../../../../content/schema/line.ts';
import { aidedBy } from '../../../say/aided-by.ts';
import { each, pairs, setLines } from '../../../say/wording.ts';
import type { PlayMemory } from '../../../state/activity-memories.ts';
import type { Draft } from '../../../state/draft.ts';
import { moreHelp } from '../../../state/help.ts';
import type { Leads } from '../../../state/turn-context.ts';
import type { GoalStep } from '../../../state/types.ts';
import { matchAny } from '../../../understand/patterns/match.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import type { Hit } from '../goals/hits.ts';
import { goalMemoryOf, withGoal, withHelp } from '../goals/progress.ts';
import { clausesOf, sentencesOf } from '../hearing/clauses.ts';
import { isQuestion } from '../hearing/speech-acts.ts';
import type { PlayContext } from '../world/play-context.ts';
import { allergyIn, changeLeads, ownLists, withRefused, withThings } from '../world/world.ts';
import { dealLeads } from './arranged.ts';
import { badNewsIn } from './bad-news.ts';
import { leadOn } from './go-on.ts';
import { besides } from './in-passing.ts';
import { repliesTo } from './replies.ts';
import { withoutDoubles } from './said-again.ts';
import { takenUp } from './taken-up.ts';
import { namedWish, toldOf } from './wishes.ts';

/** Replies to more goals than this at once would be a speech. */
const MOST_REPLIES = 2;

/** After more lines than this, nothing is said to what was told besides. */
const MOST_BEFORE = 3;

/** What is done is answered, several goals at once too; what is half done is asked on about. */
export function* answerGoals(context: PlayContext, hits: readonly Hit[]): Generator<Draft> {
  const reached = hits.filter(({ state }) => state === 'reached');
  const [half] = hits.filter(({ state }) => state === 'partly');
  const done = half === undefined ? reached : [...reached, half];
  const ordered = withNamedToo(context, playMemoryAfter(context, done), done);
  const play = pricedAfter(context, ordered, done);
  const goals = done.map((hit) => stepOf(context, hit));
  // What this message orders stands on the bill that it asks for.
  const billed = { ...context, state: { ...context.state, play } };
  const leads = leadsFor(context, billed, reached, hits);
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
  const replies = reached.slice(0, MOST_REPLIES).reduce<Line[][]>(
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
    ({ clause, theme }) => theme.beside === true || (theme.alone !== true && left.includes(clause)),
  );
  const isLong = (all[0]?.length ?? 0) > MOST_BEFORE;
  const isTaken = taken === undefined || isLong || saidIn(all).includes(saidIn(taken));
  return distinct(pairs(all, pairs(wished, isTaken ? told : taken)));
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
  const replies = repliesTo(context, hit);
  if (deal === undefined) return replies;
  // Beside what is said of the price, no reply names another.
  const others = replies.filter((lines) => !lines.some(({ zh }) => PRICE.test(zh)));
  return others.length > 0 ? others : deal;
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
        context.said.raw,
      ),
    withHelp(state.play, state.ask, state.step),
  );
}

/** 一个啤酒和一个水: what is named beside what a goal caught is ordered too. */
function withNamedToo(context: PlayContext, memory: PlayMemory, hits: readonly Hit[]): PlayMemory {
  const { playing, said } = context;
  const lists = new Set(hits.flatMap(({ slots }) => Object.keys(slots)).filter(ownLists(context)));
  const { refused = [] } = withRefused(memory, said);
  const telling = sentencesOf(said.raw)
    .flatMap(clausesOf)
    .filter((clause) => !isQuestion(clause))
    .join('');
  return [...lists].reduce((now, list) => {
    const priced = (playing.play.words[list] ?? []).filter(({ price }) => price !== undefined);
    const named = priced.filter(
      ({ zh }) =>
        telling.includes(zh) &&
        !refused.includes(zh) &&
        !priced.some((other) => other.zh !== zh && other.zh.includes(zh) && telling.includes(other.zh)),
    );
    return named.reduce(
      (after, word) => withThings(after, { [list]: word }, ownLists(context), said.raw),
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

function stepOf({ state: { play, ask, step }, said }: PlayContext, { goal, state }: Hit): GoalStep {
  const { help: given } = goalMemoryOf(play, goal.id);
  const most = goal.id === ask ? moreHelp(given, step) : given;
  return { id: goal.id, state, aided: aidedBy(most, said.raw, goal.question.hint.full.zh) };
}
