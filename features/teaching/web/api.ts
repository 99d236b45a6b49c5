// The public face of the teaching pages: what a learner's classes wait for, and the classes that somebody teaches.

export { TaughtClasses } from './components/taught-classes.tsx';
export { OpenAssignments } from './own/open-assignments.tsx';
