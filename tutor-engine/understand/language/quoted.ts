// What a text quotes, set apart, so that a question about it is read without the words it is about.

/** `plain`: the text with each quotation as ⟦0⟧, ⟦1⟧ …; `quotes`: what stood in them. */
export type Quoting = { readonly plain: string; readonly quotes: readonly string[] };

/** An apostrophe beside Latin letters quotes nothing. */
const QUOTED =
  /[“"「『‘《]([^“”"「」『』‘’《》\n]{1,60})[”"」』’》]|(?<![\p{Script=Latin}\p{N}])'([^'\n]{1,60})'(?![\p{Script=Latin}\p{N}])/gu;

export function quotingIn(raw: string): Quoting {
  const quotes: string[] = [];
  const plain = raw.replaceAll(QUOTED, (_, double?: string, single?: string) => {
    quotes.push((double ?? single ?? '').trim());
    return `⟦${quotes.length - 1}⟧`;
  });
  return { plain, quotes };
}

/** What a mark of `quotingIn` stands for; any other text as it is. */
export function quotedBy({ quotes }: Quoting, mark: string): string {
  const at = /^⟦(\d)⟧$/u.exec(mark)?.[1];
  return at === undefined ? mark : (quotes[Number(at)] ?? mark);
}
