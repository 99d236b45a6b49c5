// The bounds of what study takes: retentions to choose from, lists, changes of many words at once.

/** Shares of cards still known that a learner may wish for. More costs so many minutes that nothing new would fit. */
export const RETENTIONS = [0.8, 0.84, 0.87, 0.92] as const;

/** What "more" comes to at a time, beyond the day's plan. */
export const EXTRA_SECONDS = 10 * 60;

/** So often a card is missed in a day; then it is let go until tomorrow: asked again and again, it would hold the day for good. */
export const MISSES_A_DAY = 3;

/** The forecast of words looks so far ahead. */
export const FORECAST_DAYS = 30;
/** With new words for fewer days than this, lists to take more from are offered. */
export const SHORT_DAYS = 3;

/** Words that are changed, or cards that are fetched, in one call. */
export const WORDS_MAX = 200;
export const CARDS_MAX = 50;

/**
 * `add`: take it up, also what was only met in talks; `suspend`: leave it out until `resume`; `forget`: begin anew, as
 * if nothing had been answered.
 */
export const CHANGES = ['add', 'suspend', 'resume', 'forget'] as const;
export type Change = (typeof CHANGES)[number];

/** A deck that the learner has brought; its name follows. */
export const DECK_LIST = 'deck:';

/** What a list is searched for: a tag is the longest of it, behind its `#`. */
export const SEARCH_MAX = 101;

/** What a list that comes with the product is made of; its id begins with it. */
export const LIST_SOURCES = ['topic', 'lesson', 'scene', 'role', 'pack'] as const;

/** `mine`: all that the learner took up; else an HSK band, or the words of a source. */
export const LIST_ID = new RegExp(`^(?:mine|hsk-[1-7]|(?:${LIST_SOURCES.join('|')}):[a-z0-9/-]{1,80})$`);
