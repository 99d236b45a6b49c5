// Over all words that are asked by their meaning: no wrong option says, in any form, what the right one says.

import { expect, test } from 'vitest';
import { itemBank } from '../../../../app/web/testing/item-bank.ts';
import { createRandom, makeExercise, meaningOf, type StudyWord } from '../../domain/exercises/index.ts';

const bank = itemBank();

const EMPTY = new Set('to the a an of be o os as um uma de do da ser estar se'.split(' '));

/** Written another way than the rule itself is: each alternative whole, its words in the singular. */
const meaningsOf = ({ senses }: StudyWord, language: 'en' | 'pt'): readonly string[] =>
  senses[language]
    .flatMap((sense) =>
      sense
        .replaceAll(/\([^()]*\)/g, '')
        .toLowerCase()
        .split(/[;,/]/),
    )
    .map((sense) =>
      sense
        .split(/[\s-]+/)
        .filter((word) => word !== '' && !EMPTY.has(word))
        .map((word) => (word.length > 3 ? word.replace(/e?s$/, '').replace(/[aeo]$/, '') : word))
        .join(' '),
    )
    .filter((sense) => sense !== '');

const shareMeaning = (a: StudyWord, b: StudyWord): boolean =>
  a.synonyms.includes(b.word) ||
  b.synonyms.includes(a.word) ||
  (['en', 'pt'] as const).some((language) => {
    const others = new Set(meaningsOf(b, language));
    return meaningsOf(a, language).some((meaning) => others.has(meaning));
  });

/** As a placement asks: options of the band and the two above. A part of the words by day, so that no test takes long. */
test.each([1, 2, 3, 4, 5, 6, 7])('band %i', (band) => {
  const own = bank[band - 1] ?? [];
  const pool = bank
    .slice(band - 1, band + 2)
    .flat()
    .slice(0, 1500);
  const unfair = own.flatMap((target, at) => {
    if (at % 8 !== 0) return [];
    const made = makeExercise({
      target,
      pool,
      skill: 'recognise',
      stage: 'known',
      language: at % 16 === 0 ? 'en' : 'pt',
      random: createRandom(`fair ${target.word}`),
      confusedWith: [],
      hasVoice: false,
      known: band,
      sentences: [],
      dialogues: [],
    });
    if (!made || !('options' in made)) return [];
    const others = made.options.filter(({ word }) => word !== target.word);
    return others
      .filter((other) => shareMeaning(target, other))
      .map((other) => `${target.word} ${other.word}`);
  });
  expect(unfair).toEqual([]);
});

test('美术 is not asked beside 艺术: fine arts are art', () => {
  const [target, other] = ['美术', '艺术'].map((word) => bank.flat().find((each) => each.word === word));
  if (!target || !other) throw new Error('no such word');
  const made = makeExercise({
    target,
    pool: [target, other, ...(bank[0] ?? []).slice(0, 40)],
    skill: 'recognise',
    stage: 'known',
    language: 'en',
    random: createRandom('fine arts'),
    confusedWith: ['艺术'],
    hasVoice: false,
    sentences: [],
    dialogues: [],
  });
  expect(made && 'options' in made ? made.options.map(({ word }) => word) : []).not.toContain('艺术');
});

test('every word has a meaning that can be shown without its own characters', () => {
  const silent = bank.flat().filter((word) => !meaningOf(word, 'en') || !meaningOf(word, 'pt'));
  expect(silent.map(({ word, reading }) => `${word} ${reading}`)).toEqual([]);
});
