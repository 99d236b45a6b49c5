// What a learner's classes wait for, on the home page; nothing, and little code, where nothing is open.

import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { loadTexts } from '../../../../kit/web/i18n.ts';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { openAssignmentsQuery } from '../queries.ts';

const Rows = lazyPart(async () => {
  const [{ AssignmentRows }] = await Promise.all([import('./assignment-rows.tsx'), loadTexts(['teaching'])]);
  return AssignmentRows;
});

export function OpenAssignments() {
  const { data } = useQuery(openAssignmentsQuery, queryClient);
  const isNone = data === undefined || (data.assignments.length === 0 && data.late === null);
  return isNone ? null : <Rows />;
}
