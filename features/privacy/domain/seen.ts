// By what others see something of a person's.

export const SEEN_BY = ['classes', 'reports', 'plans'] as const;
/** The classes that they are in, and the links to reports and plans that are open. */
export type Seen = Readonly<Record<(typeof SEEN_BY)[number], number>>;
