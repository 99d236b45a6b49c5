// Signs that nobody sees: blanks of no width, marks of direction, fillers, private signs. With them a text looks like another.

/** Emoji lose what joins them; nothing that is read is lost. */
export const HIDDEN = /[\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;

export const withoutHidden = (text: string): string => text.replaceAll(HIDDEN, '');
