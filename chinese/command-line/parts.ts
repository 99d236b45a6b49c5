/** Fetches the parts of the core that are made apart from it, and says so where one is missing. */

import { existsSync } from 'node:fs';
import type { Sounds } from '../sounds/reader/sounds.ts';
import type { Lexicon } from '../words/index.ts';

/** What `check` needs of a finding; offsets in UTF-16 code units. */
export type Finding = {
  readonly start: number;
  readonly end: number;
  readonly point: string;
  readonly correction: string;
  readonly confidence: number;
};

export type Grammar = { readonly check: (lexicon: Lexicon, text: string) => readonly Finding[] };

export type Verdict = { readonly verdict: 'right' | 'near' | 'wrong'; readonly why: unknown };

export type Matching = {
  readonly match: (lexicon: Lexicon, sounds: Sounds, answer: string, accepted: readonly string[]) => Verdict;
};

/** A part whose folder is not there. */
export class MissingPart extends Error {}

async function load(name: 'grammar' | 'matching'): Promise<unknown> {
  const face = new URL(`../${name}/index.ts`, import.meta.url);
  if (!existsSync(face)) throw new MissingPart(`this copy has no ${name}: chinese/${name} is missing`);
  return import(face.href);
}

// The public face of the folder has this function; its own types hold it to it.
export const loadGrammar = async (): Promise<Grammar> => (await load('grammar')) as Grammar;
// As above.
export const loadMatching = async (): Promise<Matching> => (await load('matching')) as Matching;
