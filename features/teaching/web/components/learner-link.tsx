// A learner's name, which leads to what they have done.

import { Link } from 'react-router';
import type { Learner } from '../queries.ts';

type LearnerLinkProps = Pick<Learner, 'id' | 'name'> & { readonly classId: string };

export function LearnerLink({ classId, id, name }: LearnerLinkProps) {
  return (
    <Link
      to={`/teaching/classes/${classId}/learners/${id}`}
      className="inline-flex min-h-11 items-center font-medium wrap-anywhere underline"
    >
      {name}
    </Link>
  );
}
