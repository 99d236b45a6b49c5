/** Runs the rules over a text and keeps the surest of findings that overlap. */

import { isTraditional, type Lexicon, toSimplified } from '../words/index.ts';
import { chunksOf } from './chunks.ts';
import { mightReadBetter, readsBetter } from './model/weigh.ts';
import { type Match, matchAt } from './pattern.ts';
import type { Mark, PatternRule, Template, Text } from './rule.ts';
import { ALL_RULES } from './rules/index.ts';
import { type Token, tokensOf } from './tokens.ts';
import { toTraditional } from './traditional.ts';
import type { Finding } from './types.ts';

/** Below this a finding is not given: a learner who is accused wrongly stops believing. */
const SURE = 0.7;
/** Longer texts are cut here: the check is for messages, not for books. */
const LONGEST = 20_000;

/** A rule with the lists of words that it cannot do without one word of, by their numbers. */
type Filed = { readonly rule: PatternRule; readonly needs: readonly number[] };

/** Rules by the word that they begin with, and in their order those that may begin at any. */
type Index = {
  readonly byStart: ReadonlyMap<string, readonly Filed[]>;
  readonly anywhere: readonly Filed[];
  /** Word → the lists in which it stands. */
  readonly listsOf: ReadonlyMap<string, readonly number[]>;
  /** How many lists there are. */
  readonly lists: number;
};

const patternRules = ALL_RULES.filter((rule) => 'pattern' in rule);
const OF_WORDS = indexRules(patternRules.filter(({ isOfParts }) => !isOfParts));
const OF_PARTS = indexRules(patternRules.filter(({ isOfParts }) => isOfParts));
const TEXT_RULES = ALL_RULES.filter((rule) => 'find' in rule);
const NONE: readonly Filed[] = [];

function indexRules(all: readonly PatternRule[]): Index {
  const numbers = new Map<string, number>();
  const listsOf = new Map<string, number[]>();
  const numberOf = (list: readonly string[]) => {
    const name = list.join('|');
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(name, number);
    for (const word of new Set(list)) put(listsOf, word, number);
    return number;
  };
  const byStart = new Map<string, Filed[]>();
  const anywhere: Filed[] = [];
  for (const rule of all) {
    const { starts, needs } = rule.pattern;
    const filed = { rule, needs: needs.map(numberOf) };
    if (starts === undefined) anywhere.push(filed);
    else for (const word of new Set(starts)) put(byStart, word, filed);
  }
  return { byStart, anywhere, listsOf, lists: numbers.size };
}

function put<Value>(all: Map<string, Value[]>, word: string, value: Value): void {
  const values = all.get(word);
  if (values === undefined) all.set(word, [value]);
  else values.push(value);
}

function fill(template: Template, match: Match, source: string): string | undefined {
  if (typeof template === 'function') return template(match);
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const words = match.parts.get(name) ?? [];
    return source.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);
  });
}

/** A finding with the rule that made it. */
type Proposal = { readonly finding: Finding; readonly isWeighed: boolean };

function apply(
  rule: PatternRule,
  source: string,
  tokens: readonly Token[],
  at: number,
): Proposal | undefined {
  const match = matchAt(rule.pattern, tokens, at);
  if (match === undefined || rule.when?.(match, tokens) === false) return undefined;
  const start = tokens[match.from]?.start ?? 0;
  const end = tokens[match.to - 1]?.end ?? 0;
  const correction = fill(rule.template, match, source);
  if (correction === undefined || correction === source.slice(start, end)) return undefined;
  const { point, confidence, tier, isWeighed } = rule;
  return { finding: { start, end, point, correction, confidence, tier }, isWeighed };
}

function byPatterns({ source }: Text, tokens: readonly Token[], index: Index): Proposal[] {
  const words = new Set(tokens.map(({ text }) => text));
  const isThere = new Uint8Array(index.lists);
  for (const word of words) for (const list of index.listsOf.get(word) ?? []) isThere[list] = 1;
  const mayFit = ({ needs }: Filed) => needs.every((list) => isThere[list] === 1);
  const anywhere = index.anywhere.filter(mayFit);
  const byWord = new Map([...words].map((word) => [word, (index.byStart.get(word) ?? NONE).filter(mayFit)]));
  const found: Proposal[] = [];
  tokens.forEach((token, at) => {
    for (const group of [byWord.get(token.text) ?? NONE, anywhere])
      for (const { rule } of group) {
        const proposal = apply(rule, source, tokens, at);
        if (proposal) found.push(proposal);
      }
  });
  return found;
}

function byText(text: Text): Finding[] {
  const give = (point: string, mark: Mark): Finding => ({ tier: 'wrong', ...mark, point });
  return TEXT_RULES.flatMap((rule) =>
    'find' in rule ? rule.find(text).map((mark) => give(rule.point, mark)) : [],
  );
}

function withoutOverlaps(findings: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const finding of findings.toSorted((a, b) => b.confidence - a.confidence || a.start - b.start)) {
    if (kept.every(({ start, end }) => finding.end <= start || finding.start >= end)) kept.push(finding);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

/** All that the rules propose for a text, of which the model has weighed nothing yet. */
export function proposalsIn(text: Text): Proposal[] {
  return [...byPatterns(text, text.tokens, OF_WORDS), ...byPatterns(text, text.chunks, OF_PARTS)];
}

export function textOf(lexicon: Lexicon, source: string): Text {
  const tokens = tokensOf(lexicon, source);
  return {
    lexicon,
    source,
    simplified: toSimplified(lexicon, source),
    tokens,
    chunks: chunksOf(source, tokens),
  };
}

/**
 * The mistakes of a learner's text, in their order, none overlapping another. Pure; about a millisecond for a message.
 * Made to be right rather than complete: most mistakes of meaning it cannot see.
 * Offsets are UTF-16 code units. Only the first 20,000 of them are looked at.
 */
export function check(lexicon: Lexicon, text: string): Finding[] {
  const source = text.slice(0, LONGEST);
  const all = textOf(lexicon, source);
  const proposed = proposalsIn(all).flatMap(({ finding, isWeighed }) =>
    isWeighed && !readsBetter(all, finding) ? [] : [finding],
  );
  const findings = withoutOverlaps(
    [...proposed, ...byText(all)].filter(
      ({ confidence, start, end, correction }) =>
        confidence >= SURE && correction !== source.slice(start, end),
    ),
  );
  if (!isTraditional(lexicon, source)) return findings;
  return findings.map((finding) => ({ ...finding, correction: toTraditional(finding.correction) }));
}

/**
 * What may be wrong and is not sure enough to be marked: corrections that gain something in the language model, but
 * less than some right text does. For who asks whether a text is right, and to be said as a guess.
 */
export function suspicions(lexicon: Lexicon, text: string): Finding[] {
  const all = textOf(lexicon, text.slice(0, LONGEST));
  return withoutOverlaps(
    proposalsIn(all).flatMap(({ finding, isWeighed }) =>
      isWeighed && mightReadBetter(all, finding) ? [finding] : [],
    ),
  );
}
