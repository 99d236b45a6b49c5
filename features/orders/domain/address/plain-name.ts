// A name as it is looked for: without case, accents, widths and needless blanks.

export const plainName = (name: string): string =>
  name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
