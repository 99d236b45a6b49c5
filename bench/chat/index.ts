// How much our server adds to the time until a tutor's first words, beside a bare proxy in the same run.
//
// Load: N streams open at the same time. The stub provider gives its first token at once and speaks for 4 seconds, as a
// quick model does; whoever's answer is over asks again at once. N = 1 asks for answers that end at once, one after another.
// The learner's clock runs from sending the message until the first text of the answer. Ours stores the message, checks
// session, owner, rate limit and turn, builds the prompt from the talk and writes the answer to the database meanwhile.
// Processor time is our whole process's, over 200 turns whose answers come at once.
// `burst`: 50 people press Enter in the same instant, five times. What the load before has left to do is done by then.

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { type BenchResult, printTable, quantile, round } from '../kit/bench.ts';
import { type BenchServer, startBenchServer } from '../kit/bench-server.ts';
import { startChild } from '../kit/child.ts';
import { firstToken, type Question } from './first-token.ts';

const ANSWER_MS = 4000;
const TARGETS = {
  '50_streams_added_p95_ms': 15,
  '200_streams_added_p95_ms': 60,
  burst_of_50_added_p95_ms: 250,
  processor_ms_per_turn: 14,
} as const;

/** Where the next question goes; called once per question by one of N people. */
type Side = (person: number, behaviour: string) => Question;

export async function run(): Promise<BenchResult> {
  const stub = await startChild(
    join(import.meta.dirname, '../../kit/server/testing/openai/openai-server.ts'),
  );
  const proxy = await startChild(join(import.meta.dirname, 'bare-proxy.ts'), stub.url);
  const server = await startBenchServer({ AI_BASE_URL: stub.url, AI_MODEL: 'test-model' });
  try {
    const sides = { ours: await ourSide(server, 200), bare: bareSide(proxy.url) };
    await Promise.all([warmUp(sides.ours), warmUp(sides.bare)]);
    const one = await compare(sides, (side) => inSequence(side, 40));
    const fifty = await compare(sides, (side) => openStreams(side, 50, 7000));
    const many = await compare(sides, (side) => openStreams(side, 200, 4500));
    const burst = await compare(sides, (side) => atOnce(side, 50));
    const processor = await processorPerTurn(server, sides.ours);
    const loads = { '1 stream': one, '50 streams': fifty, '200 streams': many, 'burst of 50': burst };
    return report(loads, processor);
  } finally {
    await server.stop();
    proxy.stop();
    stub.stop();
  }
}

/** What people type bears no mark: the stub answers it at once. With one it would be read as a line in two languages. */
const lineFor = (behaviour: string): string =>
  behaviour === 'instant' ? '你好！今天天气怎么样？' : `你好！今天天气怎么样？ [[${behaviour}]]`;

async function ourSide(server: BenchServer, people: number): Promise<Side> {
  const sessions = await server.signIn(people);
  const response = await fetch(`${server.url}/api/tutor-chat/tutors`);
  const [tutor] = z.array(z.looseObject({ id: z.string() })).parse(await response.json());
  const talks = await Promise.all(
    sessions.map(async ({ cookie }) => {
      const id = randomUUID();
      const response = await fetch(`${server.url}/api/tutor-chat/talks`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ id, kind: 'tutor', subject: tutor?.id, language: 'en' }),
      });
      if (!response.ok) throw new Error(`no talk: ${await response.text()}`);
      return { cookie, url: `${server.url}/api/tutor-chat/talks/${id}/messages` };
    }),
  );
  return (person, behaviour) => {
    const talk = talks[person % talks.length];
    if (!talk) throw new Error('nobody is there to talk');
    return {
      url: talk.url,
      headers: { cookie: talk.cookie },
      body: { messageId: randomUUID(), text: lineFor(behaviour) },
      mark: '"type":"delta"',
    };
  };
}

const bareSide =
  (url: string): Side =>
  (_person, behaviour) => ({
    url,
    body: {
      model: 'test-model',
      stream: true,
      messages: [{ role: 'user', content: lineFor(behaviour) }],
    },
    mark: '"content":"你好"',
  });

async function warmUp(side: Side): Promise<void> {
  for (let count = 0; count < 5; count += 1) {
    await Promise.all(Array.from({ length: 10 }, (_, person) => firstToken(side(150 + person, 'instant'))));
  }
}

async function inSequence(side: Side, count: number): Promise<number[]> {
  const samples: number[] = [];
  // Each person may ask 60 times in five minutes, so they take turns.
  for (let turn = 0; turn < count; turn += 1) samples.push(await firstToken(side(100 + turn, 'instant')));
  return samples;
}

/** Opens `count` streams spread over one answer's length, keeps them open, and counts those that begin in `forMs` after that. */
async function openStreams(side: Side, count: number, forMs: number): Promise<number[]> {
  const began = Date.now();
  const samples: number[] = [];
  const person = async (index: number) => {
    await delay((index / count) * ANSWER_MS);
    while (Date.now() < began + ANSWER_MS + forMs) {
      const isCounted = Date.now() >= began + ANSWER_MS;
      const sample = await firstToken(side(index, 'paced'));
      if (isCounted) samples.push(sample);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, index) => person(index)));
  return samples;
}

const BURSTS = 5;

async function atOnce(side: Side, count: number): Promise<number[]> {
  const samples: number[] = [];
  for (let burst = 0; burst < BURSTS; burst += 1) {
    await delay(SETTLE_MS);
    const people = Array.from({ length: count }, (_, index) => firstToken(side(index, 'instant')));
    samples.push(...(await Promise.all(people)));
  }
  return samples;
}

const TURNS_AT_ONCE = 10;
const WAVES = 20;

/** Milliseconds of processor time that our whole process takes for a turn whose answer comes at once. */
async function processorPerTurn(server: BenchServer, side: Side): Promise<number> {
  const before = await processorSeconds(server);
  for (let wave = 0; wave < WAVES; wave += 1) {
    const people = Array.from({ length: TURNS_AT_ONCE }, (_, person) => wave * TURNS_AT_ONCE + person);
    await Promise.all(people.map((person) => firstToken(side(person, 'instant'))));
  }
  const used = (await processorSeconds(server)) - before;
  return round((used * 1000) / (WAVES * TURNS_AT_ONCE));
}

async function processorSeconds({ url }: BenchServer): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
}

type Compared = { readonly ours: number[]; readonly bare: number[] };

/** What follows answers, such as the next words of a learner, has been done after it. */
const SETTLE_MS = 1000;

async function compare(
  sides: { ours: Side; bare: Side },
  load: (side: Side) => Promise<number[]>,
): Promise<Compared> {
  await delay(SETTLE_MS);
  const bare = await load(sides.bare);
  await delay(SETTLE_MS);
  return { bare, ours: await load(sides.ours) };
}

function report(loads: Readonly<Record<string, Compared>>, processor: number): BenchResult {
  const rows: (string | number)[][] = [];
  const figures: Record<string, number> = {};
  for (const [load, { ours, bare }] of Object.entries(loads)) {
    const at = (q: number) => [quantile(bare, q), quantile(ours, q)] as const;
    const [bareMedian, ourMedian] = at(0.5);
    const [bareP95, ourP95] = at(0.95);
    const key = load.replaceAll(' ', '_');
    figures[`${key}_added_median_ms`] = round(ourMedian - bareMedian);
    figures[`${key}_added_p95_ms`] = round(ourP95 - bareP95);
    rows.push([
      load,
      ours.length,
      round(bareMedian),
      round(ourMedian),
      round(ourMedian - bareMedian),
      round(bareP95),
      round(ourP95),
      round(ourP95 - bareP95),
    ]);
  }
  printTable(
    ['to the first token, ms', 'samples', 'bare p50', 'ours p50', 'added', 'bare p95', 'ours p95', 'added'],
    rows,
  );
  figures['processor_ms_per_turn'] = processor;
  console.log(`processor time of our process: ${processor} ms a turn`);
  const targets = Object.entries(TARGETS);
  return {
    name: 'chat',
    figures,
    targets: Object.fromEntries(targets.map(([figure, most]) => [figure, `<= ${most}`])),
    met: targets.every(([figure, most]) => (figures[figure] ?? Infinity) <= most),
  };
}
