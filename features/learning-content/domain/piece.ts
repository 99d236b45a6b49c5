// A piece of what learners study that admins may write: a lesson or a text, each known by its kind and id.

export const PIECE_KINDS = ['lesson', 'text'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export const TASK_KINDS = ['topic', 'scene', 'role'] as const;

/** Below `/assets/`, since such a file never changes: the page keeps it as it keeps the files of its build. */
export const PUBLISHED_FOLDER = '/assets/published';

export const publishedFileOf = (kind: PieceKind, id: string, number: number): string =>
  `${PUBLISHED_FOLDER}/${kind}/${id}.${number}.json`;

/** What learners meet instead of the files of the build, or no longer. */
export type PublishedIndex = {
  /** The number of the version by id. */
  readonly lessons: Readonly<Record<string, number>>;
  readonly texts: Readonly<Record<string, number>>;
  readonly hidden: { readonly lessons: readonly string[]; readonly texts: readonly string[] };
};

export const NOTHING_PUBLISHED: PublishedIndex = {
  lessons: {},
  texts: {},
  hidden: { lessons: [], texts: [] },
};
