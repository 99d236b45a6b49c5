// The public face of study's pages: the plan of the day, which stands above the talks.

export { PlanHead } from './hub/plan-head.tsx';
