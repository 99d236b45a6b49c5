// Cries of somebody who is lost: I don't understand, I speak no Chinese, não entendi, what?, help, ??.
// They are told by what they are made of, not sentence by sentence: a denial before a word of knowing, or a short cry.

import type { Utterance } from '../text/utterance.ts';

const DENIAL = new Set(
  'no not dont doesnt didnt cant cannot couldnt havent wont never nothing barely hardly n nao nunca nem nada mal pouco'.split(
    ' ',
  ),
);
/** Beginnings of words: understand, understood, entendi, entendo … */
const KNOWING =
  /^(und\w{0,3}st\w*|unders\w*|comprehend\w*|follow\w*|get|got|gett\w*|knows?|knew|speak\w*|spoke|talk|read|say|write|idea|clue|able|entend\w*|entnd\w*|intend\w*|compreend\w*|sei|sabe|saco|saquei|fal[oa]\w*|lei?o|ler|consig\w*|conhec\w*|peguei|capt\w*)$/;
const CHINESE = /^(chinese|mandarin|chines|mandarim)$/;
/** Said in one breath and nothing else. */
const CRY =
  /^(so |i am |im |i feel |estou |to |fiquei |tipo |ei |um |uh |hm+ |please |pls |sorry |desculpa |desculpe |me |por favor )*(what+|wha+t|wat|huh|eh|hein|hem|hm+|lost|confused|stuck|perdid[oa]|confus[oa]|travei|help+|socorro|ajuda|ajude|como( assim)?|que|o que|oque|q|pardon|wtf|sorry|beginner|iniciante|(a )?(complete |total |absolute )?(beginner|iniciante)|(in |em |speak |fala |fale |use )*(english|ingles|portugues|portuguese))( me| que| is this| is that| does (it|this|that) mean| do you mean| did you say| e isso| assim| aqui| please| pls| por favor| now| here| agora)*$/;
const TOO_HARD =
  /(too|very|so|muito|mto|super) (hard|difficult|complicated|dificil|complicado)|(this|it|isso) (is|e) (hard|difficult|dificil)|(first (day|time|lesson)|primeir[ao] (vez|dia|aula))/;
/** What should I say when I don’t understand? */
const ASKS_WHAT_THEN =
  /^(?:and |so |e )?(?:what|how) (?:should|can|could|do|would) i (?:say|do|ask|answer)\b.*\b(?:when|if)\b|^(?:e )?o que (?:e que )?(?:eu )?(?:digo|falo|faco|devo).*\b(?:quando|se)\b/;
/** In words; whoever says more tells something. */
const LONGEST = { sentence: 12, reach: 5 };

export function isLost({ raw, hanzi, folded }: Utterance): boolean {
  if (hanzi > 0) return false;
  const said = folded
    .join('')
    .replaceAll(/[^a-z0-9 ]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  if (said === '') return /[?？]/u.test(raw);
  const words = said.split(' ');
  if (words.length > LONGEST.sentence || ASKS_WHAT_THEN.test(said)) return false;
  return CRY.test(said) || TOO_HARD.test(said) || deniesKnowing(words);
}

function deniesKnowing(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!DENIAL.has(word)) return false;
    const after = words.slice(at + 1, at + 1 + LONGEST.reach);
    return after.some((next) => KNOWING.test(next) || CHINESE.test(next));
  });
}
