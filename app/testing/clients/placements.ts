// People whose placement shows the words of all bands up to one, for tests of what follows from it.

import { listedWords } from '../../../chinese/words/index.ts';
import {
  type Answer,
  BANDS,
  inventedFor,
  isOver,
  nextItem,
} from '../../../features/placement/domain/index.ts';
import { openLexicon } from '../../../kit/server/chinese/lexicon.ts';
import { newId } from '../../../kit/server/new-id.ts';
import type { registerPerson } from './people.ts';

type Person = Pick<Awaited<ReturnType<typeof registerPerson>>, 'call'>;

const listed = Array.from(listedWords(openLexicon(), Number.POSITIVE_INFINITY));
export const wordsOfBands = new Map(
  BANDS.map((band) => [band, listed.filter((word) => word.band === band).map(({ text }) => text)]),
);

/** The answers of somebody who knows some words, named by their band and their number among those of it that were asked. */
export function answersOf(knows: (band: number, asked: number) => boolean): Answer[] {
  const answers: Answer[] = [];
  while (!isOver(answers)) {
    const { kind, band, isInvented } = nextItem(answers);
    const from = isInvented ? inventedFor(band) : (wordsOfBands.get(band) ?? []);
    const word = from.find((each) => answers.every((answer) => answer.word !== each)) ?? '';
    const asked = answers.filter((answer) => answer.band === band).length;
    answers.push({ kind, word, band: isInvented ? null : band, isYes: !isInvented && knows(band, asked) });
  }
  return answers;
}

/** Of somebody who knows the words of all bands up to one. */
export const answersUpTo = (known: number): Answer[] => answersOf((band) => band <= known);

export const told = (answers: readonly Answer[]) =>
  answers.map(({ kind, word, isYes }) => ({ kind, word, isYes }));

/** Takes a placement and takes it over; answers with what it came to. */
export async function placeUpTo(person: Person, known: number) {
  const id = newId();
  await person.call('PUT', `/placement/${id}`, { answers: told(answersUpTo(known)) });
  return (await person.call('PATCH', `/placement/${id}`, { isAccepted: true })).body;
}
