// Sentences of ours with a word in them, none above the learner's level, cut and read by the language core.

import type { Level } from '../../../../content/schema/levels.ts';
import type { LanguageCore } from '../../../../kit/web/language-core/core.ts';
import { loadExamples } from '../../../../kit/web/language-core/example-lines.ts';
import { loadSceneLines, type SceneLine } from '../../../../kit/web/language-core/scene-lines.ts';
import type { DialogueLine, Sentence } from '../../domain/exercises/index.ts';
import { easiestFirst } from './easiest-first.ts';

/** Levels of scenes by the HSK band up to which the learner knows words. */
const SCENES: readonly (readonly [known: number, level: Level])[] = [
  [0, 'beginner'],
  [3, 'intermediate'],
  [6, 'advanced'],
];
const EASIEST = 1;

/** The easiest for this learner first; `met`: words that they have met, below whose band all are known. */
export async function sentencesWith(
  word: string,
  core: LanguageCore,
  { known, met = new Set() }: { readonly known: number | undefined; readonly met?: ReadonlySet<string> },
): Promise<readonly Sentence[]> {
  const limit = Math.max(EASIEST, known ?? EASIEST);
  const lines = await loadExamples(word);
  const fitting = lines.filter(({ band }) => band <= limit).map((line) => cutSentence(core, line));
  const isKnown = (each: string) => met.has(each) || (core.levelOf(each)?.band ?? limit) < limit;
  return easiestFirst(fitting, { word, isKnown });
}

export async function dialoguesWith(
  word: string,
  core: LanguageCore,
  known: number | undefined,
): Promise<readonly DialogueLine[]> {
  const levels = SCENES.filter(([band]) => band <= (known ?? 0)).map(([, level]) => level);
  const dialogues = (await Promise.all(levels.map(loadSceneLines))).flat();
  return dialogues.flatMap((lines) =>
    lines.slice(1).flatMap((line, at) => {
      const before = lines[at];
      return before && line.zh.includes(word)
        ? [
            {
              ...cutSentence(core, line),
              speaker: line.speaker,
              before: { ...cutSentence(core, before), speaker: before.speaker },
            },
          ]
        : [];
    }),
  );
}

export function cutSentence(
  core: LanguageCore,
  { zh, en, pt }: Pick<SceneLine, 'zh' | 'en' | 'pt'>,
): Sentence {
  const words = core.annotate(zh);
  return {
    zh,
    en,
    pt,
    pieces: words.map(({ text }) => text),
    readings: words.map(({ readings }) => readings.join(' ')),
  };
}
