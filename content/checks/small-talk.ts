// Help with small talk holds what it promises: its sentence begins as offered, keeps to the level, and is an answer.

import { BANDS, heardIn, intentOf, isWithin, utterance } from '../../tutor-engine/authoring/index.ts';
import { LEVELS, type Level } from '../schema/levels.ts';
import { fileNameOf } from '../schema/line.ts';
import type { Exchange, SmallTalk } from '../schema/talks/small-talk.ts';
import { asking } from './answers.ts';
import { type Knowledge, wordsOf } from './core.ts';

const GAP = '……';
/** One word to look up is no hindrance to saying a sentence; two make it somebody else's. */
const MOST_BEYOND = 1;
/** An answer may be heard by easier talk: a beginner's exchange for an intermediate learner, none for children. */
const MOST_LEVELS_DOWN = 1;

/** Each problem is one line that begins with its place. `taughtAt`: the words that a level explains itself. */
export function smallTalkHelpProblems(
  core: Knowledge,
  bank: readonly SmallTalk[],
  taughtAt: (level: Level) => ReadonlySet<string>,
): string[] {
  return bank.flatMap((topic) =>
    topic.exchanges.flatMap((exchange) => {
      const place = `small-talk/${fileNameOf(topic.id)}:exchanges/${exchange.id}/hint`;
      const { level, hint } = exchange;
      const { start, full } = hint;
      const hard = beyondLevel(core, exchange, full.zh, taughtAt(level));
      return [
        ...asking([start, full].map((line) => ({ place, line }))),
        ...(beginsAs(full.zh, start.zh) ? [] : [`${place}: ${full.zh} does not begin with ${start.zh}`]),
        ...(hard.length > MOST_BEYOND ? [`${place}: beyond ${level}: ${full.zh} (${hard.join(' ')})`] : []),
        ...answerProblems(bank, topic, exchange, full.zh).map((what) => `${place}: ${what}: ${full.zh}`),
      ];
    }),
  );
}

/** The first words come first; where a gap stands between more words, those follow in their order. */
function beginsAs(full: string, start: string): boolean {
  const [first = '', ...later] = start.split(GAP);
  if (later.length === 0 || first === '' || !full.startsWith(first)) return false;
  const parts = later
    .map((part) => part.replace(/^[，。！]+|[，。！]+$/gu, ''))
    .filter((part) => part !== '');
  let at = first.length;
  return parts.every((part) => {
    const found = full.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
}

/** Words that the question itself says are no news. */
function beyondLevel(
  core: Knowledge,
  { level, back }: Exchange,
  zh: string,
  taught: ReadonlySet<string>,
): string[] {
  const words = wordsOf(core, zh).filter(({ kind }) => kind === 'word');
  const beyond = words.filter(({ simplified }) => !taught.has(simplified) && !back.zh.includes(simplified));
  return [...new Set(beyond.filter((word) => !isWithin(core, word, BANDS[level])).map(({ text }) => text))];
}

/** Said after its question, it is taken for an answer, and what answers it suits the learner's age. */
function answerProblems(
  bank: readonly SmallTalk[],
  topic: SmallTalk,
  exchange: Exchange,
  zh: string,
): string[] {
  const { level } = exchange;
  const said = utterance(zh);
  const intent = intentOf(said);
  if (intent.kind !== 'speech' || intent.question !== undefined) return ['would not be taken for an answer'];
  const asked = { id: `${topic.id}/${exchange.id}`, topic, exchange };
  const heard = heardIn(bank, level, said, { topic: topic.id, used: [asked.id], asked });
  const down = heard === undefined ? 0 : LEVELS.indexOf(level) - LEVELS.indexOf(heard.exchange.level);
  return down > MOST_LEVELS_DOWN ? [`would be answered “${heard?.exchange.reply.zh}” (${heard?.id})`] : [];
}
