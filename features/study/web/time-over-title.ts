// What is said of a day whose study time is used, on every page that says it.

import { useToday } from '../../study-time/web/api.ts';
import { t } from './texts.ts';

export function useTimeOverTitle(): string {
  const today = useToday();
  return t(today?.limited && !today.isVip ? 'plan.freeUsed' : 'plan.noTimeTitle');
}
