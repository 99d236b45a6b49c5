// The public face of the plans' pages: the list of a learner's plans.

export { PlanList } from './plan/plan-list.tsx';
export { plansQuery } from './queries.ts';
