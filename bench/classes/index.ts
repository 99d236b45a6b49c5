// How long a teacher's pages take over classes of forty at the end of a term, and whether whom they name needs help.
//
// Fifty classes from fifty seeds, each of forty learners who were given two assignments a week; the three that are timed
// have studied for sixteen weeks, the others for five; three to five of each class are made to struggle. The whole of it stands in the log, in the days
// of study, the cards and the handed-in texts, so that every figure goes through the statements of the server. Pages are
// asked for over HTTP, those of the class in turns; recall and precision are over those named in all fifty.

import { signInAs } from '../../app/testing/clients/sign-in-as.ts';
import { type BenchResult, printTable, quantile, round } from '../kit/bench.ts';
import { type BenchServer, startBenchServer } from '../kit/bench-server.ts';
import { type FilledClass, fillClass } from './fill.ts';
import { TERM_DAYS } from './plant.ts';

const SEEDS = 50;
const TIMED = 3;
/** What is judged looks back on four weeks: of the classes that are not timed there is little more. */
const LATELY_DAYS = 35;
const WARM_UPS = 3;
const ROUNDS = 20;
const [MOST_P95_MS, LEAST_RECALL, LEAST_PRECISION] = [200, 0.8, 0.6] as const;

export async function run(): Promise<BenchResult> {
  const server = await startBenchServer();
  try {
    const teacher = await signInAs(server.sql, 'teacher');
    // The cards are written as they would be in the end; folding two million answers is another bench's.
    await server.sql('alter table learning_events disable trigger user');
    const classes: FilledClass[] = [];
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const days = seed <= TIMED ? TERM_DAYS : LATELY_DAYS;
      classes.push(await fillClass(server, { teacherId: teacher.id, seed, days }));
    }
    await server.sql('alter table learning_events enable trigger user');
    await server.sql('analyze');
    const ask = asking(server, teacher.cookie);
    return judge(await measure(ask, classes.slice(0, TIMED)), await nameAll(ask, classes));
  } finally {
    await server.stop();
  }
}

type Ask = (path: string) => Promise<unknown>;

const asking =
  ({ url }: BenchServer, cookie: string): Ask =>
  async (path) => {
    const response = await fetch(`${url}/api${path}`, { headers: { cookie } });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };

const pagesOf = ({ id, assignments, learners }: FilledClass): Readonly<Record<Page, string>> => ({
  classes: '/teaching/classes',
  'the class': `/teaching/classes/${id}`,
  insight: `/teaching/classes/${id}/insight`,
  assignments: `/teaching/classes/${id}/assignments`,
  'one assignment': `/teaching/classes/${id}/assignments/${assignments[0] ?? ''}`,
  'one learner': `/teaching/classes/${id}/learners/${learners[0]?.id ?? ''}`,
});
const PAGES = ['classes', 'the class', 'insight', 'assignments', 'one assignment', 'one learner'] as const;
type Page = (typeof PAGES)[number];
type Times = ReadonlyMap<Page, readonly number[]>;

async function measure(ask: Ask, classes: readonly FilledClass[]): Promise<Times> {
  const times = new Map<Page, number[]>();
  for (let turn = 0; turn < WARM_UPS + ROUNDS; turn += 1) {
    for (const filled of classes) {
      for (const page of PAGES) {
        const path = pagesOf(filled)[page];
        const began = performance.now();
        await ask(path);
        if (turn >= WARM_UPS) times.set(page, [...(times.get(page) ?? []), performance.now() - began]);
      }
    }
  }
  return times;
}

type Insight = { readonly talkTo: readonly { readonly id: string }[] };

async function nameAll(ask: Ask, classes: readonly FilledClass[]) {
  let [planted, named, found] = [0, 0, 0];
  for (const { id, learners } of classes) {
    // The contract of the call says what it answers.
    const { talkTo } = (await ask(`/teaching/classes/${id}/insight`)) as Insight;
    const strugglers = new Set(learners.filter(({ isStruggling }) => isStruggling).map((each) => each.id));
    planted += strugglers.size;
    named += talkTo.length;
    found += talkTo.filter((each) => strugglers.has(each.id)).length;
  }
  return { recall: found / planted, precision: found / named };
}

function judge(times: Times, { recall, precision }: Awaited<ReturnType<typeof nameAll>>): BenchResult {
  const at = (page: Page, share: number) => round(quantile(times.get(page) ?? [], share));
  const pages = [...times.keys()];
  printTable(
    ['page', 'p50 ms', 'p95 ms'],
    pages.map((page) => [page, at(page, 0.5), at(page, 0.95)]),
  );
  const figures = {
    slowest_page_p95_ms: Math.max(...pages.map((page) => at(page, 0.95))),
    recall: round(recall, 2),
    precision: round(precision, 2),
  };
  return {
    name: 'classes',
    figures,
    targets: {
      slowest_page_p95_ms: `<= ${MOST_P95_MS}`,
      recall: `>= ${LEAST_RECALL}`,
      precision: `>= ${LEAST_PRECISION}`,
    },
    met: figures.slowest_page_p95_ms <= MOST_P95_MS && recall >= LEAST_RECALL && precision >= LEAST_PRECISION,
  };
}
