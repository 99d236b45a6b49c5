// Several things asked of the language in one message: como se diz bola, e o que quer dizer 奶奶?

import { type Intent, intentOf } from './intent.ts';
import { utterance } from './text/utterance.ts';

export type WordRequest =
  | { readonly kind: 'say'; readonly of: string }
  | Extract<Intent, { readonly kind: 'meaning' | 'language' | 'judge' | 'grammar' }>;

const OF_CHINESE: ReadonlySet<Intent['kind']> = new Set<Intent['kind']>([
  'say',
  'meaning',
  'language',
  'judge',
  'grammar',
]);
/** A new question begins behind a sign, or behind a word that joins it to the one before. */
const PARTED =
  /(?<=[?？。！!\n；;])|[,，]?\s+(?=(?:and|e|y)\s+(?:how|what|o que|como|qual)\b)|[,，]\s*(?=(?:how|what|o que|como)\b)|(?<=\p{Script=Han})[，,]\s*(?=还有|另外|那)/giu;
/** E “avô”? And paste? Asks for the same as the question before. */
const AND_THAT =
  /^\s*(?:and|e|ou|or|y)\s+(?:also\s+|tamb[eé]m\s+)?["“'‘]?(?<what>[\p{Script=Latin}\p{M} '’-]{2,30}?)["”'’]?\s*[?？]\s*$/iu;
const OF_SOMEBODY =
  /^(?:(?:you|yours|voc[eê]|tu|vc|a[ií])$|(?:como|how|what|o que|qual|quem|onde|where|who|why|when|quando|por que|is|are|do|can|it|that)\b)/iu;
/** Como se diz “avó” e “avô”? */
const TWO_QUOTED =
  /["“'‘«](?<one>[^"”'’»“‘]{1,40})["”'’»]\s*(?:,|and|e|or|ou)\s*(?:["“'‘«])(?<other>[^"”'’»]{1,40})["”'’»]/iu;
/** More is a lesson. */
const MOST = 2;

/** In their order, each once; fewer than two where one thing or nothing is asked so. */
export function severalAsked(raw: string): readonly WordRequest[] {
  const found: WordRequest[] = [];
  const add = (one: WordRequest) => {
    if (!found.some((other) => JSON.stringify(other) === JSON.stringify(one))) found.push(one);
  };
  for (const part of raw.split(PARTED)) {
    if (part === undefined || part.trim() === '') continue;
    const that = AND_THAT.exec(part)?.groups?.['what'];
    const before = found.at(-1);
    if (that !== undefined && before?.kind === 'say' && !OF_SOMEBODY.test(that)) {
      add({ kind: 'say', of: that });
      continue;
    }
    const asked = part.trim();
    const intent = intentOf(utterance(/[?？。.!！]$/u.test(asked) ? asked : `${asked}?`));
    if (!isOfChinese(intent) || (intent.kind === 'judge' && intent.of === undefined)) continue;
    const two = intent.kind === 'say' ? TWO_QUOTED.exec(part)?.groups : undefined;
    if (two?.['one'] !== undefined && two['other'] !== undefined) {
      add({ kind: 'say', of: two['one'] });
      add({ kind: 'say', of: two['other'] });
    } else add(intent);
  }
  return found.slice(0, MOST);
}

function isOfChinese(intent: Intent): intent is WordRequest {
  return OF_CHINESE.has(intent.kind);
}
