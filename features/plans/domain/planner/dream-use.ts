// Where a plan takes up what its learner dreams of, theme by theme and word by word.

import type { LearnerLevel } from '../../../learner-settings/domain/index.ts';
import type { PlanContent, PlanItem, Three } from '../plan/plan.ts';
import { type Catalogue, topicsOfPiece } from './materials/catalogue.ts';
import { speaksOf } from './materials/content-index.ts';
import { TOPICS } from './materials/topics.ts';
import { namedIn } from './wishes/named.ts';
import { isOfTheme } from './wishes/themes.ts';

type UsedItem = Pick<PlanItem, 'kind' | 'ref' | 'title'>;

export type TermUse = {
  /** A theme of ours, or a word as the learner wrote it. */
  readonly term: Three;
  /** Of the plan: what speaks of it, and new words for it. */
  readonly items: readonly UsedItem[];
  readonly words: readonly string[];
  /** Where the plan has nothing: what there is of it elsewhere. */
  readonly elsewhere: readonly UsedItem[];
};

const SHOWN = 3;

type DreamOf = { readonly dream: string; readonly level: LearnerLevel };

/** Its themes, then its words, as far as we have anything of them; empty for a dream that names nothing of ours. */
export function dreamUse(
  { dream, level }: DreamOf,
  content: Pick<PlanContent, 'weeks'>,
  catalogue: Catalogue,
): readonly TermUse[] {
  if (dream.trim() === '') return [];
  const { index } = catalogue;
  const { themes, terms } = namedIn(dream, level, index);
  const items = new Map(
    content.weeks
      .flatMap(({ sessions }) => sessions.flatMap((session) => session.items))
      .map(({ kind, ref, title }) => [`${kind} ${ref}`, { kind, ref, title }] as const),
  );
  const planned = new Set(content.weeks.flatMap(({ words }) => words.map(({ zh }) => zh)));
  const useOf = (term: Three, isOf: (piece: UsedItem) => boolean, own: readonly string[]): TermUse => {
    const used = [...items.values()].filter(isOf);
    const words = [...new Set(own)].filter((zh) => planned.has(zh));
    const isUsed = used.length + words.length > 0;
    const elsewhere = isUsed ? [] : allOf(catalogue).filter(isOf);
    return { term, items: used.slice(0, SHOWN), words, elsewhere: elsewhere.slice(0, SHOWN) };
  };
  return [
    ...themes.map((theme) =>
      useOf(
        theme.name,
        ({ kind, ref }) => isOfTheme(theme, `${kind} ${ref}`, topicsOfPiece(catalogue, kind, ref)),
        theme.topics.flatMap((topic) => TOPICS[topic].words.split(' ')),
      ),
    ),
    ...terms.map((term) =>
      useOf(
        { zh: term.text, en: term.text, pt: term.text },
        ({ kind, ref }) => speaksOf(index, `${kind} ${ref}`, term),
        term.words.map(({ zh }) => zh),
      ),
    ),
  ].filter((use) => use.items.length + use.words.length + use.elsewhere.length > 0);
}

const allOf = ({ lessons, plays, texts }: Catalogue): readonly UsedItem[] => [
  ...plays.map(({ kind, id, title }) => ({ kind, ref: id, title })),
  ...texts.map(({ id, title }) => item('text', id, title)),
  ...lessons.map(({ id, title }) => item('lesson', id, title)),
];

const item = (kind: 'text' | 'lesson', ref: string, title: Three): UsedItem => ({ kind, ref, title });
