// Which classes of things a message tells, by the patterns of the content, and of whom.

import type { Telling, Tellings } from '../../../content/schema/listening/telling.ts';
import { MACROS, type Whose, whoseIn } from './kin.ts';
import type { Sentence } from './sentences.ts';

export type FoundTelling = {
  readonly telling: Telling;
  readonly whose: Whose | undefined;
  /** The place of the sentence that tells it. */
  readonly at: number;
};

type Compiled = readonly (readonly [Telling, RegExp])[];
const compiled = new WeakMap<readonly Tellings[], Compiled>();

/** Each class once, the heaviest first. */
export function tellingsIn(files: readonly Tellings[], sentences: readonly Sentence[]): FoundTelling[] {
  const all = compiled.get(files) ?? compile(files);
  compiled.set(files, all);
  return all.flatMap(([telling, pattern]) => {
    const isGlad = telling.weight < OF_ITSELF;
    const at = sentences.findIndex(
      ({ folded }) => isTold(folded, pattern) && !(isGlad && HARSH.test(folded)),
    );
    return at < 0 ? [] : [{ telling, whose: whoseIn(sentences[at]?.folded ?? ''), at }];
  });
}

/** What weighs less says no more than that something is there; nobody is glad of a teacher who shouts. */
const OF_ITSELF = 60;
const HARSH =
  /\b(?:brav[oa]|chat[oa]s?|malvad[oa]|ruim|ruins|odei[oa]|detest[oa]|grit(?:a|ou)|mean|strict|boring|annoying|horrible|awful|hates?|shouts?|yells?|terrible)\b/u;

/** Nobody died; ninguém morreu: what stands right before says that it is not so. */
const DENIED =
  /\b(?:nobody|no one|noone|none|never|not|nothing|ninguem|nunca|nao|nem|nada)(?: (?:has|have|had|is|was|been|ever|foi|tinha|ta|esta))*$/u;

function isTold(folded: string, pattern: RegExp): boolean {
  const found = pattern.exec(folded);
  return found !== null && !DENIED.test(folded.slice(0, found.index).trimEnd());
}

function compile(files: readonly Tellings[]): Compiled {
  return files
    .flatMap(({ tellings }) => tellings)
    .toSorted((a, b) => b.weight - a.weight)
    .map((telling) => {
      const ways = [...telling.en, ...telling.pt].map((way) =>
        way.replaceAll(/\{([a-z]+)\}/gu, (macro, name: string) => MACROS[name] ?? macro),
      );
      return [telling, new RegExp(`\\b(?:${ways.join('|')})(?![a-z])`, 'u')] as const;
    });
}
