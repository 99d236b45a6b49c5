// Reads the text of a page of help: paragraphs, lists, steps, and links to pages of ours.

export type Piece = { readonly text: string; readonly to: `/${string}` | undefined };
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
    return text === '' ? [] : [{ text, to }];
  });
}
