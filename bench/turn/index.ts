// Our own work per turn, without a model: analysis, decision, words and the check of their level.
//
// The turns are those that the scripted learners have in plays of the shipped content, and the free lines of the listening
// gate, which ask far more of the teacher; each measured when it is new, as in a talk, and again, when its words, mistakes
// and wishes are known. Free lines are run through once before, so that what is new is the line and not the code. The
// baseline, in the same run: cutting the learner's text and the answer into words, which is the least that a page that
// shows words has to do.

import { segment } from '../../chinese/words/index.ts';
import { shippedContent } from '../../content/load.ts';
import { type RespondInput, respond } from '../../tutor-engine/index.ts';
import { LEARNERS, talkWith } from '../../tutor-engine/learners/index.ts';
import { labelledLines } from '../../tutor-engine/testing/listening/labelled-lines.ts';
import { embedded, playables, settingFor, tutorTalks } from '../../tutor-engine/testing/stages.ts';
import { type BenchResult, printTable, quantile, round } from '../kit/bench.ts';

const MOST_MEDIAN_MS = 2;
/** Plays are taken in equal steps over all there are, so that every level is among them. */
const PLAYS = 12;
const EVERY = 3;

async function turnsInPlays(): Promise<RespondInput[]> {
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

/** Each line is said to the first tutor of its level, right after the greeting. */
function freeTurns(): RespondInput[] {
  const content = shippedContent();
  const talks = tutorTalks(content);
  return [...labelledLines('tuning'), ...labelledLines('judging')].map(({ id, level, text }) => {
    const talk = talks.find(({ stage }) => stage.level === level);
    if (talk === undefined) throw new Error(`nobody teaches ${level}`);
    const setting = settingFor(talk.situation, { seed: id, smallTalk: content.smallTalk });
    return { ...setting, history: [{ by: 'tutor', text: talk.stage.play.opening.zh }], learnerText: text };
  });
}

type Times = { readonly firsts: number[]; readonly turns: number[]; readonly words: number[] };

/** Each for the first time, and again at once, when what was found in its text is still known. */
function measure(inputs: readonly RespondInput[]): Times {
  const firsts: number[] = [];
  const turns: number[] = [];
  const words: number[] = [];
  for (const input of inputs) {
    let text = '';
    firsts.push(
      timed(() => {
        text = respond(input).text;
      }),
    );
    turns.push(timed(() => respond(input)));
    const { lexicon } = input.core;
    words.push(timed(() => [segment(lexicon, input.learnerText), segment(lexicon, text)]));
  }
  return { firsts, turns, words };
}

export async function run(): Promise<BenchResult> {
  const plays = measure(await turnsInPlays());
  const lines = freeTurns();
  // All that is kept of texts is less than these: at the second time each is new again.
  for (const input of lines) respond(input);
  const free = measure(lines);
  const row = (name: string, samples: number[]) => [
    name,
    samples.length,
    ...[0.5, 0.95, 1].map((share) => round(quantile(samples, share), 3)),
  ];
  printTable(
    ['', 'turns', 'p50 ms', 'p95 ms', 'max ms'],
    [
      row('in plays', plays.turns),
      row('free lines', free.turns),
      row('free lines, new', free.firsts),
      row('words alone', plays.words),
    ],
  );
  const figures = {
    turn_median_ms: round(quantile(plays.turns, 0.5), 3),
    turn_p95_ms: round(quantile(plays.turns, 0.95), 3),
    free_median_ms: round(quantile(free.turns, 0.5), 3),
    free_p95_ms: round(quantile(free.turns, 0.95), 3),
    new_median_ms: round(quantile(free.firsts, 0.5), 3),
    new_p95_ms: round(quantile(free.firsts, 0.95), 3),
    words_median_ms: round(quantile(plays.words, 0.5), 3),
  };
  const target = `<= ${MOST_MEDIAN_MS}`;
  return {
    name: 'turn',
    figures,
    targets: { turn_median_ms: target, free_median_ms: target },
    met: figures.turn_median_ms <= MOST_MEDIAN_MS && figures.free_median_ms <= MOST_MEDIAN_MS,
  };
}
