// The calendar day on this device, so many days from today: in the evening of one place it is tomorrow elsewhere.

/** yyyy-mm-dd. */
export function deviceDay(now: Date, later = 0): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + later);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
