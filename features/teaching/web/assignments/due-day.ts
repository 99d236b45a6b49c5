// Days by which something is to be done, by the calendar of whoever sets them.

const pad = (part: number): string => String(part).padStart(2, '0');

/** The day of a moment, as a date field has it. */
export const today = (now: Date): string =>
  `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;

export const inAWeek = (now: Date): string =>
  today(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7));

/** False for what a date field holds before a day was chosen. */
export const isDay = (field: string): boolean => /^\d{4}-\d\d-\d\d$/.test(field);
