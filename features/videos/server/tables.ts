// Videos that admins have sent for children: what each is called, its files, and whether children see it.

import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { FilmLanguage, FilmLevel } from '../../../content/schema/films/film-kinds.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { fileUses } from '../../../kit/server/files/tables.ts';
import type { CaptionLanguage, VIDEO_STATES, VideoProblem } from '../domain/video-kind.ts';

type Title = { readonly zh: string; readonly en: string; readonly pt: string };

export const videos = pgTable(
  'videos',
  {
    id: id().primaryKey(),
    /** Grows with each change by an admin: who saves against an old one is told. */
    version: integer('version').notNull().default(1),
    title: jsonb('title').$type<Title>().notNull(),
    level: text('level').$type<FilmLevel>().notNull(),
    /** What it teaches, and is spoken in. */
    language: text('language').$type<FilmLanguage>().notNull(),
    /** `waiting` to be looked into and, where it must be, converted. */
    state: text('state').$type<(typeof VIDEO_STATES)[number]>().notNull().default('waiting'),
    problem: text('problem').$type<VideoProblem>(),
    isPublished: boolean('is_published').notNull().default(false),
    fileId: id('file_id').references(() => fileUses.id, { onDelete: 'set null' }),
    posterId: id('poster_id').references(() => fileUses.id, { onDelete: 'set null' }),
    /** WebVTT by language; a language without captions is not there. */
    captions: jsonb('captions').$type<Partial<Record<CaptionLanguage, string>>>().notNull().default({}),
    width: integer('width'),
    height: integer('height'),
    seconds: integer('seconds'),
    /** No reference: who sent it stays known after the account is gone. */
    createdBy: id('created_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('videos_by_file').on(table.fileId),
    index('videos_by_poster').on(table.posterId),
    index('videos_by_time').on(table.createdAt, table.id),
  ],
);
