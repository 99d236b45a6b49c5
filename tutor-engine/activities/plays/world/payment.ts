// An amount that is handed over: paid, where it is at least what is due; where it is less, bargained only where people do.

import type { Play } from '../../../../content/schema/talks/play.ts';
import type { WorldKind } from '../../../../content/schema/talks/play-world.ts';
import type { PlayMemory } from '../../../state/activity-memories.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import type { PlaySituation } from '../../../state/types.ts';
import { sentencesOf } from '../hearing/clauses.ts';
import { moveIn } from '../hearing/moves/moves-in.ts';
import { owedFor } from './bill.ts';
import { numberOf, saidTotal, writtenTotal } from './said-total.ts';

type Paying = Pick<TurnContext, 'history' | 'state' | 'said'> & { readonly playing: PlaySituation };

/** What is due: what was ordered, the price as it was haggled to, what was said to come to, or the one price that was named. */
export function dueIn({ state, playing: { play }, history }: Paying): number | undefined {
  return (
    owedFor(state.play, play) ??
    state.play.price?.amount ??
    saidTotal({ history }) ??
    namedLast(history) ??
    writtenTotal(play)
  );
}

const PRICE =
  /(?<![找便宜少收金多送])(?<amount>[0-9]{1,5}|[一二两三四五六七八九十百千]{1,6})(?:块|元)(?!(?:钱)?(?:一?[斤个碗杯份瓶件盒张本天晚]|左右|多))/gu;

/** A price list is no bill. */
const RATE = /(?:块|元)(?:钱)?一?[斤个碗杯份瓶件盒张本天晚]|都是.{1,4}块/u;
const CHANGE = /(?:收|找)[你您][^，,。]{1,8}块/gu;

/** The price in the last text that names one and no other. */
function namedLast(history: Paying['history']): number | undefined {
  for (const { by, text } of history.toReversed()) {
    if (by === 'tutor' && RATE.test(text)) return undefined;
    const named = by === 'tutor' ? [...text.replaceAll(CHANGE, '').matchAll(PRICE)] : [];
    const [first, ...others] = new Set(named.map(({ groups }) => numberOf(groups?.['amount'] ?? '')));
    if (first !== undefined) return others.length === 0 ? first : undefined;
  }
  return undefined;
}

/** What this message hands over, where it is at least what is due. */
export function paidIn(context: Paying): NonNullable<PlayMemory['paid']> | undefined {
  const paid = sentencesOf(context.said.raw).flatMap((sentence) => {
    const move = moveIn(sentence);
    return move?.kind === 'pays' ? [move] : [];
  });
  // What is due is looked for in the whole talk: only where somebody pays.
  const due = paid.length === 0 ? undefined : dueIn(context);
  if (due === undefined) return undefined;
  return paid.map((move) => ({ amount: move.amount ?? due, due })).find(({ amount }) => amount >= due);
}

/** Where a price is a matter of talking. */
const HAGGLES: ReadonlySet<WorldKind> = new Set<WorldKind>(['shop', 'online', 'home']);

export function isHaggledHere({ haggle, world }: Play): boolean {
  return haggle !== undefined || (world !== undefined && HAGGLES.has(world.kind));
}

/** Tasks about what is to be paid. */
export function isOfMoney({ zh }: { readonly zh: string }): boolean {
  return OF_MONEY.test(zh);
}

const OF_MONEY = /钱|付|买单|结账|价|便宜/u;

/** Whoever has paid is asked for no goods any more, and nothing that was to come before it. */
export function isSettledBy(play: Play, memory: PlayMemory, id: string): boolean {
  if (memory.paid === undefined) return false;
  const at = play.goals.findIndex((goal) => goal.id === id);
  const last = play.goals.findLastIndex(({ goal }) => OF_MONEY.test(goal.zh));
  const goal = play.goals[at];
  const priced = Object.keys(play.words).filter((list) =>
    play.words[list]?.some(({ price }) => price !== undefined),
  );
  if (goal === undefined) return false;
  const isOrder = goal.reached.some(({ match }) =>
    match.some((pattern) => priced.some((list) => pattern.includes(`{${list}}`))),
  );
  // Nobody has their hair cut after they have paid for it.
  return at <= last || isOrder || goal.ask.zh.includes('……');
}

/** The memory after a payment: whose task it was to pay has paid; undefined where nothing was paid. */
export function withPayment(context: Paying): { play: PlayMemory; done: readonly string[] } | undefined {
  const { playing, state } = context;
  const paid = paidIn(context);
  if (paid === undefined) return undefined;
  const reached = new Set(state.play.goals.filter((goal) => goal.reached).map(({ id }) => id));
  const done = playing.play.goals
    .filter(({ id, goal }) => !reached.has(id) && TO_PAY.test(goal.zh))
    .map(({ id }) => id);
  const goals = [
    ...state.play.goals.filter(({ id }) => !done.includes(id)),
    ...done.map(
      (id) => ({ help: 'none', partly: [], passed: 0, ...known(state.play, id), id, reached: true }) as const,
    ),
  ];
  return { play: { ...state.play, goals, paid }, done };
}

const known = ({ goals }: PlayMemory, id: string) => goals.find((goal) => goal.id === id);

const TO_PAY = /付|买单|结账|给钱/u;
