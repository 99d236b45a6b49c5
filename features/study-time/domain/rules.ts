// How much study time a day has, and what else the amounts of this feature are (decision 34).

/** The allowances in force, in seconds; an admin may change them. */
export type StudyRules = {
  /** A day's allowance without a membership. */
  readonly freeSeconds: number;
  /** A day's allowance with one. */
  readonly vipSeconds: number;
};

/** The study time in one booster pack, which becomes extra time when it is applied. */
export const BOOSTER_SECONDS = 15 * 60;
/** At most so much is counted at once: a page that was away was not studied on. */
export const LONGEST_BEAT_SECONDS = 30;
/** The warning comes when so little is left. */
export const WARNING_SECONDS = 3 * 60;
/** A day with so much counted is a day on which somebody has really studied. */
export const STUDY_DAY_SECONDS = 3 * 60;

/** The allowance of a day on which a membership runs until `vipUntil`; times in milliseconds since 1970. */
export function allowanceOf(rules: StudyRules, vipUntil: number | null, now: number): number {
  return vipUntil !== null && vipUntil > now ? rules.vipSeconds : rules.freeSeconds;
}
