// Whether the exam that was chosen is within reach by its day: read anew once the answers have reached the server.

import { useQuery } from '@tanstack/react-query';
import type { Aim } from '../../../domain/index.ts';
import { type Reach, reachQuery } from '../../queries.ts';
import { useChoices } from '../answers/choices.ts';
import type { SaveStatus } from '../answers/draft-saver.ts';

type AimReach = {
  /** Null, or undefined, while there is nothing to tell. */
  readonly reach: Reach | undefined;
  /** The exam will not be within reach on its day. */
  readonly isOut: boolean;
  readonly isReading: boolean;
};

export function useReach(aim: Aim | null, status: SaveStatus | undefined): AimReach {
  const { level, minutesADay } = useChoices();
  const band = aim?.kind === 'exam' ? aim.band : null;
  const isAsked = band !== null;
  // The figures of another exam are no answer: while these are reckoned there are none.
  const { data, error } = useQuery({
    ...reachQuery({
      band: band ?? 1,
      ...(aim === null || aim.by === null ? {} : { by: aim.by }),
      // Whoever has not said a level yet begins with nothing.
      level: level ?? 'zero',
      minutesADay,
    }),
    enabled: isAsked && status !== 'saving',
  });
  const reach = isAsked && data ? data : undefined;
  return { reach, isOut: reach?.isOut ?? false, isReading: isAsked && error === null && data === undefined };
}
