// Holds an answer to the learner's level, whoever wrote it.

import { segment } from '../../chinese/words/index.ts';
import type { Level } from '../../content/schema/levels.ts';
import type { Core, Explained, HardWord, Lookup, Setting, Validation } from '../state/types.ts';
import { BANDS, isWithin } from './level.ts';

/** The share of running words beyond the level that an answer may have. */
export const MOST_BEYOND = 0.05;

/**
 * What of a text lies beyond a level. `allowed`: words that the learner has been taught here or has said. Words of
 * other scripts, numbers and names are not counted.
 */
export function validate(
  core: Core,
  text: string,
  level: Level,
  allowed: ReadonlySet<string> = new Set(),
  lookup?: Lookup,
): Validation {
  const words = segment(core.lexicon, text).filter(({ kind }) => kind === 'word');
  const beyond = words.filter((word) => !allowed.has(word.simplified) && !isWithin(core, word, BANDS[level]));
  const hard = [...new Set(beyond.map(({ simplified }) => simplified))];
  return {
    share: words.length === 0 ? 0 : beyond.length / words.length,
    hard: hard.map((zh) => ({ zh, gloss: core.glossed.get(zh) ?? inBoth(lookup?.(zh)) })),
  };
}

function inBoth(found: Explained | undefined): HardWord['gloss'] {
  return found?.pt === undefined ? undefined : { en: found.en, pt: found.pt };
}

const words = new WeakMap<object, WeakMap<object, ReadonlySet<string>>>();

/**
 * The words that a situation teaches: target words, and what the slots of its patterns recognise. A play is played at
 * several levels, each with the words of its own talk.
 */
export function taughtIn({ situation }: Pick<Setting, 'situation'>): ReadonlySet<string> {
  const { talk } = situation;
  const owner = situation.kind === 'tutor' ? talk : situation.play;
  const byOwner = words.get(talk) ?? new WeakMap<object, ReadonlySet<string>>();
  words.set(talk, byOwner);
  const known = byOwner.get(owner);
  if (known !== undefined) return known;
  const lists = Object.values(talk.words).flat();
  const own = situation.kind === 'play' ? Object.values(situation.play.words).flat() : [];
  const targets = situation.kind === 'play' ? situation.targetWords.map(({ zh }) => zh) : [];
  const taught = new Set([...[...lists, ...own].flatMap(({ zh, also }) => [zh, ...also]), ...targets]);
  byOwner.set(owner, taught);
  return taught;
}
