// The lists that there are, and the words of one with what is known of each, page by page.

import { toSimplified } from '../../../../chinese/words/index.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { openDictionary } from '../../../../kit/server/chinese/dictionary.ts';
import { openLexicon } from '../../../../kit/server/chinese/lexicon.ts';
import { DECK_LIST } from '../../domain/bounds.ts';
import { wordKey } from '../../domain/day/plan.ts';
import { type CardState, type CardWord, isLeech } from '../../domain/memory/card.ts';
import { isWordKnown } from '../../domain/memory/word-state.ts';
import { cardsOfWords, countTakenUp, takenUpWords } from '../cards/cards-repo.ts';
import { foldMarked } from '../cards/fold-cards.ts';
import { toIso } from '../cards/to-iso.ts';
import type { StudyDeps } from '../deps.ts';
import { findSettings } from '../settings-repo.ts';
import { explainWords, notesBeside } from './explain-words.ts';
import { decodeWord, encodeWord } from './word-cursor.ts';

const PAGE = 50;

const MINE = 'mine';
const UNTITLED = { zh: '', en: '', pt: '' };

/** The person's own first. */
export async function listLists({ db, lists, ownDecks }: StudyDeps, userId: UserId) {
  await foldMarked(db, userId);
  const [{ lists: on }, words, brought] = await Promise.all([
    findSettings(db, userId),
    countTakenUp(db, userId),
    ownDecks.list(userId),
  ]);
  const decks = brought.map(({ name, words }) => ({
    id: `${DECK_LIST}${name}`,
    kind: 'deck' as const,
    title: { zh: name, en: name, pt: name },
    words,
    isOn: true,
  }));
  const shipped = Array.from(lists().values(), (list) => ({
    ...list,
    words: list.words.length,
    isOn: on.includes(list.id),
  }));
  return [{ id: MINE, kind: MINE, title: UNTITLED, words, isOn: true } as const, ...decks, ...shipped];
}

type Params = { readonly list: string; readonly search: string; readonly cursor?: string | undefined };

export async function listWords(deps: StudyDeps, userId: UserId, params: Params) {
  await foldMarked(deps.db, userId);
  const page = await readPage(deps, userId, params);
  if (!page.ok) return page;
  const words = page.value.slice(0, PAGE);
  const cards = await cardsOfWords(
    deps.db,
    userId,
    words.map(({ word }) => word),
  );
  const byWord = Map.groupBy(cards, wordKey);
  const [glosses, tags] = await Promise.all([
    explainWords(deps, userId, words),
    deps.ownDecks.tagsOf(userId, words),
  ]);
  const noteOf = await notesBeside(deps, userId, words, glosses);
  const last = words.at(-1);
  return ok({
    words: words.map((word) => ({
      ...word,
      gloss: glosses.get(wordKey(word)) ?? null,
      ownMeaning: noteOf(word),
      tags: [...(tags.get(wordKey(word)) ?? [])],
      state: stateOf(byWord.get(wordKey(word)) ?? []),
    })),
    nextCursor: page.value.length > PAGE && last ? encodeWord(last) : null,
  });
}

/** One more than a page, to know whether there is a next. */
async function readPage(
  { db, lists, ownDecks }: StudyDeps,
  userId: UserId,
  { list, search: typed, cursor }: Params,
): Promise<Result<CardWord[], Failure<'list_unknown'>>> {
  const after = decodeWord(cursor);
  const meant = [
    ...(await wordsMeaning(typed)),
    ...(typed === '' ? [] : await ownDecks.found(userId, typed)),
  ];
  // Words stand here in simplified characters, also those that came in traditional ones.
  const search = typed === '' ? '' : toSimplified(openLexicon(), typed);
  if (list === MINE) return ok(await takenUpWords(db, userId, { after, search, meant, limit: PAGE + 1 }));
  const words = list.startsWith(DECK_LIST)
    ? await ownDecks.wordsOf(userId, list.slice(DECK_LIST.length))
    : (lists().get(list)?.words ?? []);
  if (words.length === 0) return err('list_unknown');
  const from = after ? words.findIndex((word) => wordKey(word) === wordKey(after)) + 1 : 0;
  return ok(
    words
      .slice(from)
      .filter((word) => meant.includes(word.word) || isFound(word, search))
      .slice(0, PAGE + 1),
  );
}

/** More than a list has words of one meaning. */
const MEANT_MAX = 200;
const LATIN = /^[\p{Script=Latin}\p{M}\s’'-]{2,}$/u;

/** Words that mean what is searched for, in whichever language it is. */
async function wordsMeaning(search: string): Promise<readonly string[]> {
  if (!LATIN.test(search.trim())) return [];
  const hits = await Promise.all(
    (['en', 'pt'] as const).map((language) =>
      openDictionary().search(search.trim(), { language, limit: MEANT_MAX }),
    ),
  );
  return hits.flat().map(({ word }) => word);
}

/** Characters from the beginning, or pinyin with or without tones and spaces. */
function isFound({ word, reading }: CardWord, search: string): boolean {
  const plain = search.toLowerCase().replaceAll(/\s/g, '');
  const read = reading.toLowerCase().replaceAll(' ', '');
  return word.startsWith(search) || read.startsWith(plain) || read.replaceAll(/\d/g, '').startsWith(plain);
}

function stateOf(cards: readonly CardState[]) {
  const takenUp = cards.filter(({ addedAt }) => addedAt !== null);
  if (takenUp.length === 0) return null;
  return {
    isSuspended: takenUp.every(({ isSuspended }) => isSuspended),
    isLeech: takenUp.some(isLeech),
    isKnown: isWordKnown(cards),
    skills: takenUp.map(({ skill, stage, due, stability, lapses, isSuspended }) => ({
      skill,
      stage,
      due: toIso(due),
      stability,
      lapses,
      isSuspended,
    })),
  };
}
