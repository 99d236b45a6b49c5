// Cuts an answer into the small pieces in which a model would stream it.

const LONGEST = 6;
const PAUSE = /[，。！？；：、…,.!?;:\s]/u;
const JOINED = /[\p{M}\u200d]/u;

/** The text in pieces of at most about six characters that end at pauses where they can; joined they are the text. */
export function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  let chunk = '';
  let length = 0;
  const chars = [...text];
  for (const [index, char] of chars.entries()) {
    chunk += char;
    length += 1;
    const next = chars[index + 1];
    if (next === undefined || PAUSE.test(next) || JOINED.test(next)) continue;
    if (PAUSE.test(char) || length >= LONGEST) {
      chunks.push(chunk);
      chunk = '';
      length = 0;
    }
  }
  return chunk === '' ? chunks : [...chunks, chunk];
}
