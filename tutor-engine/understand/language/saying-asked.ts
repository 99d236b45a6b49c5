// What a learner asks to be told in Chinese, in English or Portuguese: como se diz boa noite, how do I say I love you.

import { type Utterance, utterance } from '../text/utterance.ts';

const BEFORE =
  '(?:.*，)?(?:(?:and|so|e|oi|hi|hello|please|por favor|teacher|professora?|i (?:do not|dont) know|nao sei|me (?:diz|fala|diga|ensina|ensine)|(?:[a-z]+ )?(?:quer|queria|quero|gostaria de|preciso|wants to|want to|would like to) (?:muito )?(?:saber|know)|can you tell me|could you tell me) )*';
const ASKED = [
  'how (?:do|can|would|should|to|does)(?: you| i| we| one| a person)? (?:say|write|tell(?: my [a-z]+| him| her| them| someone)?(?: that)?)',
  // How you say spicy, how I say umbrella, how say too expensive: without a helping verb.
  'how (?:you |i |we |u |to )?(?:say|called?|call)',
  '(?:whats|what is|what s) (?:the )?(?:chinese )?(?:word|name) for',
  '(?:the )?(?:chinese )?word for',
  '(?:teach me|show me|tell me)(?: how)? to say',
  '(?:i want|i need|i would like|id like|i wanna)(?: to)? (?:know how|learn how|learn) to (?:say|tell)',
  'what(?: is|s| would be)? the (?:chinese|mandarin)(?: word| phrase| term| expression)? (?:for|of)',
  '(?:is there|do you have|whats|what is) (?:a |an |the )?(?:chinese |mandarin )?(?:word|phrase|term|expression) (?:for|in (?:chinese|mandarin) for)',
  '(?:qual|como) (?:e|seria|era) (?:a |o )?(?:palavra|termo|expressao)(?: em chines)? (?:para|pra|de)',
  '(?:tem|existe|ha) (?:uma |alguma )?(?:palavra|expressao)(?: em chines)? (?:para|pra)',
  '(?:what do you|how do you|what do (?:the )?chinese(?: people)?) call',
  'how would (?:you|i|one) (?:say|put|phrase|tell)',
  'how (?:do|should|can) (?:i|we) (?:call|address)',
  'how (?:do|can|would|to)(?: you| i| we)? count(?: to| from)?',
  'como (?:e que )?(?:se |eu )?(?:conta|conto|contar)(?: ate| de)?',
  'como (?:se )?chama(?:m)?(?: em chines)?',
  'como (?:que |e que )?(?:se |eu |a gente |posso |faco para |faz para )?(?:diz|digo|dizer|dizem|fala|falo|falar|falam|escreve|escrevo)',
  'how (?:do|can|would|should|to)(?: you| i| we)? (?:ask(?: for)?|order|reply|answer)',
  'como (?:e que )?(?:se |eu |a gente )?(?:peco|pede|pedir|pergunto|pergunta|perguntar|respondo|responde|responder)(?: que| por| se)?',
  '(?:quero|queria|gostaria de|preciso)(?: muito)? (?:aprender|saber)(?: a| como)?(?: se)? (?:diz|dizer|digo|fala|falar|falo)',
  '(?:me )?(?:ensina|ensine|explica)(?: me)?(?: a| como)?(?: se)? (?:diz|dizer|fala|falar)',
];
const WHOLE = new RegExp(`^${BEFORE}(?:${ASKED.join('|')})(?: |，)(?<what>.+)$`, 'd');
/** What is X in Chinese. */
const WHAT_IS =
  /^(?:.*，)?(?:and |so |e )?(?:what is|what was|whats|what|o que e|qual e|qual era|como era|como e|como fica|como seria|fica|e) (?<what>.+) (?:in|em) (?:chinese|mandarin|chines|mandarim)$/d;

/** "Câncer" em chinês? Cancer in Chinese? What is asked without a word that asks. */
const BARELY =
  /^(?:and |so |e |mas )?(?!(?:i|eu|you|voce|vc|we|nos|he|she|it|ele|ela|isso|this|that|me|please|lets|let|vamos|can|could|pode|speak|talk|say|write|read|answer|fala|fale|falar|responde|responda|escreve|escreva|diz|diga|só|so|only|also|tambem)\b)(?<what>[^，]{2,40}) (?:in|em) (?:chinese|mandarin|chines|mandarim)$/d;

/** Whom it is said to; I went to the museum and works for a bank are whole. */
const GOES_ON =
  '(?<!\\b(?:go|goes|going|went|gone|been|get|got|come|came|travel|walk|drive|fly|speak|talk|listen|work|works|working|wait|waiting|look|looking|ir|indo|vou|fui|foi|vai|vamos|viajar|falar|ligar|trabalho|trabalha|alergico|alergica))';
const ENDS = [
  /(?: |，)(?:please|por favor)$/,
  /，(?:professora?|teacher)$/,
  /(?: |，)(?:in|em) (?:chinese|mandarin|chines|mandarim)，.*$/,
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

/** From its first word on, with a word at least before what is quoted. */
const ALL_ABROAD =
  /(?<!\p{Script=Han}["“'‘«]?)\p{Script=Latin}[^\p{Script=Han}]*[\p{Script=Latin}”"'’»?？][^\p{Script=Han}]*$/u;

/** As it was written; undefined where nothing is asked so. */
export function sayingAsked(said: Utterance): string | undefined {
  const { raw, folded, shown, hanzi } = said;
  const text = folded.join('');
  if (hanzi > 0) {
    // 她不会做… how do you say “parking”? What stands in the other language asks by itself.
    const [abroad] = ASKS.test(text) ? (raw.match(ALL_ABROAD) ?? []) : [];
    return abroad === undefined ? undefined : sayingAsked(utterance(abroad));
  }
  if (text.length !== shown.length) return undefined;
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

/** Asks for Chinese, in Chinese. */
const ASKS_IN_CHINESE =
  /怎么(?:说|讲|翻译|表达)|怎样(?:说|表达)|如何(?:说|表达|翻译)|(?:中文|汉语|普通话)(?:里面?|中|的)*(?:说法|意思|名字|词|单词)?(?:是|叫|该说)(?:做)?(?:什么|啥)|翻译成(?:中文|汉语)|哪个(?:词|字)?(?:是|表示|的意思)(?=[^\p{Script=Han}]*\p{Script=Latin})/u;
/** Earplugs 用英语怎么说 asks for no Chinese. */
const FOR_ABROAD = /(?:英语|英文|葡语|葡文|葡萄牙语|葡萄牙文)(?:里|中)?(?:怎么|叫|是)/u;

/**
 * 怎么说 “nice to meet you”, 客气的？ 我想买 earplugs，中文怎么说？ What is quoted in another language is wanted, else the words of
 * it that stand nearest before the question, or behind it.
 */
export function quotedSaid(raw: string): string | undefined {
  const asks = ASKS_IN_CHINESE.exec(raw);
  if (asks === null || FOR_ABROAD.test(raw)) return undefined;
  const all = [...raw.matchAll(QUOTED_ABROAD)].flatMap(([, phrase = '']) => phrase.trim());
  if (all.length > 0) return all.slice(0, 2).join('和');
  const runs = [...raw.matchAll(RUN_ABROAD)].filter(([run]) => !IS_NAME.test(run));
  const near = runs.findLast(({ index }) => index < asks.index) ?? runs[0];
  // 怎么说 cat 和 dog: two that are asked at once.
  const pair = near && BOTH.exec(raw.slice(near.index));
  return pair ? `${pair[1]?.trim()}和${pair[2]?.trim()}` : near?.[0].trim();
}

const QUOTED_ABROAD =
  /["“'‘«「]([\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M} '’,-]{0,58}?)["”'’»」](?!\p{L})/gu;
const RUN_ABROAD =
  /(?<![\p{L}])\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]+(?: [\p{Script=Latin}\p{M}'’-]+)*/gu;
const BOTH = /^([\p{Script=Latin}\p{M}'’ -]+?)\s*(?:和|跟|还有|、)\s*([\p{Script=Latin}\p{M}'’-]+)/u;
/** Of words that are asked for, none is written with a capital. */
const IS_NAME = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u;

/** 米饭怎么说 asks for a word; 医生还能怎么说 and 怎么说才不伤和气 do not. */
const NO_WORD =
  /[你您我他她它咱们谁]|[还能会可该应要想才更也都就却跟对给向]|^(?:呢|啊|好|合适|比较|最|不)|[人生师长友妈爸娘板工员客户官]$/u;

export function isWordSaid(said: string, raw: string): boolean {
  if (/\p{Script=Latin}/u.test(said)) return true;
  if (/[“"「『]/u.test(raw) && new RegExp(`[“"「『]${said}`, 'u').test(raw)) return true;
  return [...said].length <= LONGEST_WORD && !NO_WORD.test(said);
}

/** In characters. */
const LONGEST_WORD = 5;
