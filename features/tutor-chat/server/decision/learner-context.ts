// What is known about the learner beyond a talk: facts that they can see, edit and delete, and words that are due.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Glossed } from '../../../../kit/server/chinese/gloss.ts';
import { explainWord } from '../../../../kit/server/chinese/look-up.ts';
import type { DueWord } from '../../../../tutor-engine/index.ts';

type Known<Word> = {
  /** One a line, in the words of the learner's page. */
  readonly facts: readonly string[];
  /** The most urgent first. */
  readonly due: readonly Word[];
  /** Of the words asked about, those that they are studying, due or not. */
  readonly own: readonly string[];
  /** What they may be called, where their account tells. */
  readonly name?: string | undefined;
};

/** `said`: words of a text of theirs. */
export type Learner = (userId: UserId, said?: readonly string[]) => Promise<Known<DueWord>>;
/** The same from whoever keeps it, who knows the words and not what they mean. */
export type LearnerSource = (userId: UserId, said: readonly string[]) => Promise<Known<ReadWord>>;
/** A word in one reading: numbered pinyin, empty where nobody can tell. */
type ReadWord = { readonly word: string; readonly reading: string };

/** Where nothing is kept about learners. */
export const unknownLearner: Learner = async () => ({ facts: [], due: [], own: [] });

/** No talk comes to more words than these. */
const DUE_MAX = 12;

/** Tells the meaning with each word; one that nobody can explain is left out. */
export function withGlosses(source: LearnerSource, glossed: Glossed): Learner {
  return async (userId, said = []) => {
    const { facts, due, own, name } = await source(userId, said);
    const words = await Promise.all(due.slice(0, DUE_MAX).map((word) => dueWord(glossed, word)));
    return { facts, own, name, due: words.filter((word) => word !== undefined) };
  };
}

async function dueWord(glossed: Glossed, { word, reading }: ReadWord): Promise<DueWord | undefined> {
  const found = await explainWord(glossed, word, reading);
  return found && { zh: found.zh, reading, gloss: found };
}
