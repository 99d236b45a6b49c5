// Who corrects themselves in the middle means what comes after: 饺子？不不不，面条.

const REPAIR =
  /[，,。.…！!？?\s]*(?:啊不|哦不|噢不|不不不|不对不对|不是，我是说|不对，我是说|bu dui|(?<=[，,…])不(?=[，,]))[，,、！!。\s]*(?:是|应该是|我是说)?[，,]?/iu;

/** The text without what was taken back; undefined where nothing was. */
export function withoutSlip(text: string): string | undefined {
  const found = REPAIR.exec(text);
  if (found === null || found.index === 0) return undefined;
  const rest = text.slice(found.index + found[0].length);
  if (rest.trim() === '') return undefined;
  const kept = text.slice(0, found.index).replace(/[^，,。.！!？?…]+$/u, '');
  return `${kept}${rest}`;
}
