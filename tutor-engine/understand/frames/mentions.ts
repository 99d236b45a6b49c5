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
