// Over all words and all kinds of questions with options: no wrong option answers the question as well.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { examplesByWord } from '../../../../app/web/build/example-files.ts';
import { itemBank } from '../../../../app/web/testing/item-bank.ts';
import { createReader, loadSounds } from '../../../../chinese/sounds/index.ts';
import { loadLexicon } from '../../../../chinese/words/index.ts';
import {
  type CardExercise,
  createRandom,
  isFunctionWord,
  makeExercise,
  type Sentence,
  type StudyWord,
} from '../../domain/exercises/index.ts';

const DATA = join(import.meta.dirname, '../../../../chinese/data');
const [lexicon, sounds] = ['lexicon.bin', 'polyphones.bin'].map((name) => readFileSync(join(DATA, name)));
const reader = createReader(loadLexicon(lexicon ?? new Uint8Array()), loadSounds(sounds ?? new Uint8Array()));
const bank = itemBank();
const examples = examplesByWord();

const readingsOf = new Map<string, string[]>();
for (const { word, reading } of bank.flat())
  readingsOf.set(word, [...(readingsOf.get(word) ?? []), reading.toLowerCase()]);

/** Written another way than the rule itself is: by all readings of a word, a neutral syllable said with any tone. */
function soundsLike(heard: StudyWord, other: StudyWord): boolean {
  const pattern = (reading: string) =>
    reading
      .toLowerCase()
      .replaceAll('3', '2')
      .replaceAll('5', '[1-5]')
      .replaceAll(/\d(?![-\]])/g, '[$&5]');
  const wanted = new RegExp(`^${pattern(heard.reading)}$`);
  return (readingsOf.get(other.word) ?? []).some((reading) => wanted.test(reading.replaceAll('3', '2')));
}

/** Of each the words stand for one another wherever nobody says which is meant. */
const PEERS = ['他她它', '的地得', '吗吧呢了啊', '着了过的'];
const NAMES_PERSON = /\b(?:he|him|his|she|her|hers|it|its|[ae]l[ae]s?|[dn]?el[ea]s?)\b/i;

/** What else would answer, as far as one can tell without the rule. */
function alsoAnswers(exercise: CardExercise, option: StudyWord, language: 'en' | 'pt'): boolean {
  if (exercise.kind === 'listen') return soundsLike(exercise.target, option);
  if (exercise.kind !== 'cloze' && exercise.kind !== 'dialogue') return false;
  const arePeers = PEERS.some((each) => each.includes(exercise.target.word) && each.includes(option.word));
  return arePeers && !('他她它'.includes(option.word) && NAMES_PERSON.test(exercise.sentence[language]));
}

function cut({ zh, en, pt }: Pick<Sentence, 'zh' | 'en' | 'pt'>): Sentence {
  const words = reader.annotate(zh);
  const pieces = words.map(({ text }) => text);
  return { zh, en, pt, pieces, readings: words.map(({ readings }) => readings.join(' ')) };
}

/** The first bands whole; of the others each word by one skill, and by all where tests with chance run long. */
const isTried = (band: number, turn: number): boolean =>
  band <= 2 || turn % SKILLS.length === 0 || process.env['PROPERTY_RUNS'] !== undefined;

const SKILLS = ['recognise', 'listening', 'use'] as const;

test.each([1, 2, 3, 4, 5, 6, 7])('band %i', (band) => {
  const near = bank.slice(Math.max(0, band - 2), band + 1).flat();
  const pool = near.filter(({ word }, at) => near.findIndex((other) => other.word === word) === at);
  const unfair = (bank[band - 1] ?? []).flatMap((target, at) =>
    SKILLS.flatMap((skill, place) => {
      if (!isTried(band, at + place)) return [];
      const language = at % 2 === 0 ? 'en' : 'pt';
      const made = makeExercise({
        target,
        pool,
        skill,
        stage: 'known',
        language,
        random: createRandom(`one answer ${target.word} ${target.reading}`),
        confusedWith: [],
        hasVoice: true,
        known: band,
        sentences: skill === 'listening' ? [] : (examples.get(target.word) ?? []).map(cut),
        dialogues: [],
      });
      if (!made || !('options' in made)) return [];
      return made.options
        .filter((option) => option !== target && alsoAnswers(made, option, language))
        .map((option) => `${skill} ${target.word} ${target.reading}: ${option.word}`);
    }),
  );
  expect(unfair).toEqual([]);
});

test('他, 她 and 它 are told apart by what stands there, and never by the ear', () => {
  const pool = bank.slice(0, 2).flat();
  const persons = pool.filter(({ word }) => '他她它'.includes(word));
  expect(persons).toHaveLength(3);
  for (const target of persons)
    for (let seed = 0; seed < 40; seed++) {
      const random = createRandom(`person ${seed}`);
      const card = { target, pool, skill: 'listening', stage: 'young', language: 'pt', random } as const;
      const others = persons.map(({ word }) => word).filter((word) => word !== target.word);
      const more = { hasVoice: true, sentences: [], dialogues: [], familiar: new Set(others) };
      const made = makeExercise({ ...card, ...more, confusedWith: others });
      const options = made && 'options' in made ? made.options : [];
      expect(options).toHaveLength(4);
      expect(options.filter(({ word }) => others.includes(word))).toEqual([]);
    }
});

test('particles are asked by a sentence, beside words that are none', () => {
  const pool = bank.slice(0, 2).flat();
  for (const target of pool.filter((word) => isFunctionWord(word) && word.reading.endsWith('5')))
    for (const language of ['en', 'pt'] as const) {
      const sentences = (examples.get(target.word) ?? []).map(cut);
      const random = createRandom(target.word);
      const card = { target, pool, skill: 'recognise', stage: 'known', language, random } as const;
      const made = makeExercise({ ...card, hasVoice: true, sentences, dialogues: [], confusedWith: [] });
      if (made?.kind !== 'cloze') continue;
      expect(made.options.filter(isFunctionWord)).toEqual([target]);
    }
});
