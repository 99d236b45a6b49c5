// Days by which something is to be done, by the calendar of whoever looks.

const pad = (part: number): string => String(part).padStart(2, '0');

/** As a date field has it. */
const toField = (day: Date): string =>
  `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;

/** The day of a moment. */
export const dayOf = (iso: string): string => toField(new Date(iso));

export const inAWeek = (now: Date): string =>
  toField(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7));

/** The last moment of a day of a date field; not a date for what is none. */
export const endOfDay = (field: string): Date => new Date(`${field}T23:59:59`);
