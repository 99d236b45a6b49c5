// The public face of the plans' pages: the list of a learner's plans, and what comes next by them.

export { NextSessionPart } from './plan/next-session.tsx';
export { PlanList } from './plan/plan-list.tsx';
export { PlanOutlook } from './plan/plan-outlook.tsx';
export { type ListedPlan, nextQuery, plansQuery } from './queries.ts';
