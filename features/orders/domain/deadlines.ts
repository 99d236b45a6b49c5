// How long each thing of an order waits.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const PAYABLE_HOURS = 24;
/** How long before the end of that whoever has not paid is reminded. */
export const UNPAID_REMINDER_HOURS = 6;
/** How long after an order the same things are asked about before they are ordered once more, also where they are there by then. */
export const SAME_THINGS_MINUTES = 60;
/** How long a step that was taken by mistake can be taken back. */
export const UNDO_MINUTES = 30;
export const PHOTO_DAYS = 7;
export const STORAGE_DAYS = 90;
/** Days in the warehouse after which the buyer is reminded. */
export const STORAGE_REMINDERS = [60, 80] as const;
/** How long a balance can be paid after it was asked for; then the order is cancelled. */
export const BALANCE_DAYS = 90;
/** How long a buyer can agree to what the seller asks now: prices change. */
export const PRICE_DAYS = 7;
/** When a buyer who has not agreed is reminded. */
export const PRICE_REMINDERS = [4] as const;
/** Days after which a buyer whose answer or balance is needed is reminded. */
export const ANSWER_REMINDERS = [30, 60, 80] as const;
/** Days after the last day of the estimate, when nobody has said anything. */
export const SILENT_DAYS = 14;
export const CLAIM_DAYS = 60;
export const ADDRESS_DAYS = 180;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);
export const daysBetween = (from: Date, until: Date): number =>
  Math.floor((until.getTime() - from.getTime()) / DAY_MS);

export const minutesBefore = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() - minutes * MINUTE_MS);

export const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * HOUR_MS);

export const payableUntil = (madeAt: Date): Date => hoursAfter(madeAt, PAYABLE_HOURS);
export const remindUnpaidAt = (until: Date): Date => hoursAfter(until, -UNPAID_REMINDER_HOURS);
export const photosUntil = (storedAt: Date): Date => daysAfter(storedAt, PHOTO_DAYS);
export const storageUntil = (storedAt: Date): Date => daysAfter(storedAt, STORAGE_DAYS);
