// The period that a page of the report tells of: it stands in the address, so that Back and a bookmark keep it.

import { useSearchParams } from 'react-router';
import { FIRST_PERIOD, PERIODS, type Period } from '../domain/index.ts';

const toPeriod = (text: string | null): Period => PERIODS.find((each) => each === text) ?? FIRST_PERIOD;

export function usePeriod(): readonly [Period, (period: Period) => void] {
  const [parameters, setParameters] = useSearchParams();
  const setPeriod = (period: Period) => setParameters({ period }, { replace: true });
  return [toPeriod(parameters.get('period')), setPeriod];
}
