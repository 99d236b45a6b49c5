// What the learner meant: the text with its mistakes mended and foreign words said in Chinese, where that can be known.

import type { Finding } from '../../../chinese/grammar/index.ts';
import type { Analysis } from '../../analysis/analyse.ts';
import { translate } from '../../say/translate/gloss.ts';
import { inOrder, partsOf } from '../../say/translate/word-for-word.ts';
import type { Note } from '../../state/draft.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { isCalled } from '../../understand/text/called.ts';
import { type Utterance, utterance } from '../../understand/text/utterance.ts';

export type Meant = {
  readonly said: Utterance;
  /** Undefined unless a foreign word was put into Chinese. */
  readonly inChinese: string | undefined;
  /** The words that the learner lacked. */
  readonly lacked: readonly Note[];
};

const FOREIGN_WORDS = /[\p{Script=Latin}][\p{Script=Latin}'’-]*(?: [\p{Script=Latin}'’-]+)*/gu;

/** Undefined where nothing is to be mended. */
export function meantBy(context: TurnContext, { text, findings, language }: Analysis): Meant | undefined {
  const right = mended(text, findings);
  if (language !== 'mixed')
    return findings.length === 0 ? undefined : { said: utterance(right), inChinese: undefined, lacked: [] };
  const lacked: Note[] = [];
  const inChinese = right.replaceAll(FOREIGN_WORDS, (said: string, at: number) => {
    // What is longer tells something of its own, of which one word would be another thing.
    if (DENIES.test(said) || said.split(' ').length > LONGEST_LACKED)
      return wordForWord(context, said) ?? said;
    const found = isCalled(right, said, at) ? undefined : translate(said, context);
    if (found === undefined)
      return /^\p{Ll}/u.test(said) && !isCalled(right, said, at)
        ? (wordForWord(context, said) ?? said)
        : said;
    lacked.push({ kind: 'asked_how_to_say', what: found.word.zh, evidence: said });
    return found.word.zh;
  });
  const isChanged = inChinese !== right;
  if (!isChanged && findings.length === 0) return undefined;
  const spaced = inChinese.replaceAll(/(?<=\p{Script=Han}) +(?=\p{Script=Han})/gu, '').trim();
  return { said: utterance(spaced), inChinese: isChanged ? spaced : undefined, lacked };
}

/** In words: how long a gap in a Chinese sentence is. */
const LONGEST_LACKED = 3;

/** Não quero cor is not a colour. */
const DENIES =
  /(?<!\p{L})(?:n[ãa]o|nem|nunca|sem|not|no|never|without|don['’]?t|doesn['’]?t|didn['’]?t|can['’]?t|won['’]?t|too|demais)(?!\p{L})/iu;

/** Word for word, where every word of it is known. */
function wordForWord(context: TurnContext, said: string): string | undefined {
  const parts = partsOf(said.replaceAll(/['’]/gu, ''), context);
  return parts.length === 0 || parts.some(({ kind }) => kind === 'raw') ? undefined : inOrder(parts);
}

/** The text with all its mistakes mended. */
export function mended(text: string, findings: readonly Finding[]): string {
  return findings
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, { start, end, correction }) => done.slice(0, start) + correction + done.slice(end), text);
}
