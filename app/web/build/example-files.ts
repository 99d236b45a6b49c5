// Collects example sentences for the dictionary from the lines that our tutors speak.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Band, levelOf, levelOfWord } from '../../../chinese/levels/index.ts';
import { type Lexicon, loadLexicon, segment } from '../../../chinese/words/index.ts';
import type { Content } from '../../../content/schema/content.ts';
import { type ExampleLine, exampleFileOf } from '../../../kit/web/language-core/example-lines.ts';
import { currentContent } from './current-content.ts';
import { isSentence, likeness, naturalness, type Sentence } from './example-sentences.ts';

const LEXICON = join(import.meta.dirname, '../../../chinese/data/lexicon.bin');
/** Sentences a word is shown in, at most; one that is beyond the learner is left out there. */
const MOST = 4;
/** Two sentences with more in common show nothing new. */
const TOO_LIKE = 0.6;
/** Who looks up a word of the first band knows as much as that. */
const EASIEST: Band = 1;

type Candidate = { readonly line: ExampleLine; readonly cost: number };

/** The files by their path, as JSON. Equal content and lexicon give equal files. */
export function exampleFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, Record<string, ExampleLine[]>>();
  for (const [word, lines] of examplesByWord()) {
    const path = exampleFileOf(word);
    files.set(path, { ...files.get(path), [word]: lines });
  }
  return new Map(Array.from(files, ([path, file]) => [path, JSON.stringify(file)]));
}

/** The best sentences for each word: no word in them is harder than the word itself. */
export function examplesByWord(): ReadonlyMap<string, ExampleLine[]> {
  const lexicon = loadLexicon(new Uint8Array(readFileSync(LEXICON)));
  const candidates = new Map<string, Candidate[]>();
  for (const { part, ...sentence } of sentences()) {
    for (const [word, band] of bandsBeside(lexicon, sentence.zh)) {
      if (band > (levelOf(lexicon, word)?.band ?? EASIEST)) continue;
      const cost = band + naturalness(sentence.zh) + costOf(part);
      const own = candidates.get(word) ?? [];
      own.push({ line: { ...sentence, band }, cost });
      candidates.set(word, own);
    }
  }
  return new Map(Array.from(candidates, ([word, found]) => [word, best(found)]));
}

function best(found: readonly Candidate[]): ExampleLine[] {
  // Of equal ones the shortest: who looks at a first word knows no other.
  const sorted = found.toSorted(
    (a, b) => a.cost - b.cost || a.line.zh.length - b.line.zh.length || (a.line.zh < b.line.zh ? -1 : 1),
  );
  const chosen: ExampleLine[] = [];
  for (const { line } of sorted) {
    if (chosen.length === MOST) break;
    if (chosen.every(({ zh }) => likeness(zh, line.zh) <= TOO_LIKE)) chosen.push(line);
  }
  return chosen;
}

/** Each word of a sentence with the band of the hardest other word in it. */
function bandsBeside(lexicon: Lexicon, zh: string): ReadonlyMap<string, Band> {
  const words = segment(lexicon, zh).filter(({ kind }) => kind === 'word');
  const levels = new Map(
    words.map((word) => [word.simplified, levelOfWord(lexicon, word)?.band ?? EASIEST] as const),
  );
  return new Map(
    Array.from(levels.keys(), (word) => {
      const others = Array.from(levels).flatMap(([other, band]) => (other === word ? [] : [band]));
      return [word, others.reduce((a, b) => (a > b ? a : b), EASIEST)];
    }),
  );
}

/** What answers a question leaves out what the question said (一天没吃了: “One day.”); the others say what to do. */
const NO_EXAMPLES: ReadonlySet<string> = new Set(['answer', 'answers', 'goals', 'task']);

type Part = keyof Content;

/** In bands of difficulty: what teachers wrote to be read stands alone; what a tutor says lives on the line before. */
const COSTS: Readonly<Partial<Record<Part, number>>> = { lessons: 0, texts: 0, films: 0, words: 0 };
const OTHER_PARTS = 1;
const costOf = (part: Part): number => COSTS[part] ?? OTHER_PARTS;

/** Whole sentences in three languages, each once, with the part of the content that says it best alone. */
function sentences(): (Sentence & { readonly part: Part })[] {
  const found = new Map<string, Sentence & { readonly part: Part }>();
  const visit = (value: unknown, part: Part): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isLine(value)) {
      const { zh, en, pt } = value;
      const known = found.get(zh);
      if (isSentence(value) && (!known || costOf(part) < costOf(known.part)))
        found.set(zh, { zh, en, pt, part });
    } else for (const [key, inner] of Object.entries(value)) if (!NO_EXAMPLES.has(key)) visit(inner, part);
  };
  // The keys of an object with a fixed shape.
  for (const [part, value] of Object.entries(currentContent())) visit(value, part as Part);
  return [...found.values()];
}

function isLine(value: object): value is Sentence {
  return ['zh', 'en', 'pt'].every(
    (key) => typeof Object.entries(value).find(([name]) => name === key)?.[1] === 'string',
  );
}
