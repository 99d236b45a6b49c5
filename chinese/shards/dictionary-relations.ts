/** Finds for each word the common words that contain it and the words of like meaning. */

import { foldGloss } from '../dictionary/fold.ts';
import type { LearnerEntry } from './learner-readings.ts';

const CONTAINING = 8;
const SYNONYMS = 5;
/** Rarer words are of no use to a learner as examples or synonyms. */
const COMMON = 3.2;
/** As an example of a character a word that is on no list must be an everyday one. */
const EVERYDAY = 3.4;
/** A meaning that this many words share is no meaning to tell synonyms by. */
const VAGUE = 40;
const COARSE =
  /\((?:vulgar|taboo|derog|coarse|slang|insult)|\b(?:damn|fuck|(?:bull)?shit|crap|bastard|bitch|whore|slut|scum|lackey|traitor|prostitut|penis|sexual)/i;
const NOT_A_MEANING =
  /variant of|surname|see |used in|abbr|classifier|\(bound form\)|\(literary\)|\(dialect\)|particle|prefix|suffix|Japanese|\(archaic|\(old\)/;

/** How a learner meets words: those of the list first, then by frequency. */
export function commonness({ zipf, band }: Pick<LearnerEntry, 'zipf' | 'band'>): number {
  return zipf + (band === 0 ? 0 : (8 - band) * 0.4);
}

function byCommonness(a: LearnerEntry, b: LearnerEntry): number {
  return commonness(b) - commonness(a) || (a.word < b.word ? -1 : 1);
}

function isCommon({ zipf, band }: LearnerEntry): boolean {
  return band > 0 || zipf >= COMMON;
}

/** Names of people, places and banks teach no word. */
function isName({ band, readings }: LearnerEntry): boolean {
  return band === 0 && /^[A-Z]/.test(readings[0]?.pinyin ?? '');
}

/** Words to show unasked: common, no names, and fit for a child to see. */
function isFit(entry: LearnerEntry): boolean {
  return (
    isCommon(entry) &&
    !isName(entry) &&
    !entry.readings.some(({ senses }) => senses.some((sense) => COARSE.test(sense)))
  );
}

/** word → common longer words with it in them. */
export function containingWords(entries: readonly LearnerEntry[]): Map<string, string[]> {
  const known = new Set(entries.map(({ word }) => word));
  const found = new Map<string, string[]>();
  const examples = entries.filter((entry) => isFit(entry) && (entry.band > 0 || entry.zipf >= EVERYDAY));
  for (const { word } of examples.toSorted(byCommonness)) {
    const parts = new Set<string>();
    for (let from = 0; from < word.length; from++) {
      for (let end = from + 1; end <= word.length; end++) parts.add(word.slice(from, end));
    }
    parts.delete(word);
    for (const part of parts) {
      if (!known.has(part)) continue;
      const own = found.get(part) ?? [];
      if (own.length < CONTAINING) found.set(part, [...own, word]);
    }
  }
  return found;
}

/** The meanings of the usual reading, each comparable as a text: our glosses where we have them. */
function meanings({ readings }: LearnerEntry): string[] {
  const [first] = readings;
  const senses = first?.gloss ? first.gloss.english.split('; ') : (first?.senses.slice(0, 4) ?? []);
  const parts = senses.filter((sense) => !NOT_A_MEANING.test(sense)).flatMap((sense) => sense.split(/[;,]/));
  return [
    ...new Set(parts.map((part) => (part.trim().startsWith('to ') ? 'to ' : '') + foldGloss(part))),
  ].filter((meaning) => meaning.trim() !== '');
}

/** word → words that share meanings with it: two of them, or one that no chance of English explains. */
export function synonyms(entries: readonly LearnerEntry[]): Map<string, string[]> {
  const common = entries.filter(isFit);
  const sharing = new Map<string, LearnerEntry[]>();
  const own = new Map(common.map((entry) => [entry.word, meanings(entry)]));
  for (const entry of common) {
    for (const meaning of own.get(entry.word) ?? [])
      sharing.set(meaning, [...(sharing.get(meaning) ?? []), entry]);
  }
  return new Map(common.map((entry) => [entry.word, likest(entry, own, sharing)]));
}

function likest(
  entry: LearnerEntry,
  own: Map<string, string[]>,
  sharing: Map<string, LearnerEntry[]>,
): string[] {
  const mine = own.get(entry.word) ?? [];
  const shared = new Map<LearnerEntry, { score: number; count: number; firsts: number }>();
  mine.forEach((meaning, place) => {
    const others = sharing.get(meaning) ?? [];
    if (others.length > VAGUE) return;
    for (const other of others) {
      // A first meaning tells more than a later one, and that of both most.
      const firsts = (place === 0 ? 1 : 0) + (own.get(other.word)?.[0] === meaning ? 1 : 0);
      const before = shared.get(other) ?? { score: 0, count: 0, firsts: 0 };
      shared.set(other, {
        score: before.score + 1 + firsts,
        count: before.count + 1,
        firsts: Math.max(before.firsts, firsts),
      });
    }
  });
  return [...shared]
    .filter(([other, { score, count, firsts }]) => {
      if (other === entry || score < 2 || !isLike(entry, other)) return false;
      return count >= 2 || isNoAccident(entry, other, firsts);
    })
    .toSorted((a, b) => b[1].score - a[1].score + (commonness(b[0]) - commonness(a[0])) / 2)
    .slice(0, SYNONYMS)
    .map(([{ word }]) => word);
}

/** The band up to which two words with one first meaning are taken for alike. */
const EASY_BAND = 4;

/**
 * Whether one shared meaning says enough. English has one word for 银行 and 岸 (bank): so they must share a character
 * too, or be the first meaning of one of two words that every learner meets.
 */
function isNoAccident(a: LearnerEntry, b: LearnerEntry, firsts: number): boolean {
  const isEasy = (entry: LearnerEntry) => entry.band > 0 && entry.band <= EASY_BAND;
  const sharesCharacter = [...a.word].some((character) => b.word.includes(character));
  return sharesCharacter || (firsts > 0 && isEasy(a) && isEasy(b));
}

/** Same kind of word, and not one a mere longer writing of the other (花 and 花儿). */
function isLike(a: LearnerEntry, b: LearnerEntry): boolean {
  const kind = (entry: LearnerEntry) => entry.pos[0]?.charAt(0);
  return kind(a) === kind(b) && a.word !== `${b.word}儿` && b.word !== `${a.word}儿`;
}
