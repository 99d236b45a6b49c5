// What is wrong with the draft that is being written, as its fields know it: each asks for its own place.

import { createContext, useContext } from 'react';
import { isFault, type Problem } from '../../domain/index.ts';
import { t } from '../texts.ts';

type Known = {
  readonly problems: readonly Problem[];
  /** Whether fields say what is wrong; before somebody asks, only the counts are told. */
  readonly isMarked: boolean;
  /** The place that somebody wants to see; a new object each time. */
  readonly wanted: { readonly path: string } | undefined;
  /** The field in which was found what somebody looked for. */
  readonly found: string | undefined;
};

export const KnownProblems = createContext<Known>({
  problems: [],
  isMarked: false,
  wanted: undefined,
  found: undefined,
});

/** What the field at this place says is wrong with it; undefined when nothing is, or nobody has asked yet. */
export function useProblemAt(path: string): string | undefined {
  const { problems, isMarked } = useContext(KnownProblems);
  if (!isMarked) return undefined;
  const found = problems.filter((problem) => problem.path === path).map(textOf);
  return found.length === 0 ? undefined : found.join(' ');
}

/** Whether the words that somebody looked for stand in this field; goes onto its control. */
export const useFoundAt = (path: string): true | undefined =>
  useContext(KnownProblems).found === path ? true : undefined;

/** How many faults and how much advice there is below a place. */
export function useCountsBelow(path: string): { readonly faults: number; readonly advice: number } {
  const { problems } = useContext(KnownProblems);
  const below = problems.filter((problem) => isWithin(problem.path, path));
  const faults = below.filter(isFault).length;
  return { faults, advice: below.length - faults };
}

/** The place that somebody wants to see, where it lies below this one. */
export function useWanted(path: string): { readonly path: string } | undefined {
  const { wanted } = useContext(KnownProblems);
  return wanted && isWithin(wanted.path, path) ? wanted : undefined;
}

const isWithin = (path: string, place: string): boolean => path === place || path.startsWith(`${place}.`);

export const textOf = ({ code, detail }: Problem): string => t(`problems.${code}`, { detail });

/** What a step of a path is called: `ask` → 引到这件事; undefined for steps that are no words of the form. */
export type StepName = (step: string) => string | undefined;

/** A place in words: `play.goals.0.ask.zh` → 目标 1 · 引到这件事 · 中文. */
export function placeOf(path: string, nameOf: StepName): string {
  const words: string[] = [];
  for (const step of path.split('.')) {
    const named = isLanguage(step) ? t(`fields.${step}`) : nameOf(step);
    if (named !== undefined) words.push(named);
    else if (/^\d+$/.test(step)) words.push(`${words.pop() ?? ''} ${Number(step) + 1}`.trim());
  }
  return words.length === 0 ? t('fields.whole') : words.join(' · ');
}

const isLanguage = (step: string) => step === 'zh' || step === 'en' || step === 'pt';
