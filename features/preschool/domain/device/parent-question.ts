// A question that a parent answers at once and a small child does not: a number of two digits times one.

export type ParentQuestion = { readonly left: number; readonly right: number };

/** `random` gives numbers from 0 to below 1. */
export function askParent(random: () => number): ParentQuestion {
  return { left: 12 + Math.floor(random() * 8), right: 3 + Math.floor(random() * 6) };
}

export function isRightAnswer({ left, right }: ParentQuestion, typed: string): boolean {
  return /^\s*\d+\s*$/.test(typed) && Number(typed) === left * right;
}
