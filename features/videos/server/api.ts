// The public face of the videos' server side: calls, the job that looks into what was sent, and the addresses of captions.

import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Files } from '../../../kit/server/files/files.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Log } from '../../../kit/server/log.ts';
import { CAPTION_LANGUAGES } from '../domain/video-kind.ts';
import { PREPARE_JOB } from './change-videos.ts';
import { createConverter } from './convert.ts';
import { videosHandlers } from './handlers.ts';
import { prepareVideo } from './prepare-video.ts';
import { findVideo } from './videos-repo.ts';

type VideosOptions = {
  readonly db: Database;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly log: Log;
};

/** A process that converts gives signs of life; without them its work is taken up anew. */
const LOST_AFTER_SECONDS = 60;
const LIMIT_SECONDS = 1800;

export function createVideos({ db, files, jobs, log }: VideosOptions) {
  const converter = createConverter();
  jobs.define({
    name: PREPARE_JOB,
    data: z.object({ id: z.uuid() }),
    retries: 3,
    limitSeconds: LIMIT_SECONDS,
    lostAfterSeconds: LOST_AFTER_SECONDS,
    handle: ({ id }) => prepareVideo({ db, files, log, converter }, id),
  });
  return {
    handlers: videosHandlers({ db, files, jobs, converter }),
    mount: (server: FastifyInstance) => mountCaptions(server, db),
  };
}

const addressed = z.object({ id: z.uuid(), language: z.enum(CAPTION_LANGUAGES) });

/** Text that only a player reads. Admins see those of what is not shown yet in their form. */
function mountCaptions(server: FastifyInstance, db: Database): void {
  server.get('/api/videos/:id/captions/:language', async (request, reply) => {
    const params = addressed.safeParse(request.params);
    const video = params.success ? await findVideo(db, params.data.id) : undefined;
    const text = params.success && video?.isPublished ? video.captions[params.data.language] : undefined;
    if (text === undefined)
      return reply.status(404).send({ code: 'NOT_FOUND', message: 'Nothing here.', data: null });
    return reply
      .headers({
        'cache-control': 'no-cache',
        'content-type': 'text/vtt; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(text);
  });
}
