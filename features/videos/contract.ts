// Videos for children that admins send: what children see, and how admins send, name, publish and delete them.

import * as z from 'zod';
import { FILM_LANGUAGES, FILM_LEVELS } from '../../content/schema/films/film-kinds.ts';
import { adminProcedure, procedure, READS } from '../../kit/core/procedure.ts';
import { changedBy } from '../audit/contract.ts';
import { FILE_ERRORS } from '../files/domain/index.ts';
import { CAPTIONS_MAX } from './domain/captions.ts';
import { CAPTION_LANGUAGES, VIDEO_PROBLEMS, VIDEO_STATES } from './domain/video-kind.ts';

const tag = 'videos';
const WRITES = { max: 120, seconds: 600 } as const;

const text = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .refine((value) => value.isWellFormed(), 'half a character');
const named = z.object({
  title: z.object({ zh: text, en: text, pt: text }),
  level: z.enum(FILM_LEVELS),
  language: z.enum(FILM_LANGUAGES),
});
/** Empty for none. */
const vtt = z
  .string()
  .max(CAPTIONS_MAX)
  .refine((value) => value.isWellFormed(), 'half a character');
const captions = z.object({ zh: vtt, en: vtt, pt: vtt });

const shown = named.extend({
  id: z.uuid(),
  /** In seconds. */
  length: z.int(),
  /** Addresses that are good for a day. */
  address: z.string(),
  poster: z.string().nullable(),
  captions: z.array(z.enum(CAPTION_LANGUAGES)),
});

const forAdmins = named.extend({
  id: z.uuid(),
  version: z.int(),
  state: z.enum(VIDEO_STATES),
  problem: z.enum(VIDEO_PROBLEMS).nullable(),
  isPublished: z.boolean(),
  address: z.string().nullable(),
  poster: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  seconds: z.int().nullable(),
  captions,
  createdAt: z.iso.datetime(),
});

const STALE = {
  VIDEO_STALE: {
    status: 409,
    message: 'Somebody else has changed this video since it was read.',
    data: changedBy,
  },
} as const;
const id = z.uuid();
const version = z.int().min(1);

export const videosContract = {
  listShown: procedure({
    tag,
    access: 'public',
    metered: false,
    method: 'GET',
    path: '/videos',
    summary: 'The videos that children see',
    limit: READS,
  }).output(z.array(shown)),

  listVideos: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/videos',
    summary: 'All videos, the latest first',
    limit: READS,
  }).output(
    z.object({ videos: z.array(forAdmins), /** Whether this server converts. */ converts: z.boolean() }),
  ),

  addVideo: adminProcedure({
    tag,
    method: 'PUT',
    path: '/admin/videos/{id}',
    summary: 'Make a video of a finished upload; it is looked into before anybody sees it',
    limit: WRITES,
    overwrites: 'it makes a video of a new id; the same again is the same video',
  })
    .input(named.extend({ id, uploadId: z.uuid() }))
    .output(z.object({}))
    .errors({
      ...FILE_ERRORS,
      VIDEO_LIMIT: { status: 409, message: 'There are as many videos as one installation keeps.' },
    }),

  changeVideo: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/videos/{id}',
    summary: 'Name a video anew, write its captions, and show it to children or not',
    limit: WRITES,
  })
    .input(named.extend({ id, version, captions, isPublished: z.boolean() }))
    .output(z.object({ version: z.int() }))
    .errors({
      ...STALE,
      VIDEO_NOT_READY: { status: 409, message: 'Only a video that was looked into can be shown.' },
      CAPTIONS_BROKEN: {
        status: 422,
        message: 'These captions are no WebVTT.',
        data: z.object({ language: z.enum(CAPTION_LANGUAGES) }),
      },
    }),

  setPoster: adminProcedure({
    tag,
    method: 'PUT',
    path: '/admin/videos/{id}/poster',
    summary: 'Make a finished upload the picture of a video',
    limit: WRITES,
    overwrites: 'a picture is chosen as a whole, and the latest holds',
  })
    .input(z.object({ id, uploadId: z.uuid() }))
    .output(z.object({}))
    .errors(FILE_ERRORS),

  deleteVideo: adminProcedure({
    tag,
    method: 'DELETE',
    path: '/admin/videos/{id}',
    summary: 'Delete a video with its files',
    limit: WRITES,
  })
    .input(z.object({ id, version }))
    .output(z.object({}))
    .errors(STALE),
};
export type VideosContract = typeof videosContract;
