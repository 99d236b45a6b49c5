/** The commands: each loads what it needs once and then answers line by line. */

import { levelOfText } from '../levels/index.ts';
import { createReader } from '../sounds/reader/reader.ts';
import { loadSounds } from '../sounds/reader/sounds.ts';
import { codePointOffsets, loadLexicon, segment } from '../words/index.ts';
import { readData } from './data.ts';
import { loadGrammar, loadMatching } from './parts.ts';

/** Answers one line with a value that is printed as JSON. */
export type Answer = (line: string) => unknown;

const lexicon = () => loadLexicon(readData('lexicon.bin'));
const sounds = () => loadSounds(readData('polyphones.bin'));

async function segmentLines(): Promise<Answer> {
  const words = lexicon();
  return (line) => ({
    words: segment(words, line)
      .filter(({ kind }) => kind !== 'space')
      .map(({ text }) => text),
  });
}

async function readLines(): Promise<Answer> {
  const reader = createReader(lexicon(), sounds());
  return (line) => ({ syllables: reader.readings(line) });
}

async function levelLines(): Promise<Answer> {
  const words = lexicon();
  return (line) => {
    const level = levelOfText(words, line);
    // A line without Chinese words has no level.
    return { band: level?.band ?? null, words: level?.hardWords.map(({ text }) => text) ?? [] };
  };
}

async function checkLines(): Promise<Answer> {
  const { check } = await loadGrammar();
  const words = lexicon();
  return (line) => {
    const points = codePointOffsets(line);
    const findings = check(words, line).map(({ start, end, point, correction, confidence }) => ({
      start: points[start] ?? 0,
      end: points[end] ?? 0,
      point,
      correction,
      confidence,
    }));
    return { findings };
  };
}

/** A line is `answer<TAB>accepted|accepted…`. */
async function matchLines(): Promise<Answer> {
  const { match } = await loadMatching();
  const words = lexicon();
  const heard = sounds();
  return (line) => {
    const [answer = '', accepted = ''] = line.split('\t');
    const { verdict, why } = match(words, heard, answer, accepted.split('|'));
    return { verdict, why };
  };
}

/** What each command prints is fixed by its users, programs that read it. */
export const COMMANDS: Readonly<Record<string, () => Promise<Answer>>> = {
  segment: segmentLines,
  pinyin: readLines,
  level: levelLines,
  check: checkLines,
  match: matchLines,
};
