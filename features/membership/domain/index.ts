// The public face of the membership's rules.

export { type Grant, lastEnd, layPeriods, type Period, type Span } from './periods.ts';
