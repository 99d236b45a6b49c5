// The public face of the rules of drafts.

export { LINE_MAX, NO_LINE } from './line.ts';
export {
  ADVICE,
  FAULTS,
  isFault,
  type Problem,
  problemOfIssue,
  problemOfLine,
} from './problems.ts';
export { isSlug, slugOf } from './slug.ts';
