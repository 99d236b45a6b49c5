// Bringing a deck of Anki's, or a table, and taking one's words along.

import * as z from 'zod';
import { LOCALES } from '../../kit/core/locale.ts';
import { memberProcedure, READS } from '../../kit/core/procedure.ts';
import { FILE_ERRORS } from '../files/domain/index.ts';
import {
  CSV_LETTERS,
  DECK_SKILLS,
  IMPORT_STATUSES,
  LOSSES,
  NAME_MAX,
  PACKAGE_PROBLEMS,
  REFUSALS,
  TAKEN_KINDS,
} from './domain/index.ts';

const tag = 'anki';
const CSV_BODY_BYTES = 3 * CSV_LETTERS + 10_000;
/** Of the meanings. */
const language = z.enum(LOCALES);
const count = z.int().nonnegative();

const report = z.object({
  /** Words that stand on the list only now. */
  added: count,
  /** Words that were there and got their sentence, sound or picture. */
  updated: count,
  /** Words that were there as they are, or came twice. */
  doubled: count,
  refused: count,
  /** Reviews that now count. */
  reviews: count,
  /** Of the words of a package, as they stood in Anki; those that are set aside are counted there. */
  known: count,
  due: count,
  unasked: count,
  sounds: count,
  pictures: count,
  /** Words set aside as a whole, and single skills of others. */
  setAside: count,
  skillsSetAside: count,
  /** The first of what was refused, and why. */
  samples: z.array(z.object({ text: z.string(), why: z.enum(REFUSALS) })),
  /** What of words that came did not come along, with the first of them. */
  losses: z.array(z.object({ what: z.enum(LOSSES), count, words: z.array(z.string()) })),
  /** Kinds of card that are practised now, where the deck has switched the others off; else none. */
  practised: z.array(z.enum(DECK_SKILLS)),
});

const imported = z.object({
  id: z.uuid(),
  /** What its file was called; empty where nobody said. */
  name: z.string(),
  status: z.enum(IMPORT_STATUSES),
  /** Grows while it runs. */
  report,
  /** Why the whole was refused; null where it was not. */
  problem: z.enum(PACKAGE_PROBLEMS).nullable(),
  createdAt: z.iso.datetime(),
});

export const ankiContract = {
  bring: memberProcedure({
    tag,
    method: 'PUT',
    path: '/anki/imports/{id}',
    summary:
      'Bring an uploaded package (kind `anki-package`), or a table as text; sent again, it is brought once',
    limit: { max: 20, seconds: 3600 },
    bodyBytes: CSV_BODY_BYTES,
  })
    .input(
      z.object({
        id: z.uuid(),
        name: z.string().trim().max(NAME_MAX).default(''),
        deck: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('package'), uploadId: z.uuid() }),
          z.object({ kind: z.literal('table'), text: z.string().max(CSV_LETTERS) }),
        ]),
      }),
    )
    .output(imported)
    .errors({
      ...FILE_ERRORS,
      IMPORT_RUNNING: { status: 409, message: 'Another deck is still being brought.' },
    }),

  listImports: memberProcedure({
    tag,
    method: 'GET',
    path: '/anki/imports',
    summary: 'The decks that were brought last, the latest first, and how far that is',
    limit: READS,
  }).output(z.array(imported)),

  takeTable: memberProcedure({
    tag,
    method: 'GET',
    path: '/anki/table',
    summary: 'All kept words as a table: word, reading, meanings, sentence, when each comes back',
    limit: { max: 30, seconds: 3600 },
  })
    .input(z.object({ language }))
    .output(z.object({ text: z.string(), words: count })),

  takePackage: memberProcedure({
    tag,
    method: 'POST',
    path: '/anki/packages',
    summary:
      'All kept words as a package for Anki, with schedule, reviews, sounds and pictures; answers where it is read',
    limit: { max: 10, seconds: 3600 },
  })
    .input(z.object({ language, kinds: z.enum(TAKEN_KINDS).default('begun') }))
    .output(z.object({ address: z.string(), words: count, bytes: count }))
    .errors({ NO_WORDS: { status: 409, message: 'No word has been kept yet.' } }),
};
export type AnkiContract = typeof ankiContract;
