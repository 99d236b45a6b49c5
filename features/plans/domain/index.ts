// The public face of the rules of plans.

export {
  type Completion,
  completionOf,
  type Evidence,
  playKey,
  type ReviewOfToday,
  workOf,
} from './plan/completion.ts';
export { isLessonDone, isMostlyDone, mayBeKnown, type RoundShares } from './plan/lesson-rounds.ts';
export { nextPlace, plannedOnPath } from './plan/next-place.ts';
export { nextSession } from './plan/next-session.ts';
export {
  ITEM_KINDS,
  itemSchema,
  ownTitle,
  PLAN_MAKERS,
  PLAN_STATES,
  PLANS_MAX,
  type PlanContent,
  type PlanItem,
  type PlanMaker,
  type PlanWeek,
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
export { type Agreed, agreedAfter, agreedIn } from './planner/agreed.ts';
export { composePlan, targetLevelOf } from './planner/compose-plan.ts';
export { type Difference, DROP_REASONS } from './planner/difference.ts';
export { dreamUse } from './planner/dream-use.ts';
export {
  type Basis,
  type Catalogue,
  isOfferedTo,
  isOpenAfter,
  type Known,
  type PlannerInput,
} from './planner/materials/catalogue.ts';
export type { ContentIndex } from './planner/materials/content-index.ts';
export { type Outline } from './planner/materials/outline.ts';
export { type ExplainedWord, sensesOf } from './planner/materials/senses.ts';
export { TOPICS } from './planner/materials/topics.ts';
export { checkOutline } from './planner/outlining/check-outline.ts';
export { makeOutline } from './planner/outlining/make-outline.ts';
export {
  bandToOffer,
  bandWithin,
  carriedWords,
  daysAtPace,
  daysLeft,
  daysOf,
  daysUntil,
  heldTo,
  minutesEnough,
  minutesOfAllDays,
  missingOf,
  nearlyWithin,
  type Pace,
  sessionsLeft,
  wordsBy,
  wordsOfPlan,
} from './planner/outlook.ts';
export { fitMinutes, sessionsAWeekOf, type Week, weekOfDays } from './planner/packing/times.ts';
export { isNews, type Replanned, replan, WAYS, type Way } from './planner/replan.ts';
export { SHARED_TITLE, sharedWeeks } from './planner/shared.ts';
export { reasonsOf } from './planner/why.ts';
export { aimNamed, daysToAim, examOf, examToTell, isSameGoal } from './planner/wishes/aims.ts';
export { termsIn } from './planner/wishes/terms.ts';
export { type Aim, type AimKind, aimOfKind, aimSchema, EXAM_BANDS } from './profile/aim.ts';
export { dateIn } from './profile/date-in.ts';
export { INTEREST_REGIONS, INTERESTS, type Interest, type InterestRegion } from './profile/interests.ts';
export {
  aimsOffered,
  interestsOffered,
  isChild,
  isSmallChild,
  mayBeYounger,
  textbooksOffered,
} from './profile/offers.ts';
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
