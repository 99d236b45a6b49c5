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
    zh: '中文里有“{word}”这个说法，意思你看这里。',
    en: 'Yes, Chinese has “{word}”; see here what it means.',
    pt: 'Sim, em chinês existe “{word}”; veja aqui o sentido.',
    note: { zh: '{gloss}', en: '{gloss}', pt: '{gloss}' },
  },
];

/** Where nothing was found, and nothing is certain: who asks is told so. */
export const NO_MISTAKE_SEEN: readonly Line[] = [
  {
    zh: '我没看到错的地方，可是不能说一定对。',
    en: 'I don’t see a mistake in it, but I’m not sure that it’s right.',
    pt: 'Não vejo erro nela, mas não tenho certeza de que esteja certa.',
    note: {
      zh: '我没看到错的地方，可是不能说一定对。',
      en: 'I see no mistake in it, though I can’t be quite sure.',
      pt: 'Não vejo erro nela, mas não tenho certeza total.',
    },
  },
  {
    zh: '意思很清楚，我没看到错，可是我不太确定。',
    en: 'The meaning is clear and I see no mistake, but I’m not quite sure.',
    pt: 'O sentido está claro e não vejo erro, mas não tenho muita certeza.',
    note: {
      zh: '我没看出错的地方，可是不能说一定对。',
      en: 'I can’t spot a mistake, which doesn’t make it certain that there is none.',
      pt: 'Não noto nenhum erro, mas isso não garante que não haja.',
    },
  },
];

/** Where something may be better said otherwise, and it is not sure: only who asks hears of it. */
export const PERHAPS: readonly Line[] = [
  {
    zh: '我不太确定，也许说“{right}”更好。',
    en: 'I’m not quite sure; perhaps “{right}” is better.',
    pt: 'Não tenho muita certeza; talvez “{right}” fique melhor.',
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
    zh: '我听懂了，可是这样说很少见，对不对我不知道。',
    en: 'I understand it, but it’s a bit unusual; I can’t promise that it’s right.',
    pt: 'Eu entendi, mas soa pouco comum; não garanto que esteja certo.',
    note: {
      zh: '我不知道对不对。',
      en: 'No rule that I know is broken, but it sounds unusual: I can’t say whether it’s right.',
      pt: 'Nenhuma regra que eu conheço foi quebrada, mas soa incomum: não sei dizer se está certo.',
    },
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
