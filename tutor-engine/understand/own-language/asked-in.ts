// What a message asks in English or Portuguese: how to say, how it sounds, whether it was right, something about the tutor.

import type { Sentence } from './sentences.ts';

export type AskedKind =
  | 'say'
  | 'meaning'
  | 'sound'
  | 'right'
  | 'already'
  | 'story'
  | 'laughing'
  | 'same'
  | 'tutor'
  /** Of nobody; a tutor may have something to tell. */
  | 'world';
export type AskedOwn = {
  readonly kind: AskedKind;
  readonly sentence: Sentence;
  /** What is to be said in Chinese. */
  readonly what?: string;
  readonly isQuoted?: boolean;
};

const SAY =
  /\b(?:how (?:do|can|would|should|to|does|did) (?:you |i |we |one |he |she |they |people )?(?:say|tell|ask|call|write)(?: for| him| her| them| someone| people| my \w+)?|how to (?:say|ask|tell)|how (?:you |i |we |u )?(?:say|call)|(?:chinese|mandarin) (?:word )?for|(?:what is|whats) (?=[a-z ]{2,24} (?:in|em) (?:chinese|mandarin)\b)|(?:teach|tell|show) (?:me|him|her|us) (?:how to say|the word for|to say|how you say)|what (?:do|should|can|would) (?:i|you|we|one) (?:say|call|answer|reply)(?: for| to| when| if)?|como (?:e que )?(?:se |eu |a gente |que eu |eu posso |posso |faco pra |e |fica )?(?:diz|digo|dizer|fala|falo|falar|fica|escreve|chama|pecos?|pergunto)|o que (?:eu )?(?:digo|falo|respondo|posso falar)|me (?:ensina|diz|fala) (?:a (?:falar|dizer)|como)|(?:quero|queria|preciso) (?:saber )?(?:falar|dizer|perguntar|pedir|aprender a falar)|(?:need|want|like) to (?:know how to |be able to |learn how to |learn to )(?:say|ask(?: for)?))\b/u;
const SOUND =
  /\b(?:pronounc\w*|pronunciation|how does (?:it|that|this) sound|sounds? like|how (?:do|should|would) (?:you|i|we) read|is it (?:like )?(?:nee|knee|she|shay|zy|jow)|pronunci\w+|como (?:se |eu |que se )?(?:le|soa)|soa como|parece (?:com )?[a-z]+ [a-z]+|se fala assim|leio|(?:o|the|in|em|write|escreve|me|with|com) pinyin|pinyin (?:please|por favor)|how to read)\b|\bpinyin$/u;
const RIGHT =
  /\b(?:am i (?:saying|doing|pronouncing|getting|spelling|using)|do i (?:say|sound|have|get)|did (?:that|it) sound|right tune|(?:falei|soou|ficou|saiu|to falando|pronunciei) (?:\w+ )?(?:bem|certo|direito|bom|parecido)|did (?:i|we|he|she) (?:say|get|spell|write|do|pronounce|type)|(?:is|was|am|are|that|its|thats|is it|this) (?:that |this |it |i |we )?(?:right|correct|okay|close|good enough|wrong|how (?:you|i|to) (?:say|spell|do))|got (?:it|that) right|close enough|how did i do|was that (?:ok|good)|like (?:this|that)|(?:ta|to|tou|foi|ficou|e|era|falei|disse|escrevi|acertei|isso) (?:ta |e )?(?:cert[oa]|certinho|direito|correto|bom|bem|assim|isso|errado)|acertei|e assim|assim mesmo)\b|\b(?:ne|right|isnt it|certo|nao e|no)$/u;
const ALREADY =
  /\b(?:you (?:already |just |have )+(?:asked|said|told|taught)|you asked|asked (?:me )?(?:that|this|already)|(?<!what |like |as |where |things |thing |everything |story )i (?:already |just |have already )?(?:told|answered) (?:you|that)|(?<!what |like |as )i (?:already |just )?said(?! (?:hi|hello|hey|no|yes|it|so|to|ni)\b)(?=$|,)|(?<!what |like |as )i (?:already|just) said|voce (?:ja|acabou de) (?:\w+ )?(?:pergunt\w+|diss\w+|fal\w+|ensin\w+|perguntar)|ja (?:te )?(?:falei|disse|respondi|contei)|acabei de (?:falar|dizer|responder)|(?:te|eu) (?:falei|disse)$|de novo (?:isso|essa))\b/u;
const TO_THE_TUTOR =
  /\b(?:tu|tens|gostas|sabes|moras|falas|comes|bebes|cozinhas|fazes|vais|queres|jogas|tiveste|foste|es)\b|\b(?:you|your|yours|yourself|youre|voce|a senhora|o senhor|seu|sua|teu|tua|te|contigo)\b|^(?:and |e |ta |entao )?(?:gosta|tem|mora|sabe|joga|fala|come|ja foi|quer|conhece)\b/u;
const TELL_ME =
  /\b(?:tell (?:me|us|him|her) (?:a|about|something|more)|conta(?: pra mim)? (?:uma?|sobre|d[aoe])|me (?:conta|fala) (?:uma?|sobre|d[aoe]))\b/u;
const TAG = /\b(?:ne|right|isnt it|certo|nao e|no|correct)$/u;
const IF_RIGHT = /\b(?:if|whether|se) .*\b(?:right|correct|cert[oa]|ok)$/u;
const MEANING =
  /\b(?:what(?: is|s| was)? (?:does |did |do |is |was |the meaning of )?(?:the word )?|o que (?:e que )?(?:quer dizer|significa|e|era)(?: mesmo)? |meaning of |e )(?<word>[a-z]+(?: [a-z]+){0,3}?)(?: means?| meaning| again| mesmo| exactly| really| exatamente| quer dizer| significa)*$/u;
const NO_CHINESE =
  /\b(?:that|this|it|isso|isto|the|your|my|you|time|up|for|name|seu|sua|meu|minha|favorite|favourite|weather|going|wrong)\b/u;
const MEANS = /\b(?:mean|means|meaning|significa|quer dizer|what is|whats|o que e)\b/u;
const MEANT =
  /(?:^|, )(?:and |so |e )?(?:(?<=^|, |and |so |e )what (?:does|is|was|did) )?(?<word>[a-z]+(?: [a-z]+)?) (?:means? |e |quer dizer |significa )[a-z ]+,? (?:ne|right|isnt it|certo|no)$/u;
/** A child asks through who types. */
const INDIRECT =
  /\b(?:(?:wants? to know|(?:s|is) asking|asks|asked|wonders?) (?:me )?(?:if|whether|what|how|where|when|why|who|which)|(?:quer saber|perguntou|ta perguntando|pergunta) (?:se|o que|qual|quantos|quantas|onde|como|por que|quem|quando)) .*\b(?:you|your|youre|voce|seu|sua|te)\b/u;
const STORY =
  /\b(?:(?:tell|conta|conte|fala)[a-z ]* (?:story|joke|historia|historinha|piada)|(?:a|uma) (?:story|joke|historia|historinha|piada)[a-z ]*(?:please|por favor|then)?$)/u;
const LAUGHING =
  /\b(?:are you (?:\w+ )?(?:laughing|smiling|joking)|(?:ta|esta|voce ta) (?:\w+ )?(?:rindo|sorrindo|brincando)|did (?:i|that) make you laugh)\b/u;
const AND_YOU =
  /^(?:,? ?(?:and|e) (?:you|voce|tu|ai)|(?:what|how) about you|you|e voces)$|, (?:and|e) (?:you|voce|tu)$/u;
const NOT_ASKED = /\b(?:you know|as you (?:see|know)|thank you|thanks to you|sabe\?)$/u;

const QUOTED = /["“”'‘’«»]([^"“”'‘’«»]{2,40})["“”'‘’«»](?!\p{L})/u;

/** Ela perguntou como fala cachorro: a child's question in the words of who types. */
const ASKED_THROUGH =
  /\b(?:asks?|asked|wants? to know|wonders?|pergunta|perguntou|quer saber|queria saber)\b/u;
/** Me ensina “obrigada”; quer saber como é “tchau”: what is quoted is wanted in Chinese. */
const SAY_QUOTED = /\b(?:me ensina|me fala|me diz|ensina|teach me|como e|como fica|whats the word for)\b/u;

/** At most one of a kind, in the order in which they stand. `isHeard`: Chinese stood in the message. */
export function askedIn(sentences: readonly Sentence[], isHeard: boolean): AskedOwn[] {
  const all = sentences.flatMap((sentence) => askedBy(sentence, isHeard) ?? []);
  return all.filter(({ kind }, at) => all.findIndex((one) => one.kind === kind) === at);
}

function askedBy(sentence: Sentence, isHeard: boolean): AskedOwn | undefined {
  const { folded, isQuestion } = sentence;
  const say = SAY.exec(folded) ?? (QUOTED.test(sentence.raw) ? SAY_QUOTED.exec(folded) : null);
  if (
    say !== null &&
    (isQuestion ||
      /^(?:how|como|what|o que|teach|me ensina|and how|e como|so how|preciso (?:saber )?(?:perguntar|pedir)|i need to|quero saber)/u.test(
        folded,
      ) ||
      ASKED_THROUGH.test(folded) ||
      QUOTED.test(sentence.raw))
  )
    return { kind: 'say', sentence, what: whatToSay(sentence, say), isQuoted: QUOTED.test(sentence.raw) };
  const meant = (MEANT.exec(folded) ?? (MEANS.test(folded) ? MEANING.exec(folded) : null))?.groups?.['word'];
  if (meant !== undefined && isQuestion && !NO_CHINESE.test(meant))
    return { kind: 'meaning', sentence, what: meant };
  if (isHeard && isQuestion && MEANS.test(folded)) return { kind: 'meaning', sentence };
  if (SOUND.test(folded) && (isQuestion || isHeard)) return { kind: 'sound', sentence };
  if (isHeard && isQuestion && TAG.test(folded)) return { kind: 'right', sentence };
  if (ALREADY.test(folded)) return { kind: 'already', sentence };
  if ((RIGHT.test(folded) && isQuestion) || IF_RIGHT.test(folded)) return { kind: 'right', sentence };
  if (INDIRECT.test(folded)) return { kind: 'tutor', sentence };
  if (STORY.test(folded)) return { kind: 'story', sentence };
  if (LAUGHING.test(folded) && isQuestion) return { kind: 'laughing', sentence };
  if (AND_YOU.test(folded) && isQuestion) return { kind: 'same', sentence };
  if (TELL_ME.test(folded)) return { kind: 'tutor', sentence };
  if (!isQuestion || NOT_ASKED.test(folded)) return undefined;
  return { kind: TO_THE_TUTOR.test(folded) ? 'tutor' : 'world', sentence };
}

const AROUND =
  /^(?:,? ?(?:and|so|e|also|then|mas|but|oh|ah|entao|que|for|to|pra|a|an|the|the word|a palavra|o|him|her|them|someone|ele|ela) )+|(?:,? (?:in|em|no) (?:chinese|mandarin|chines|mandarim))?(?:,? (?:to|for|pro|pra|ao|a|aos|pros|pras) (?:my|the|a|an|him|her|them|o|os|as|um|uma|meus?|minhas?|ele|ela|eles|[a-z]+)(?: [a-z]+)?)?(?:,? (?:please|por favor))?$/gu;

/** What is quoted; else what follows the question; else what stands before it: e tchau, como fala? */
function whatToSay({ raw, folded }: Sentence, say: RegExpExecArray): string {
  const quoted = QUOTED.exec(raw)?.[1]?.trim();
  if (quoted !== undefined) return quoted;
  const after = folded
    .slice(say.index + say[0].length)
    .replace(/(?<=\w),? (?:in|em) (?:chinese|mandarin|chines|mandarim)\b.*$/u, '')
    .trim();
  const before = folded.slice(0, say.index).replace(/,\s*$/u, '').split(', ').at(-1) ?? '';
  const isOfThat = after === '' || /^(?:that|this|it|isso|isto|in chinese|em chines)$/u.test(after);
  return (isOfThat ? before : after).trim().replaceAll(AROUND, '').trim();
}
