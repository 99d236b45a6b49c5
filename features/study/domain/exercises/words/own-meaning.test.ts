import { expect, it } from 'vitest';
import { couldMeanTheSame } from './same-meaning.ts';
import { notedAs, optionOf, ownQuestionOf, type StudyWord } from './study-word.ts';

const word = (characters: string, reading: string, sense: string): StudyWord => ({
  word: characters,
  reading,
  senses: { en: [sense], pt: [sense] },
  band: 3,
  pos: 'v',
  synonyms: [],
  isReadOtherwise: false,
});
const study = word('学习', 'xue2 xi2', 'to study');
const cram = word('死记', 'si3 ji4', 'to cram');

it('counts what the learner has noted of a word as its meaning, so that no wrong option says it', () => {
  expect(couldMeanTheSame(study, cram)).toBe(false);
  expect(couldMeanTheSame(notedAs(study, 'to cram; to swot'), cram)).toBe(true);
  expect(couldMeanTheSame(cram, notedAs(study, 'to cram; to swot'))).toBe(true);
  expect(notedAs(study, undefined)).toBe(study);
});

it('stands beside a question for the word, unless it tells the answer', () => {
  expect(ownQuestionOf(notedAs(study, 'to cram'))).toBe('to cram');
  expect(ownQuestionOf(notedAs(study, '= 念书'))).toBeUndefined();
  expect(ownQuestionOf(notedAs(study, 'xuéxí, you know'))).toBeUndefined();
  expect(ownQuestionOf(study)).toBeUndefined();
});

it('stands among meanings to choose from as its learner has noted it, unless that tells the word', () => {
  const option = (note: string) => optionOf(notedAs(study, note), 'en');
  expect(option('to hit the books; to revise; to cram')).toBe('to hit the books; to revise');
  expect(option('= 念书')).toBe('to study');
  expect(option('xuéxí, you know')).toBe('to study');
  expect(option(' ; ')).toBe('to study');
  expect(optionOf(study, 'en')).toBe('to study');
});
