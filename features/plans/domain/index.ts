// The public face of the rules of plans.

export {
  type Completion,
  completionOf,
  type Evidence,
  playKey,
  type ReviewOfToday,
} from './plan/completion.ts';
export type { RoundShares } from './plan/lesson-rounds.ts';
export { nextOnPath, nextPlace } from './plan/next-place.ts';
export { nextSession } from './plan/next-session.ts';
export {
  ITEM_KINDS,
  itemSchema,
  PLAN_MAKERS,
  PLAN_STATES,
  PLANS_MAX,
  type PlanContent,
  type PlanItem,
  type PlanMaker,
  planSchema,
  SHARE_KEY_LENGTH,
  type Three,
  TITLE_MAX,
  titleOf,
} from './plan/plan.ts';
export {
  GENERATION_STAGES,
  type GenerationProgress,
  type GenerationStage,
  percentageOf,
} from './plan/progress.ts';
export { aimNamed, daysToAim, examOf } from './planner/aims.ts';
export {
  type Basis,
  type Catalogue,
  isOfferedTo,
  isOpenAfter,
  type Known,
  type PlannerInput,
} from './planner/catalogue.ts';
export { checkOutline } from './planner/check-outline.ts';
export { composePlan, targetLevelOf } from './planner/compose-plan.ts';
export { makeOutline } from './planner/make-outline.ts';
export { type Outline } from './planner/outline.ts';
export {
  bandWithin,
  daysLeft,
  daysOf,
  daysUntil,
  minutesOfAllDays,
  missingOf,
  wordsBy,
} from './planner/outlook.ts';
export { type Difference, DROP_REASONS, replan } from './planner/replan.ts';
export { fitMinutes, SESSIONS_A_WEEK } from './planner/times.ts';
export { TOPICS } from './planner/topics.ts';
export { type Aim, type AimKind, aimOfKind, aimSchema, EXAM_BANDS } from './profile/aim.ts';
export { dateIn } from './profile/date-in.ts';
export { INTEREST_REGIONS, INTERESTS, type Interest, type InterestRegion } from './profile/interests.ts';
export { aimsOffered, interestsOffered, isChild, textbooksOffered } from './profile/offers.ts';
export {
  AREAS,
  type Area,
  completeProfile,
  DREAM_MAX,
  EMPTY_DRAFT,
  firstOpenStep,
  GRADES,
  type Grade,
  isStepDone,
  LIKING,
  type Likings,
  type Profile,
  type ProfileDraft,
  STEPS,
  type Step,
  SUBJECT_AREAS,
  TEXTBOOKS,
  type Textbook,
  toggleInterest,
  toggleTextbook,
} from './profile/profile.ts';
