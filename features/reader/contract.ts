// What reading asks the server: which words and texts a person knows, and the texts that they brought along themselves.

import * as z from 'zod';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { memberProcedure, READS } from '../../kit/core/procedure.ts';
import { OWN_TEXT_MAX, OWN_TITLE_MAX } from './domain/own-text.ts';

const tag = 'reader';
const changing = { max: 120, seconds: 600 } as const;

const listed = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Characters that are Chinese. */
  characters: z.int(),
  createdAt: z.iso.datetime(),
});
const whole = listed.extend({ text: z.string() });

export const readerContract = {
  knowledge: memberProcedure({
    tag,
    method: 'GET',
    path: '/reader/knowledge',
    summary:
      'The words that the person knows or learns by their log, and the graded texts that they have read',
    limit: READS,
  }).output(
    z.object({
      /** `word reading`: characters, a space, numbered pinyin (empty where nobody can tell). */
      known: z.array(z.string()),
      learning: z.array(z.string()),
      /** By their characters: up to the band of a placement, and not asked yet. */
      probable: z.array(z.string()),
      /** Ids of graded texts. */
      read: z.array(z.string()),
    }),
  ),

  listOwn: memberProcedure({
    tag,
    method: 'GET',
    path: '/reader/own-texts',
    summary: 'The texts that the person has put in, the latest first',
    limit: READS,
  })
    .input(z.object({ cursor }))
    .output(z.object({ texts: z.array(listed), nextCursor })),

  readOwn: memberProcedure({
    tag,
    method: 'GET',
    path: '/reader/own-texts/{id}',
    summary: 'One text that the person has put in',
    limit: READS,
  })
    .input(z.object({ id: z.uuid() }))
    .output(whole),

  keepOwn: memberProcedure({
    tag,
    method: 'PUT',
    path: '/reader/own-texts/{id}',
    summary: 'Keep a text of one’s own; sent again with the same id, it is kept once',
    limit: changing,
  })
    .input(
      z.object({
        /** Made by the page. */
        id: z.uuid(),
        /** Empty: the text is called by its first words. */
        title: z.string().trim().max(OWN_TITLE_MAX),
        // Pasting brings spaces and empty lines along, which are taken out before the text is measured.
        text: z.string().max(2 * OWN_TEXT_MAX),
      }),
    )
    .output(whole)
    .errors({
      TEXT_NOT_CHINESE: { status: 422, message: 'Not enough Chinese to read.' },
      TEXT_TOO_LONG: { status: 422, message: `Longer than ${OWN_TEXT_MAX} characters.` },
      TEXTS_FULL: { status: 409, message: 'No more texts can be kept.' },
    }),

  deleteOwn: memberProcedure({
    tag,
    method: 'DELETE',
    path: '/reader/own-texts/{id}',
    summary: 'Delete a text of one’s own',
    limit: changing,
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
};
export type ReaderContract = typeof readerContract;
