// Reads the bytes of a table as text: nothing in it says which encoding its program has saved it in.

/** Undefined where it is no text in any encoding that tables are saved in. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  // No other text has it; pictures and workbooks do.
  if (bytes.includes(0)) return undefined;
  return decode(bytes, 'utf-8') ?? decode(bytes, isChinese(bytes) ? 'gb18030' : 'windows-1252');
}

function decode(bytes: Uint8Array<ArrayBuffer>, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Written in another encoding: the caller tries the next.
    return undefined;
  }
}

/**
 * Whether most of what is no ASCII reads as hanzi or pinyin. In a western text an accented letter stands among plain ones
 * (Jo-ã-o), which a Chinese reader would take for rare hanzi amid Latin letters; the à of pinyin is one letter there, too.
 */
function isChinese(bytes: Uint8Array<ArrayBuffer>): boolean {
  const text = decode(bytes, 'gb18030');
  if (text === undefined) return false;
  const western = new TextDecoder('windows-1252').decode(bytes);
  const runs = Array.from(western.matchAll(/(?<before>[a-z]?)(?<high>[\u0080-\uffff]+)[a-z]?/gi));
  const accented = runs.filter(({ 0: run, index, groups: { before = '', high = '' } = {} }) => {
    const from = index + before.length;
    const read = new TextDecoder('gb18030').decode(bytes.slice(from, from + high.length));
    return /[a-z]/i.test(run) && !PINYIN.test(read);
  });
  return accented.length * 2 < runs.length && /\p{Script=Han}/u.test(text);
}

/** The letters with marks, as Chinese encodings have them. */
const PINYIN = /^[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜüêńňǹ]+$/u;
