// Where a plan takes up what its learner dreams of, term by term, and what of it our content does not have.

import type { PlanContent, PlanItem, Three } from '../plan/plan.ts';
import type { Catalogue } from './materials/catalogue.ts';
import { speaksOf } from './materials/content-index.ts';
import { termsIn } from './wishes/terms.ts';

type UsedItem = Pick<PlanItem, 'kind' | 'ref' | 'title'>;

export type TermUse = {
  /** As the learner wrote it. */
  readonly term: string;
  /** Of the plan: what speaks of it, and new words for it. */
  readonly items: readonly UsedItem[];
  readonly words: readonly string[];
  /** Where the plan has nothing: what there is of it elsewhere. */
  readonly elsewhere: readonly UsedItem[];
};

const SHOWN = 3;

/** Empty for a dream that names nothing. */
export function dreamUse(
  dream: string,
  content: Pick<PlanContent, 'weeks'>,
  catalogue: Catalogue,
): readonly TermUse[] {
  if (dream.trim() === '') return [];
  const { index } = catalogue;
  const items = new Map(
    content.weeks
      .flatMap(({ sessions }) => sessions.flatMap((session) => session.items))
      .map(({ kind, ref, title }) => [`${kind} ${ref}`, { kind, ref, title }] as const),
  );
  const planned = new Set(content.weeks.flatMap(({ words }) => words.map(({ zh }) => zh)));
  return termsIn(dream, index).map((term) => {
    const used = [...items].filter(([key]) => speaksOf(index, key, term)).map(([, item]) => item);
    const words = term.words.map(({ zh }) => zh).filter((zh) => planned.has(zh));
    const isUsed = used.length + words.length > 0;
    const elsewhere = isUsed
      ? []
      : allOf(catalogue).filter(({ kind, ref }) => speaksOf(index, `${kind} ${ref}`, term));
    return { term: term.text, items: used.slice(0, SHOWN), words, elsewhere: elsewhere.slice(0, SHOWN) };
  });
}

const allOf = ({ lessons, plays, texts }: Catalogue): readonly UsedItem[] => [
  ...plays.map(({ kind, id, title }) => ({ kind, ref: id, title })),
  ...texts.map(({ id, title }) => item('text', id, title)),
  ...lessons.map(({ id, title }) => item('lesson', id, title)),
];

const item = (kind: 'text' | 'lesson', ref: string, title: Three): UsedItem => ({ kind, ref, title });
