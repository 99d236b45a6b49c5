// What a package may hold; more is refused before, or while, it is unpacked.

const MIB = 1024 * 1024;

export const LIMITS = {
  /** Of the zip file. */
  entries: 20_000,
  /** All that it says that it unpacks to, without unpacking it. */
  declaredBytes: 1024 * MIB,
  collectionBytes: 300 * MIB,
  /** The list of media, and the note of the version. */
  listBytes: 8 * MIB,
  /** Of each file, and of all of a kind. */
  media: {
    sound: { bytes: 2 * MIB, files: 5000, allBytes: 200 * MIB },
    picture: { bytes: 5 * MIB, files: 5000, allBytes: 200 * MIB },
  },
  notes: 50_000,
  decksPerNote: 20,
  cardsPerNote: 100,
  cardDataLetters: 1000,
  tagLetters: 10_000,
  fields: 64,
  fieldLetters: 4000,
  reviewsPerNote: 2000,
  reviews: 1_000_000,
} as const;
