// What our own teacher can say about a message: what its small words do, what is wrong in it, and what its words mean.

import { points as GRAMMAR } from '../../../../chinese/grammar/index.ts';
import { usagesIn } from '../../../../chinese/usage/index.ts';
import type { Level } from '../../../../content/schema/levels.ts';
import type { Locale } from '../../../../kit/core/locale.ts';
import { type Gloss, glossOf } from '../../../../kit/server/chinese/gloss.ts';
import { type Analysis, analyse, type Core } from '../../../../tutor-engine/index.ts';
import type { Explanation } from '../../domain/help-schemas.ts';

type About = {
  readonly core: Core;
  readonly text: string;
  readonly part: { readonly start: number; readonly end: number } | undefined;
  readonly language: Locale;
  readonly level: Level;
};

type Span = { readonly start: number; readonly end: number };
type Point = Explanation['points'][number];
type Word = Explanation['words'][number];

/** More at once is a lesson, not an answer to "why here?". */
const POINTS_MAX = 2;
/** Notes on what is taught before this HSK band are no news at that level. */
const FIRST_BAND: Readonly<Record<Level, number>> = {
  preschool: 1,
  zero: 1,
  beginner: 1,
  intermediate: 2,
  advanced: 3,
};
/** Words of a whole message that are glossed: the hardest, and the longer ones among equals, for 我 and 是 are no news. */
const GLOSSED_MAX = 6;

const meets = (a: Span, b: Span | undefined) => b === undefined || (a.start < b.end && b.start < a.end);

/**
 * What is most worth knowing of a message, in its order: mistakes in the learner's own words, then what is taught
 * latest. Of a part that the learner picks out, all notes count, whatever the level.
 */
export function pointsOf({ core, text, part, language, level }: About, isLearners: boolean): Point[] {
  const usages = usagesIn(core.lexicon, text).map(({ id, band, start, end, title, explanation }) => ({
    id,
    band,
    point: {
      start,
      end,
      kind: 'usage' as const,
      title: title[language],
      text: explanation[language],
      right: null,
    },
  }));
  const mistakes = isLearners
    ? analyse(core, text, level)
        .findings.filter(({ tier }) => tier === 'wrong')
        .flatMap((found) => mistake(found, language))
    : [];
  const worth = usages
    .filter(({ band }) => part !== undefined || band >= FIRST_BAND[level])
    .toSorted((a, b) => b.band - a.band);
  const all = [...mistakes, ...worth].filter(({ point }) => meets(point, part));
  const once = all.filter(({ id }, place) => all.findIndex((one) => one.id === id) === place);
  return once
    .slice(0, POINTS_MAX)
    .map(({ point }) => point)
    .toSorted((a, b) => a.start - b.start);
}

function mistake({ start, end, point: id, correction }: Analysis['findings'][number], language: Locale) {
  const known = GRAMMAR.find((point) => point.id === id);
  if (known === undefined) return [];
  const point: Point = {
    start,
    end,
    kind: 'mistake',
    title: known.title[language],
    text: known.explanation[language],
    right: correction,
  };
  return [{ id, point }];
}

/** All words with their bands; glossed are those of the part, else the hardest. */
export async function wordsOf({ core, text, part, language, level }: About): Promise<Word[]> {
  const words = analyse(core, text, level).words.filter(({ kind }) => kind === 'word');
  const glossed = new Set(
    part === undefined
      ? once(words)
          .toSorted((a, b) => hardness(b) - hardness(a) || b.text.length - a.text.length)
          .slice(0, GLOSSED_MAX)
      : words.filter((word) => meets(word, part)),
  );
  return Promise.all(
    words.map(async (word) => ({
      start: word.start,
      end: word.end,
      band: word.band ?? null,
      gloss: glossed.has(word) ? await glossIn(core, word.text, language) : null,
    })),
  );
}

/** Null where nobody has written it in Portuguese, for who reads that. */
async function glossIn({ glossed }: Core, word: string, language: Locale): Promise<Gloss | null> {
  const wanted = language === 'pt' ? 'pt' : 'en';
  const found = await glossOf(glossed, word, wanted);
  return found?.language === wanted ? found : null;
}

const hardness = ({ isBeyond, band }: Analysis['words'][number]) => (isBeyond ? 10 : 0) + (band ?? 0);

function once(words: Analysis['words']): Analysis['words'] {
  const seen = new Set<string>();
  return words.filter(({ text }) => (seen.has(text) ? false : seen.add(text)));
}
