// English and Portuguese phrases made comparable: accents, signs, polite words and short forms no longer matter.

import { latinWords } from '../text/foreign.ts';
import { utterance } from '../text/utterance.ts';

/** Ways to write the same word; an empty one is left out. */
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    eu: '',
    vc: 'voce',
    ce: 'voce',
    tu: 'voce',
    vcs: 'voces',
    n: 'nao',
    q: 'que',
    tou: 'estou',
    // As tô, which has lost its accent; that of nice to meet you is the same on both sides.
    to: 'estou',
    pra: 'para',
    pro: 'para o',
    ta: 'esta',
    mto: 'muito',
    mt: 'muito',
    brigado: 'obrigado',
    brigada: 'obrigada',
    obg: 'obrigado',
    u: 'you',
    r: 'are',
    ur: 'your',
    thanx: 'thanks',
    pls: 'please',
  }),
);

/** Runs of words that are said in more than one way, in the order in which they are put alike. */
const RUNS: readonly (readonly [RegExp, string])[] = [
  [/([a-z])\1{2,}/g, '$1'],
  [/\b(por favor|por gentileza|please)\b/g, ''],
  [/\bi am\b/g, 'im'],
  [/\byou are\b/g, 'youre'],
  [/\b(what|where|it|that|how) is\b/g, '$1s'],
  [/\b(do|does|did|is|are) not\b/g, '$1nt'],
  [/\b(can not|cannot)\b/g, 'cant'],
  [/\b(i would|id) like\b/g, 'i would like'],
  [/\bi will\b/g, 'ill'],
  [/\bi have got\b|\bive got\b/g, 'i have'],
];

/** Words that only an accent tells apart get letters of their own: avó is a grandmother, avô a grandfather. */
const BY_ACCENT: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:av|vov)ô(?!\p{L})/giu, 'avoh'],
  [/(?<!\p{L})(?:av|vov)ó(?!\p{L})/giu, 'avoa'],
  // Without its accent the word before it tells.
  [/(?<=(?<!\p{L})(?:minha|sua|tua|nossa)\s+)avo(?!\p{L})/giu, 'avoa'],
  [/(?<!\p{L})avo(?!\p{L})/giu, 'avoh'],
];

/** Slots such as {thing} stay. Empty for what has no Latin letters. */
export function phraseKey(text: string): string {
  const told = BY_ACCENT.reduce((left, [form, put]) => left.replaceAll(form, put), text.normalize('NFC'));
  const words = latinWords(utterance(told)).map((word) => WORDS.get(word) ?? word);
  return RUNS.reduce((key, [form, put]) => key.replaceAll(form, put), words.join(' '))
    .replaceAll(/ +/g, ' ')
    .trim();
}
