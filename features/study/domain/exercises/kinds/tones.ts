// The tones of a word, syllable by syllable, with its characters and its letters in sight.

import { parseSyllable, type Tone } from '../../../../../chinese/sounds/index.ts';
import type { ToneExercise } from '../exercise.ts';
import { charactersOf, type StudyWord, syllablesOf } from '../words/study-word.ts';

/** Undefined for what is not read character by character, or has neutral syllables alone. */
export function toneExercise(target: StudyWord): ToneExercise | undefined {
  const characters = charactersOf(target.word);
  const read = syllablesOf(target.reading).map(parseSyllable);
  if (characters.length !== read.length) return undefined;
  const others = (target.alsoRead ?? []).map((other) => syllablesOf(other).map(parseSyllable));
  const spelt = read.flatMap((syllable, at) =>
    syllable?.tone === undefined
      ? []
      : [
          {
            character: characters[at] ?? '',
            base: shownBase(syllable.base),
            tone: syllable.tone,
            also: others.flatMap((other) => other[at]?.tone ?? []),
          },
        ],
  );
  if (spelt.length !== read.length || spelt.every(({ tone }) => tone === 5)) return undefined;
  const syllables = withErhua(spelt);
  return {
    kind: 'tones',
    skill: 'tone',
    target,
    syllables: syllables.map(({ character, base }) => ({ character, base })),
    right: syllables.map((_, at) => tonesOf(syllables, at)),
  };
}

type Syllable = {
  readonly character: string;
  readonly base: string;
  readonly tone: Tone;
  /** Tones that are right as well. */
  readonly also: readonly Tone[];
};

/** 儿 that is only the end of the syllable before it has no tone to ask for: 玩儿 is one syllable, wanr. */
function withErhua(syllables: readonly Syllable[]): readonly Syllable[] {
  return syllables.flatMap((syllable, at) => {
    const next = syllables[at + 1];
    if (syllable.base === 'r' && at > 0) return [];
    if (next?.base !== 'r') return [syllable];
    return [{ ...syllable, character: syllable.character + next.character, base: `${syllable.base}r` }];
  });
}

const shownBase = (base: string): string => base.replaceAll('v', 'ü');

/** As it is written, and as it is said beside its neighbours: 你好 is 3 3 and 2 3, 不 before a fourth tone is 4 and 2. */
function tonesOf(syllables: readonly Syllable[], at: number): readonly Tone[] {
  const own = syllables[at];
  if (!own) return [];
  const next = syllables[at + 1]?.tone;
  const all: Tone[] = [own.tone];
  if (own.tone === 3 && next === 3) all.push(2);
  if (own.character === '不' && next === 4) all.push(4, 2);
  all.push(...eitherWay(own, syllables[at - 1]), ...own.also);
  if (own.character === '一' && next !== undefined) all.push(1, next === 4 ? 2 : 4);
  return [...new Set(all)];
}

/** After these 来 and 去 tell the direction, and are said with their tone or without: 回来 is hui2 lai2 and hui2 lai5. */
const MOVING = new Set('出进回上下起过'.split(''));
const DIRECTION: Readonly<Record<string, Tone>> = { 来: 2, 去: 4 };
/** Results that some dictionaries write without their tone: 记住, 坐下, 看不懂, 刚刚. */
const WITH_TONE: Readonly<Record<string, Tone>> = { 住: 4, 见: 4, 下: 4, 不: 4, 刚: 1 };

function eitherWay({ character, tone }: Syllable, before: Syllable | undefined): readonly Tone[] {
  if (before === undefined) return [];
  const full = MOVING.has(before.character) ? DIRECTION[character] : undefined;
  if (full !== undefined) return [full, 5];
  const own = WITH_TONE[character];
  return tone === 5 && own !== undefined ? [own] : [];
}
