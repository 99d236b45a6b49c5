// What is said to who says a word or sentence after the teacher; the words are of the first weeks.

import type { Line } from '../../../content/schema/line.ts';

export const PRAISE: readonly Line[] = [
  { zh: '很好！', en: 'Very good!', pt: 'Muito bem!' },
  { zh: '对，“{word}”！', en: 'That’s it: “{word}”!', pt: 'Isso mesmo: “{word}”!' },
  { zh: '“{word}”，说得好！', en: '“{word}”: well said!', pt: '“{word}”: você falou bem!' },
];

/** A sentence with the word, to take along. */
export const SENTENCE: readonly Line[] = [
  {
    zh: '也可以说：{sentence}。',
    en: 'You can also say: {sentence}.',
    pt: 'Também dá para dizer: {sentence}.',
  },
];

export const AGAIN_LINES: readonly Line[] = [
  { zh: '没关系，再听一次。', en: 'That’s all right, listen again.', pt: 'Tudo bem, ouça de novo.' },
];
