// Collects example sentences for the dictionary from the lines that our tutors speak.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { levelOfText } from '../../chinese/levels/index.ts';
import { loadLexicon, segment } from '../../chinese/words/index.ts';
import { loadContent } from '../../content/load.ts';
import { type ExampleLine, exampleFileOf } from '../../kit/web/language-core/example-lines.ts';

const LEXICON = join(import.meta.dirname, '../../chinese/data/lexicon.bin');
/** Sentences a word is shown in, at most. */
const MOST = 3;
/** In characters. Shorter ones show nothing, longer ones are work. */
const LENGTH = { least: 5, most: 26 } as const;
const HARDEST = 7;
const SENTENCE = /[。！？]$/;
/** A place where the teacher puts in a word. */
const SLOT = /[{}]/;

/** The files by their path, as JSON. Equal content and lexicon give equal files. */
export function exampleFiles(): ReadonlyMap<string, string> {
  const lexicon = loadLexicon(new Uint8Array(readFileSync(LEXICON)));
  const byEase = sentences()
    .map((line) => ({ line, ease: (levelOfText(lexicon, line.zh)?.band ?? HARDEST) * 100 + line.zh.length }))
    .toSorted((a, b) => a.ease - b.ease || (a.line.zh < b.line.zh ? -1 : 1));
  const files = new Map<string, Record<string, ExampleLine[]>>();
  for (const { line } of byEase) {
    const words = segment(lexicon, line.zh).filter(({ kind }) => kind === 'word');
    for (const word of new Set(words.map(({ simplified }) => simplified))) {
      const path = exampleFileOf(word);
      const file = files.get(path) ?? {};
      const lines = (file[word] ??= []);
      if (lines.length < MOST) lines.push(line);
      files.set(path, file);
    }
  }
  return new Map(Array.from(files, ([path, file]) => [path, JSON.stringify(file)]));
}

/** Whole sentences in three languages, each once. */
function sentences(): ExampleLine[] {
  const found = new Map<string, ExampleLine>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isLine(value)) {
      const { zh, en, pt } = value;
      const { length } = Array.from(zh);
      const isSentence =
        SENTENCE.test(zh) && !SLOT.test(zh) && length >= LENGTH.least && length <= LENGTH.most;
      if (isSentence && !found.has(zh)) found.set(zh, { zh, en, pt });
    } else for (const part of Object.values(value)) visit(part);
  };
  visit(loadContent());
  return [...found.values()];
}

function isLine(value: object): value is ExampleLine {
  return ['zh', 'en', 'pt'].every(
    (key) => typeof Object.entries(value).find(([name]) => name === key)?.[1] === 'string',
  );
}
