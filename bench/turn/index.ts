// Our own work per turn, without a model: analysis, decision, words and the check of their level.
//
// The turns are those that the scripted learners have in plays of the shipped content, each measured on its own after
// a warm-up. The baseline, in the same run: cutting the learner's text and the answer into words, which is the least
// that a page that shows words has to do.

import { segment } from '../../chinese/words/index.ts';
import { shippedContent } from '../../content/load.ts';
import { type RespondInput, respond } from '../../tutor-engine/index.ts';
import { LEARNERS, talkWith } from '../../tutor-engine/learners/index.ts';
import { embedded, playables, settingFor } from '../../tutor-engine/testing/stages.ts';
import { type BenchResult, printTable, quantile, round } from '../kit/bench.ts';

const MOST_MEDIAN_MS = 5;
/** Plays are taken in equal steps over all there are, so that every level is among them. */
const PLAYS = 12;
const EVERY = 3;

async function turnsOf(): Promise<RespondInput[]> {
  const content = shippedContent();
  const all = playables(content);
  const step = Math.max(1, Math.floor(all.length / PLAYS));
  const inputs: RespondInput[] = [];
  for (const { stage, situation } of all.filter((_, index) => index % step === 0)) {
    for (const learner of LEARNERS.filter((_, index) => index % EVERY === 0)) {
      const setting = settingFor(situation, { seed: learner.id, smallTalk: content.smallTalk });
      await talkWith(
        embedded(setting, (input) => inputs.push(input)),
        learner,
        stage,
      );
    }
  }
  return inputs;
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

export async function run(): Promise<BenchResult> {
  const inputs = await turnsOf();
  const turns: number[] = [];
  const words: number[] = [];
  for (const input of inputs) {
    const { text } = respond(input);
    turns.push(timed(() => respond(input)));
    const { lexicon } = input.core;
    words.push(timed(() => [segment(lexicon, input.learnerText), segment(lexicon, text)]));
  }
  const row = (name: string, samples: number[]) => [
    name,
    ...[0.5, 0.95, 1].map((share) => round(quantile(samples, share), 3)),
  ];
  printTable(
    [`${inputs.length} turns`, 'p50 ms', 'p95 ms', 'max ms'],
    [row('a turn', turns), row('words alone', words)],
  );
  const median = round(quantile(turns, 0.5), 3);
  return {
    name: 'turn',
    figures: {
      turns: inputs.length,
      turn_median_ms: median,
      turn_p95_ms: round(quantile(turns, 0.95), 3),
      words_median_ms: round(quantile(words, 0.5), 3),
    },
    targets: { turn_median_ms: `<= ${MOST_MEDIAN_MS}` },
    met: median <= MOST_MEDIAN_MS,
  };
}
