// How moments of study time are written.

/** Midnight as 00:00, which 12 AM is not to everybody. */
export const WHEN: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};
