// What a learner asks to be told in Chinese, in English or Portuguese: como se diz boa noite, how do I say I love you.

import type { Utterance } from '../text/utterance.ts';

const BEFORE =
  '(?:.*，)?(?:(?:and|so|e|oi|hi|hello|please|por favor|teacher|professora?|i (?:do not|dont) know|nao sei|me (?:diz|fala|diga|ensina|ensine)|(?:[a-z]+ )?(?:quer|queria|quero|gostaria de|preciso|wants to|want to|would like to) (?:muito )?(?:saber|know)|can you tell me|could you tell me) )*';
const ASKED = [
  'how (?:do|can|would|should|to|does)(?: you| i| we| one| a person)? (?:say|write|tell(?: my [a-z]+| him| her| them| someone)?(?: that)?)',
  '(?:teach me|show me|tell me)(?: how)? to say',
  '(?:i want|i need|i would like|id like|i wanna)(?: to)? (?:know how|learn how|learn) to (?:say|tell)',
  'what(?: is|s) the (?:chinese|mandarin)(?: word| phrase)? for',
  'como (?:que |e que )?(?:se |eu |a gente |posso |faco para |faz para )?(?:diz|digo|dizer|dizem|fala|falo|falar|falam|escreve|escrevo)',
  'how (?:do|can|would|should|to)(?: you| i| we)? (?:ask(?: for)?|order|reply|answer)',
  'como (?:e que )?(?:se |eu |a gente )?(?:peco|pede|pedir|pergunto|pergunta|perguntar|respondo|responde|responder)(?: que| por| se)?',
  '(?:quero|queria|gostaria de|preciso)(?: muito)? (?:aprender|saber)(?: a| como)?(?: se)? (?:diz|dizer|digo|fala|falar|falo)',
  '(?:me )?(?:ensina|ensine|explica)(?: me)?(?: a| como)?(?: se)? (?:diz|dizer|fala|falar)',
];
const WHOLE = new RegExp(`^${BEFORE}(?:${ASKED.join('|')})(?: |，)(?<what>.+)$`, 'd');
/** What is X in Chinese. */
const WHAT_IS =
  /^(?:.*，)?(?:and |so |e )?(?:what is|what was|whats|what|o que e|qual e|qual era|como era|fica|e) (?<what>.+) (?:in|em) (?:chinese|mandarin|chines|mandarim)$/d;

/** "Câncer" em chinês? Cancer in Chinese? What is asked without a word that asks. */
const BARELY =
  /^(?:and |so |e |mas )?(?!(?:i|eu|you|voce|vc|we|nos|he|she|it|ele|ela|isso|this|that|me|please|lets|let|vamos|can|could|pode|speak|talk|say|write|read|answer|fala|fale|falar|responde|responda|escreve|escreva|diz|diga|só|so|only|also|tambem)\b)(?<what>[^，]{2,40}) (?:in|em) (?:chinese|mandarin|chines|mandarim)$/d;

/** Whom it is said to; I went to the museum and works for a bank are whole. */
const GOES_ON =
  '(?<!\\b(?:go|goes|going|went|gone|been|get|got|come|came|travel|walk|drive|fly|speak|talk|listen|work|works|working|wait|waiting|look|looking|ir|indo|vou|fui|foi|vai|vamos|viajar|falar|ligar|trabalho|trabalha|alergico|alergica))';
const ENDS = [
  /(?: |，)(?:please|por favor)$/,
  /，(?:professora?|teacher)$/,
  /(?: |，)?\b(?:in|em|no) (?:chinese|mandarin|chines|mandarim)$/,
  new RegExp(
    `${GOES_ON}(?: |，)(?:to|for|para|pra|pro|ao|a) (?:my|a|an|the|minha|meu|o|os|as|um|uma) [a-z]+$`,
  ),
  new RegExp(`${GOES_ON}(?: |，)(?:para|pra|pro|ao) (?:o |a )?[a-z]+$`),
  new RegExp(
    `${GOES_ON}(?: |，)(?:to|for|para|pra) (?:her|him|them|someone|somebody|ela|ele|alguem|eles|elas)$`,
  ),
];
/** Learning to speak a language, or speaking with somebody, asks for no word. */
const NOTHING_TO_SAY =
  /^(?:(?:com|de|sobre|with|about) .*|(?:um pouco de |some |a little )?(?:chines|mandarim|chinese|mandarin|isso|this|that|it))$/;

/** I'm a nurse. How do I say that? */
const OF_THAT =
  /^(?<what>.+)，(?:and |e |so )?(?:how (?:do|can|would|should) (?:you|i|we|one) (?:say|write) (?:that|this|it)|como (?:e que )?(?:se |eu )?(?:diz|digo|fala|falo)(?: isso| isto)?|como fica(?: isso)?|what (?:do|can|should|would|could) (?:i|we|you) say|o que (?:e que )?(?:eu |a gente |se )?(?:falo|fala|digo|diz|posso (?:falar|dizer)|devo (?:falar|dizer)|falaria|diria))(?: (?:in|em) (?:chinese|mandarin|chines|mandarim))?$/d;

/** Says that a word or sentence is asked for, wherever it stands. */
const ASKS = new RegExp(`(?:^|[ ，])(?:${ASKED.join('|')})(?:$|[ ，])`);
/** Como eu digo 'obrigado' pros chefes: what is quoted is meant, and nothing around it. */
const QUOTED = /(?<![\p{L}])['"“‘«「]([\p{Script=Latin}\p{M} '’,-]{1,60}?)['"”’»」](?![\p{L}])/u;
const QUOTED_FIRST = /^\s*(?:e |and |so )?['"“‘«「]/iu;
/** What links it to what was said before. */
const LINK = /^(?:(?:e|mas|and|but|so|also|tambem|entao) )+/;

/** As it was written; undefined where nothing is asked so. */
export function sayingAsked({ raw, folded, shown, hanzi }: Utterance): string | undefined {
  const text = folded.join('');
  if (hanzi > 0 || text.length !== shown.length) return undefined;
  const quoted = ASKS.test(text) ? QUOTED.exec(raw)?.[1] : undefined;
  if (quoted !== undefined) return quoted.trim();
  const before = OF_THAT.exec(text)?.indices?.groups?.what;
  // The last thing that was said is meant.
  if (before !== undefined)
    return shown
      .slice(...before)
      .join('')
      .split('，')
      .at(-1)
      ?.replace(LINK, '');
  const isAsked = /[?？]\s*$/u.test(raw) || QUOTED_FIRST.test(raw);
  const place = (WHOLE.exec(text) ?? WHAT_IS.exec(text) ?? (isAsked ? BARELY.exec(text) : null))?.indices
    ?.groups?.what;
  if (place === undefined) return undefined;
  const [start] = place;
  const what = withoutEnds(text.slice(start));
  if (what === '' || NOTHING_TO_SAY.test(what)) return undefined;
  return shown.slice(start, start + what.length).join('');
}

function withoutEnds(text: string): string {
  const shorter = ENDS.reduce((left, end) => left.replace(end, ''), text);
  return shorter === text ? text : withoutEnds(shorter);
}

/** 怎么说 “nice to meet you”, 客气的？ What is quoted in another language is wanted, whatever stands beside it. */
export function quotedSaid(raw: string): string | undefined {
  if (!/怎么(?:说|讲|翻译)|怎样说|如何说|(?:中文|汉语)(?:里|中)?(?:是|叫)什么|翻译成(?:中文|汉语)/u.test(raw))
    return undefined;
  const all = [...raw.matchAll(QUOTED_ABROAD)].flatMap(([, phrase = '']) => phrase.trim());
  return all.length === 0 ? undefined : all.slice(0, 2).join('和');
}

const QUOTED_ABROAD =
  /["“'‘«「]([\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M} '’,-]{0,58}?)["”'’»」](?!\p{L})/gu;
