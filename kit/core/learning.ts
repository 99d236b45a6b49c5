// What the page knows of the lesson at hand (spec section 3): offline or not, premium or not, which lesson.

export type Learning = {
  readonly offline: boolean;
  readonly isPremium: boolean;
  readonly currentLesson: string | null;
};

export const NOT_LEARNING: Learning = { offline: false, isPremium: false, currentLesson: null };

export function toggleOffline(learning: Learning): Learning {
  return { ...learning, offline: !learning.offline };
}

export function setPremium(learning: Learning, isPremium: boolean): Learning {
  return { ...learning, isPremium };
}

/** What may be stored: offline never as true, or a page would start offline with the network there. */
export function learningToStore(learning: Learning): Learning {
  return { ...learning, offline: false };
}
