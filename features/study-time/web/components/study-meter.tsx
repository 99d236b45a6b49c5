// What measures study on a page: heartbeats, the warning, and when time is over the ways on.

import { useState } from 'react';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { useHasStudyTime, useRefusals, useToday } from '../today.ts';
import { useBeats } from '../use-beats.ts';
import { useWarning } from '../use-warning.ts';

const TimeOver = lazyPart(async () => (await import('./time-over.tsx')).TimeOver);

export type StudyMeterProps = {
  /** An answer is on its way: it is finished before anything else. */
  readonly isBusy: boolean;
};

export function StudyMeter({ isBusy }: StudyMeterProps) {
  useBeats(isBusy);
  useWarning();
  const today = useToday();
  const hasTime = useHasStudyTime();
  const refusals = useRefusals();
  // Closed until something is refused again, or time was back in between: reading goes on without time.
  const [closedAt, setClosedAt] = useState<number | null>(null);
  if (hasTime && closedAt !== null) setClosedAt(null);
  if (!today || hasTime !== false || isBusy || closedAt === refusals) return null;
  return <TimeOver today={today} onClose={() => setClosedAt(refusals)} />;
}
