// Takes what was understood out of a text, so that what is left at the end is the name.

/** Stands where something was taken out: no fact reaches over it. */
export const GAP = ' | ';
/** What ends a fact, for expressions. */
export const END = String.raw`(?=$|[\s,，;；。、|(（\n])`;
export const START = String.raw`(?<=^|[\s,，;；。、|)）\n])`;

export type Extracted<Value> = { readonly found: Value | undefined; readonly rest: string };

/** The first place that fits, and the text without it. */
export function take<Value>(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Value | undefined,
): Extracted<Value> {
  const match = pattern.exec(text);
  const found = match ? read(match) : undefined;
  if (!match || found === undefined) return { found: undefined, rest: text };
  return { found, rest: text.slice(0, match.index) + GAP + text.slice(match.index + match[0].length) };
}

/** The first of several patterns that finds something. */
export function takeFirst<Value>(
  text: string,
  patterns: readonly RegExp[],
  read: (match: RegExpExecArray) => Value | undefined,
): Extracted<Value> {
  for (const pattern of patterns) {
    const taken = take(text, pattern, read);
    if (taken.found !== undefined) return taken;
  }
  return { found: undefined, rest: text };
}
