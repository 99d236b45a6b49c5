// Leaves out of a text how the tutor is called in it: 奶奶，我要走了 speaks to a grandmother, and of none.

const TITLE = /(?:奶奶|爷爷|老师|哥哥|姐姐|叔叔|阿姨)$/u;
const BEFORE = '(?<=^|[，,。.！!？?；;：:\\s]|谢谢|你好|您好|再见|拜拜|晚安|好的)';
const BEHIND = '(?=[，,。.！!？?；;\\s]|[你您我好]|[给教帮陪]我|$)';

const known = new Map<string, RegExp>();

/** `name`: the tutor’s, with the title by which they are called, 王奶奶. */
export function withoutCalls(text: string, name: string): string {
  const found = known.get(name) ?? callOf(name);
  known.set(name, found);
  return text.replaceAll(found, '');
}

function callOf(name: string): RegExp {
  const title = TITLE.exec(name)?.[0];
  const bare = title === undefined ? name : name.slice(0, -title.length);
  const all = [...new Set([name, bare, title ?? '老师', '老师'])].filter((one) => one.length > 1);
  return new RegExp(`${BEFORE}(?:${all.join('|')})${BEHIND}`, 'gu');
}

const GREETING =
  '(?:hi|hello|hey|oi|ol[aá]|n[iǐ] ?h[aǎ]o|thanks|thank you|xi[eè] ?xi[eè]|obrigad[oa]|bye|tchau|z[aà]i ?ji[aà]n|teacher|professora?)';

/** Oi Shi Lei! Without the name, in letters, of who is spoken to: it is no pinyin. A text with characters, or of the name alone, stays. */
export function withoutNameInLetters(text: string, name: string): string {
  if (/\p{Script=Han}/u.test(text)) return text;
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const left = text.replace(
    new RegExp(`(?<=${GREETING})[,\\s]+${escaped}(?!\\p{L})|(?<=^|[.!?])\\s*${escaped}(?=[,!?])`, 'giu'),
    '',
  );
  return /\p{L}/u.test(left) ? left : text;
}
