// Saves a new version of an area, or takes back one that has not begun; of two admins at once the second is told.

import type * as z from 'zod';
import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import { databaseNow } from '../../../kit/server/db/clock.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import { type AuditActor, recordAudit } from '../../audit/server/api.ts';
import { type Area, listChanges, readValues } from '../domain/index.ts';
import { findInEffect } from './read-settings.ts';
import { findVersion, insertVersion, latestNumber, type Version } from './versions-repo.ts';

type Writing = {
  readonly id: string;
  readonly note: string;
  readonly actor: AuditActor;
  /** The number of the latest row that the admin has seen. */
  readonly expectedNumber: number;
};

export type SaveInput = Writing & {
  readonly values: unknown;
  /** Undefined: now. */
  readonly effectiveFrom: Date | undefined;
};

/** What a number may be at least or at most, in the unit of its value. */
type Limit = { readonly key: string; readonly least: number | null; readonly most: number | null };

type Issue = z.core.$ZodIssue;

const keyOf = ({ path }: Issue): string => path.map(String).join(':');

function limitOf(issue: Issue): Limit[] {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return [];
  if (issue.origin !== 'number' && issue.origin !== 'int') return [];
  const least = issue.code === 'too_small' ? Number(issue.minimum) : null;
  const most = issue.code === 'too_big' ? Number(issue.maximum) : null;
  return [{ key: keyOf(issue), least, most }];
}

type SaveFailure =
  | Failure<'stale', { readonly latestNumber: number }>
  | Failure<'values_invalid', { readonly keys: readonly string[]; readonly limits: readonly Limit[] }>
  | Failure<'in_the_past'>;

export async function saveVersion(
  db: Database,
  area: Area,
  { values, effectiveFrom, actor, expectedNumber, ...words }: SaveInput,
): Promise<Result<Version, SaveFailure>> {
  const parsed = area.schema.safeParse(values);
  if (!parsed.success) {
    return err('values_invalid', {
      keys: [...new Set(parsed.error.issues.map(keyOf))],
      limits: parsed.error.issues.flatMap(limitOf),
    });
  }
  return db.transaction(async (tx) => {
    const now = await databaseNow(tx);
    if (effectiveFrom !== undefined && effectiveFrom <= now) return err('in_the_past');
    const base = await findInEffect(tx, area.area, now);
    const version = await insertVersion(tx, {
      ...words,
      area: area.area,
      number: expectedNumber + 1,
      values: parsed.data,
      effectiveFrom: effectiveFrom ?? now,
      basedOn: base?.id ?? null,
      cancels: null,
      createdBy: actor.id,
    });
    if (!version) return err('stale', { latestNumber: await latestNumber(tx, area.area) });
    await audit(tx, area, { version, base, action: 'settings_saved', actor });
    return ok(version);
  });
}

export type CancelInput = Writing & { readonly versionId: string };

type CancelFailure =
  | Failure<'stale', { readonly latestNumber: number }>
  | Failure<'unknown_version' | 'already_begun'>;

/** Writes a row that takes a scheduled version back; what was planned stays readable. */
export async function cancelVersion(
  db: Database,
  area: Area,
  { versionId, actor, expectedNumber, ...words }: CancelInput,
): Promise<Result<Version, CancelFailure>> {
  return db.transaction(async (tx) => {
    const now = await databaseNow(tx);
    const planned = await findVersion(tx, area.area, versionId);
    if (!planned || planned.cancels !== null) return err('unknown_version');
    if (planned.effectiveFrom <= now) return err('already_begun');
    const version = await insertVersion(tx, {
      ...words,
      area: area.area,
      number: expectedNumber + 1,
      values: planned.values,
      effectiveFrom: now,
      basedOn: planned.id,
      cancels: planned.id,
      createdBy: actor.id,
    });
    if (!version) return err('stale', { latestNumber: await latestNumber(tx, area.area) });
    await audit(tx, area, { version, base: planned, action: 'settings_cancelled', actor });
    return ok(version);
  });
}

export const valuesOf = (area: Area, version: Version | null | undefined) =>
  readValues(area, version?.values);

type Audited = {
  readonly version: Version;
  readonly base: Version | undefined;
  readonly action: 'settings_saved' | 'settings_cancelled';
  readonly actor: AuditActor;
};

async function audit(tx: Executor, area: Area, { version, base, action, actor }: Audited): Promise<void> {
  const changes =
    action === 'settings_saved' ? listChanges(valuesOf(area, base), valuesOf(area, version)) : [];
  const named = changes.map(({ key, entry, column, from, to }) => ({
    name: [key, entry, column].filter((part) => part !== null).join('.'),
    from,
    to,
  }));
  await recordAudit(tx, {
    actor,
    action,
    subject: { kind: 'settings', id: area.area, name: area.area },
    before: Object.fromEntries(named.map(({ name, from }) => [name, from])),
    after: {
      ...Object.fromEntries(named.map(({ name, to }) => [name, to])),
      effectiveFrom: version.effectiveFrom.toISOString(),
    },
    reason: version.note,
  });
}
