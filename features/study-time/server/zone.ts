// Lets a person's day turn at another zone's midnight.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import { knownZone } from '../../../kit/core/zones.ts';
import { inLedgerTransaction } from '../../ledger/server/api.ts';
import { changeZone } from '../domain/index.ts';
import { type ClockReading, lookAt, moveClock } from './count-study.ts';
import type { StudyTimeDeps } from './deps.ts';

type Change = { readonly userId: UserId; readonly zone: string };
type ChangeFailure = Failure<'zone_unknown'> | Failure<'changed_today', { readonly changeableAt: Date }>;

/** The same zone again is no change, so that a lost answer may be asked for once more. */
export async function changeZoneNow(
  deps: StudyTimeDeps,
  { userId, zone: name }: Change,
): Promise<Result<ClockReading, ChangeFailure>> {
  const zone = knownZone(name);
  if (zone === undefined) return err('zone_unknown');
  const { clock } = await inLedgerTransaction(deps.db, (tx) =>
    moveClock(deps, { tx, userId }, (stored, moment) => changeZone(stored, zone, moment)),
  );
  if (clock.zone === zone) return ok(await lookAt(deps, userId));
  return err('changed_today', { changeableAt: new Date(clock.day?.endsAt ?? 0) });
}
