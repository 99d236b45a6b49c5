// From which of a learner's lists each word comes, by the name of the list.

import type { Locale } from '../../../../kit/core/locale.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { wordKey } from '../../domain/day/plan.ts';
import type { StudyDeps } from '../deps.ts';
import { findSettings } from '../settings-repo.ts';
import type { StudyList } from './lists.ts';

/** By `word reading`, for the lists that are switched on; of several the first. */
export type ListNames = ReadonlyMap<string, string>;

export async function nameLists(
  { db, lists }: Pick<StudyDeps, 'db' | 'lists'>,
  userId: UserId,
  language: Locale,
): Promise<ListNames> {
  const { lists: on } = await findSettings(db, userId);
  const names = new Map<string, string>();
  for (const list of on.flatMap((id) => lists().get(id) ?? []))
    for (const word of list.words)
      if (!names.has(wordKey(word))) names.set(wordKey(word), nameOf(list, language));
  return names;
}

/** The last band of the word list stands for three. */
const TOP_BAND = 'hsk-7';

function nameOf({ id, kind, title }: StudyList, language: Locale): string {
  if (kind !== 'hsk') return title[language];
  return id === TOP_BAND ? 'HSK 7–9' : id.replace('hsk-', 'HSK ');
}
