// What is done with several words at once, and how it is undone.

import { apiOf } from '../../../../../kit/web/api/api.ts';
import { newId } from '../../../../../kit/web/new-id.ts';
import type { StudyContract } from '../../../../study/contract.ts';
import { myWordsApi } from '../../my-words-api.ts';
import type { KeptWord } from '../../queries.ts';

const studyApi = apiOf<StudyContract>('study');

export type What = 'setAside' | 'takeBack' | 'remove';
export type Action = {
  readonly what: What;
  /** Those that it changes. */
  readonly words: readonly KeptWord[];
  /** Of the change and of its undoing: each counts once, however often it is sent. */
  readonly id: string;
  readonly undoId: string;
};

/** Of the words that are chosen, those that are changed by it. */
export const wordsFor = (what: What, chosen: readonly KeptWord[]): readonly KeptWord[] =>
  what === 'remove' ? chosen : chosen.filter(({ isSetAside }) => isSetAside === (what === 'takeBack'));

export const actionOf = (what: What, chosen: readonly KeptWord[]): Action => ({
  what,
  words: wordsFor(what, chosen),
  id: newId(),
  undoId: newId(),
});

export async function carryOut({ what, words, id }: Action): Promise<void> {
  if (what === 'remove') await myWordsApi.dropSeveral({ ids: words.map((word) => word.id) });
  else await change(id, what === 'setAside' ? 'suspend' : 'resume', words);
}

export async function undo({ what, words, undoId }: Action): Promise<void> {
  if (what !== 'remove') return change(undoId, what === 'setAside' ? 'resume' : 'suspend', words);
  await putBack(words, undoId);
}

/** As they were: what was set aside is so again. */
export async function putBack(words: readonly KeptWord[], id: string): Promise<void> {
  await myWordsApi.putBack({
    // The last that comes stands first.
    words: words.toReversed().map(({ word, pinyin, context }) => ({ word, pinyin, context })),
  });
  const aside = words.filter(({ isSetAside }) => isSetAside);
  if (aside.length > 0) await change(id, 'suspend', aside);
}

async function change(id: string, how: 'suspend' | 'resume', words: readonly KeptWord[]): Promise<void> {
  await studyApi.changeWords({
    id,
    change: how,
    words: words.map(({ word, pinyin }) => ({ word, reading: pinyin })),
  });
}
