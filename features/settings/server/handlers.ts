// The calls of the settings' contract.

import { implement, ORPCError } from '@orpc/server';
import type { Database } from '../../../kit/server/db/database.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { lastChangedBy } from '../../audit/server/api.ts';
import { settingsContract } from '../contract.ts';
import { type Area, currenciesArea, type Field, listChanges } from '../domain/index.ts';
import { findInEffect, readSettings } from './read-settings.ts';
import { cancelVersion, saveVersion, valuesOf } from './save-version.ts';
import { type HistoryRow, latestNumber, listHistory, listScheduled, type Version } from './versions-repo.ts';

const PAGE = 20;

export function settingsHandlers(db: Database, areas: readonly Area[]) {
  const os = implement(settingsContract).$context<RequestContext>();
  const areaNamed = (name: string): Area => {
    const found = areas.find(({ area }) => area === name);
    if (!found) throw new ORPCError('NOT_FOUND');
    return found;
  };
  const lastBy = (area: string, context: RequestContext) =>
    lastChangedBy(db, { subjectId: area, admin: requireMember(context).id });
  return os.router({
    currencies: os.currencies.handler(async () => {
      const { version, values, since } = await readSettings(db, currenciesArea, new Date());
      const bankCosts = values.bankCosts.map(({ id, name, share, source, state }) => ({
        currency: id,
        name,
        share,
        source,
        isChecked: state === 'checked',
      }));
      return { version, since: since?.toISOString() ?? null, rates: values.rates, bankCosts };
    }),
    listAreas: os.listAreas.handler(() => Promise.all(areas.map((area) => toAreaView(db, area)))),
    history: os.history.handler(async ({ input: { area: name, before } }) => {
      const area = areaNamed(name);
      const found = await listHistory(db, { area: name, before, limit: PAGE + 1 });
      const versions = found.slice(0, PAGE).map((row) => toHistoryView(area, row));
      return { versions, nextBefore: found.length > PAGE ? (versions.at(-1)?.version.number ?? null) : null };
    }),
    save: os.save.handler(async ({ input: { area, effectiveFrom, ...input }, context, errors }) => {
      const saved = await saveVersion(db, areaNamed(area), {
        ...input,
        effectiveFrom: effectiveFrom === null ? undefined : new Date(effectiveFrom),
        actor: requireMember(context),
      });
      if (saved.ok) return toVersionView(areaNamed(area), saved.value);
      if (saved.error.code === 'stale')
        throw errors.SETTINGS_STALE({ data: { ...saved.error.data, ...(await lastBy(area, context)) } });
      if (saved.error.code === 'in_the_past') throw errors.SETTINGS_IN_THE_PAST();
      const { keys, limits } = saved.error.data;
      throw errors.SETTINGS_INVALID({ data: { keys: [...keys], limits: [...limits] } });
    }),
    cancel: os.cancel.handler(async ({ input: { area, ...input }, context, errors }) => {
      const cancelled = await cancelVersion(db, areaNamed(area), {
        ...input,
        actor: requireMember(context),
      });
      if (cancelled.ok) return toVersionView(areaNamed(area), cancelled.value);
      if (cancelled.error.code === 'stale')
        throw errors.SETTINGS_STALE({ data: { ...cancelled.error.data, ...(await lastBy(area, context)) } });
      throw cancelled.error.code === 'already_begun' ? errors.SETTINGS_BEGUN() : new ORPCError('NOT_FOUND');
    }),
  });
}

async function toAreaView(db: Database, area: Area) {
  const now = new Date();
  const current = await findInEffect(db, area.area, now);
  const scheduled = await listScheduled(db, area.area, now);
  return {
    area: area.area,
    fields: Object.entries(area.fields).map(([key, field]) => toFieldView(key, field)),
    values: { ...valuesOf(area, current) },
    current: current ? toVersionView(area, current) : null,
    scheduled: scheduled.map((version) => toVersionView(area, version)),
    latestNumber: await latestNumber(db, area.area),
  };
}

function toFieldView(key: string, field: Field) {
  if (typeof field === 'string') return { key, kind: field, columns: [] };
  const columns = Object.entries(field.columns).map(([column, kind]) =>
    typeof kind === 'string'
      ? { key: column, kind, options: [] }
      : { key: column, kind: 'choice' as const, options: [...kind] },
  );
  return { key, kind: 'table' as const, columns };
}

function toVersionView(area: Area, version: Version) {
  const { id, number, effectiveFrom, note, createdAt } = version;
  return {
    id,
    number,
    values: { ...valuesOf(area, version) },
    effectiveFrom: effectiveFrom.toISOString(),
    note,
    createdAt: createdAt.toISOString(),
  };
}

function toHistoryView(area: Area, { version, base, cancelledBy, authorName }: HistoryRow) {
  const isChange = version.cancels === null;
  return {
    version: toVersionView(area, version),
    authorId: version.createdBy,
    authorName,
    cancels: version.cancels,
    cancelledAt: cancelledBy?.createdAt.toISOString() ?? null,
    changes: isChange ? listChanges(valuesOf(area, base), valuesOf(area, version)) : [],
  };
}
