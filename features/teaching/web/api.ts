// The public face of the teaching pages: what a learner's classes wait for.

export { OpenAssignments } from './own/open-assignments.tsx';
