// How long each thing of an order waits.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const PAYABLE_HOURS = 24;
export const PHOTO_DAYS = 7;
export const STORAGE_DAYS = 90;
/** Days in the warehouse after which the buyer is reminded. */
export const STORAGE_REMINDERS = [60, 80] as const;
/** How long a balance can be paid after it was asked for; then the order is cancelled. */
export const BALANCE_DAYS = 90;
/** Days after which a buyer whose answer or balance is needed is reminded. */
export const ANSWER_REMINDERS = [30, 60, 80] as const;
/** Days after the last day of the estimate, when nobody has said anything. */
export const SILENT_DAYS = 14;
export const CLAIM_DAYS = 60;
export const ADDRESS_DAYS = 180;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);
export const daysBetween = (from: Date, until: Date): number =>
  Math.floor((until.getTime() - from.getTime()) / DAY_MS);

export const payableUntil = (madeAt: Date): Date => new Date(madeAt.getTime() + PAYABLE_HOURS * HOUR_MS);
export const photosUntil = (storedAt: Date): Date => daysAfter(storedAt, PHOTO_DAYS);
export const storageUntil = (storedAt: Date): Date => daysAfter(storedAt, STORAGE_DAYS);
