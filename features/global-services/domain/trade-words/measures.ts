// Sizes and counts as shops write them, which no dictionary has: 42码, XL码, 500毫升, 3双装.

import type { Language } from './trade-meaning.ts';

type InBoth = Readonly<Record<Language, string>>;

const UNITS: Readonly<Record<string, InBoth>> = {
  双: { en: 'pairs', pt: 'pares' },
  对: { en: 'pairs', pt: 'pares' },
  件: { en: 'pieces', pt: 'peças' },
  个: { en: 'pieces', pt: 'unidades' },
  只: { en: 'pieces', pt: 'unidades' },
  条: { en: 'pieces', pt: 'unidades' },
  支: { en: 'pieces', pt: 'unidades' },
  片: { en: 'pieces', pt: 'unidades' },
  块: { en: 'pieces', pt: 'unidades' },
  张: { en: 'sheets', pt: 'folhas' },
  本: { en: 'books', pt: 'livros' },
  册: { en: 'volumes', pt: 'volumes' },
  盒: { en: 'boxes', pt: 'caixas' },
  箱: { en: 'boxes', pt: 'caixas' },
  包: { en: 'packs', pt: 'pacotes' },
  袋: { en: 'bags', pt: 'sacos' },
  瓶: { en: 'bottles', pt: 'frascos' },
  罐: { en: 'tins', pt: 'latas' },
  套: { en: 'sets', pt: 'conjuntos' },
  键: { en: 'keys', pt: 'teclas' },
  寸: { en: 'inches', pt: 'polegadas' },
  英寸: { en: 'inches', pt: 'polegadas' },
  米: { en: 'm', pt: 'm' },
  厘米: { en: 'cm', pt: 'cm' },
  毫米: { en: 'mm', pt: 'mm' },
  克: { en: 'g', pt: 'g' },
  公斤: { en: 'kg', pt: 'kg' },
  毫升: { en: 'ml', pt: 'ml' },
  升: { en: 'l', pt: 'l' },
};

const SIZE = String.raw`(?<![A-Za-z\d.])(?<size>\d{2,3}(?:\.5)?|\d?X{0,4}[SML])\s?[码号]`;
/** One of something is said by its name alone. */
const COUNT = String.raw`(?<![A-Za-z\d.])(?<count>\d{1,4}(?:\.\d{1,2})?)\s?(?<unit>${Object.keys(UNITS)
  .toSorted((one, other) => other.length - one.length)
  .join('|')})装?`;

/** With the `g` flag: each size and count of a text. */
export const MEASURED = new RegExp(`${SIZE}|${COUNT}`, 'giu');

/** Of a match of `MEASURED`. */
export function measureMeant(
  { groups: { size, count, unit } = {} }: RegExpMatchArray,
  language: Language,
): string {
  if (size !== undefined) return `${language === 'pt' ? 'tamanho' : 'size'} ${size}`;
  return count === '1' ? '1' : `${count ?? ''} ${UNITS[unit ?? '']?.[language] ?? ''}`;
}
