// The phrasebook is of one mind: no way to say something stands for two phrases, and its slots are known and even.

import { PHRASE_SLOTS, spellings } from '../../tutor-engine/authoring/index.ts';
import type { Content } from '../schema/content.ts';
import type { Phrase } from '../schema/talks/phrasebook.ts';
import { slotProblems } from './answers.ts';
import { within } from './lines.ts';

/** Each problem is one line that begins with its place. */
export function phrasebookProblems({ phrasebook }: Pick<Content, 'phrasebook'>): string[] {
  const called = new Map<string, string>();
  return phrasebook.flatMap(({ id, phrases }) =>
    phrases.flatMap((phrase) => {
      const place = within(`phrasebook/${id}.json:`, phrase.zh);
      return [
        ...slotProblems({ place, line: phrase }, PHRASE_SLOTS),
        ...doubleProblems(phrase, place, called),
        ...strangeSlots(phrase, place),
      ];
    }),
  );
}

function doubleProblems(phrase: Phrase, place: string, called: Map<string, string>): string[] {
  return spellings(phrase).flatMap((spelt) => {
    const key = phrase.part === undefined ? spelt : `${phrase.part}: ${spelt}`;
    const other = called.get(key);
    called.set(key, phrase.zh);
    return other === undefined ? [] : [`${place}: “${key}” is also ${other}`];
  });
}

/** Other ways to say a phrase have its slots, each once. */
function strangeSlots({ zh, said }: Phrase, place: string): string[] {
  const slotsOf = (text: string) => (text.match(/\{[a-z]+\}/g) ?? []).toSorted().join();
  return said
    .filter((form) => slotsOf(form) !== slotsOf(zh))
    .map((form) => `${place}: its slots are not those of “${form}”`);
}
