// Makes the next item: chooses a word of the wanted band that was not asked yet, and the meanings to choose from.

import { type CommonWord, loadCommonWords } from '../../../../kit/web/language-core/common-words.ts';
import { createRandom, type Exercise, type Random, shuffled } from '../../../study/domain/index.ts';
import { type Card, plainCard, prepareExercise } from '../../../study/web/api.ts';
import { type Answer, type Band, inventedFor, nextItem } from '../../domain/index.ts';
import type { OpenPlacement } from './stored-answers.ts';

export type ShownItem = Omit<Answer, 'isYes'> & {
  /** The meanings of a word; undefined where one only says whether it is known. */
  readonly exercise: { readonly made: Exercise; readonly card: Card } | undefined;
};

/** Words that are tried until one can be asked fairly by its meaning. */
const TRIED = 6;

/** The same item for the same answers. Rejects when the words cannot be had. */
export async function prepareItem({ id, answers }: OpenPlacement): Promise<ShownItem> {
  const { kind, band, isInvented } = nextItem(answers);
  const random = createRandom(`${id} ${answers.length}`);
  const asked = new Set(answers.map(({ word }) => word));
  if (isInvented) {
    const [word = ''] = shuffled(inventedFor(band), random).filter((each) => !asked.has(each));
    return { kind: 'claim', word, band: null, exercise: undefined };
  }
  const words = await wordsOf(band, asked, random);
  if (kind === 'meaning')
    for (const word of words.slice(0, TRIED)) {
      const exercise = await meaningOf(word, { id, band });
      if (exercise) return { kind, word: word.word, band, exercise };
    }
  return { kind: 'claim', word: words[0]?.word ?? '', band, exercise: undefined };
}

/** Of the HSK list alone, as the server has it. Characters that are read in two ways are two words, of which a claim could mean either. */
async function wordsOf(band: Band, asked: ReadonlySet<string>, random: Random): Promise<CommonWord[]> {
  const words = await loadCommonWords(band);
  return shuffled(
    words.filter(({ word, isReadOtherwise, isListed }) => isListed && !isReadOtherwise && !asked.has(word)),
    random,
  );
}

type MeaningParams = { readonly id: string; readonly band: Band };

async function meaningOf(
  word: CommonWord,
  { id, band }: MeaningParams,
): Promise<ShownItem['exercise'] | undefined> {
  const card = toCard(word);
  const made = await prepareExercise(
    { kind: 'ask', cards: [card] },
    // What was asked last comes last: so it is the meaning that is chosen, and not the characters.
    { sessionId: id, known: band, hasVoice: false, recent: ['hanzi'] },
  );
  return made?.kind === 'meaning' ? { made, card } : undefined;
}

const toCard = ({ word, reading, en, pt }: CommonWord): Card =>
  plainCard({ word, reading, gloss: { en: en.join('; '), pt: pt.join('; ') } });
