// What can be asked of teaching: becoming a teacher, classes and assignments, and what admins decide.

import { administering, applying } from './contract/applying.ts';
import { assigning, doing } from './contract/assignments.ts';
import { classes, joining } from './contract/classes.ts';

export const teachingContract = {
  ...applying,
  ...classes,
  ...joining,
  ...assigning,
  ...doing,
  ...administering,
};
export type TeachingContract = typeof teachingContract;
