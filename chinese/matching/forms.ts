/** Reads accepted answers: `(a)` may be left out, `(a/b)` is one of them, `a/b` two answers, `{x}` a slot. */

/** One way to give an accepted answer; `{…}` still stand for slots. */
export type Form = string;

/** More ways than this are a slip of whoever wrote the answer; the rest is left out. */
const MOST = 200;

type Reader = { readonly text: string; at: number };

function combine(heads: readonly string[], tails: readonly string[]): string[] {
  return heads.flatMap((head) => tails.map((tail) => head + tail)).slice(0, MOST);
}

/** Reads alternatives up to a closing bracket or the end. */
function readAlternatives(reader: Reader): string[][] {
  const alternatives: string[][] = [];
  let current: string[] = [''];
  while (reader.at < reader.text.length && reader.text[reader.at] !== ')') {
    const character = reader.text[reader.at++] ?? '';
    if (character === '/') {
      alternatives.push(current);
      current = [''];
    } else if (character === '(') {
      const inner = readAlternatives(reader);
      reader.at++;
      const only = inner.length === 1 ? [...(inner[0] ?? []), ''] : inner.flat();
      current = combine(current, only);
    } else current = current.map((text) => text + character);
  }
  alternatives.push(current);
  return alternatives;
}

/** All ways to give an accepted answer. Full-width brackets and strokes count as the plain ones. */
export function formsOf(accepted: string): Form[] {
  const plain = accepted.replaceAll('（', '(').replaceAll('）', ')').replaceAll('／', '/').trim();
  const forms = readAlternatives({ text: plain, at: 0 }).flat();
  return [...new Set(forms)].filter((form) => form.trim() !== '').slice(0, MOST);
}
