// Whom a teacher should talk to today, and why: declared rules over what learners did, each with what it weighs.

/** What a learner who lets the teacher see it has done lately. */
export type Activity = {
  readonly id: string;
  /** Since joining the class. */
  readonly daysInClass: number;
  /** Since the last study; null where there was none for four weeks. */
  readonly daysSinceStudy: number | null;
  /** Answers of the last seven days, and of the three weeks before. */
  readonly recent: Answers;
  readonly before: Answers;
  /** Words that are missed again and again. */
  readonly leeches: number;
  /** Assignments whose day has passed and that are not done. */
  readonly overdue: number;
  /** Assignments whose day has come, and whether none of all that were given is done. */
  readonly due: number;
  readonly hasDoneNone: boolean;
};
export type Answers = { readonly asked: number; readonly right: number };

export type Reason =
  | { readonly kind: 'absent'; readonly days: number }
  | { readonly kind: 'neverBegun'; readonly days: number }
  /** Shares of right answers, 0 to 1. */
  | { readonly kind: 'falling'; readonly from: number; readonly to: number }
  /** The share of wrong answers of four weeks, 0 to 1. */
  | { readonly kind: 'wrong'; readonly share: number }
  | { readonly kind: 'leeches'; readonly count: number }
  | { readonly kind: 'overdue'; readonly count: number }
  /** Of all that they were given, so many of which are due. */
  | { readonly kind: 'noneDone'; readonly count: number };

export type NeedsHelp = { readonly id: string; readonly reasons: readonly Reason[] };

/** As many as a teacher can really talk to in a day. */
export const TALKED_TO = 5;

/** From where on something is a sign, and not the noise of a week. */
export const RULES = {
  /** Days without study; who studies every other day is seldom away for so long. */
  absentDays: 6,
  /** A fall of so much, so many answers on both sides, and this unlikely by chance (one-sided, 1.9 standard errors). */
  fall: 0.1,
  fallAsked: 20,
  fallErrors: 1.9,
  /** Of so many answers, this share wrong: about a third, where learning has stopped being fun. */
  wrongAsked: 30,
  wrong: 0.29,
  leeches: 5,
  overdue: 2,
  /** The first that is due says it, where nothing at all is done. */
  noneDone: 1,
} as const;

type Weighed = { readonly reason: Reason; readonly weight: number };

/** At most `TALKED_TO`, those with the most and the strongest reasons first; nobody without a reason. */
export function whoNeedsHelp(learners: readonly Activity[]): readonly NeedsHelp[] {
  return learners
    .map((learner) => ({ id: learner.id, reasons: reasonsOf(learner), weight: needOf(learner) }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .slice(0, TALKED_TO)
    .map(({ id, reasons }) => ({
      id,
      reasons: reasons.toSorted((a, b) => b.weight - a.weight).map(({ reason }) => reason),
    }));
}

/** How much somebody needs help, all reasons together; 0 without any. */
export const needOf = (learner: Activity): number =>
  reasonsOf(learner).reduce((sum, { weight }) => sum + weight, 0);

/** A sign at its threshold weighs 1, and more the further it goes, up to 3. */
const weigh = (reason: Reason, value: number, threshold: number): Weighed[] =>
  value < threshold ? [] : [{ reason, weight: Math.min(3, value / threshold) }];

function reasonsOf(learner: Activity): readonly Weighed[] {
  const { leeches } = learner;
  return [
    ...absence(learner),
    ...falling(learner),
    ...wrong(learner),
    ...weigh({ kind: 'leeches', count: leeches }, leeches, RULES.leeches),
    ...undone(learner),
  ];
}

/** Who has done none is behind with all that is due: that is said once. */
function undone({ overdue, due, hasDoneNone }: Activity): Weighed[] {
  return hasDoneNone && due > 0
    ? weigh({ kind: 'noneDone', count: due }, due, RULES.noneDone)
    : weigh({ kind: 'overdue', count: overdue }, overdue, RULES.overdue);
}

/** Whoever has just joined is not missing yet. */
function absence({ daysInClass, daysSinceStudy }: Activity): Weighed[] {
  const days = Math.min(daysSinceStudy ?? daysInClass, daysInClass);
  const kind = daysSinceStudy === null ? 'neverBegun' : 'absent';
  return weigh({ kind, days }, days, RULES.absentDays);
}

function falling({ recent, before }: Activity): Weighed[] {
  if (recent.asked < RULES.fallAsked || before.asked < RULES.fallAsked) return [];
  const [to, from] = [recent.right / recent.asked, before.right / before.asked];
  const all = (recent.right + before.right) / (recent.asked + before.asked);
  const error = Math.sqrt(all * (1 - all) * (1 / recent.asked + 1 / before.asked));
  // A fall that chance explains is none.
  if (error === 0 || (from - to) / error < RULES.fallErrors) return [];
  return weigh({ kind: 'falling', from, to }, from - to, RULES.fall);
}

/** Whoever gets much wrong needs help, whether or not they did before. */
function wrong({ recent, before }: Activity): Weighed[] {
  const asked = recent.asked + before.asked;
  if (asked < RULES.wrongAsked) return [];
  const share = 1 - (recent.right + before.right) / asked;
  return weigh({ kind: 'wrong', share }, share, RULES.wrong);
}
