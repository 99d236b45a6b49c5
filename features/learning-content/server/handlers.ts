// The calls by which admins write, check, publish, take back and hide lessons and texts.

import { implement, ORPCError } from '@orpc/server';
import type { Content } from '../../../content/schema/content.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { hideDraft, makeDraft, publishDraft, saveDraft } from '../../drafts/server/api.ts';
import { countLearnersOf } from '../../learning-events/server/api.ts';
import { learningContentContract } from '../contract.ts';
import { mergeContent } from '../domain/merge.ts';
import { choicesIn } from './choices.ts';
import type { createCurrentContent } from './current-content.ts';
import type { PieceChecks } from './piece-checks.ts';
import type { Pieces } from './pieces.ts';
import { listPieces, readPiece } from './read-pieces.ts';

type HandlerDeps = {
  readonly pieces: Pieces;
  readonly shipped: Content;
  readonly current: ReturnType<typeof createCurrentContent>;
  readonly checks: PieceChecks;
  readonly db: Database;
};

const os = implement(learningContentContract).$context<RequestContext>();

export const learningContentHandlers = (deps: HandlerDeps) =>
  os.router({ ...readingHandlers(deps), ...writingHandlers(deps), ...publishingHandlers(deps) });

function readingHandlers({ pieces, shipped, current, checks, db }: HandlerDeps) {
  return {
    published: os.published.handler(() => toTold(current.index())),
    listPieces: os.listPieces.handler(({ input: { q } }) => listPieces(pieces, shipped, q)),
    choices: os.choices.handler(() => choicesIn(current.content())),
    readPiece: os.readPiece.handler(async ({ input: { kind, id, version } }) => {
      const found = await readPiece(pieces, { kind, id, version });
      if (!found) throw new ORPCError('NOT_FOUND');
      return found;
    }),
    countLearners: os.countLearners.handler(({ input: { kind, id } }) =>
      countLearnersOf(db, { source: kind === 'lesson' ? 'lesson' : 'reading', sourceId: id }),
    ),
    listPieceVersions: os.listPieceVersions.handler(async ({ input: { kind, id, before } }) => {
      if (!(await readPiece(pieces, { kind, id, version: undefined }))) throw new ORPCError('NOT_FOUND');
      return pieces[kind].read.history(id, before);
    }),
    checkPiece: os.checkPiece.handler(async ({ input }) => {
      const content = current.content();
      return {
        problems:
          input.kind === 'lesson'
            ? await checks.lesson(input.id, input.draft, content)
            : await checks.text(input.id, input.draft, content),
      };
    }),
  };
}

function writingHandlers({ pieces }: HandlerDeps) {
  return {
    createPiece: os.createPiece.handler(async ({ input, context, errors }) => {
      const actor = requireMember(context);
      const made =
        input.kind === 'lesson'
          ? await makeDraft(pieces.lesson, { ...input, actor })
          : await makeDraft(pieces.text, { ...input, actor });
      if (made.ok) return { version: made.value };
      throw made.error.code === 'exists' ? errors.PIECE_EXISTS() : errors.PIECE_LIMIT();
    }),
    savePiece: os.savePiece.handler(async ({ input, context, errors }) => {
      const actor = requireMember(context);
      const saved =
        input.kind === 'lesson'
          ? await saveDraft(pieces.lesson, { ...input, actor })
          : await saveDraft(pieces.text, { ...input, actor });
      if (saved.ok) return { version: saved.value };
      if (saved.error.code === 'stale') throw errors.PIECE_STALE({ data: saved.error.data });
      throw new ORPCError('NOT_FOUND');
    }),
  };
}

function publishingHandlers({ pieces, shipped, current, checks }: HandlerDeps) {
  /** As the deciding transaction sees it, while nobody else decides. */
  const contentIn = (tx: Executor) => readContent(pieces, shipped, tx);
  return {
    publishPiece: os.publishPiece.handler(async ({ input, context, errors }) => {
      const command = { ...input, actor: requireMember(context) };
      const published =
        input.kind === 'lesson'
          ? await publishDraft(pieces.lesson, {
              ...command,
              allows: async (lesson, tx) => checks.allowsLesson(lesson, await contentIn(tx)),
            })
          : await publishDraft(pieces.text, {
              ...command,
              allows: async (text, tx) => checks.allowsText(text, await contentIn(tx)),
            });
      if (!published.ok) {
        const { error } = published;
        if (error.code === 'stale') throw errors.PIECE_STALE({ data: error.data });
        throw error.code === 'incomplete' ? errors.PIECE_INCOMPLETE() : new ORPCError('NOT_FOUND');
      }
      await current.refresh();
      return {};
    }),
    hidePiece: os.hidePiece.handler(async ({ input, context, errors }) => {
      const command = { ...input, actor: requireMember(context) };
      const hidden =
        input.kind === 'lesson'
          ? await hideDraft(pieces.lesson, {
              ...command,
              allows: async (tx) => checks.canGo(input.id, await contentIn(tx)),
            })
          : await hideDraft(pieces.text, command);
      if (!hidden.ok) {
        const { error } = hidden;
        if (error.code === 'stale') throw errors.PIECE_STALE({ data: error.data });
        throw error.code === 'needed' ? errors.PIECE_NEEDED() : new ORPCError('NOT_FOUND');
      }
      await current.refresh();
      return {};
    }),
  };
}

async function readContent({ lesson, text }: Pieces, shipped: Content, tx: Executor): Promise<Content> {
  // One connection: one statement after the other.
  const lessons = await lesson.read.published(tx);
  const hiddenLessons = await lesson.read.hidden(tx);
  const texts = await text.read.published(tx);
  const hiddenTexts = await text.read.hidden(tx);
  return mergeContent(shipped, {
    lessons: { published: lessons.map(({ complete }) => complete), hidden: hiddenLessons },
    texts: { published: texts.map(({ complete }) => complete), hidden: hiddenTexts },
  });
}

const toTold = ({ lessons, texts, hidden }: ReturnType<HandlerDeps['current']['index']>) => ({
  lessons: { ...lessons },
  texts: { ...texts },
  hidden: { lessons: [...hidden.lessons], texts: [...hidden.texts] },
});
