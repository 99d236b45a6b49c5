/** How a rule is written: a pattern of words with a template for the correction, or a function over the whole text. */

import type { Lexicon } from '../words/index.ts';
import { compile, type Match, type Pattern } from './pattern.ts';
import type { Token } from './tokens.ts';
import type { Tier } from './types.ts';

/** A text with what the rules may look at. */
export type Text = {
  readonly lexicon: Lexicon;
  readonly source: string;
  /** Of equal length with `source`. */
  readonly simplified: string;
  readonly tokens: readonly Token[];
  /** The parts of its clauses, see `chunks.ts`. */
  readonly chunks: readonly Token[];
};

/** A found mistake before its place is given in the text. Offsets in UTF-16 code units. */
export type Mark = {
  readonly start: number;
  readonly end: number;
  readonly correction: string;
  readonly confidence: number;
  /** `wrong` unless told. */
  readonly tier?: Tier;
};

/** A function may return undefined to let the match pass. */
export type Template = string | ((match: Match) => string | undefined);

export type PatternRule = {
  readonly point: string;
  readonly pattern: Pattern;
  /** Text for the marked part; `{name}` stands for what the pattern remembered under that name. */
  readonly template: Template;
  readonly confidence: number;
  /** A last look at the match; false drops it. */
  readonly when: ((match: Match, tokens: readonly Token[]) => boolean) | undefined;
  /** Whether the pattern is one of parts (`chunks.ts`), not of words. */
  readonly isOfParts: boolean;
  /** Whether the language model decides: the clause has to read better with the correction. */
  readonly isWeighed: boolean;
  readonly tier: Tier;
};

export type TextRule = { readonly point: string; readonly find: (text: Text) => readonly Mark[] };

export type Rule = PatternRule | TextRule;

type Options = {
  confidence?: number;
  when?: (match: Match, tokens: readonly Token[]) => boolean;
  tier?: Tier;
};

/** The rules of a point, one for each pattern, all with the same correction. */
export function rules(
  point: string,
  patterns: string | readonly string[],
  template: Template,
  { confidence = 0.85, when, tier = 'wrong' }: Options = {},
): Rule[] {
  const sources = typeof patterns === 'string' ? [patterns] : patterns;
  const fixed = {
    point,
    template,
    confidence,
    when,
    isOfParts: false,
    isWeighed: false,
    tier,
  } as const;
  return sources.map((source) => ({ ...fixed, pattern: compile(source) }));
}

type EditOptions = Options & { isOfParts?: boolean };

/**
 * Ways to undo a mistake wherever it may have been made: patterns of parts that are wider than what is wrong, of which
 * the language model keeps those that read better afterwards, by the threshold of the point.
 */
export function edits(
  point: string,
  patterns: string | readonly string[],
  template: Template,
  { confidence = 0.82, when, tier = 'wrong', isOfParts = true }: EditOptions = {},
): Rule[] {
  const sources = typeof patterns === 'string' ? [patterns] : patterns;
  const fixed = { point, template, confidence, when, isOfParts, isWeighed: true, tier };
  return sources.map((source) => ({ ...fixed, pattern: compile(source) }));
}

/** Patterns of parts that are sure by their words alone, as `rules` are: the model is not asked. */
export function partRules(
  point: string,
  patterns: string | readonly string[],
  template: Template,
  options: Options = {},
): Rule[] {
  return edits(point, patterns, template, { confidence: 0.85, ...options }).map((rule) =>
    'pattern' in rule ? { ...rule, isWeighed: false } : rule,
  );
}

const NONE: readonly Mark[] = [];

/** A rule over the simplified text by a regular expression; `fix` gives the correction, undefined to let it pass. */
export function textRule(
  point: string,
  expression: RegExp,
  fix: (found: RegExpExecArray) => string | undefined,
  confidence = 0.9,
  tier: Tier = 'wrong',
): Rule {
  const find = ({ simplified }: Text): readonly Mark[] => {
    // Most rules find nothing, and `matchAll` copies its expression before it looks.
    const isFound = expression.test(simplified);
    expression.lastIndex = 0;
    if (!isFound) return NONE;
    const marks: Mark[] = [];
    for (const found of simplified.matchAll(expression)) {
      const correction = fix(found);
      if (correction === undefined) continue;
      marks.push({ start: found.index, end: found.index + found[0].length, correction, confidence, tier });
    }
    return marks;
  };
  return { point, find };
}

/** The first word remembered under a name, '' if there is none. */
export function word(match: Match, name: string): string {
  return match.parts.get(name)?.[0]?.text ?? '';
}
