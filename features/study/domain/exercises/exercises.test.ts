// The exercises, made of all of our own words and sentences: one right answer, no leak, solvable from what stands there.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WordShard } from '../../../../chinese/dictionary/shards.ts';
import { levelOf } from '../../../../chinese/levels/index.ts';
import { dictionaryFolder } from '../../../../chinese/node/dictionary-folder.ts';
import { createReader, loadSounds } from '../../../../chinese/sounds/index.ts';
import { loadLexicon, lookUp } from '../../../../chinese/words/index.ts';
import { shippedContent } from '../../../../content/load.ts';
import type { CardExercise, DialogueLine, GapExercise, Sentence, SentenceGap } from './exercise.ts';
import { pairsExercise } from './kinds/pairs.ts';
import { makeExercise } from './make-exercise.ts';
import { createRandom } from './seeded-random.ts';
import { couldMeanTheSame, isHintedIn, isSaidIn } from './words/same-meaning.ts';
import { meaningOf, questionOf, type StudyWord, tellsPinyin } from './words/study-word.ts';

const DATA = join(import.meta.dirname, '../../../../chinese/data');

const lexicon = loadLexicon(readFileSync(join(DATA, 'lexicon.bin')));

const reader = createReader(lexicon, loadSounds(readFileSync(join(DATA, 'polyphones.bin'))));
const words = realWords();
const dialogues = realDialogues();
const SKILLS = ['recognise', 'recall', 'tone', 'listening', 'writing', 'use'] as const;

const linesWith = ({ word }: StudyWord) => dialogues.filter(({ zh }) => zh.includes(word));
/** Words that a learner of the word's level is offered. */
const usual = words.filter((word, at) => words.findIndex((other) => other.word === word.word) === at);
const poolOf = ({ band = 7 }: StudyWord) => usual.filter((word) => Math.abs((word.band ?? 7) - band) <= 1);

const asked = fc.record({
  target: fc.constantFrom(...words),
  skill: fc.constantFrom(...SKILLS),
  stage: fc.constantFrom('young' as const, 'known' as const),
  language: fc.constantFrom('en' as const, 'pt' as const),
  seed: fc.string({ maxLength: 12 }),
});

type Params = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

function make({ target, skill, stage, language, seed }: Params, hasVoice = true): CardExercise | undefined {
  const lines = linesWith(target);
  return makeExercise({
    target,
    skill,
    stage,
    language,
    pool: poolOf(target),
    random: createRandom(seed),
    confusedWith: [],
    sentences: lines,
    dialogues: lines,
    hasVoice,
  });
}

const each = (check: (exercise: CardExercise, params: Params) => void) =>
  fc.assert(
    fc.property(asked, (params) => {
      const exercise = make(params);
      if (exercise) check(exercise, params);
    }),
  );

const hasOptions = (exercise: CardExercise): exercise is Extract<CardExercise, { options: unknown }> =>
  'options' in exercise;

type Fair = {
  [Kind in CardExercise['kind']]: (exercise: CardExercise & { kind: Kind }, params: Params) => void;
};

/** For each kind: no leak, and solvable from what stands there. */
const FAIR: Fair = {
  meet: ({ target }, params) => expect(target).toBe(params.target),
  meaning: ({ showsPinyin, target }) => expect(showsPinyin || !target.isReadOtherwise).toBe(true),
  hanzi: (_, params) => asksWithoutTelling(params),
  // What it says is heard, and its options are held by the tests about options.
  listen: ({ options, right }, { target }) => expect(options[right]?.reading).toBe(target.reading),
  type: ({ accepted, example }, params) => {
    asksWithoutTelling(params);
    expect(accepted).toContain(params.target.word);
    if (example) isFairExample(example, params);
  },
  write: (_, { target, language }) => expect(meaningOf(target, language)).toBeDefined(),
  tones: ({ syllables, right }, { target }) => {
    expect(syllables.map(({ character }) => character).join('')).toBe(target.word);
    expect(right).toHaveLength(syllables.length);
    for (const { base } of syllables) {
      expect(base).not.toMatch(/[\d\u0300-\u030c]/);
      expect(base).not.toBe('r');
    }
    for (const tones of right) expect(tones.length).toBeGreaterThan(0);
  },
  cloze: isFairGap,
  dialogue: isFairGap,
  order: ({ tiles, end, sentence }) => {
    expect(tiles.join('') + end).not.toBe(sentence.zh);
    const letters = (text: string) => [...text.replaceAll(/\p{P}/gu, '')].toSorted().join('');
    expect(letters(tiles.join(''))).toBe(letters(sentence.zh));
  },
};

function isFair(exercise: CardExercise, params: Params): void {
  // The line of its kind takes this very exercise, which the type of a lookup cannot say.
  const check = FAIR[exercise.kind] as (exercise: CardExercise, params: Params) => void;
  check(exercise, params);
}

function asksWithoutTelling({ target, language }: Params): void {
  const question = questionOf(target, language);
  expect(question).toBeDefined();
  expect(question).not.toMatch(/\p{Script=Han}/u);
  expect(tellsPinyin(question ?? '', target)).toBe(false);
}

function isFairGap(gap: GapExercise, params: Params): void {
  isFairExample(gap, params);
  expect(gap.before?.zh ?? '').not.toContain(params.target.word);
}

function isFairExample({ sentence, place }: SentenceGap, { target, language }: Params): void {
  expect(sentence.pieces.toSpliced(place, 1).join('')).not.toContain(target.word);
  expect(tellsPinyin(sentence[language], target)).toBe(false);
  expect(sentence.pieces.with(place, target.word).join('')).toBe(sentence.zh);
  expect(sentence[language]).not.toBe('');
}

describe('an exercise', () => {
  it('with options has four, exactly one of which is right', () => {
    each((exercise, { target, language }) => {
      if (!hasOptions(exercise)) return;
      expect(exercise.options).toHaveLength(4);
      expect(exercise.options[exercise.right]).toBe(target);
      const others = exercise.options.filter((_, at) => at !== exercise.right);
      for (const other of others) expect(couldMeanTheSame(other, target)).toBe(false);
      const shown = exercise.options.map((word) =>
        exercise.kind === 'meaning' ? meaningOf(word, language) : word.word,
      );
      expect(new Set(shown).size).toBe(4);
    });
  });

  it('for the ear has no two options that sound alike', () => {
    each((exercise) => {
      if (exercise.kind !== 'listen') return;
      expect(new Set(exercise.options.map(({ reading }) => reading)).size).toBe(4);
    });
  });

  it('does not say its answer, and can be solved from what stands there', () => {
    each((exercise, params) => isFair(exercise, params));
  });

  it('with a gap has no wrong option that the translation says, nor one that could stand there as well', () => {
    each((exercise, { target, language }) => {
      if (exercise.kind !== 'cloze' && exercise.kind !== 'dialogue') return;
      const translation = exercise.sentence[language];
      const isTold = isHintedIn(translation, target, language);
      for (const option of exercise.options.filter(({ word }) => word !== target.word)) {
        expect(isSaidIn(translation, option, language)).toBe(false);
        if (!isTold && target.pos !== '') expect(option.pos).not.toBe(target.pos);
      }
    });
  });

  it('tests the skill of its card, and is the same for the same seed', () => {
    each((exercise, params) => {
      expect(exercise.skill).toBe(params.skill);
      expect(make(params)).toEqual(exercise);
    });
  });

  it('is found for nearly every word of the first bands, in each skill but use', () => {
    const easy = words.filter(({ band = 7 }, at) => band <= 2 && at % 8 === 0);
    for (const skill of ['recognise', 'recall', 'tone', 'listening', 'writing'] as const) {
      const found = easy.filter((target) =>
        make({ target, skill, stage: 'known', language: 'en', seed: 's' }),
      );
      expect(found.length / easy.length, skill).toBeGreaterThan(0.9);
    }
  });
});

it('asks a word that only works in sentences by one, and not by what describes it', () => {
  const of = words.find(({ word, reading }) => word === '的' && reading === 'de5');
  if (!of) throw new Error('的 is gone');
  for (const stage of ['young', 'known'] as const) {
    const exercise = make({ target: of, skill: 'recognise', stage, language: 'pt', seed: 's' });
    expect(['cloze', 'dialogue']).toContain(exercise?.kind);
  }
  expect(questionOf(of, 'pt')).toBe('liga uma descrição ao nome');
});

it('a word that no sentence has is asked for in use by its meaning where a plan has it, and else not at all', () => {
  const target = words.find(({ band }) => band === 1);
  if (!target) throw new Error('no word of the first band');
  const nothing = {
    sentences: [],
    dialogues: [],
    confusedWith: [],
    hasVoice: false,
    random: createRandom('s'),
  };
  const card = {
    target,
    skill: 'use',
    stage: 'known',
    language: 'en',
    pool: poolOf(target),
    ...nothing,
  } as const;
  expect(makeExercise({ ...card, isPlanned: true })?.kind).toBe('type');
  expect(makeExercise(card)).toBeUndefined();
});

describe('wrong options', () => {
  it('are mostly as long as the word, and of its level', () => {
    const easy = words.filter(({ band }) => band === 2).slice(0, 60);
    const chosen = easy.flatMap((target) => {
      const exercise = make({ target, skill: 'recognise', stage: 'known', language: 'en', seed: 'a' });
      return exercise && hasOptions(exercise) ? exercise.options.map((option) => ({ option, target })) : [];
    });
    const same = chosen.filter(({ option, target }) => option.word.length === target.word.length);
    expect(same.length / chosen.length).toBeGreaterThan(0.95);
    const near = chosen.filter(({ option }) => Math.abs((option.band ?? 7) - 2) <= 1);
    expect(near).toHaveLength(chosen.length);
  });

  it('come from the words that the learner has met, where there are enough', () => {
    const [target, ...others] = words.filter(({ word, band }) => band === 1 && word.length === 2);
    if (!target) throw new Error('no words');
    const familiar = new Set(others.slice(0, 12).map(({ word }) => word));
    const exercise = makeExercise({
      target,
      skill: 'recognise',
      stage: 'known',
      language: 'en',
      pool: poolOf(target),
      random: createRandom('x'),
      confusedWith: [],
      familiar,
      sentences: [],
      dialogues: [],
      hasVoice: false,
    });
    const wrong =
      exercise && hasOptions(exercise) ? exercise.options.filter(({ word }) => word !== target.word) : [];
    expect(wrong).toHaveLength(3);
    for (const { word } of wrong) expect(familiar).toContain(word);
  });

  it('begin with what the learner has taken for the word before', () => {
    const target = words.find(({ word }) => word === '银行');
    const confused = words.find(({ word }) => word === '医院');
    if (!target || !confused) throw new Error('two common words are gone');
    const exercise = makeExercise({
      target,
      skill: 'recognise',
      stage: 'known',
      language: 'en',
      pool: poolOf(target),
      random: createRandom('x'),
      confusedWith: [confused.word],
      sentences: [],
      dialogues: [],
      hasVoice: false,
    });
    expect(exercise && hasOptions(exercise) ? exercise.options : []).toContain(confused);
  });
});

describe('pairs', () => {
  it('are words of which no two could mean the same', () => {
    const some = fc.record({
      chosen: fc.uniqueArray(fc.constantFrom(...words), { minLength: 5, maxLength: 9 }),
      seed: fc.string(),
    });
    fc.assert(
      fc.property(some, ({ chosen, seed }) => {
        const exercise = pairsExercise(chosen, 'pt', createRandom(seed));
        if (!exercise) return;
        expect(exercise.words.length).toBeGreaterThanOrEqual(4);
        expect([...exercise.meanings].toSorted()).toEqual(exercise.words.map((_, at) => at));
        exercise.words.forEach((one, at) => {
          for (const other of exercise.words.slice(at + 1)) expect(couldMeanTheSame(one, other)).toBe(false);
        });
      }),
    );
  });
});

describe('a gap', () => {
  const find = (characters: string): StudyWord => {
    const found = words.find(({ word }) => word === characters);
    if (!found) throw new Error(`${characters} is gone`);
    return found;
  };
  const optionsFor = (
    characters: string,
    line: Omit<Sentence, 'pieces' | 'readings'>,
    pool: string,
  ): string[] => {
    const made = makeExercise({
      target: find(characters),
      skill: 'use',
      stage: 'young',
      language: 'en',
      pool: pool.split(' ').map(find),
      random: createRandom('s'),
      confusedWith: [],
      sentences: [cut(line)],
      dialogues: [],
      hasVoice: false,
    });
    return made && hasOptions(made) ? made.options.map(({ word }) => word) : [];
  };

  it('offers no word of the same kind where the translation does not say which is meant', () => {
    const line = { zh: '那我再要一杯热茶。', en: 'And a cup of hot tea.', pt: 'E um chá quente.' };
    const options = optionsFor('再', line, '还 先 也 饿 肉 渴 冷');
    expect(options).toContain('再');
    for (const adverb of ['还', '先', '也']) expect(options).not.toContain(adverb);
  });

  it('never offers 个 beside another measure word', () => {
    const line = { zh: '我家有六口人。', en: 'There are six of us.', pt: 'Somos seis pessoas.' };
    const options = optionsFor('口', line, '个 种 大 高 爱 唱');
    expect(options).toContain('口');
    expect(options).not.toContain('个');
  });
});

describe('tones', () => {
  const tonesOf = (characters: string) => {
    const target = words.find(({ word }) => word === characters);
    if (!target) throw new Error(`${characters} is gone`);
    const made = make({ target, skill: 'tone', stage: 'young', language: 'en', seed: '' });
    return made?.kind === 'tones' ? made.right : [];
  };

  it('of a syllable with 儿 are one', () => expect(tonesOf('玩儿')).toEqual([[2]]));

  it.each([
    ['出去', [[1], [4, 5]]],
    ['回来', [[2], [5, 2]]],
    ['记住', [[4], [5, 4]]],
    ['妈妈', [[1], [5]]],
    ['将来', [[1], [2]]],
  ])('of %s may be said as dictionaries write them', (characters, right) => {
    expect(tonesOf(characters)).toEqual(right);
  });
});

/** All words with a gloss of ours. */
function realWords(): StudyWord[] {
  const folder = join(dictionaryFolder(), 'words');
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) =>
      // The layout of the dictionary writes its word files in this shape.
      Object.entries(JSON.parse(readFileSync(join(folder, name), 'utf8')) as WordShard),
    )
    .flatMap(([word, { r, g = [], s = '' }]) =>
      g.map(([place, en, pt]) => ({
        word,
        reading: r[place]?.[0] ?? '',
        senses: { en: en.split('; '), pt: pt.split('; ') },
        band: levelOf(lexicon, word)?.band,
        pos: lookUp(lexicon, word)?.pos[0]?.charAt(0) ?? '',
        synonyms: s === '' ? [] : s.split('|'),
        isReadOtherwise: new Set(g.map(([at]) => r[at]?.[0])).size > 1,
      })),
    );
}

/** The lines of all scenes, each after the one before it. */
function realDialogues(): DialogueLine[] {
  return shippedContent()
    .scenarios.flatMap(({ scenes }) => scenes)
    .flatMap(({ dialogue }) =>
      dialogue.slice(1).flatMap((line, at) => {
        const before = dialogue[at];
        return before ? [{ ...line, ...cut(line), before: { ...before, ...cut(before) } }] : [];
      }),
    );
}

function cut({ zh, en, pt }: Omit<Sentence, 'pieces' | 'readings'>): Sentence {
  const words = reader.annotate(zh);
  return {
    zh,
    en,
    pt,
    pieces: words.map(({ text }) => text),
    readings: words.map(({ readings }) => readings.join(' ')),
  };
}
