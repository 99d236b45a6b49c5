// Reads lessons and texts for admins: all of them in a list, and one in any of its versions.

import type { Content } from '../../../content/schema/content.ts';
import { LEVELS } from '../../../content/schema/levels.ts';
import type { DraftItem } from '../../drafts/server/api.ts';
import { findInside, plain } from '../domain/find-inside.ts';
import { lessonDraftOf } from '../domain/lesson-draft.ts';
import type { PieceKind } from '../domain/piece.ts';
import { textDraftOf } from '../domain/text-draft.ts';
import { statusOf } from './piece-views.ts';
import type { Pieces } from './pieces.ts';

type Titled = {
  readonly level: (typeof LEVELS)[number];
  readonly band: number;
  readonly order: number;
  readonly title: { readonly zh: string; readonly en: string; readonly pt: string };
};
type Made = {
  readonly item: DraftItem;
  readonly newest: { readonly draft: Titled; readonly complete: unknown };
};

/** `search`: only those that have it in their newest version. */
export async function listPieces({ lesson, text }: Pieces, shipped: Content, search = '') {
  const [lessons, texts, oldLessons, oldTexts] = await Promise.all([
    lesson.read.made(),
    text.read.made(),
    lesson.read.unmade(),
    text.read.unmade(),
  ]);
  return [
    ...listKind({ kind: 'lesson', shipped: shipped.lessons, draftOf: lessonDraftOf }, lessons, oldLessons),
    ...listKind({ kind: 'text', shipped: shipped.texts, draftOf: textDraftOf }, texts, oldTexts),
  ].flatMap(({ read, ...listed }) => {
    if (search === '') return [{ ...listed, found: null }];
    const found = findInside(read(), search) ?? null;
    return found !== null || plain(listed.id).includes(plain(search)) ? [{ ...listed, found }] : [];
  });
}

type Kind<Piece> = {
  readonly kind: PieceKind;
  readonly shipped: readonly Piece[];
  /** As its form has it: what is found is shown there. */
  readonly draftOf: (piece: Piece) => unknown;
};

function listKind<Piece extends Titled & { readonly id: string }>(
  { kind, shipped, draftOf }: Kind<Piece>,
  made: readonly Made[],
  unmade: readonly DraftItem[],
) {
  const written = new Map(made.map((each) => [each.item.id, each]));
  const touched = new Map(unmade.map((item) => [item.id, item]));
  const isShipped = (id: string) => shipped.some((piece) => piece.id === id);
  return [
    ...shipped
      .filter(({ id }) => !written.has(id))
      .map((piece) => ({
        ...statusOf({ kind, id: piece.id, isShipped: true, item: touched.get(piece.id), isComplete: true }),
        ...summaryOf(piece),
        read: () => draftOf(piece),
      })),
    ...made.map(({ item, newest }) => ({
      ...statusOf({
        kind,
        id: item.id,
        isShipped: isShipped(item.id),
        item,
        isComplete: newest.complete !== null,
      }),
      ...summaryOf(newest.draft),
      read: (): unknown => newest.draft,
    })),
  ].toSorted(
    (a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || a.band - b.band || a.order - b.order,
  );
}

const summaryOf = ({ title: { zh, en, pt }, level, band, order }: Titled) => ({
  title: { zh, en, pt },
  level,
  band,
  order,
});

type PieceParams = { readonly kind: PieceKind; readonly id: string; readonly version: number | undefined };

/** Undefined where there is none, or not in this version. */
export async function readPiece(
  { lesson, text }: Pieces,
  shipped: Content,
  { kind, id, version }: PieceParams,
) {
  if (kind === 'lesson') {
    const own = shipped.lessons.find((each) => each.id === id);
    const { item, written, isBase, isComplete } = await readVersion(lesson.read, id, version);
    const draft = written?.draft ?? (isBase && own ? lessonDraftOf(own) : undefined);
    const status = statusOf({ kind, id, isShipped: own !== undefined, item, isComplete });
    return draft && { ...status, kind, draft };
  }
  const own = shipped.texts.find((each) => each.id === id);
  const { item, written, isBase, isComplete } = await readVersion(text.read, id, version);
  const draft = written?.draft ?? (isBase && own ? textDraftOf(own) : undefined);
  const status = statusOf({ kind, id, isShipped: own !== undefined, item, isComplete });
  return draft && { ...status, kind, draft };
}

type Read<Draft, Complete> = {
  readonly find: (id: string) => Promise<DraftItem | undefined>;
  readonly version: (
    id: string,
    number: number,
  ) => Promise<{ readonly draft: Draft; readonly complete: Complete | null } | undefined>;
};

async function readVersion<Draft, Complete>(
  read: Read<Draft, Complete>,
  id: string,
  version: number | undefined,
) {
  const item = await read.find(id);
  const number = version ?? item?.version ?? 0;
  const written = number > 0 ? await read.version(id, number) : undefined;
  const isBase = number === 0;
  return { item, written, isBase, isComplete: isBase || (written?.complete ?? null) !== null };
}
