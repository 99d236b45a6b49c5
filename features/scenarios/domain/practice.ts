// Playing a character line by line: whose turn it is, how much help stands there, and how each line went.

/** What of their own line a learner sees before saying it: all, its beginning, or only what it means. */
export const HELPS = ['full', 'start', 'none'] as const;
export type Help = (typeof HELPS)[number];

/**
 * How a line of the learner's went. `unaided`: right with no more on the page than the help chosen, and that was not
 * all of it; `aided`: right after a hint, or read off; `near`: let go with a small slip; `shown`: given up or not reached.
 */
export const LINE_RESULTS = ['unaided', 'aided', 'near', 'shown'] as const;
export type LineResult = (typeof LINE_RESULTS)[number];

type Spoken = { readonly speaker: string };

export type Practice = {
  readonly speakers: readonly string[];
  /** The character whom the learner plays. */
  readonly as: string;
  readonly help: Help;
  /** The line whose turn it is; as many as there are lines when all have been said. */
  readonly at: number;
  /** Answers to the present line that were not right. */
  readonly tries: number;
  /** How much was shown of the present line on request: 1 its beginning, 2 all of it. */
  readonly hints: number;
  /** By the number of the line; the partner's have none. */
  readonly results: Readonly<Record<number, LineResult>>;
  /** What each of these took, by the same number. */
  readonly efforts: Readonly<Record<number, Effort>>;
};

/** Answers that were not right before it was over, and how much was shown on request. */
export type Effort = Pick<Practice, 'tries' | 'hints'>;

export const MOST_HINTS = 2;
/** After so many answers that were not right, a near one is let go and any other line is shown. */
const MOST_TRIES = 3;

export function startPractice(dialogue: readonly Spoken[], as: string, help: Help): Practice {
  const speakers = dialogue.map(({ speaker }) => speaker);
  return { speakers, as, help, at: 0, tries: 0, hints: 0, results: {}, efforts: {} };
}

export const isOver = ({ at, speakers }: Practice): boolean => at >= speakers.length;
export const isOwnTurn = (practice: Practice): boolean =>
  !isOver(practice) && practice.speakers[practice.at] === practice.as;

/** The partner's line has been heard. Nothing happens while it is the learner's turn. */
export function heard(practice: Practice): Practice {
  return isOver(practice) || isOwnTurn(practice) ? practice : onward(practice);
}

/** The learner has said something to the present line, which was judged. */
export function answered(practice: Practice, verdict: 'right' | 'near' | 'wrong'): Practice {
  if (!isOwnTurn(practice)) return practice;
  if (verdict === 'right') return withResult(practice, isAided(practice) ? 'aided' : 'unaided');
  const tries = practice.tries + 1;
  if (tries < MOST_TRIES) return { ...practice, tries };
  return verdict === 'near' ? withResult(practice, 'near') : { ...practice, tries, hints: MOST_HINTS };
}

/** One step more of help with the present line. */
export function hinted(practice: Practice): Practice {
  if (!isOwnTurn(practice)) return practice;
  const shown = practice.help === 'start' ? MOST_HINTS : practice.hints + 1;
  return { ...practice, hints: Math.min(shown, MOST_HINTS) };
}

/** The learner leaves the present line, which is shown. */
export function skipped(practice: Practice): Practice {
  return isOwnTurn(practice) ? withResult(practice, 'shown') : practice;
}

const isAided = ({ hints, help }: Practice): boolean => hints > 0 || help === 'full';

function withResult(practice: Practice, result: LineResult): Practice {
  const { at, tries, hints, results, efforts } = practice;
  return onward({
    ...practice,
    results: { ...results, [at]: result },
    efforts: { ...efforts, [at]: { tries, hints } },
  });
}

const onward = (practice: Practice): Practice => ({
  ...practice,
  at: practice.at + 1,
  tries: 0,
  hints: 0,
});

/** How many of the learner's lines went how. */
function countResults({ results }: Practice): Readonly<Record<LineResult, number>> {
  const counts = { unaided: 0, aided: 0, near: 0, shown: 0 };
  for (const result of Object.values(results)) counts[result] += 1;
  return counts;
}

/** How many of the learner's lines there were, how many were right, and how many of these without help. */
export function scoreOf(practice: Practice): {
  readonly lines: number;
  readonly right: number;
  readonly alone: number;
} {
  const { unaided, aided, near, shown } = countResults(practice);
  return { lines: unaided + aided + near + shown, right: unaided + aided, alone: unaided };
}

/** The help for the next round: less when most lines went well, as it was otherwise. */
export function nextHelp(practice: Practice): Help {
  const { lines, right } = scoreOf(practice);
  const isGood = right >= 0.7 * lines;
  const place = HELPS.indexOf(practice.help);
  return isGood ? (HELPS[place + 1] ?? practice.help) : practice.help;
}
