// Half a year of simulated learners under the product's plan, under Anki's defaults, and under a grid of other orders.
//
// What is true of a learner is not what the schedule assumes: parameters, words, forgetting curve, slips and speed are
// their own (learner.ts). Each way of studying meets the same learners. Words are one card each (recognising), so that
// the ways differ in nothing but what comes when. Anki's defaults: desired retention .90, 20 new cards a day, at most 200
// reviews, oldest due first, new and missed cards again on the same day; it stops when the minutes are over. Its new words
// come after the reviews or among them: both are printed. `--people N`: that many learners; without it few, for a minute.

import { DEFAULT_SETTINGS, RETENTIONS } from '../../features/study/domain/index.ts';
import { type BenchOptions, type BenchResult, printTable, quantile, round } from '../kit/bench.ts';
import { startWorkers } from './live-in-workers.ts';
import type { Life, Outcome } from './simulate.ts';
import type { Order, Way } from './ways.ts';

const FEW = 4;
const SHIPPED = DEFAULT_SETTINGS.retention;
const LIVES = [
  { name: '15 minutes', minutes: 15, away: undefined },
  { name: '45 minutes', minutes: 45, away: undefined },
  { name: '15 minutes, ten days away', minutes: 15, away: [90, 100] },
] as const satisfies readonly (Omit<Life, 'seed'> & { readonly name: string })[];
const ANKI = {
  kind: 'ordered',
  retention: 0.9,
  order: 'due date',
  newWords: 20,
  mostReviews: 200,
  hasSteps: true,
} as const satisfies Way;
const ORDERS: readonly Order[] = ['due date', 'least known', 'best known', 'shortest interval'];
const NEW_WORDS = [10, 14, 20, 28];

type Live = (way: Way, life: Omit<Life, 'seed'>) => Promise<readonly Outcome[]>;
type Row = { readonly name: string; readonly outcomes: readonly Outcome[] };

export async function run({ people }: BenchOptions): Promise<BenchResult> {
  const seeds = Array.from({ length: Number(people ?? FEW) }, (_, place) => place + 1);
  const liveAll = startWorkers();
  const live: Live = (way, life) => liveAll({ way, life, seeds });
  const figures: Record<string, number> = { learners: seeds.length };
  const least: number[] = [];
  const [forecasts, backlogs, overs]: [number[], number[], number[]] = [[], [], []];
  for (const life of LIVES) {
    const ours = [];
    for (const retention of RETENTIONS)
      ours.push({
        name: `our plan, ${retention}`,
        outcomes: await live({ kind: 'ours', retention }, life),
        retention,
      });
    const anki: Row = { name: 'Anki, new words last', outcomes: await live(ANKI, life) };
    const mixed: Row = {
      name: 'Anki, new words mixed in',
      outcomes: await live({ ...ANKI, isMixed: true }, life),
    };
    printWays(life.name, [...ours, anki, mixed]);
    const shipped = ours.find(({ retention }) => retention === SHIPPED);
    if (!shipped) throw new Error('the shipped retention is not in the grid');
    least.push(shareRight(shipped.outcomes));
    const gain = mean(shipped.outcomes, ({ known }) => known) / mean(anki.outcomes, ({ known }) => known);
    forecasts.push(...shipped.outcomes.flatMap((outcome) => outcome.forecastErrors.map(Math.abs)));
    backlogs.push(...shipped.outcomes.flatMap(({ backlogDays }) => backlogDays ?? []));
    overs.push(...shipped.outcomes.map(({ daysOver }) => daysOver));
    figures[`known_${life.minutes}${life.away ? '_away' : ''}`] = round(
      mean(shipped.outcomes, ({ known }) => known),
      0,
    );
    figures[`gain_${life.minutes}${life.away ? '_away' : ''}`] = round(gain, 3);
  }
  const efficiency = await compareOrders(live);
  Object.assign(figures, {
    share_right: round(Math.min(...least), 3),
    days_over: overs.reduce((sum, over) => sum + over, 0),
    backlog_days: Math.max(...backlogs),
    forecast_error: round(quantile(forecasts, 0.5), 3),
    seconds_per_word_against_best: efficiency,
  });
  return judge(figures);
}

function judge(figures: Record<string, number>): BenchResult {
  const targets = {
    seconds_per_word_against_best: '<= 1.02',
    gain_15: '>= 1.1',
    gain_45: '>= 1.1',
    share_right: '>= 0.82',
    days_over: '<= 0',
    backlog_days: '<= 10',
    forecast_error: '<= 0.15',
  };
  const isMet = Object.entries(targets).every(([name, bound]) => {
    const [sign, limit] = bound.split(' ');
    const value = figures[name] ?? Number.NaN;
    return sign === '<=' ? value <= Number(limit) : value >= Number(limit);
  });
  return { name: 'study', figures, targets, met: isMet };
}

/** Seconds per known word of our plan, as a share of those of the best of all orders at the same retention. */
async function compareOrders(live: Live): Promise<number> {
  const life = LIVES[0];
  const grid: Row[] = [];
  for (const order of ORDERS)
    for (const newWords of NEW_WORDS)
      grid.push({
        name: `${order}, ${newWords} new`,
        outcomes: await live({ kind: 'ordered', retention: SHIPPED, order, newWords }, life),
      });
  const ours = { name: 'our plan', outcomes: await live({ kind: 'ours', retention: SHIPPED }, life) };
  printWays(`orders at ${SHIPPED}, ${life.name}`, [...grid, ours]);
  return round(
    secondsPerWord(ours.outcomes) / Math.min(...grid.map(({ outcomes }) => secondsPerWord(outcomes))),
    3,
  );
}

const mean = (outcomes: readonly Outcome[], of: (outcome: Outcome) => number): number =>
  outcomes.reduce((sum, outcome) => sum + of(outcome), 0) / outcomes.length;
const shareRight = (outcomes: readonly Outcome[]): number =>
  mean(outcomes, ({ right }) => right) / mean(outcomes, ({ reviews }) => reviews);
const secondsPerWord = (outcomes: readonly Outcome[]): number =>
  mean(outcomes, ({ seconds }) => seconds) / mean(outcomes, ({ known }) => known);

function printWays(title: string, rows: readonly Row[]): void {
  printTable(
    [title, 'known', 'met', 'right', 's a word', 'backlog days', 'forecast off'],
    rows.map(({ name, outcomes }) => {
      const errors = outcomes.flatMap((outcome) => outcome.forecastErrors.map(Math.abs));
      const backlogs = outcomes.flatMap(({ backlogDays }) => backlogDays ?? []);
      return [
        name,
        round(
          mean(outcomes, ({ known }) => known),
          0,
        ),
        round(
          mean(outcomes, ({ met }) => met),
          0,
        ),
        round(shareRight(outcomes), 3),
        round(secondsPerWord(outcomes), 0),
        backlogs.length === 0 ? '' : Math.max(...backlogs),
        errors.length === 0 ? '' : round(quantile(errors, 0.5), 3),
      ];
    }),
  );
  console.log('');
}
