// What a report can be of. Apart from how they are reckoned, which a page need not know.

/** The calendar week, from Monday; the calendar month; all that there was. */
export const PERIODS = ['week', 'month', 'all'] as const;
export type Period = (typeof PERIODS)[number];
