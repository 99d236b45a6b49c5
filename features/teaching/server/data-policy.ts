// How long rows of teaching stay, and what becomes of them when their person goes.

import { sql } from 'drizzle-orm';
import {
  type DataPolicy,
  DELETED,
  declareData,
  EMPTIED,
  forEver,
  goesWith,
  NOT_PERSONAL,
  removedAfter,
} from '../../../kit/server/db/declare-data.ts';
import {
  assignmentReminders,
  assignments,
  classInvitations,
  classMembers,
  handIns,
  teacherApplications,
  teachingClasses,
} from './tables.ts';

export const teachingData: readonly DataPolicy[] = [
  declareData(teacherApplications, {
    retention: forEver('few, and they go with their person'),
    of: 'userId',
    columns: DELETED,
    mentions: { decidedBy: EMPTIED },
  }),
  declareData(teachingClasses, {
    retention: forEver('few, and they go with their teacher'),
    of: 'teacherId',
    columns: DELETED,
  }),
  declareData(classMembers, {
    retention: forEver('until the learner leaves, or the class goes with its teacher'),
    of: 'userId',
    columns: DELETED,
    besides: {
      class_name: sql`(select c.name from teaching_classes c where c.id = class_members.class_id)`,
      teacher: sql`(select u.name from teaching_classes c join users u on u.id = c.teacher_id
        where c.id = class_members.class_id)`,
    },
  }),
  declareData(classInvitations, {
    retention: removedAfter(90, 'invitedAt'),
    of: ({ id, email }) => sql`(user_id = ${id} or (user_id is null and contact = lower(${email})))`,
    columns: DELETED,
    // The row goes with whom it names.
    mentions: { userId: DELETED },
  }),
  declareData(assignments, {
    retention: goesWith('its class'),
    // What was asked of them belongs to what they have done.
    of: ({ id }) =>
      sql`class_id in (select class_id from class_members where user_id = ${id}
        union select id from teaching_classes where teacher_id = ${id})`,
    columns: NOT_PERSONAL,
    besides: { class_name: sql`(select c.name from teaching_classes c where c.id = assignments.class_id)` },
  }),
  declareData(assignmentReminders, {
    retention: goesWith('its assignment, or its learner'),
    of: 'userId',
    columns: DELETED,
  }),
  declareData(handIns, {
    retention: goesWith('its assignment, or its learner'),
    of: 'userId',
    columns: DELETED,
    besides: { assignment: sql`(select a.heading from assignments a where a.id = hand_ins.assignment_id)` },
  }),
];
