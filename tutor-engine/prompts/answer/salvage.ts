// What can be used of an answer that is not the object that was asked for.

const HAN = /\p{Script=Han}/u;
const SENTENCE_END = /[。！？!?…”」]/u;
/** Answers are flat; what lies deeper is not looked for. */
const DEEPEST = 4;

/** The first text in Chinese of an object under keys that nobody asked for; undefined when there is none. */
export function salvage(answer: string): string | undefined {
  const end = answer.lastIndexOf('}');
  const object = parse(end < 0 ? answer : answer.slice(0, end + 1));
  return textsIn(object, 0).find((text) => HAN.test(text));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not even an object: nothing to salvage.
    return undefined;
  }
}

function textsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value.trim()];
  if (typeof value !== 'object' || value === null || depth >= DEEPEST) return [];
  return Object.values(value).flatMap((each) => textsIn(each, depth + 1));
}

const TRANSLATION = /["'“](?:translation|translated|english|portuguese)["'”]\s*[:：]\s*("(?:[^"\\]|\\.)*")/i;

/** The translation beside what was said; undefined when it is missing or broken. */
export function translationIn(rest: string): string | undefined {
  const found = TRANSLATION.exec(rest)?.[1];
  const text = found === undefined ? undefined : parse(found);
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

/** A text that was cut off, up to its last whole sentence; empty when it has none. */
export function wholeSentences(text: string, ends = SENTENCE_END): string {
  const characters = [...text];
  const last = characters.findLastIndex((character) => ends.test(character));
  return characters.slice(0, last + 1).join('');
}
