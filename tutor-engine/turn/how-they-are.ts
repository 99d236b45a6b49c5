// A child tells in their own language that somebody is not well: who it is, is said in Chinese and asked after.

import type { Line } from '../../content/schema/line.ts';
import { tellingNoun, wordFor } from '../say/uptake/echo.ts';
import { fill } from '../say/wording.ts';
import type { TurnContext } from '../state/turn-context.ts';
import type { FoundTelling } from '../understand/own-language/tellings-in.ts';

/** Nobody asks after who has died. */
const UNWELL: ReadonlySet<string> = new Set(['kin-ill', 'pain', 'pet-trouble']);
const NOW_WELL: Line = {
  zh: '{word}现在好吗？',
  en: 'And {word}: better now?',
  pt: 'E {word}: está melhor agora?',
};

/** Empty where nobody is named. */
export function howTheyAre(context: TurnContext, found: FoundTelling | undefined): Line[] {
  const kind = tellingNoun(context)?.kind;
  const word = wordFor(context);
  if (word === undefined || !UNWELL.has(found?.telling.id ?? '')) return [];
  if (kind !== 'animal' && kind !== 'person') return [];
  // 猫 of a child is 小猫.
  const called = kind === 'animal' && word.zh.length === 1 ? { ...word, zh: `小${word.zh}` } : word;
  return [fill(NOW_WELL, { word: called }) ?? []].flat();
}

/** What weighs so much is met before anything else. */
const GRAVE = 7;

/** Whether what a clause tells hurts so much. */
export function hurts({ stance, predicate, isSupposed }: TurnContext['told'][number]): boolean {
  return stance === 'bad' && (predicate?.salience ?? 0) >= GRAVE && !isSupposed;
}
