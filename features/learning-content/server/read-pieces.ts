// Reads lessons and texts for admins: all of them in a list, and one in any of its versions.

import type { Content } from '../../../content/schema/content.ts';
import { LEVELS } from '../../../content/schema/levels.ts';
import type { DraftItem, DraftKind, readDrafts } from '../../drafts/server/api.ts';
import type { LessonDraft } from '../domain/draft-schemas.ts';
import { type Found, findInside, plain } from '../domain/find-inside.ts';
import { lessonDraftOf } from '../domain/lesson-draft.ts';
import type { PieceKind } from '../domain/piece.ts';
import { textDraftOf } from '../domain/text-draft.ts';
import { findInLesson } from './find-lesson.ts';
import { findSound } from './find-sound.ts';
import { isAheadOf, statusOf } from './piece-views.ts';
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
type Written = {
  readonly made: readonly Made[];
  /** Only ever hidden or shown. */
  readonly unmade: readonly DraftItem[];
  /** What learners meet of each that was written; not there where they meet nothing. */
  readonly met: ReadonlyMap<string, unknown>;
};

type Drafts<Draft, Complete> = {
  readonly of: DraftKind<Draft, Complete>;
  readonly read: ReturnType<typeof readDrafts<Draft, Complete>>;
};

async function readWritten<Draft extends Titled, Complete>({
  of,
  read,
}: Drafts<Draft, Complete>): Promise<Written> {
  const [made, unmade, published] = await Promise.all([read.made(), read.unmade(), read.published()]);
  const met = new Map<string, unknown>(published.map(({ id, complete }) => [id, complete]));
  for (const { item } of made) {
    if (item.publishedVersion === null && !item.isHidden) met.set(item.id, shippedAsComplete(of, item.id));
  }
  return { made, unmade, met };
}

/** As a version that only repeats it is stored; undefined where nothing is shipped. */
function shippedAsComplete<Draft>(
  { shippedAs, complete }: Pick<DraftKind<Draft, unknown>, 'shippedAs' | 'complete'>,
  id: string,
): unknown {
  const draft = shippedAs?.(id);
  return draft && complete(id, draft);
}

/** `search`: only those that have it in their newest version. */
export async function listPieces({ lesson, text }: Pieces, shipped: Content, search = '') {
  const [lessons, texts] = await Promise.all([readWritten(lesson), readWritten(text)]);
  const bySound = findSound(search);
  const pieces = [
    ...listKind({ kind: 'lesson', shipped: shipped.lessons, draftOf: lessonDraftOf }, lessons),
    ...listKind({ kind: 'text', shipped: shipped.texts, draftOf: textDraftOf }, texts),
  ].flatMap(({ read, ...listed }) => {
    if (search === '') return [{ ...listed, found: null, isTaught: false }];
    const draft = read();
    const inside: (Found & { readonly isTaught?: boolean }) | undefined = isLesson(draft)
      ? findInLesson(draft, search, bySound)
      : findInside(draft, search, bySound);
    if (!inside && !plain(listed.id).includes(plain(search))) return [];
    const found = inside ? { path: inside.path, line: inside.line } : null;
    return [{ ...listed, found, isTaught: inside?.isTaught ?? false }];
  });
  return pieces.toSorted((a, b) => Number(b.isTaught) - Number(a.isTaught));
}

/** Drafts of texts have no grammar. */
const isLesson = (draft: unknown): draft is LessonDraft =>
  typeof draft === 'object' && draft !== null && 'grammar' in draft;

type Kind<Piece> = {
  readonly kind: PieceKind;
  readonly shipped: readonly Piece[];
  /** As its form has it: what is found is shown there. */
  readonly draftOf: (piece: Piece) => unknown;
};

function listKind<Piece extends Titled & { readonly id: string }>(
  { kind, shipped, draftOf }: Kind<Piece>,
  { made, unmade, met }: Written,
) {
  const written = new Map(made.map((each) => [each.item.id, each]));
  const touched = new Map(unmade.map((item) => [item.id, item]));
  const isShipped = (id: string) => shipped.some((piece) => piece.id === id);
  return [
    ...shipped
      .filter(({ id }) => !written.has(id))
      .map((piece) => ({
        ...statusOf({
          kind,
          id: piece.id,
          isShipped: true,
          item: touched.get(piece.id),
          isComplete: true,
          isAhead: false,
        }),
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
        isAhead: isAheadOf({ newest: newest.complete, met: met.get(item.id) }),
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
export async function readPiece({ lesson, text }: Pieces, { kind, id, version }: PieceParams) {
  if (kind === 'lesson') {
    const { status, draft } = await readVersion({ kind, ...lesson }, id, version);
    return draft && { ...status, kind, draft };
  }
  const { status, draft } = await readVersion({ kind, ...text }, id, version);
  return draft && { ...status, kind, draft };
}

type Version<Draft> = { readonly draft: Draft; readonly complete: unknown };

type Reading<Draft> = {
  readonly kind: PieceKind;
  readonly of: Pick<DraftKind<Draft, unknown>, 'shippedAs' | 'complete' | 'isShipped'>;
  readonly read: {
    readonly find: (id: string) => Promise<DraftItem | undefined>;
    readonly version: (id: string, number: number) => Promise<Version<Draft> | undefined>;
  };
};

async function readVersion<Draft>({ kind, of, read }: Reading<Draft>, id: string, version?: number) {
  const item = await read.find(id);
  const newest = item?.version ?? 0;
  const number = version ?? newest;
  const at = (wanted: number) => (wanted > 0 ? read.version(id, wanted) : undefined);
  const [written, latest, published] = await Promise.all([
    at(number),
    at(newest),
    at(item?.publishedVersion ?? 0),
  ]);
  const met = item?.publishedVersion == null ? shippedAsComplete(of, id) : published?.complete;
  const status = statusOf({
    kind,
    id,
    isShipped: of.isShipped(id),
    item,
    isComplete: number === 0 || (written?.complete ?? null) !== null,
    isAhead: item?.isHidden !== true && latest !== undefined && isAheadOf({ newest: latest.complete, met }),
  });
  return { status, draft: written?.draft ?? (number === 0 ? of.shippedAs?.(id) : undefined) };
}
