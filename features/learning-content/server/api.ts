// The public face of the learning content's server side: what learners study now, and how admins change it.

import type { FastifyInstance } from 'fastify';
import { toMarks } from '../../../chinese/sounds/index.ts';
import type { Content } from '../../../content/schema/content.ts';
import type { Lesson } from '../../../content/schema/studies/lesson.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Log } from '../../../kit/server/log.ts';
import type { Signals } from '../../../kit/server/signals/signals.ts';
import { lessonDraftOf } from '../domain/lesson-draft.ts';
import { PUBLISHED_FOLDER } from '../domain/piece.ts';
import { createCurrentContent } from './current-content.ts';
import { type FoundInLesson, findInLesson } from './find-lesson.ts';
import { findSound } from './find-sound.ts';
import { learningContentHandlers } from './handlers.ts';
import { createPieceChecks } from './piece-checks.ts';
import { createPieces } from './pieces.ts';

/** The lessons that have it, those that teach it first, each with the line. */
export function findLessons(lessons: readonly Lesson[], search: string) {
  const bySound = findSound(search);
  return lessons
    .flatMap((lesson) => {
      const found = findInLesson(lessonDraftOf(lesson), search, bySound);
      return found ? [{ id: lesson.id, line: withMarks(found), isTaught: found.isTaught }] : [];
    })
    .toSorted((a, b) => Number(b.isTaught) - Number(a.isTaught));
}

/** Readings are stored with numbers; learners read tones. */
const withMarks = ({ path, line, isTaught }: FoundInLesson): string =>
  isTaught || path.endsWith('.pinyin') ? line.replaceAll(/\b[a-z]+[1-5]\b/g, toMarks) : line;

type LearningContentOptions = {
  readonly db: Database;
  readonly log: Log;
  readonly signals: Pick<Signals, 'listen'>;
  /** What ships with the product. */
  readonly shipped: Content;
};

export function createLearningContent({ db, log, signals, shipped }: LearningContentOptions) {
  const pieces = createPieces(db, shipped);
  const current = createCurrentContent({ pieces, shipped, signals, log });
  return {
    handlers: learningContentHandlers({ db, pieces, shipped, current, checks: createPieceChecks(shipped) }),
    /** The same object until something is published: what is made of it can be kept as long. */
    content: current.content,
    /** The same as an object whose parts are always those of now. */
    live: {
      get lessons() {
        return current.content().lessons;
      },
      get texts() {
        return current.content().texts;
      },
      scenarios: shipped.scenarios,
    },
    /** The versions of a lesson that learners have met, the shipped one among them; none of one that was never changed. */
    metLessons: current.metLessons,
    /** Before the first request. */
    start: current.refresh,
    mount: (server: FastifyInstance) => mountPublished(server, current.fileAt),
  };
}

/** Beside the files of the build, and like them right for ever: a version never changes. */
function mountPublished(
  server: FastifyInstance,
  fileAt: (address: string) => Promise<string | undefined>,
): void {
  server.get<{ Params: { kind: string; file: string } }>(
    `${PUBLISHED_FOLDER}/:kind/:file`,
    async ({ params }, reply) => {
      const file = await fileAt(`${PUBLISHED_FOLDER}/${params.kind}/${params.file}`);
      if (file === undefined)
        return reply.status(404).send({ code: 'NOT_FOUND', message: 'Nothing here.', data: null });
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-type': 'application/json; charset=utf-8',
        })
        .send(file);
    },
  );
}
