// What is said of a sentence that a learner asks about: it is their Chinese that is judged, not what it tells.

import type { Line } from '../../../content/schema/line.ts';

export const WRONG: readonly Line[] = [
  {
    zh: '应该说：“{right}”。',
    en: 'It should be: “{right}”.',
    pt: 'O certo é: “{right}”.',
    note: {
      zh: '应该说：{right}。{reason}',
      en: 'Not quite. It should be: {right}. {reason}',
      pt: 'Quase. O certo é: {right}. {reason}',
    },
  },
  {
    zh: '有一点儿不对，要说“{right}”。',
    en: 'Something is off: say “{right}”.',
    pt: 'Tem uma coisinha errada: diga “{right}”.',
    note: {
      zh: '要说：{right}。{reason}',
      en: 'Something is off. Say: {right}. {reason}',
      pt: 'Tem uma coisinha errada. Diga: {right}. {reason}',
    },
  },
];

/** To who asks why. */
export const WRONG_BECAUSE: readonly Line[] = [
  {
    zh: '{reason}所以要说“{right}”。',
    en: '{reason} So say “{right}”.',
    pt: '{reason} Por isso se diz “{right}”.',
  },
];

export const USUALLY: readonly Line[] = [
  {
    zh: '可以，不过大家常常说“{right}”。',
    en: 'One can, but people usually say “{right}”.',
    pt: 'Pode, mas o comum é “{right}”.',
    note: {
      zh: '大家常常说：{right}。{reason}',
      en: 'You can say so, but people usually say: {right}. {reason}',
      pt: 'Pode, mas o comum é: {right}. {reason}',
    },
  },
];

export const RIGHT: readonly Line[] = [
  {
    zh: '对，这样说没有错。',
    en: 'Yes, that’s said correctly.',
    pt: 'Sim, está dito certo.',
    note: { zh: '这样说没有错。', en: 'Yes, your sentence is correct.', pt: 'Sim, sua frase está certa.' },
  },
  {
    zh: '这句中文是对的。',
    en: 'The Chinese is right.',
    pt: 'O chinês está certo.',
    note: { zh: '这句中文是对的。', en: 'Your Chinese is right there.', pt: 'Seu chinês está certo aí.' },
  },
];

/** Of a phrase that stands in our own sentences. */
export const RIGHT_WORD: readonly Line[] = [
  {
    zh: '“{word}”是对的，比如：{examples}',
    en: '“{word}” is right, for example: {examples}',
    pt: '“{word}” está certo, por exemplo: {examples}',
    note: {
      zh: '“{word}”没有错。',
      en: '“{word}” is right. For example: {examples}',
      pt: '“{word}” está certo. Por exemplo: {examples}',
    },
  },
];

/** Of a word or saying that is in the dictionary. */
export const IS_SAID: readonly Line[] = [
  {
    zh: '有这个说法，{told}。',
    en: 'Yes, one says so: {told}.',
    pt: 'Sim, diz-se assim: {told}.',
  },
];

/** Where nothing was found: who asks is told so, and that it can be said. */
export const NO_MISTAKE_SEEN: readonly Line[] = [
  {
    zh: '可以这么说，我没看出错。',
    en: 'You can say it like that; I see no mistake.',
    pt: 'Pode dizer assim; não vejo erro.',
  },
  {
    zh: '没问题，我没看出错，大家都听得懂。',
    en: 'No problem: I see no mistake, and everybody will understand.',
    pt: 'Sem problema: não vejo erro, e todo mundo vai entender.',
  },
];

/** Where something may be better said otherwise, and it is not sure: only who asks hears of it. */
export const PERHAPS: readonly Line[] = [
  {
    zh: '听得懂，不过说“{right}”可能更自然。',
    en: 'One understands it, though “{right}” may be more natural.',
    pt: 'Dá para entender, mas “{right}” talvez seja mais natural.',
    note: {
      zh: '也许可以说：{right}。{reason}',
      en: 'I’m not sure, but perhaps better: {right}. {reason}',
      pt: 'Não tenho certeza, mas talvez seja melhor: {right}. {reason}',
    },
  },
];

/** Where nothing was found, and the words are seldom beside each other. */
export const UNUSUAL: readonly Line[] = [
  {
    zh: '我听得懂，不过很少有人这么说。',
    en: 'I understand it, but people rarely say it like that.',
    pt: 'Eu entendo, mas raramente se diz assim.',
  },
];

export const SAY_WHICH: readonly Line[] = [
  {
    zh: '请你把那句话说一次，我来看。',
    en: 'Say that sentence once, and I’ll have a look.',
    pt: 'Diga essa frase uma vez, que eu vejo.',
    note: {
      zh: '请你说一次，我来看。',
      en: 'Write the sentence, and ask again: I’ll have a look at it.',
      pt: 'Escreva a frase e pergunte de novo: eu dou uma olhada.',
    },
  },
];
