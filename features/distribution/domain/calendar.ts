// Days as they are asked for.

const DAY_MS = 24 * 3600 * 1000;

/** Days from first to last, both whole, in UTC; undefined when they are the wrong way round. */
export function daysRange(from: string, to: string): { from: Date; until: Date } | undefined {
  const [begin, end] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
  return begin <= end ? { from: new Date(begin), until: new Date(end + DAY_MS) } : undefined;
}

/** The keys of the days or months of a chart that ends with `today` (yyyy-mm-dd), the oldest first. */
export function chartBuckets(unit: 'day' | 'month', today: string): string[] {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const count = CHART_LENGTH[unit];
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    // Only ever counted with, never a moment: UTC has no missing hours.
    const date = unit === 'day' ? Date.UTC(year, month - 1, day - back) : Date.UTC(year, month - 1 - back, 1);
    return new Date(date).toISOString().slice(0, unit === 'day' ? 10 : 7);
  });
}

const CHART_LENGTH = { day: 31, month: 12 } as const;
