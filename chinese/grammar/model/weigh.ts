/** Whether a clause reads better with a correction: by the language model, against the threshold of the point. */

import data from '../../data/grammar-model.json' with { type: 'json' };
import type { Text } from '../rule.ts';
import { isMark, type Token, tokensOf } from '../tokens.ts';
import type { Finding } from '../types.ts';
import { type LanguageModel, likelihood, readModel } from './language-model.ts';

/** For points that no right text has ever been proposed a correction of. */
const USUAL_THRESHOLD = -15;

const THRESHOLDS: Readonly<Record<string, number>> = data.thresholds;

let read: LanguageModel | undefined;
/** Reading takes some milliseconds: not before it is needed. */
const modelOf = (): LanguageModel => (read ??= readModel(data));

/** The words of the clauses that a finding lies in. */
function clausesAround({ tokens }: Text, { start, end }: Finding): readonly Token[] {
  const first = tokens.findLastIndex((token) => isMark(token) && token.end <= start) + 1;
  const next = tokens.findIndex((token) => isMark(token) && token.start >= end);
  return tokens.slice(first, next < 0 ? tokens.length : next);
}

/** Of clauses with rare words, and of parts of a list, the model knows nothing. */
export function canWeigh(text: Text, finding: Finding): boolean {
  const clause = clausesAround(text, finding);
  const end = text.source.charAt(clause.at(-1)?.end ?? 0);
  return !'、（《“'.includes(end || '。') && clause.every(({ isRare }) => !isRare);
}

/** How usual the words of a clause are beside each other: the mean logarithm for a word, nearer to 0 is more usual. */
export function usualness(tokens: readonly Token[]): number {
  return likelihood(modelOf(), tokens) / (tokens.length + 1);
}

/** How much likelier the clauses around the finding are with its correction, as a logarithm. */
export function gainOf(model: LanguageModel, text: Text, finding: Finding): number {
  const { lexicon, source } = text;
  const { start, end, correction } = finding;
  const before = clausesAround(text, finding);
  const from = before[0]?.start ?? 0;
  const to = before.at(-1)?.end ?? source.length;
  const after = tokensOf(lexicon, source.slice(from, start) + correction + source.slice(end, to));
  return likelihoodOf(model, after) - likelihoodOf(model, before);
}

/** A text of several clauses is as likely as all of them together. */
function likelihoodOf(model: LanguageModel, tokens: readonly Token[]): number {
  let sum = 0;
  let clause: Token[] = [];
  for (const token of [...tokens, undefined]) {
    if (token !== undefined && !isMark(token)) clause.push(token);
    else if (clause.length > 0) {
      sum += likelihood(model, clause);
      clause = [];
    }
  }
  return sum;
}

/** Corrections of a point that put words in, take them out or only move them are weighed apart. */
export function kindOf({ start, end, point, correction, tier }: Finding): string {
  return `${point} ${correction.length - (end - start)}${tier === 'natural' ? '?' : ''}`;
}

export function readsBetter(text: Text, finding: Finding): boolean {
  if (!canWeigh(text, finding)) return false;
  return gainOf(modelOf(), text, finding) >= (THRESHOLDS[kindOf(finding)] ?? USUAL_THRESHOLD);
}

/** A gain below it may be chance. */
const SOME_GAIN = -2;

/** Whether a correction gains something, though less than its threshold asks. */
export function mightReadBetter(text: Text, finding: Finding): boolean {
  return canWeigh(text, finding) && gainOf(modelOf(), text, finding) >= SOME_GAIN;
}
