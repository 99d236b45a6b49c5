/** Says whether an answer is right, near or wrong against the accepted ones. */

import { createReader, type Reader, type Sounds } from '../sounds/index.ts';
import type { Lexicon } from '../words/index.ts';
import { asWritten } from './as-written.ts';
import { formsOf } from './forms.ts';
import { type Judgement, judge } from './judge.ts';
import { hasHanzi, inOwnScript, plainText } from './normalise.ts';
import { numberSlip } from './number-form.ts';
import { withDigits } from './numbers.ts';
import { comparePinyin } from './pinyin.ts';
import { fillSlots } from './slots.ts';
import { asShortAnswer, withoutPoliteness, withoutSubject, withoutSynonyms } from './synonyms.ts';
import type { MatchOptions, Verdict } from './types.ts';

/** Longer answers are cut: an answer is a sentence or two. */
const LONGEST = 300;
const RANK = { right: 2, near: 1, wrong: 0 };

type Core = { readonly lexicon: Lexicon; readonly reader: Reader; readonly options: MatchOptions };

const readers = new WeakMap<Lexicon, WeakMap<Sounds, Reader>>();

function readerFor(lexicon: Lexicon, sounds: Sounds): Reader {
  const known = readers.get(lexicon) ?? new WeakMap<Sounds, Reader>();
  readers.set(lexicon, known);
  const reader = known.get(sounds) ?? createReader(lexicon, sounds);
  known.set(sounds, reader);
  return reader;
}

/** Brackets of slots survive the removal of signs. */
function plainForm(lexicon: Lexicon, form: string): string {
  return form
    .split(/(\{[^{}]*\})/)
    .map((part) => (part.startsWith('{') ? part : plainText(lexicon, part)))
    .join('');
}

function pinyinVerdict({ reader }: Core, answer: string, form: string): Judgement | undefined {
  const characters = [...form];
  const found = comparePinyin(answer, characters, reader.readings(form));
  if (found === undefined) return undefined;
  const expected = found.verdict === 'near' ? (characters[found.at] ?? '') : '';
  return { verdict: found.verdict, why: found.why, expected, given: '' };
}

const SAME = { verdict: 'right', expected: '', given: '' } as const;

function hanziVerdict({ lexicon, reader, options }: Core, given: string, expected: string): Judgement {
  const [e, g] = [withDigits(expected), withDigits(given)];
  if (e === g) return { ...SAME, why: 'exact' };
  const [politeE, politeG] = [withoutPoliteness(expected), withoutPoliteness(given)];
  if (withDigits(politeE) === withDigits(politeG)) return { ...SAME, why: 'tolerated' };
  if (asShortAnswer(politeE) === asShortAnswer(politeG)) return { ...SAME, why: 'synonym' };
  const same = (text: string) => withDigits(withoutSynonyms(text, options.synonyms));
  const [bareE, bareG] = [withoutSubject(same(politeE)), withoutSubject(same(politeG))];
  if (bareE === bareG && (same(politeE) === same(politeG) || isDropped(politeE, politeG))) {
    const isSynonym = withoutSubject(politeE) !== withoutSubject(politeG);
    return { ...SAME, why: isSynonym ? 'synonym' : 'tolerated' };
  }
  const input = options.input ?? 'typed';
  const core = {
    lexicon,
    input,
    readings: (text: string) => reader.readings(text),
    readingsOf: (character: string) => reader.readingsOfCharacter(character),
  };
  const [normalisedE, normalisedG] = [same(politeE), same(politeG)];
  const judgement = judge(core, normalisedE, normalisedG);
  return {
    ...judgement,
    expected: asWritten({ written: expected, normalised: normalisedE }, judgement.expected),
    given: asWritten({ written: given, normalised: normalisedG }, judgement.given),
  };
}

/** A subject may be dropped or added, not exchanged. */
function isDropped(expected: string, given: string): boolean {
  const isBare = (text: string) => withoutSubject(text) === text;
  return isBare(expected) !== isBare(given);
}

/** Pinyin for a form with slots: the letters around the slots must fit, tones are not looked at. */
function fitsInLetters({ reader }: Core, form: string, answer: string): boolean {
  const letters = (text: string) => lettersOf(text.replaceAll('ü', 'v'));
  const parts = form.split(/\{[^{}]*\}/).map((part) => letters(reader.readings(part).join('')));
  return new RegExp(`^${parts.join('[a-z]+')}$`).test(letters(answer));
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

function againstForm(core: Core, answer: string, form: string): Verdict {
  const plain = plainForm(core.lexicon, form);
  const given = plainText(core.lexicon, answer);
  const isLetters = !hasHanzi(given) && plain.includes('{') && hasHanzi(plain);
  if (isLetters && fitsInLetters(core, plain, answer))
    return { verdict: 'right', why: 'pinyin', accepted: form, expected: '', given: '' };
  const filled = fillSlots(plain, given, core.options);
  if (filled === undefined)
    return { verdict: 'wrong', why: 'different', accepted: form, expected: form, given: '' };
  const isPinyin = !hasHanzi(given) && hasHanzi(filled);
  const typed = isPinyin ? pinyinVerdict(core, answer, filled) : undefined;
  if (typed && typed.verdict !== 'wrong') return { accepted: filled, ...typed };
  const rest = restAfter(core, isPinyin ? answer : given, filled);
  if (typed && rest === undefined) return { accepted: filled, ...typed };
  const verdict = hanziVerdict(core, given, filled);
  if (verdict.verdict === 'wrong' && rest !== undefined)
    return { verdict: 'wrong', why: 'unfinished', accepted: filled, expected: rest, given: '' };
  // What fills a slot is the learner's own and says nothing of the form.
  const written = plain.replaceAll(/\{[^{}]*\}/g, ' ');
  const slip = verdict.verdict === 'right' ? numberSlip(written, given) : undefined;
  if (slip) return { accepted: filled, verdict: 'near', why: 'number-form', ...slip };
  return { accepted: filled, ...verdict, given: inOwnScript(given, answer, verdict.given) };
}

/** Fewer characters could begin many sentences. */
const BEGINNING = 3;

/** What is still to be said after an answer that is the beginning of a form, in hanzi or pinyin; undefined where it is none. */
function restAfter({ lexicon, reader }: Core, given: string, form: string): string | undefined {
  const characters = [...form];
  const isBeginning = (count: number): boolean => {
    const begun = characters.slice(0, count).join('');
    return hasHanzi(given)
      ? withDigits(begun) === withDigits(given)
      : lettersOf(reader.readings(form).slice(0, count).join('')) === lettersOf(plainText(lexicon, given));
  };
  for (let count = characters.length - 1; count >= BEGINNING; count -= 1)
    if (isBeginning(count)) return characters.slice(count).join('');
  return undefined;
}

/** Among wrong answers the reason that says most wins. */
function detailOf({ why, accepted }: Verdict): number {
  if (accepted === '') return 0;
  if (why === 'another') return 1;
  return why === 'different' ? 2 : 3;
}

/**
 * Holds an answer (hanzi of either script, pinyin with or without tones, or recognised speech) against accepted ones.
 * In accepted answers `(a)` may be left out, `(a/b)` is a choice, `{name}`, `{number}` and other `{…}` take what the
 * answer has. The best verdict counts; `why` and its neighbours say what to tell the learner. Pure.
 */
export function match(
  lexicon: Lexicon,
  sounds: Sounds,
  answer: string,
  accepted: readonly string[],
  options: MatchOptions = {},
): Verdict {
  const given = answer.slice(0, LONGEST);
  const nothing: Verdict = { verdict: 'wrong', why: 'different', accepted: '', expected: '', given: '' };
  if (plainText(lexicon, given) === '') return { ...nothing, why: 'empty' };
  const core: Core = { lexicon, reader: readerFor(lexicon, sounds), options };
  let best = nothing;
  for (const form of accepted.flatMap(formsOf)) {
    const verdict = againstForm(core, given, form);
    const isBetter = RANK[verdict.verdict] > RANK[best.verdict];
    const saysMore =
      verdict.verdict === 'wrong' && best.verdict === 'wrong' && detailOf(verdict) > detailOf(best);
    if (isBetter || saysMore) best = verdict;
    if (best.why === 'exact') break;
  }
  return best;
}
