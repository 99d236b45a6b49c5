// What is shown before it is there.

/** Each has a page that says what it will do; `domain`, texts and routes follow from here. */
export const PREVIEWS = ['globalTutors', 'agent'] as const;
export type Preview = (typeof PREVIEWS)[number];

/** How many unconfirmed places one address may have before no further mail goes to it. */
export const UNCONFIRMED_MAX = 3;
/** For so long a mail that nobody answered keeps its place. */
export const UNCONFIRMED_DAYS = 30;
