// Chooses wrong options that teach: as long, as hard, nearly written, nearly said, once confused, and never right as well.

import { compareReading } from '../../../../../chinese/sounds/index.ts';
import type { Random } from '../seeded-random.ts';
import { areLookAlikes } from './look-alikes.ts';
import { couldMeanTheSame } from './same-meaning.ts';
import { couldSoundTheSame } from './same-sound.ts';
import { charactersOf, type StudyWord, syllablesOf } from './study-word.ts';

/** What the learner tells the options apart by. */
export type ToldApartBy = 'meaning' | 'form' | 'sound';

export type DistractorParams = {
  readonly target: StudyWord;
  readonly pool: readonly StudyWord[];
  readonly by: ToldApartBy;
  readonly count: number;
  readonly random: Random;
  /** Words that this learner has met: an option that nobody knows is ruled out by that alone. */
  readonly familiar?: ReadonlySet<string> | undefined;
  /** The band up to which the learner knows words; what lies above it and above the target only makes up the number. */
  readonly known?: number | undefined;
  /** Words that this learner has taken for the target before. */
  readonly confusedWith?: readonly string[];
  /** Whether a word may stand beside the target at all: it can be shown, say. */
  readonly isUsable?: (word: StudyWord) => boolean;
};

/** More are not compared: the pool has the words of some bands. */
const MOST_COMPARED = 100;
const UNKNOWN_BAND = 5;
/** More options than this that share a character with the target would point at it. */
const MOST_SHARING = 2;

/** As many as asked for, or all that there are; no two of them, nor one and the target, could both be right. */
export function chooseDistractors(params: DistractorParams): StudyWord[] {
  const { target, count } = params;
  const ranked = candidates(params)
    .map((word) => ({ word, isAbove: isAbove(word, params), score: likeness(word, params) }))
    .toSorted((a, b) => Number(a.isAbove) - Number(b.isAbove) || b.score - a.score);
  const chosen: StudyWord[] = [];
  for (const { word } of ranked) {
    if (chosen.length === count) break;
    const isOneTooMany = sharesCharacter(word, target) && sharingCount(chosen, target) >= MOST_SHARING;
    if (!isOneTooMany && chosen.every((other) => canTellApart(word, other, params))) chosen.push(word);
  }
  return chosen;
}

const sharingCount = (words: readonly StudyWord[], target: StudyWord): number =>
  words.filter((word) => sharesCharacter(word, target)).length;

/** Words that can be told from the target, the nearest in length and band first; of equals chance decides. */
function candidates({ pool, by, random, isUsable, ...rest }: DistractorParams): StudyWord[] {
  const { target } = rest;
  const confused = new Set(rest.confusedWith);
  const wanted = basesOf(target);
  // For the ear, words with the same letters come before all others.
  const akin = (word: StudyWord) => (by === 'sound' ? 2 * sharedPlaces(basesOf(word), wanted) : 0);
  const near = pool
    .map((word) => ({
      word,
      far: confused.has(word.word)
        ? -9
        : distance(word, rest) - akin(word) + random() + (isAbove(word, rest) ? ABOVE : 0),
    }))
    .toSorted((a, b) => a.far - b.far);
  const found: StudyWord[] = [];
  // The pool is long and the questions about each word are many: they are asked of the nearest alone.
  for (const { word } of near) {
    if (found.length === MOST_COMPARED) break;
    if ((isUsable?.(word) ?? true) && canTellApart(word, target, { by })) found.push(word);
  }
  return found;
}

const bases = new WeakMap<StudyWord, readonly string[]>();

/** The letters of each syllable without its tone; the pool is long, so they are kept. */
function basesOf(word: StudyWord): readonly string[] {
  const found = bases.get(word) ?? syllablesOf(word.reading.toLowerCase()).map((one) => one.slice(0, -1));
  bases.set(word, found);
  return found;
}

/** The share of places that are the same. */
const sharedPlaces = (a: readonly string[], b: readonly string[]): number =>
  a.length === b.length ? a.filter((one, at) => one === b[at]).length / a.length : 0;

/** Farther than any word of the learner's level. */
const ABOVE = 99;

type Levelled = Pick<DistractorParams, 'target' | 'familiar' | 'known' | 'confusedWith'>;

/** Neither met nor of the level of the learner, nor of that of the target: it is ruled out by not being known, and frightens. */
function isAbove(word: StudyWord, { target, familiar, known = 1, confusedWith }: Levelled): boolean {
  if (familiar?.has(word.word) === true || confusedWith?.includes(word.word) === true) return false;
  return bandOf(word) > Math.max(known, target.band ?? 1);
}

const bandOf = ({ band }: StudyWord): number => band ?? UNKNOWN_BAND;

/** As much as a band and a character more or less. */
const FAMILIAR = 4;

function distance(
  word: StudyWord,
  { target, familiar }: Pick<DistractorParams, 'target' | 'familiar'>,
): number {
  const length = Math.abs(word.word.length - target.word.length);
  const akin = sharesCharacter(word, target) ? 1 : 0;
  const known = familiar?.has(word.word) === true ? FAMILIAR : 0;
  return 3 * length + Math.abs(bandOf(word) - bandOf(target)) - akin - known;
}

/** Never the same meaning; where the ear decides, never the same sound, and where the eye does, never the same characters. */
function canTellApart(a: StudyWord, b: StudyWord, { by }: Pick<DistractorParams, 'by'>): boolean {
  if (couldMeanTheSame(a, b)) return false;
  return by !== 'sound' || !couldSoundTheSame(a, b);
}

const WEIGHTS = {
  meaning: { sound: 0.6, form: 1.5, kind: 1.5 },
  form: { sound: 1, form: 2.5, kind: 0.6 },
  sound: { sound: 3, form: 0.3, kind: 0.3 },
} as const;

/** The higher, the more is learnt by telling the two apart. */
function likeness(word: StudyWord, params: DistractorParams): number {
  const { target, by, random, confusedWith } = params;
  const weights = WEIGHTS[by];
  const confused = confusedWith?.includes(word.word) ? 4 : 0;
  const kind = word.pos !== '' && word.pos === target.pos ? weights.kind : 0;
  const form = weights.form * formLikeness(word, target);
  const sound = weights.sound * soundLikeness(word, target);
  return confused + kind + form + sound + 1.2 * random() - distance(word, params);
}

/** 0 to 1: shared characters and look-alikes. */
function formLikeness(a: StudyWord, b: StudyWord): number {
  const [own, others] = [charactersOf(a.word), charactersOf(b.word)];
  if (own.some((one) => others.some((other) => areLookAlikes(one, other)))) return 1;
  return own.some((one) => others.includes(one)) ? 0.6 : 0;
}

/** 0 to 1: by how near the syllables are, place by place. */
function soundLikeness(a: StudyWord, b: StudyWord): number {
  const [own, others] = [syllablesOf(a.reading), syllablesOf(b.reading)];
  if (own.length !== others.length || own.length === 0) return 0;
  const far = own.map((syllable, at) => compareReading(syllable, others[at] ?? '').distance);
  const mean = far.reduce((sum, each) => sum + each, 0) / far.length;
  return Math.max(0, 1 - 2 * mean);
}

function sharesCharacter(a: StudyWord, b: StudyWord): boolean {
  for (const character of a.word) if (b.word.includes(character)) return true;
  return false;
}
