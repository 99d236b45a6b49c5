// Drafts as the page sees them, each with what will be said of it when it is priced.

import type { Locale } from '../../../kit/core/locale.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { Files } from '../../../kit/server/files/files.ts';
import { judgeThings } from '../../global-services/server/api.ts';
import type { Draft } from './drafts-repo.ts';

type Viewing = {
  readonly db: Database;
  readonly files: Pick<Files, 'addresses'>;
  readonly now: Date;
  readonly locale: Locale;
};

export async function viewDrafts({ db, files, now, locale }: Viewing, drafts: readonly Draft[]) {
  const verdicts = await judgeThings(db, drafts.map(toThing), { now, locale });
  return drafts.map((draft, index) => ({
    ...toView(files, draft, now),
    verdicts: verdicts.filter(({ item }) => item === index),
  }));
}

/** Whether a thing with these fields is not bought at all. */
export async function isRefused(db: Executor, fields: Draft['fields'], now: Date): Promise<boolean> {
  const verdicts = await judgeThings(db, [toThing({ fields })], { now, locale: 'en' });
  return verdicts.some(({ kind }) => kind === 'refuse');
}

function toThing({ fields }: Pick<Draft, 'fields'>) {
  const { name, variant, category, unitPriceFen, declared, denied } = fields;
  return {
    name: name?.value ?? '',
    variant: variant?.value ?? '',
    category: category?.value ?? '',
    // A price that is not known is not too low.
    priceFen: unitPriceFen?.value ?? Number.MAX_SAFE_INTEGER,
    declared: declared?.value ?? [],
    denied: denied?.value ?? [],
  };
}

/** A reading whose lease is over broke off with its process. */
function toView(files: Pick<Files, 'addresses'>, draft: Draft, now: Date) {
  const { id, origin, state, problem, reader, fields, otherPrices, pictureId, version, updatedAt } = draft;
  return {
    id,
    origin,
    ...(isBrokenOff(draft, now)
      ? { state: 'failed' as const, problem: 'broken_off' as const }
      : { state, problem }),
    reader,
    fields,
    otherPrices: [...otherPrices],
    pictureId,
    isPictureOrdered: pictureId !== null && !draft.ownsPicture,
    picture: pictureId && files.addresses.addressOf(pictureId, now),
    version,
    updatedAt: updatedAt.toISOString(),
  };
}

export const isBrokenOff = ({ state, leaseUntil }: Draft, now: Date): boolean =>
  state === 'reading' && leaseUntil !== null && leaseUntil < now;
