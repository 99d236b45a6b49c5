// What a frame names, and whether a text names it again.

import type { Frame, NounMention } from './frame.ts';

export function mentionsIn({ objects, places, companions, who }: Frame): NounMention[] {
  return [...objects, ...places, ...companions, ...(who.role === 'noun' ? [who.noun] : [])];
}

/** What says the learner's own words again shows that they were heard. */
export function namesAgain(text: string, frame: Frame): boolean {
  const { word } = frame;
  return mentionsIn(frame).some(({ zh }) => text.includes(zh)) || (word.length > 1 && text.includes(word));
}

/** In 她是医生 and 我姐姐当老师 the doctor and the teacher are nobody else than she; 我是老师 and 他是我的老师 tell of a teacher. */
export function isTrade(clause: string, { kind, start }: Pick<NounMention, 'kind' | 'start'>): boolean {
  return kind === 'person' && !OF_ONESELF.test(clause) && IS_ONE.test(clause.slice(0, start));
}

const OF_ONESELF = /^我(?:们|现在|以前|也|就|还)*(?:是|当|做)/u;
const IS_ONE = /(?:是|当|做)(?:了|过|一|个|名|位)*(?:[^，我]{1,4}的?)?$/u;
