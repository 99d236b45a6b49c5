// Of a sentence that nobody here can put into Chinese, the words that have theirs: minha sogra adora dançar, 婆婆 and 跳舞.

import type { Line } from '../../../content/schema/line.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { foreignWords } from './gloss.ts';
import { nounCalled } from './noun-called.ts';

/** A word of the learner's, as it was written, and the Chinese for it. */
export type Piece = { readonly said: string; readonly word: Line };

/** They say nothing of what a sentence is about. */
const FUNCTION: ReadonlySet<string> = new Set(
  (
    'a an the i im me my mine you your he him his she her it its we us our they them their this that these those and or but so if of to in on at ' +
    'for from with by as is are am was were be been being do does did dont doesnt didnt have has had will would can could should may might must ' +
    'not no yes very too also just only about into over after before than then there here what who where when why how which some any much many more most really please not went go going get got ' +
    'o os as um uma uns umas eu meu minha meus minhas voce seu sua seus suas ele dele ela dela isso isto esse essa este esta nos nosso nossa eles elas deles delas e ou mas se de do da dos das ' +
    'em no na nos nas para pra pro por pelo pela com sem que quem qual onde quando porque como sou esta estou estava e foi era ser ter tem tenho tinha vou vai ir nao sim muito muita mais menos ' +
    'tambem so ja ao aos foram sao ate entre sobre la aqui ali'
  ).split(' '),
);
/** In letters: shorter words have too many meanings. */
const SHORTEST = 3;
const LONGEST = 4;
/** More would be a vocabulary test. */
const MOST = 4;

/** The words of an English or Portuguese sentence that have their Chinese here, in their order, the longest that fit. */
export function piecesOf(text: string, context: TurnContext): Piece[] {
  const { folded, shown } = utterance(text);
  const plain = folded.join('');
  if (plain.length !== shown.length) return [];
  const words = [...plain.matchAll(/[a-z0-9]+/g)].map(({ 0: word, index }) => ({ word, at: index }));
  const found: Piece[] = [];
  for (let at = 0; at < words.length && found.length < MOST; ) {
    const run = longestAt(at);
    if (run !== undefined && !found.some(({ word }) => word.zh === run.word.zh))
      found.push({ said: run.said, word: run.word });
    at += run?.length ?? 1;
  }
  return found;

  function longestAt(at: number) {
    for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
      const some = words.slice(at, at + length);
      const [first, last] = [some[0], some.at(-1)];
      if (first === undefined || last === undefined || FUNCTION.has(first.word) || FUNCTION.has(last.word))
        continue;
      if (length === 1 && first.word.length < SHORTEST) continue;
      const word = wordFor(some.map((one) => one.word).join(' '), context);
      if (word !== undefined)
        return { word, length, said: shown.slice(first.at, last.at + last.word.length).join('') };
    }
    return undefined;
  }
}

function wordFor(said: string, { words, setting }: TurnContext): Line | undefined {
  const { frames } = setting.core;
  const listed = foreignWords(words).get(said) ?? nounCalled(frames, said);
  if (listed !== undefined) return { zh: listed.zh, en: listed.en, pt: listed.pt };
  const told = frames.foreign?.words.find(({ en, pt }) => en.includes(said) || pt.includes(said));
  return told && { zh: told.zh, en: told.en[0] ?? said, pt: told.pt[0] ?? said };
}
