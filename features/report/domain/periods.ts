// What a report can be of. Apart from how they are reckoned, which a page need not know.

/** The calendar week, from Monday; seven days up to today; the calendar month; all that there was. */
export const PERIODS = ['week', 'last7', 'month', 'all'] as const;
/** What a report opens with: on a Monday morning a week that has just begun would hold nothing. */
export const FIRST_PERIOD = 'last7';
export type Period = (typeof PERIODS)[number];
