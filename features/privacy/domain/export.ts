// When somebody may have their data made into an archive, and for how long it can be fetched.

import type { FileKind } from '../../../kit/core/file-kind.ts';
import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';

const DAY_MS = 24 * 3_600_000;

/** `failed`: it could not be made; `gone`: its days are over. */
export const EXPORT_STATES = ['making', 'ready', 'failed', 'gone'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** For so many days a finished archive can be fetched. */
export const EXPORT_DAYS = 7;
/** From one archive to the next. */
const PAUSE_MS = DAY_MS;

type LastExport = { readonly state: ExportState; readonly askedAt: Date };

type Moment = {
  readonly now: Date /** When the end of the account was asked for. */;
  readonly leavingSince: Date | undefined;
};

/** One archive a day; one that failed does not count, and whoever is to go may have one more as of then. */
export function mayAsk(
  latest: LastExport | undefined,
  { now, leavingSince }: Moment,
): Result<undefined, Failure<'too_soon', { readonly nextAt: Date }>> {
  if (!latest || latest.state === 'failed') return ok(undefined);
  if (leavingSince && latest.askedAt < leavingSince) return ok(undefined);
  const nextAt = new Date(latest.askedAt.getTime() + PAUSE_MS);
  return nextAt <= now ? ok(undefined) : err('too_soon', { nextAt });
}

/** Until when an archive that is ready now can be fetched. */
export const fetchableUntil = (now: Date): Date => new Date(now.getTime() + EXPORT_DAYS * DAY_MS);

const GIB = 1024 ** 3;

/** The archive itself, a file of its person. */
export const archiveKind: FileKind = {
  name: 'data-export',
  maxBytes: 4 * GIB,
  types: ['application/zip'],
  perPerson: { files: 1, bytes: 4 * GIB },
};
