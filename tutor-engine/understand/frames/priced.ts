// A price that is cried out is too much.

/** 三十 reais! A price with an exclamation is too much. */
const PRICE_CRIED =
  /(?:\d+|[一二两三四五六七八九十百千]+|dez|vinte|trinta|quarenta|cinquenta|cem|ten|twenty|thirty|forty|fifty)\s*(?:块钱?|元|美元|dollars?|bucks|euros?|pounds?|reais|yuan|kuai)\s*[!！]+/giu;

export const priced = (text: string): string =>
  text.replaceAll(PRICE_CRIED, (price) => `${price.replace(/[!！]+$/u, '')}，太贵了！`);
