// Where the sentences of a tutor's replies to free lines come from: the templates of the content, counted by their kind.
//
// `npm run -s bench -- replies` takes the labelled tuning lines; `--set FILE` takes talks, each with a heading
// `# tutor NAME (explanations in en)` and the learner's lines as `**L1** …`, and prints every reply with its origins, so
// that somebody can judge which kind of sentence fits how often.

import { readFileSync } from 'node:fs';
import { shippedContent } from '../../content/load.ts';
import { decide, type Message, open, respond } from '../../tutor-engine/index.ts';
import { labelledLines } from '../../tutor-engine/testing/listening/labelled-lines.ts';
import { kindOf, type Origin, originsOf } from '../../tutor-engine/testing/replies/origins.ts';
import { settingFor, tutorTalks } from '../../tutor-engine/testing/stages.ts';
import { type BenchOptions, type BenchResult, printTable, round } from '../kit/bench.ts';

type Talk = {
  readonly tutor: string;
  readonly locale: 'en' | 'pt' | 'zh';
  readonly lines: readonly string[];
};
type Reply = { readonly line: string; readonly text: string; readonly origins: readonly Origin[] };

const HEADING = /^# tutor (?<tutor>\w+) \(explanations in (?<locale>en|pt|zh)\)/u;
const LINE = /^\*\*L\d+\*\* (?<line>.+)$/u;

function talksIn(path: string): Talk[] {
  const talks: Talk[] = [];
  for (const row of readFileSync(path, 'utf8').split('\n')) {
    const { tutor, locale } = HEADING.exec(row)?.groups ?? {};
    const line = LINE.exec(row)?.groups?.['line'];
    const last = talks.at(-1);
    if (tutor !== undefined && (locale === 'en' || locale === 'pt' || locale === 'zh'))
      talks.push({ tutor, locale, lines: [] });
    else if (line !== undefined && last !== undefined)
      talks.splice(-1, 1, { ...last, lines: [...last.lines, line] });
  }
  return talks;
}

/** Each line by itself, after a name. */
function talksOfLines(): Talk[] {
  const stages = tutorTalks();
  return labelledLines('tuning').flatMap(({ level, text }) => {
    const tutor = stages.find(({ stage }) => stage.level === level)?.stage.name;
    return tutor === undefined ? [] : [{ tutor, locale: 'en' as const, lines: ['我叫小安。', text] }];
  });
}

function repliesIn({ tutor, locale, lines }: Talk): Reply[] {
  const content = shippedContent();
  const situation = tutorTalks(content).find(({ stage }) => stage.name === tutor)?.situation;
  if (situation === undefined) throw new Error(`no tutor ${tutor}`);
  const setting = settingFor(situation, { seed: tutor, locale, smallTalk: content.smallTalk });
  const first = open(setting);
  const history: Message[] = [{ by: 'tutor', text: first.text, memory: first.memory }];
  const preferred = `/talks/${situation.persona.level}/`;
  return lines.map((line) => {
    const input = { ...setting, history: [...history], learnerText: line };
    const { script } = decide(input);
    const { text, memory } = respond(input);
    history.push({ by: 'learner', text: line }, { by: 'tutor', text, memory });
    return { line, text, origins: script.flatMap(({ zh }) => originsOf(zh, preferred)) };
  });
}

function print({ line, text, origins }: Reply): void {
  console.log(`\n${line}\n→ ${text}`);
  for (const origin of origins) console.log(`    ${origin.text}  ← ${origin.from}`);
}

export function run({ set }: BenchOptions): Promise<BenchResult> {
  const replies = (set === undefined ? talksOfLines() : talksIn(set)).flatMap(repliesIn);
  if (set !== undefined) for (const reply of replies) print(reply);
  const sentences = replies.flatMap(({ origins }) => origins);
  const byKind = Object.entries(Object.groupBy(sentences, ({ from }) => kindOf(from)));
  const rows = byKind.map(([kind, all = []]) => [
    kind,
    all.length,
    round((100 * all.length) / sentences.length),
  ]);
  printTable(
    ['kind', 'sentences', '%'],
    rows.toSorted((a, b) => Number(b[1]) - Number(a[1])),
  );
  const unknown = sentences.filter(({ from }) => from === '?').length;
  return Promise.resolve({
    name: 'replies',
    figures: { replies: replies.length, sentences: sentences.length, unexplained: unknown },
    targets: {},
    met: true,
  });
}
