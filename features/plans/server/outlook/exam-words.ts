// What of an exam will be missing after so many new words, and which exam is worth aiming at instead.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { bandToOffer, bandWithin, missingOf, nearlyWithin } from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';

type Gain = { readonly band: number; readonly gained: number };

/** One answer to whether an exam is in reach, for the wizard, the plan and the report. */
export async function examAfter({ ahead }: PlansDeps, userId: UserId, { band, gained }: Gain) {
  const [{ placedLevel }, bands] = await Promise.all([
    ahead.start(userId),
    Promise.all(Array.from({ length: band }, (_, at) => ahead.wordsUpTo(userId, at + 1))),
  ]);
  const { size, known } = bands.at(-1) ?? { size: 0, known: 0 };
  const [within, nearly] = [bandWithin(bands, gained), nearlyWithin(bands, gained)];
  return {
    size,
    known,
    missing: missingOf({ size, known }, gained),
    within: within ?? null,
    nearly: nearly ?? null,
    isOut: within !== band && nearly?.band !== band,
    offer: bandToOffer(bands, { gained, placedLevel: placedLevel?.exam ?? 0 }) ?? null,
  };
}
