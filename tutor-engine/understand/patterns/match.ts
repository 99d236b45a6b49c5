// Finds a pattern in what the learner said, and the words that its slots caught.

import type { Line } from '../../../content/schema/line.ts';
import type { Answer, WordLists } from '../../../content/schema/talks/talk.ts';
import type { Utterance } from '../text/utterance.ts';
import { isDenied, isNegation } from './negation.ts';
import { firstsOf, LITTLE, type Pattern, type PatternNode, parsePattern, weightOf } from './pattern.ts';
import { hasSigns, neededSigns, rarestOf, type Signs, signsIn } from './signs.ts';
import { slotHits } from './slots.ts';

/** Words caught by slots: slot name → the word in three languages. */
export type Slots = Readonly<Record<string, Line>>;

const GAP = 10;
/**
 * For all patterns together on one text; ours took at most 5,000 on any that tests could think of. A hostile text, or a
 * role with hostile patterns, ends the search and not the server: what is searched for after that is not found.
 */
const MOST_STEPS = 50_000;

type Search = { readonly text: Utterance; readonly words: WordLists; readonly effort: { steps: number } };
type Continue = (at: number, slots: Slots) => Slots | undefined;

/** A pattern with what tells quickly where it cannot fit: the characters that it can begin with, where these are few. */
type Ready = {
  readonly pattern: Pattern;
  readonly firsts: ReadonlySet<string> | undefined;
  /** The characters that it cannot do without. */
  readonly needed: Signs;
  /** It begins with `^`. */
  readonly isAnchored: boolean;
  /** Hardly anything fits it by chance. */
  readonly isStrong: boolean;
};

/** So many characters that say something; one less where the text must begin so. */
const STRONG = 3;

/** Content has a few thousand patterns; admins who write roles make others with every letter. */
const KEPT = 20_000;
const parsed = new Map<string, Ready>();

function readyOf(source: string): Ready {
  const known = parsed.get(source);
  if (known !== undefined) return known;
  const pattern = parsePattern(source);
  const isAnchored = pattern[0]?.kind === 'start';
  const isStrong = weightOf(pattern) + (isAnchored ? 1 : 0) >= STRONG;
  const firsts = firstsOf(isAnchored ? pattern.slice(1) : pattern);
  const ready = { pattern, isAnchored, isStrong, firsts, needed: neededSigns(pattern) };
  if (parsed.size >= KEPT) parsed.clear();
  parsed.set(source, ready);
  return ready;
}

/** Patterns, and beside each other what is looked at first of all of them: most are ruled out by one character. */
type List = {
  readonly all: readonly Ready[];
  /** Of each pattern so many numbers, and the numbers: characters of which it needs one. */
  readonly needs: Uint16Array;
};

const lists = new WeakMap<readonly string[], List>();

/** Those of a list, which content and roles keep for as long as they are there. */
function allReady(sources: readonly string[]): List {
  const known = lists.get(sources);
  if (known !== undefined) return known;
  const all = sources.map(readyOf);
  const needs = all.flatMap(({ needed }) => {
    const rarest = rarestOf(needed) ?? [];
    return [rarest.length, ...rarest];
  });
  const list = { all, needs: Uint16Array.from(needs) };
  lists.set(sources, list);
  return list;
}

/** Whether a pattern that fits tells by itself what is talked about. */
export function isStrong(source: string): boolean {
  return readyOf(source).isStrong;
}

/** The slots of the first place where the pattern fits; an empty object when it has none; else undefined. */
export function matchPattern(source: string, text: Utterance, words: WordLists): Slots | undefined {
  const ready = readyOf(source);
  return matchReady(ready, text, words, signsIn(text));
}

/** Whether what the pattern needs is in the text; where it is not, the pattern fits no part of it. */
export function mayMatch(source: string, text: Utterance): boolean {
  return text.tooLong || hasSigns(readyOf(source).needed, signsIn(text));
}

function matchReady(
  { pattern, firsts, isAnchored, needed }: Ready,
  text: Utterance,
  words: WordLists,
  signs: Uint8Array,
): Slots | undefined {
  if (!hasSigns(needed, signs)) return undefined;
  const search: Search = { text, words, effort: effortOn(text) };
  const last = isAnchored ? 0 : text.folded.length;
  for (let start = 0; start <= last; start += 1) {
    if (firsts !== undefined && !firsts.has(text.folded[start] ?? '')) continue;
    if (isDenied(text.folded, start) || isInsideWord(text.folded, start)) continue;
    const slots = walk(search, pattern, 0, start, {}, (_, found) => found);
    if (slots !== undefined) return slots;
  }
  return undefined;
}

const LETTER = /^[a-z]$/;

/** There is no adeus in Tadeusz: what is found begins where a word of letters begins. */
function isInsideWord(folded: readonly string[], at: number): boolean {
  return LETTER.test(folded[at] ?? '') && LETTER.test(folded[at - 1] ?? '');
}

const efforts = new WeakMap<Utterance, { steps: number }>();

/** What was spent on the text so far. */
function effortOn(text: Utterance): { steps: number } {
  const known = efforts.get(text);
  if (known) return known;
  const effort = { steps: 0 };
  efforts.set(text, effort);
  return effort;
}

/** Whether patterns were searched for on this text for so long that the search was given up. */
export function wasGivenUp(text: Utterance): boolean {
  return effortOn(text).steps > MOST_STEPS;
}

/** The first pattern of a list that fits. */
export function matchAny(sources: readonly string[], text: Utterance, words: WordLists): Slots | undefined {
  const { all, needs } = allReady(sources);
  const signs = signsIn(text);
  let at = 0;
  for (const ready of all) {
    const count = needs[at] ?? 0;
    const isHopeless = count > 0 && !hasAny(signs, needs, at + 1, count);
    at += count + 1;
    if (isHopeless) continue;
    const slots = matchReady(ready, text, words, signs);
    if (slots !== undefined) return slots;
  }
  return undefined;
}

function hasAny(signs: Uint8Array, numbers: Uint16Array, from: number, count: number): boolean {
  for (let at = from; at < from + count; at += 1) if (signs[numbers[at] ?? 0] === 1) return true;
  return false;
}

/** The first kind of answer that fits: authors put refusals and special cases first. */
export function matchAnswers(
  answers: readonly Answer[],
  text: Utterance,
  words: WordLists,
): { readonly answer: Answer; readonly slots: Slots } | undefined {
  for (const answer of answers) {
    const slots = matchAny(answer.match, text, words);
    if (slots !== undefined) return { answer, slots };
  }
  return undefined;
}

/**
 * How much of what a text says the first fitting pattern of a list is about: the share, 0 to 1, of its telling characters
 * that the pattern names or its slots caught. 0 where none fits.
 */
export function coverageBy(sources: readonly string[], text: Utterance, words: WordLists): number {
  const telling = text.folded.filter((char) => char !== '，' && char !== ' ' && !LITTLE.has(char));
  for (const source of sources) {
    const slots = matchPattern(source, text, words);
    if (slots === undefined) continue;
    const named = new Set(namedBy(source, text, slots));
    return telling.length === 0 ? 1 : telling.filter((char) => named.has(char)).length / telling.length;
  }
  return 0;
}

/** The characters of a text that a pattern which fits it names, and those that its slots caught. */
export function namedBy(source: string, text: Utterance, slots: Slots): string {
  const caught = Object.entries(slots).flatMap(([name, { zh }]) => (name === 'any' ? [] : [zh]));
  return [...lettersOf(readyOf(source).pattern, text.folded.join('')), ...caught].join('');
}

/** Of a choice only the options that stand in the text: 早上 covers nothing of what tells of the evening. */
function lettersOf(pattern: Pattern, text: string): string[] {
  return pattern.flatMap((node) => {
    if (node.kind === 'text') return [node.char];
    if (node.kind !== 'choice') return [];
    return node.options
      .map((option) => lettersOf(option, text))
      .filter((letters) => text.includes(letters.join('')))
      .flat();
  });
}

/** Whether a match says no more than that the answer was long enough. */
export function onlyByLength(slots: Slots): boolean {
  return Object.keys(slots).some((slot) => slot.startsWith('hanzi'));
}

/** Whether it was caught what was said, and not only that there were words. */
export function saysWhat(slots: Slots): boolean {
  return !onlyByLength(slots) && slots.any === undefined && slots.homeland === undefined;
}

function walk(
  search: Search,
  pattern: Pattern,
  index: number,
  at: number,
  slots: Slots,
  then: Continue,
): Slots | undefined {
  search.effort.steps += 1;
  if (search.effort.steps > MOST_STEPS) return undefined;
  const node = pattern[index];
  if (node === undefined) return then(at, slots);
  return step(search, node, at, slots, (next, found) => walk(search, pattern, index + 1, next, found, then));
}

function step(
  search: Search,
  node: PatternNode,
  at: number,
  slots: Slots,
  then: Continue,
): Slots | undefined {
  const { folded } = search.text;
  switch (node.kind) {
    case 'text':
      return folded[at] === node.char ? then(at + 1, slots) : undefined;
    case 'start':
      return at === 0 ? then(at, slots) : undefined;
    case 'end':
      return at === folded.length ? then(at, slots) : undefined;
    case 'gap':
      return gap(search, at, slots, then);
    case 'choice':
      return firstOf(node.options, (option) => walk(search, option, 0, at, slots, then));
    case 'slot':
      return firstOf(slotHits(node.name, search.text, at, search.words), (hit) =>
        isHeld(hit.value, node.name, slots) ? undefined : then(hit.end, { ...slots, [node.name]: hit.value }),
      );
  }
}

/** Another slot holds the same word already: a fish and a fish are not a dish and another one. */
function isHeld({ zh }: Line, name: string, slots: Slots): boolean {
  return Object.entries(slots).some(([other, held]) => other !== name && held.zh === zh);
}

function gap(search: Search, at: number, slots: Slots, then: Continue): Slots | undefined {
  for (let end = at; end <= at + GAP && end <= search.text.folded.length; end += 1) {
    const found = then(end, slots);
    if (found !== undefined) return found;
    // 我带了护照。没有电话可以吗 does not say that there is no passport.
    if (isNegation(search.text.folded, end) || search.text.ends.has(end)) return undefined;
  }
  return undefined;
}

function firstOf<T>(items: readonly T[], attempt: (item: T) => Slots | undefined): Slots | undefined {
  for (const item of items) {
    const found = attempt(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
