// The public face of the plans' pages: the list of a learner's plans, and what comes next by them.

export { PlanOutlook } from './plan/facts/plan-outlook.tsx';
export { PlanList } from './plan/plan-list.tsx';
export { FollowedPlan } from './plan/session/followed-plan.tsx';
export { NextSessionPart } from './plan/session/next-session.tsx';
export { PlanToday } from './plan/session/plan-today-part.ts';
export { type ListedPlan, nextQuery, plansQuery, useHasPlanStep } from './queries.ts';
