// What is said by a teacher who remembers; `{value}` is what the learner said.

import type { Line } from '../../../content/schema/line.ts';

export const LAST_SAID: readonly Line[] = [
  { zh: '你刚才说：{value}。', en: 'You just said: {value}.', pt: 'Você acabou de dizer: {value}.' },
];

/** What mattered most of all that was said. */
export const ALL_SAID: readonly Line[] = [
  {
    zh: '记得。你跟我说：{value}。',
    en: 'I do. You told me: {value}.',
    pt: 'Lembro, sim. Você me disse: {value}.',
  },
  { zh: '我都记得：{value}。', en: 'I remember it all: {value}.', pt: 'Lembro de tudo: {value}.' },
];

export const ONE_SAID: readonly Line[] = [
  { zh: '记得，你说过：{value}。', en: 'Yes, you said: {value}.', pt: 'Lembro, você disse: {value}.' },
  {
    zh: '当然记得，你说：{value}。',
    en: 'Of course I do. You said: {value}.',
    pt: 'Claro que lembro. Você disse: {value}.',
  },
];

/** Behind what weighs most. */
export const TOLD_TOO: readonly Line[] = [
  { zh: '你还说过：{value}。', en: 'You also told me: {value}.', pt: 'Você também me contou: {value}.' },
];

/** To who has no words yet. */
export const TOLD_IN_NOTE: readonly Line[] = [
  {
    zh: '我记得。',
    en: 'I remember.',
    pt: 'Eu lembro.',
    note: {
      zh: '你跟我说过：{value}。',
      en: 'Yes, I remember. You told me: {value}.',
      pt: 'Sim, eu lembro. Você me contou: {value}.',
    },
  },
];
