// How much a database of so many people holds, and how what is in it is spread over them.

/** People come in blocks that are alike, so that the same people are measured in a small database and in a large one. */
export const BLOCK = 1000;

export const PER_PERSON = { talks: 10, eventsPerTalk: 10, studyDays: 10, notices: 3 } as const;

/** Talks are filled in slices of time, the oldest first, so that what belongs to a person lies as scattered as it would. */
export const SLICES = 40;
export const DAYS = 400;

/**
 * In a query: the place of a person in their block, to whom something new goes. The first of a thousand gets a tenth of
 * everything, which is a thousand talks; the one in the middle gets five.
 */
export const SKEWED_PLACE = `floor(${BLOCK} * power(random(), 3))::int`;

/** Messages of a talk: three in most, the whole of the talk that was held in one of five. */
export const SHORT_TALK = 3;
export const SHORT_SHARE = 0.8;
