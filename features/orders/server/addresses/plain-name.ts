// A name as it is looked for: without case, accents, widths and needless blanks.

export const plainName = (name: string): string =>
  name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

/** By what somebody is found: the whole name, and each word of it that is more than an initial. */
export function namesOf(name: string): string[] {
  const whole = plainName(name);
  return [...new Set([whole, ...whole.split(/[ .,\-·]+/u).filter((word) => word.length > 1)])].filter(
    Boolean,
  );
}
