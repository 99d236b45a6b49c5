/** Converts offsets in UTF-16 code units, which JavaScript counts in, to offsets in characters (code points). */

/** Per UTF-16 offset 0 … text.length the offset in code points; the middle of a character counts as its start. */
export function codePointOffsets(text: string): Uint32Array {
  const offsets = new Uint32Array(text.length + 1);
  let points = 0;
  for (let at = 0; at < text.length; ) {
    const size = (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    for (let i = 0; i < size; i++) offsets[at + i] = points;
    at += size;
    points++;
  }
  offsets[text.length] = points;
  return offsets;
}
