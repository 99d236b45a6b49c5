// A class code as it is read out or copied from a board.

/** In groups of four: `YTCTPKTM` → `YTCT PKTM`. Spaces do not matter where it is typed. */
export const groupedCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1 ');
