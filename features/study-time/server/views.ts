// How the contract shows a person's study time.

import type { Role } from '../../../kit/core/access.ts';
import { secondsLeft, WARNING_SECONDS, zoneOf } from '../domain/index.ts';
import type { ClockReading } from './count-study.ts';
import { isLimited } from './gate.ts';

type Person = { readonly role: Role; readonly boostersOwned: number };

export function toTodayView({ clock, isVip, now }: ClockReading, { role, boostersOwned }: Person) {
  const { day, allowance, extra, zoneChangedOn } = clock;
  if (!day) throw new Error('a day that was begun is not there');
  const left = secondsLeft(clock);
  const limited = isLimited(role);
  const resetsAt = new Date(day.endsAt).toISOString();
  return {
    limited,
    allowanceLeft: allowance,
    extraLeft: extra,
    secondsLeft: left,
    isWarning: limited && left <= WARNING_SECONDS,
    given: day.given,
    studied: day.counted,
    isVip,
    boostersOwned,
    date: day.date,
    zone: zoneOf(clock),
    isZoneKnown: clock.zone !== null,
    zoneFixedUntil: zoneChangedOn === day.date ? resetsAt : null,
    resetsAt,
    now: new Date(now).toISOString(),
  };
}
