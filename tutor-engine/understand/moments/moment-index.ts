// The moments of the content, ready to be compared with what a learner says.

import { type Lexicon, lookUp } from '../../../chinese/words/index.ts';
import type { Frames } from '../../../content/schema/content.ts';
import type { Moment } from '../../../content/schema/listening/moment.ts';
import { latest } from '../../../kit/core/caching/latest.ts';
import { wordIndexOf } from '../frames/word-index.ts';
import { type ClauseTerms, classesOf, clauseTerms } from './clause-terms.ts';

export type IndexedWording = {
  readonly moment: Moment;
  /** File and id of the moment. */
  readonly key: string;
  readonly terms: ClauseTerms;
};

export type MomentIndex = {
  /** The wordings of which a word tells the most; taken apart when the word is first asked for. */
  readonly ledBy: (word: string) => readonly IndexedWording[];
  /** What a word weighs: the rarer, the more it tells. */
  readonly weightOf: (word: string) => number;
  readonly classesOf: (word: string) => readonly string[];
  /** Whether a word tells of something good or bad. */
  readonly stanceOf: (word: string) => 'good' | 'bad' | undefined;
};

type Wording = { readonly said: string; readonly moment: Moment; readonly key: string };

const indexes = new WeakMap<Frames, MomentIndex>();

export function momentIndexOf(lexicon: Lexicon, frames: Frames): MomentIndex {
  const known = indexes.get(frames);
  if (known !== undefined) return known;
  const index = indexMoments(lexicon, frames);
  indexes.set(frames, index);
  return index;
}

function indexMoments(lexicon: Lexicon, frames: Frames): MomentIndex {
  const byCharacter = filedByCharacter(wordingsOf(frames));
  const weigh = kept((word) => weightOf(lexicon, word));
  const apart = new Map<Wording, ClauseTerms>();
  const termsOf = (wording: Wording): ClauseTerms => {
    const terms = apart.get(wording) ?? clauseTerms(lexicon, wording.said, ASKS.test(wording.said));
    apart.set(wording, terms);
    return terms;
  };
  return {
    ledBy: kept((word) =>
      (byCharacter.get(word.charAt(0)) ?? [])
        .filter(({ said }) => said.includes(word))
        .map((wording) => ({ moment: wording.moment, key: wording.key, terms: termsOf(wording) }))
        .filter(({ terms }) => leaderOf(terms, weigh) === word),
    ),
    weightOf: weigh,
    classesOf: kept((word) => classesOf(frames, word)),
    stanceOf: (word) => {
      const [stance] = (wordIndexOf(frames).verbs.get(word) ?? []).map(({ predicate }) => predicate.stance);
      return stance === 'neutral' ? undefined : stance;
    },
  };
}

function wordingsOf({ moments: files }: Frames): Wording[] {
  return files.flatMap(({ id, moments }) =>
    moments.flatMap((moment) =>
      moment.said.flatMap(alternativesOf).map((said) => ({ said, moment, key: `${id}/${moment.id}` })),
    ),
  );
}

function filedByCharacter(wordings: readonly Wording[]): ReadonlyMap<string, readonly Wording[]> {
  const filed = new Map<string, Wording[]>();
  for (const wording of wordings)
    for (const character of new Set(wording.said)) {
      const known = filed.get(character);
      if (known === undefined) filed.set(character, [wording]);
      else known.push(wording);
    }
  return filed;
}

function leaderOf(terms: ClauseTerms, weigh: (word: string) => number): string | undefined {
  let leader: string | undefined;
  for (const word of tellingIn(terms)) if (leader === undefined || weigh(word) > weigh(leader)) leader = word;
  return leader;
}

/** The same function, which computes nothing twice; asked for words of the vocabulary only. */
function kept<Value>(compute: (word: string) => Value): (word: string) => Value {
  return latest(compute, MOST_KEPT);
}

const MOST_KEPT = 5000;

/** On the Zipf scale the most frequent words reach nearly 8; what is rarer than 3 tells no more. */
const MOST_FREQUENT = 8;
const HEAVIEST = 5;
const LIGHTEST = 0.5;

function weightOf(lexicon: Lexicon, word: string): number {
  const zipf = lookUp(lexicon, word)?.zipf ?? 0;
  return Math.max(LIGHTEST, Math.min(HEAVIEST, MOST_FREQUENT - zipf));
}

const ASKS = /[？?]$|[吗呢]$|什么|怎么|为什么|哪|多少/u;

/** The words that tell something. */
export function tellingIn({ words }: ClauseTerms): string[] {
  return [...words].flatMap(([word, share]) => (share === 1 ? [word] : []));
}

const BRACKET = /\(([^()]*)\)/u;

/** All wordings that one stands for: 我(弟弟|哥哥)来了 for two. */
export function alternativesOf(wording: string): string[] {
  const found = BRACKET.exec(wording);
  if (found === null) return [wording];
  const [whole, choices = ''] = found;
  return choices
    .split('|')
    .flatMap((choice) =>
      alternativesOf(wording.slice(0, found.index) + choice + wording.slice(found.index + whole.length)),
    );
}
