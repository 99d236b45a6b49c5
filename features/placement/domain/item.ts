// What a placement asks and what was answered: whether a word is known, and what it means.

/** HSK bands; 7 stands for 7 to 9. */
export const BANDS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Band = (typeof BANDS)[number];

/** `claim`: a word, real or invented, of which one says whether one knows it; `meaning`: its meaning is chosen. */
export const ITEM_KINDS = ['claim', 'meaning'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** An item to ask; `band` is null for invented words. */
export type Item = { readonly kind: ItemKind; readonly word: string; readonly band: Band | null };

/** `isYes`: said to be known, or the right meaning was chosen. */
export type Answer = Item & { readonly isYes: boolean };

export const ITEMS_MAX = 25;
