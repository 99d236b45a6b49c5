// What a stranger sees of a plan that is shared: built of what is on this list, each title anew from the content, so that
// nothing its owner has told (dream, interests, books, minutes), nor what a model made of it, is given out.

import { REVIEW_TITLE } from '../plan/next-session.ts';
import type { PlanContent, PlanItem, PlanWord, Three } from '../plan/plan.ts';
import type { Catalogue } from './materials/catalogue.ts';
import { practiceGoalOf } from './packing/practice-goals.ts';

type SharedItem = Pick<PlanItem, 'kind' | 'ref' | 'title' | 'from' | 'part' | 'of'>;
type TaughtWord = { readonly zh: string; readonly pinyin: string; readonly lesson: string };
export type SharedWeek = {
  /** As its owner sees it, where that is the title of something in it; else of the first lesson or play. */
  readonly theme: Three;
  /** Those that its owner sees, where they are goals of lessons and plays; else those of its own lessons and plays. */
  readonly goals: Three[];
  readonly sessions: { readonly items: SharedItem[] }[];
  /** Those that its lessons teach; what comes besides was chosen by what the owner has told. */
  readonly words: TaughtWord[];
};

/** A plan without a name of its own is called so: what a plan is called by itself comes from what its owner has told. */
export const SHARED_TITLE: Three = {
  zh: '一份中文学习计划',
  en: 'A plan for learning Chinese',
  pt: 'Um plano para aprender chinês',
};

export const sharedWeeks = ({ weeks }: Pick<PlanContent, 'weeks'>, catalogue: Catalogue): SharedWeek[] =>
  weeks.map(({ theme, goals, sessions, words }) => {
    const shown = sessions.map(({ items }) => ({
      items: items.flatMap((item) => sharedItem(item, catalogue)),
    }));
    const items = shown.flatMap((session) => session.items);
    const lead =
      items.find(({ kind, title }) => kind !== 'review' && title.zh === theme.zh) ??
      items.find(({ kind }) => kind === 'lesson') ??
      items.find(({ kind }) => kind !== 'review');
    return {
      theme: lead?.title ?? REVIEW_TITLE,
      goals: sameGoals(goals, { items, catalogue }) ?? goalsOf(items, catalogue),
      sessions: shown.filter((session) => session.items.length > 0),
      words: words.flatMap((word) => lessonWord(word, catalogue)),
    };
  });

function sharedItem({ kind, ref, from, part, of }: PlanItem, catalogue: Catalogue): SharedItem[] {
  const title = kind === 'review' ? REVIEW_TITLE : titleOf(kind, ref, catalogue);
  const shown = {
    kind,
    ref: kind === 'review' ? '' : ref,
    part,
    of,
    ...(from === undefined ? {} : { from }),
  };
  return title ? [{ ...shown, title }] : [];
}

/** Undefined for what the content no longer has. */
function titleOf(
  kind: PlanItem['kind'],
  ref: string,
  { lessons, plays, texts }: Catalogue,
): Three | undefined {
  const isIt = ({ id }: { readonly id: string }) => id === ref;
  if (kind === 'lesson') return lessons.find(isIt)?.title;
  if (kind === 'talk') return lessons.find(isIt)?.task.line;
  if (kind === 'text') return texts.find(isIt)?.title;
  return plays.find((play) => play.kind === kind && play.id === ref)?.title;
}

const GOALS_SHOWN = 3;

type OfWeek = { readonly items: readonly SharedItem[]; readonly catalogue: Catalogue };

/** The goals of the week that the content has itself, as the content has them; undefined where it has none of them. */
function sameGoals(goals: readonly Three[], { items, catalogue }: OfWeek): Three[] | undefined {
  const ours = [...catalogue.lessons.flatMap((lesson) => lesson.goals), ...items.flatMap(practiceOf)];
  const same = goals.flatMap(({ zh }) => ours.find((goal) => goal.zh === zh) ?? []);
  return same.length > 0 ? same : undefined;
}

const practiceOf = ({ kind, title }: SharedItem): Three[] =>
  kind === 'scene' || kind === 'role' ? [practiceGoalOf({ kind, title })] : [];

function goalsOf(items: readonly SharedItem[], { lessons }: Catalogue): Three[] {
  const taught = new Set(items.flatMap(({ kind, ref }) => (kind === 'lesson' ? [ref] : [])));
  const goals = lessons.filter(({ id }) => taught.has(id)).flatMap(({ goals: [first] }) => first ?? []);
  const [play] = items.flatMap(practiceOf);
  return (goals.length > 0 || !play ? goals : [play]).slice(0, GOALS_SHOWN);
}

function lessonWord({ zh, lesson }: PlanWord, { lessons }: Catalogue): TaughtWord[] {
  const word = lessons.find(({ id }) => id === lesson)?.words.find((each) => each.zh === zh);
  return word && lesson !== undefined ? [{ zh, pinyin: word.pinyin, lesson }] : [];
}
