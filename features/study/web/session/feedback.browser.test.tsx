// What an answer is said to have been: by what was done, not by the card that asked.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import type { Sentence, TypeExercise } from '../../domain/exercises/index.ts';
import { Feedback } from './feedback.tsx';

const target = {
  word: '雨伞',
  reading: 'yu3 san3',
  senses: { en: ['umbrella'], pt: ['guarda-chuva'] },
  band: 4,
  pos: 'n',
  synonyms: [],
  isReadOtherwise: false,
};
const sentence: Sentence = {
  zh: '我买雨伞。',
  en: 'I’m buying an umbrella.',
  pt: 'Vou comprar um guarda-chuva.',
  pieces: ['我', '买', '雨伞', '。'],
  readings: ['wo3', 'mai3', 'yu3 san3', ''],
};
const typed = (example: TypeExercise['example']): TypeExercise => ({
  kind: 'type',
  skill: 'use',
  target,
  accepted: ['雨伞'],
  characters: 2,
  alike: [],
  example,
});
const given = { outcome: 'right', answer: '雨伞', days: 4 } as const;

const render = (exercise: TypeExercise) =>
  renderFeature(<Feedback exercise={exercise} given={given} />, { texts: ['study', 'my-words'] });

it('calls a word that was typed by itself recalled', async () => {
  await render(typed(undefined));
  await expect.element(page.getByText('4 天后再来（想起这个词）。')).toBeVisible();
});

it('calls a word that was typed in a sentence used', async () => {
  await render(typed({ sentence, place: 2 }));
  await expect.element(page.getByText('4 天后再来（在句子里用）。')).toBeVisible();
});

it('says almost, and names what is off, where one thing is', async () => {
  const near = { outcome: 'near', answer: 'yúsǎn', why: 'tone', slip: 'yǔ' } as const;
  await renderFeature(<Feedback exercise={typed(undefined)} given={near} />, {
    texts: ['study', 'my-words'],
  });
  await expect.element(page.getByText('差一点')).toBeVisible();
  await expect.element(page.getByText('音对了，就差声调：yǔ。')).toBeVisible();
});
