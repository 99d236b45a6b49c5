// Reads the text of a page of help: paragraphs, lists, steps, words in bold, and links to pages of ours.

export type Piece = {
  readonly text: string;
  readonly to: `/${string}` | undefined;
  readonly isBold?: true;
};
export type Line = readonly Piece[];
export type Block = { readonly kind: 'text' | 'list' | 'steps'; readonly lines: readonly Line[] };

const KINDS = [
  { kind: 'list', mark: /^- / },
  { kind: 'steps', mark: /^\d+\. / },
] as const;

/** A blank line parts blocks; a block whose lines all begin alike is a list or steps. */
export function readBody(body: string): readonly Block[] {
  return body.split(/\n{2,}/).map((part): Block => {
    const lines = part.split('\n');
    const found = KINDS.find(({ mark }) => lines.every((line) => mark.test(line)));
    if (!found) return { kind: 'text', lines: [readLine(lines.join(' '))] };
    return { kind: found.kind, lines: lines.map((line) => readLine(line.replace(found.mark, ''))) };
  });
}

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/;

function readLine(line: string): Line {
  // Splitting by a pattern with two groups yields text, label, path, text, and so on.
  const parts = line.split(LINK);
  return parts.flatMap((text, at): Piece[] => {
    if (at % 3 === 2) return [];
    const path = at % 3 === 1 ? parts[at + 1] : undefined;
    const to = path === undefined ? undefined : (`/${path.slice(1)}` as const);
    return to === undefined ? [...readBold(text)] : [{ text, to }];
  });
}

const BOLD = /\*\*([^*]+)\*\*/;

const readBold = (line: string): Line =>
  line
    .split(BOLD)
    .map((text, at): Piece => ({ text, to: undefined, ...(at % 2 === 1 ? { isBold: true as const } : {}) }))
    .filter(({ text }) => text !== '');
