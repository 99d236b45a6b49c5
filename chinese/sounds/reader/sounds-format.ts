/** The layout of the sounds file, shared by the training script that writes it and the loader that reads it. */

/** First four bytes of the file; the digit is the version of the layout. */
export const MAGIC = 'YSN2';

/** The weights are a table of a power of two entries of one signed byte; as many as are left after the header. */
export const WEIGHT_BITS = 19;

/** How much more than a word nearby the other features count, so that both fit the same bytes. */
export const NEAR_FACTOR = 4;

/** The JSON header, UTF-8, after the magic and a 32-bit byte length; the weights follow it. */
export type SoundsHeader = {
  /** Characters whose reading the model decides, and for each its readings, separated by a space. */
  polyphones: string;
  polyphoneReadings: string[];
  /** Per polyphone two code units for each reading: what kind of word it is in that reading, and how usual that is. */
  polyphoneProfiles: string[];
  /** Traditional and rare characters; per character its readings joined by `/`, a space between characters. */
  rare: string;
  rareReadings: string;
};
