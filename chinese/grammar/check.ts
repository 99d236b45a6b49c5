/** Runs the rules over a text and keeps the surest of findings that overlap. */

import { isTraditional, type Lexicon, toSimplified } from '../words/index.ts';
import { type Match, matchAt } from './pattern.ts';
import type { Mark, PatternRule, Rule, Template, Text } from './rule.ts';
import { ALL_RULES } from './rules/index.ts';
import { tokensOf } from './tokens.ts';
import { toTraditional } from './traditional.ts';
import type { Finding } from './types.ts';

/** Below this a finding is not given: a learner who is accused wrongly stops believing. */
const SURE = 0.7;
/** Longer texts are cut here: the check is for messages, not for books. */
const LONGEST = 20_000;

type Index = { byWord: ReadonlyMap<string, readonly PatternRule[]>; anywhere: readonly PatternRule[] };

function indexRules(all: readonly Rule[]): Index {
  const byWord = new Map<string, PatternRule[]>();
  const anywhere: PatternRule[] = [];
  for (const rule of all) {
    if (!('pattern' in rule)) continue;
    if (rule.pattern.starts === undefined) anywhere.push(rule);
    for (const start of rule.pattern.starts ?? []) byWord.set(start, [...(byWord.get(start) ?? []), rule]);
  }
  return { byWord, anywhere };
}

const INDEX = indexRules(ALL_RULES);
const TEXT_RULES = ALL_RULES.filter((rule) => 'find' in rule);
const NONE: readonly PatternRule[] = [];

function fill(template: Template, match: Match, source: string): string | undefined {
  if (typeof template === 'function') return template(match);
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const words = match.parts.get(name) ?? [];
    return source.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);
  });
}

function apply(rule: PatternRule, text: Text, at: number): Finding | undefined {
  const match = matchAt(rule.pattern, text.tokens, at);
  if (match === undefined || rule.when?.(match, text.tokens) === false) return undefined;
  const start = text.tokens[match.from]?.start ?? 0;
  const end = text.tokens[match.to - 1]?.end ?? 0;
  const correction = fill(rule.template, match, text.source);
  if (correction === undefined) return undefined;
  return { start, end, point: rule.point, correction, confidence: rule.confidence };
}

function byPatterns(text: Text): Finding[] {
  const found: Finding[] = [];
  text.tokens.forEach((token, at) => {
    for (const group of [INDEX.byWord.get(token.text) ?? NONE, INDEX.anywhere]) {
      for (const rule of group) {
        const finding = apply(rule, text, at);
        if (finding) found.push(finding);
      }
    }
  });
  return found;
}

function byText(text: Text): Finding[] {
  const give = (point: string, mark: Mark): Finding => ({ ...mark, point });
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

/**
 * The mistakes of a learner's text, in their order, none overlapping another. Pure; at most some tenths of a
 * millisecond for a message. Made to be right rather than complete: most mistakes of meaning it cannot see.
 * Offsets are UTF-16 code units. Only the first 20,000 of them are looked at.
 */
export function check(lexicon: Lexicon, text: string): Finding[] {
  const source = text.slice(0, LONGEST);
  const all: Text = {
    lexicon,
    source,
    simplified: toSimplified(lexicon, source),
    tokens: tokensOf(lexicon, source),
  };
  const findings = withoutOverlaps(
    [...byPatterns(all), ...byText(all)].filter(
      ({ confidence, start, end, correction }) =>
        confidence >= SURE && correction !== source.slice(start, end),
    ),
  );
  if (!isTraditional(lexicon, source)) return findings;
  return findings.map((finding) => ({ ...finding, correction: toTraditional(finding.correction) }));
}
