// Which roles and scenes the learner has finished, for marks in lists; nothing is marked until that is known.

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { finishedQuery } from './queries.ts';

/** Subjects as talks name them: a role's id, or `place/scene`. */
export function useFinished(kind: 'role' | 'scene'): ReadonlySet<string> {
  const { data } = useQuery(finishedQuery);
  return useMemo(
    () => new Set(data?.filter((play) => play.kind === kind).map(({ subject }) => subject)),
    [data, kind],
  );
}
