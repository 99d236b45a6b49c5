// Decodes the inside of one JSON string piece by piece, patient with quotation marks that a model forgot to escape.

export type StringReader = {
  /** `text`: what is decoded now. `rest`: what follows the string's end, once that has come. */
  readonly push: (piece: string) => { readonly text: string; readonly rest: string | undefined };
  /** What is left when the answer ends inside the string. */
  readonly end: () => string;
};

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: ' ', b: '', f: '' };
/** A quotation mark ends the string only before these: “他说"好"。” is one string to whoever reads it. */
const AFTER_END = /^\s*[,}\]]/;
const UNICODE_LENGTH = 6;

export function createStringReader(): StringReader {
  let held = '';

  function push(piece: string): { text: string; rest: string | undefined } {
    held += piece;
    let text = '';
    while (held !== '') {
      const step = next(held);
      if (step === undefined) return { text, rest: undefined };
      if (step === 'end') {
        const rest = held.slice(1);
        held = '';
        return { text, rest };
      }
      text += step.text;
      held = held.slice(step.length);
    }
    return { text, rest: undefined };
  }

  return {
    push,
    // A quotation mark with nothing behind it is the end that the object's brace did not follow.
    end: () => (held.startsWith('"') || held.startsWith('\\') ? '' : held),
  };
}

type Step = { readonly text: string; readonly length: number };

/** The next piece of the string; undefined when more must come to know what it is. */
function next(held: string): Step | 'end' | undefined {
  const special = held.search(/["\\]/);
  if (special < 0) return { text: held, length: held.length };
  if (special > 0) return { text: held.slice(0, special), length: special };
  if (held.startsWith('"')) return quotation(held);
  return escape(held);
}

function quotation(held: string): Step | 'end' | undefined {
  const after = held.slice(1);
  if (after.trim() === '') return undefined;
  return AFTER_END.test(after) ? 'end' : { text: '"', length: 1 };
}

function escape(held: string): Step | undefined {
  const sign = held[1];
  if (sign === undefined) return undefined;
  if (sign !== 'u') return { text: ESCAPES[sign] ?? sign, length: 2 };
  if (held.length < UNICODE_LENGTH) return undefined;
  const code = Number.parseInt(held.slice(2, UNICODE_LENGTH), 16);
  if (Number.isNaN(code)) return { text: '', length: 2 };
  // The halves of a character outside the basic plane join again as they follow each other.
  return { text: String.fromCharCode(code), length: UNICODE_LENGTH };
}
