// Said to who asks whether a word goes where it is used, and why something is not said.

import type { Line } from '../../../../content/schema/line.ts';

const SHOWN = { zh: '{gloss}', en: '{gloss}', pt: '{gloss}' } as const;

export const FITS_WITH_BOTH: readonly Line[] = [
  {
    zh: '可以，这样用很合适。{told}，比如：{examples}',
    en: 'Yes, it goes well there. {told}, for example: {examples}',
    pt: 'Sim, fica bem aí. {told}, por exemplo: {examples}',
    note: SHOWN,
  },
  {
    zh: '对，可以这么用。{told}，你看：{examples}',
    en: 'Yes, you can use it so. {told}; look: {examples}',
    pt: 'Sim, pode usar assim. {told}; veja: {examples}',
    note: SHOWN,
  },
];

export const FITS_BY_SENSE: readonly Line[] = [
  {
    zh: '可以，这样用很合适：{told}。',
    en: 'Yes, it goes well there: {told}.',
    pt: 'Sim, fica bem aí: {told}.',
    note: SHOWN,
  },
  {
    zh: '对，可以这么用：{told}。',
    en: 'Yes, you can use it so: {told}.',
    pt: 'Sim, pode usar assim: {told}.',
    note: SHOWN,
  },
];

export const FITS_AS_IN: readonly Line[] = [
  {
    zh: '可以这么用，比如：{examples}',
    en: 'Yes, you can use it so, for example: {examples}',
    pt: 'Sim, pode usar assim, por exemplo: {examples}',
  },
];

export const FITS: readonly Line[] = [
  {
    zh: '可以，我看“{word}”用在这儿没有问题。',
    en: 'Yes, I see nothing wrong with “{word}” there.',
    pt: 'Sim, não vejo nada de errado com “{word}” aí.',
  },
];
