// What learners study now: what is shipped, with the published versions in its place and without what is hidden.

import type { Content } from '../../../content/schema/content.ts';
import { LEVELS } from '../../../content/schema/levels.ts';
import type { Lesson } from '../../../content/schema/studies/lesson.ts';
import type { GradedText } from '../../../content/schema/studies/text.ts';

export type Changed<Piece> = {
  readonly published: readonly Piece[];
  readonly hidden: ReadonlySet<string>;
};

type Studied = Pick<Content, 'lessons' | 'texts'>;

export function mergeContent<Shipped extends Studied>(
  shipped: Shipped,
  changed: { readonly lessons: Changed<Lesson>; readonly texts: Changed<GradedText> },
): Shipped {
  return {
    ...shipped,
    lessons: inOrder(merge(shipped.lessons, changed.lessons)),
    texts: merge(shipped.texts, changed.texts).toSorted((a, b) => a.band - b.band || a.order - b.order),
  };
}

function merge<Piece extends { readonly id: string }>(
  shipped: readonly Piece[],
  { published, hidden }: Changed<Piece>,
): Piece[] {
  const ids = new Set(published.map(({ id }) => id));
  return [...shipped.filter(({ id }) => !ids.has(id)), ...published].filter(({ id }) => !hidden.has(id));
}

const inOrder = (lessons: readonly Lesson[]): Lesson[] =>
  lessons.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || a.order - b.order);
