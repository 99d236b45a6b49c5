// The public face of the report: what a learner has reached so far, for the page of the person.

export { Reached } from './parts/reached.tsx';
