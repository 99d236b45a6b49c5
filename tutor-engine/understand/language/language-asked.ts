// What learners ask about the language, in Chinese, English and Portuguese, with the words quoted or not.

import { asksWhether, OF_ITS_USE } from './its-use.ts';
import { type Quoting, quotedBy, quotingIn } from './quoted.ts';
import { isOfIdioms, SAYINGS } from './sayings.ts';
import type { ToneAsked, TonesAsked } from './tone-asked.ts';

export type LanguageAsked =
  /** How words differ. `isSure`: that words are meant, and not what they name. */
  | { readonly kind: 'differ'; readonly words: readonly string[]; readonly isSure: boolean }
  /** `within`: the word in which a character is asked about. */
  | {
      readonly kind: 'read';
      readonly word: string;
      readonly within?: string | undefined;
      /** A word in which the same character may be read otherwise. */
      readonly like?: string | undefined;
    }
  /** How a word is used, or a sentence with it. */
  | { readonly kind: 'use'; readonly word: string; readonly isSure: boolean }
  | { readonly kind: 'measure'; readonly word: string }
  /** Which of two or three is right. */
  | { readonly kind: 'which'; readonly sentences: readonly string[] }
  | { readonly kind: 'meaning'; readonly word: string }
  /** Whether a word is rude, or polite. */
  | { readonly kind: 'polite'; readonly word: string }
  /** Whether it is right, or the wish to have it put right; without a sentence the last is meant. */
  | { readonly kind: 'judge'; readonly sentence: string | undefined }
  /** How to say it politely; without a sentence anything. */
  | { readonly kind: 'soften'; readonly sentence: string | undefined }
  /** Whether a word goes where it is used; how it is written. */
  | { readonly kind: 'fits' | 'write'; readonly word: string }
  /** How good their Chinese is, and what is wrong with it. */
  | { readonly kind: 'mistakes' }
  /** A saying for something: what it should say, or one that may do. */
  | {
      readonly kind: 'saying';
      readonly what: string | undefined;
      readonly like: string | undefined;
      /** An idiom is asked for, and not any word. */
      readonly isIdiom: boolean;
    }
  | ({ readonly kind: 'tone' } & ToneAsked)
  | ({ readonly kind: 'tones' } & TonesAsked);

const QUOTE = '⟦\\d⟧';
const HAN = '\\p{Script=Han}';
/** A word without quotation marks is short, and is no pronoun. */
const BARE = `(?!(?:[你我他她它您这那哪谁]|什么|怎么|为什么|老师))${HAN}{1,4}?`;
const CALLED = '(?: ?(?:这个|那个|这|那)?(?:词语?|字|说法|成语|汉字))?';
/** Behind another. */
const NEXT = `(?:(?:普通|一般|平时说|平常|我们说)的)?(${QUOTE}|${BARE})${CALLED}`;
const LONE = `(?<!${HAN})`;
/** At the head of a clause, or in quotation marks. */
const WORD = `(${QUOTE}|${LONE}${BARE})${CALLED}`;
/** At its end. */
const LAST = `(${QUOTE}|${BARE}(?=[^\\p{Script=Han}]|[呢啊呀吗吧]|$))`;
const AND = ' ?(?:和|跟|与|同|还有|、|/| and | e | vs\\.? | versus | ou | or )+ ?';
const FILL =
  '[，,\\s]*(?:这两个词|这三个词|这两个|两个词|它们|他们|之间|到底|究竟|的|是|有|用法|意思|用起来|在用法上|在意思上|上|都|什么|啥|哪里|哪儿|怎么|如何|应该|可以|，)*';
const UNLIKE =
  '(?:区别|差别|不同|差异|不一样|一样不一样|一样不|一不一样|是不是一样|一样吗|一样么|相同吗|区分|分别|差不多吗|差不多[，,]?(?:是吗|对吗|吧|是不是)|(?:能不能|可不可以|可以|能)(?:互相)?(?:换着?用?|互换|替换|代替|通用|混用|交换)|差在哪|分不清|弄混|搞混|混淆|混着用)';
/** Where words without quotation marks are asked about. */
const OF_WORDS = /词|字|意思|用法|怎么用|区分|怎么说|汉语|中文|分不清|拼音|声调/u;
const LATIN_WORDS =
  '(?: (?:the|a|o|os|as|words?|palavras?|termos?|characters?|particles?|phrase|expressions?|um|uma))*';
const TERM = `(${QUOTE}|${HAN}{1,4}(?!${HAN}))`;

const DIFFERENT: readonly RegExp[] = [
  `${WORD}${AND}${NEXT}(?:${AND}${NEXT})?${FILL}${UNLIKE}`,
  `${UNLIKE.replace('|分不清|弄混|搞混|混淆|混着用', '')}[^。！？!?]{0,6}?${LONE}(${QUOTE})${AND}(${QUOTE})`,
  `(?:分不清|搞不清|弄不清|总是弄错|常常弄错)(?:楚)?[，,]?(${QUOTE}|${BARE})${AND}${NEXT}(?:${AND}${LAST})?`,
  `(${QUOTE})(?:还是|或者|和|跟|与|，| )*(${QUOTE})[，,。]?(?:我)?(?:总是|老是|常常)?(?:分不清|搞不清|弄不清|弄混|搞混)`,
  `(?:^|[，,])(?:那么?|所以)?(?:这|那)(?:种情况|个)?(?:叫|算|是|应该说|应该用)(${QUOTE}|${HAN}{2,4}?)还是(?:叫|算|是|说|用)?(${QUOTE}|${HAN}{2,4})(?:呢|啊)?[？?]`,
  `(?:什么时候|怎么|何时)(?:应该|要)?(?:用|说)${TERM}[，,]?(?:又)?(?:和|还是|，|跟|什么时候|何时|用|说)+${TERM}`,
  `(${QUOTE})${AND}(${QUOTE})(?:什么时候|应该怎么|怎么)(?:用|说)`,
  `differences?\\b[^⟦\\p{Script=Han}]*${TERM}[^⟦\\p{Script=Han}]+${TERM}`,
  `diferen[cç]as?\\b[^⟦\\p{Script=Han}]*${TERM}[^⟦\\p{Script=Han}]+${TERM}`,
  `${TERM}(?: and | e | vs\\.? | or | ou |/)${LATIN_WORDS} ?${TERM}[^⟦\\p{Script=Han}.!?]*(?:differen|diferen|the same|same thing|iguais|igual|mesma coisa)`,
  `(?:are|is|do|s[aã]o|[eé])\\b${LATIN_WORDS} ${TERM}(?: and | e | or )${LATIN_WORDS} ?${TERM}[^⟦\\p{Script=Han}.!]*(?:same|different|igua|mesm|diferente)`,
  `(?:when|how|quando|como)\\b[^⟦\\p{Script=Han}.]*${TERM}[^⟦\\p{Script=Han}.]+(?:when|how|or|instead of|quando|como|ou|em vez de)[^⟦\\p{Script=Han}.]*${TERM}`,
].map((source) => new RegExp(source, 'iu'));

const READ: readonly RegExp[] = [
  `${WORD}(?:应该|要|该|用拼音|用中文|用汉语|在中文里|到底|是)*(?:怎么|怎样|如何|咋)(?:读|念|发音|写拼音)`,
  `${WORD}的?(?:是|读)?(?:什么|哪个|第几)?(?:读音|发音|拼音|声调)(?:是什么|怎么|呢|$|[？?])`,
  `${WORD}(?:到底|应该)?(?:是|读|念)?(?:第)?几声`,
  `(?:怎么|如何)(?:读|念)${LAST}`,
  `(?:pronounce|pronounced|pronunciation|pinyin|tones?)\\b[^⟦\\p{Script=Han}.]*${TERM}`,
  `how (?:is|are|do|does|should|would|to)\\b[^⟦\\p{Script=Han}.]*${TERM}[^⟦\\p{Script=Han}.]*(?:pronounce|read|said aloud)`,
  `(?:l[eê]-?se|se l[eê]|leio|pronuncia|pronúncia|pronunciar|pinyin|tons?)(?=[\\s⟦])[^⟦\\p{Script=Han}.]*${TERM}`,
].map((source) => new RegExp(source, 'iu'));
const READ_WITHIN = new RegExp(
  `(${QUOTE}|${HAN}{2,4})(?:里面?|中)?的(${QUOTE}|${HAN})(?:字)?(?:应该|要|该|是)*(?:怎么|怎样|如何|咋|几|第几)(?:读|念|发音|声)`,
  'u',
);

const READ_ALIKE = new RegExp(
  `(${QUOTE}|${HAN}{2,4})的(${QUOTE}|${HAN})${AND}(${QUOTE}|${HAN}{2,4})的(${QUOTE}|${HAN})(?:这两个字|读音|发音|念|读|是|都|，)*(?:一样|相同|同一个)`,
  'u',
);

const USE: readonly RegExp[] = [
  `(?<!(?:让|叫|要)我)(?:用|拿|以)(${QUOTE})(?:来|去)?(?:给我|帮我)?(?:造|写|说|举|编)(?:一?个|几个|一?句)?(?:句|例|话)`,
  `^(?:请|你|您|能不能|能|可以|帮我|给我)*用(${BARE})(?:造|举)(?:一?个|几个)?(?:句|例)`,
  `${WORD}(?:这个词)?(?:应该|要|该|到底|，|,| )*(?:怎么|怎样|如何|什么时候|在什么情况下|咋)(?:用|使用)`,
  `${WORD}的(?:用法|例句|例子)`,
  `(?:怎么|怎样|如何|什么时候)(?:使用|用)${LAST}`,
  `(?:造|写|举|给)[^。！？⟦]{0,8}(?:句子?|例子?|例句)[^。！？⟦]{0,6}(?:用|有|带)?(${QUOTE})`,
  `(?:造|写|举|给)[^。！？⟦]{0,6}(?:用|有|带)(${QUOTE})的?(?:句子?|例子?|例句)`,
  `(${QUOTE})[，,。]?(?:请|你|能不能|可以|能|给我|帮我)*(?:造|举|写)(?:一?个|几个|一?句)?(?:句|例)`,
  `(?<!for |por )(?:sentence|example|exemplo|frase)s?\\b[^⟦\\p{Script=Han}.]*${TERM}`,
  `\\b(?:how|when|where|why|should|can you|could you)\\b[^⟦\\p{Script=Han}.]*\\b(?:use|uses|usage|used|using)\\b[^⟦\\p{Script=Han}.]*${TERM}`,
  `${TERM}[^⟦\\p{Script=Han}.!?]*\\b(?:in a sentence|numa frase|em uma frase|is used|be used|se usa)`,
  `(?:como|quando|onde|por ?qu[eê])(?: [eé] que)? (?:se |eu |que |a gente )?(?:usa|uso|usar|utiliza)\\b[^⟦\\p{Script=Han}.]*${TERM}`,
  // Why is there a 吗, por que tem 吗?
  `\\bwhy (?:is|are|was|do|does|did)\\b[^⟦\\p{Script=Han}.]*${TERM}`,
  `por ?qu[eê] (?:tem|h[aá]|[eé]|voc[eê]|precisa)\\b[^⟦\\p{Script=Han}.]*${TERM}`,
].map((source) => new RegExp(source, 'iu'));

const MEASURE: readonly RegExp[] = [
  `${WORD}(?:应该|要)?用(?:⟦\\d⟧|[个只条本张件把辆匹头双位家座])还是(?:用)?(?:⟦\\d⟧|[个只条本张件把辆匹头双位家座])`,
  `${WORD}(?:的|应该|要|用|是|配|什么|哪个|哪一个|，|,| )*量词`,
  `量词[^⟦。！？]{0,6}(${QUOTE})`,
  `(?:measure words?|classifiers?|counter)\\b[^⟦\\p{Script=Han}.]*${TERM}`,
  `classificador\\b[^⟦\\p{Script=Han}.]*${TERM}`,
].map((source) => new RegExp(source, 'iu'));

const RIGHT_ASKED =
  '(?:对吗|对么|对不对|对吧|正确吗|是对的吗|可以吗|行吗|通顺吗|通不通|自然吗|地道吗|传神吗|贴切吗|恰当吗|准确吗|得体吗|合适吗|好听吗|好还是不好|有没有(?:语法)?(?:错误?|问题)|有(?:语法)?(?:错误?|问题)吗|(?:哪里|哪儿|什么地方)(?:不对|错了?|有问题)|错在哪|(?:能|可以)(?:这样|这么)说吗|是不是(?:对的?|错的?)|错了吗)';
/** A sentence without quotation marks amid another language. */
const RUN = `(${QUOTE}|(?<!${HAN})${HAN}{2,24}(?!${HAN}))`;
const JUDGED: readonly RegExp[] = [
  `(${QUOTE})[^⟦。！？]{0,6}⟦\\d⟧(?:这个词|在这里)?[用说]得(?:对|好)(?:吗|吧|不对|不好)`,
  `(${QUOTE})(?:这个词|在这里|我)?[用说写]得(?:对|好)(?:吗|吧|不对|不好)`,
  `\\b(?:is|was|would)\\b[^⟦\\p{Script=Han}.!?]*${RUN}[^⟦\\p{Script=Han}.!]*\\b(?:correct|right|okay|ok|wrong|natural|good chinese)\\b`,
  `${RUN}[,，. ]*(?:is|was) (?:it|that|this) (?:correct|right|okay|ok|wrong|natural)\\b`,
  `${RUN}[,，. ]*(?:isso )?(?:est[aá]|t[aá]) (?:cert[oa]|corret[oa]|errad[oa]|bom)`,
  `\\b(?:cert[oa]|corret[oa]|errad[oa]) (?:dizer|falar|usar|escrever)[^⟦\\p{Script=Han}.]*${RUN}`,
  `(${QUOTE})(?:[你您](?:觉得|看|说)|老师|这句话|这个句子|这个说法|这种说法|这句|这样|这么|用在这里|放在这里|说|写|用|的语法|里面?|在语法上|到底|语法|，|,| |我觉得有(?:一)?点儿?怪)*${RIGHT_ASKED}`,
  `(${QUOTE})[^⟦。！？.!]*\\b(?:correct|right|okay|ok|wrong|natural|cert[oa]|corret[oa]|errad[oa])\\b`,
  `\\b(?:correct|right|wrong|natural|cert[oa]|corret[oa])\\b[^⟦。！？.!]*(${QUOTE})`,
  `(?:可以|能|可不可以|能不能)说(${QUOTE})(?:吗|么|[？?]|$)`,
  `(?:can|could|may|do) (?:i|you|we|one) (?:also )?(?:say|use) ${RUN}`,
  `(?:posso|pode|d[aá] para|dá pra|podemos) (?:dizer|falar|usar) ${RUN}`,
].map((source) => new RegExp(source, 'iu'));
const MEND: readonly RegExp[] = [
  /(?:帮我|请你?|麻烦你?|能不能|可不可以|可以|给我|老师)[^。！？⟦]{0,6}(?:改改|改一下|改一改|改正|修改|纠正|检查|看看|看一下|改)(?:一下)?[^。！？⟦：:]{0,8}(?:句子?|话|语法|错误?|作文)(?:吧|吗|好吗|行吗)?[：:，,。\s]*(?<rest>.*)$/u,
  /^(?:帮我|请|给我)?(?:改改|改一下|纠正|改正)(?:这句话?|这个句子|下面的句子)?(?:吧)?[：:，,。\s]*(?<rest>.*)$/u,
  /(?:^|\b(?:please|you|pls|to) )(?:correct|fix|check|proofread) (?:(?:this|my|the|these|following) ?)+(?:sentences?|chinese|mandarin|text|grammar|line)?(?: please|, please| for me)?[：:，,.\s]*(?<rest>.*)$/iu,
  /\b(?:corri[gj][ea]|corrigir|conserta|arruma|revisa|revise) (?:(?:essa|esta|a|minha|meu|o|isto|isso|por favor) ?)+(?:frase|chin[eê]s|texto)?(?: para mim| pra mim)?[：:，,.\s]*(?<rest>.*)$/iu,
];
const WHICH: readonly RegExp[] = [
  `(?:说|写|用)?(${QUOTE})(?:[，,]| )*(?:还是|or|ou)(?:[，,]| )*(?:说|写|用)?(${QUOTE})`,
  `(?:应该|要|^|[，,]|是)(?:说|写)?(${HAN}{2,8})还是(?:说|写)?(${HAN}{2,8}?)(?:[？?呢啊]|$)`,
  `(?:is it|say|dizer|diz|se fala|certo) ${TERM}(?: or | ou )${TERM}`,
].map((source) => new RegExp(source, 'iu'));
/** Behind or before the ways to say it: which is right, qual está certo, 哪个对. */
const WHICH_ASKED =
  /\b(?:which|whats right|what is right|correct|right|better|best|cert[oa]|corret[oa]|qual|melhor)\b|哪(?:一)?(?:个|句|种)|(?:应该|要)(?:说|写)|怎么说/iu;
const WAY = `(${QUOTE}|(?<!${HAN})${HAN}{2,14}(?!${HAN}))`;
const NEXT_WAY = `[，,、？?\\s]*(?:or|ou|还是|或者|/|vs)[，,、\\s]*${WAY}`;
const WAYS = new RegExp(`${WAY}${NEXT_WAY}(?:${NEXT_WAY})?`, 'iu');
/** 我认识他，我知道他，哪个对？ */
const WAYS_LISTED = new RegExp(
  `${WAY}[，,、]\\s*${WAY}[，,、]\\s*哪(?:一)?(?:个|句|种)(?:说法)?(?:是|更|才|比较)?(?:对|正确|好|地道|自然|常用|合适)`,
  'u',
);

/** Is 胖 a rude word? “随便”礼貌吗？ */
const POLITE_ASKED: readonly RegExp[] = [
  `\\b(?:rude|impolite|offensive|polite|bad word|swear word|vulgar|insult)\\b[^⟦\\p{Script=Han}.]*${TERM}`,
  `${TERM}[^⟦\\p{Script=Han}.!]*\\b(?:rude|impolite|offensive|polite|bad word|swear word|vulgar|insult|insulting|ofensiv[oa]|palavr[aã]o|grosseir[oa]|educad[oa]|feio|mal-educad[oa]|falta de educa[cç][aã]o)`,
  `\\b(?:ofensiv[oa]|palavr[aã]o|grosseir[oa]|educad[oa]|mal-educad[oa]|falta de educa[cç][aã]o)[^⟦\\p{Script=Han}.]*${TERM}`,
  `(${QUOTE})(?:这个词|这个字|这样说|这么说|这句话|是|，|,|算|说|会不会|会|很|不)*(?:骂人|不礼貌|礼貌|没礼貌|不客气|难听|粗话|脏话)(?:吗|么|呢|的话吗|的吗|的词吗|[？?])`,
].map((source) => new RegExp(source, 'iu'));
const MISTAKES =
  /我(?:今天|刚才)?的?(?:中文|汉语)(?:里)?(?:有)?(?:哪些|什么|没有)(?:说得?)?(?:不地道|不自然|不对|不好)|(?:我|我的)(?:今天|刚才|的)*(?:中文|汉语|普通话|语法|发音)?(?:今天|刚才)?(?:说|讲|写)?得?(?:哪[里儿]|什么地方|有什么|有哪些|有没有(?:什么)?)(?:说|讲|写)?得?(?:不好|不对|错误?|有问题|问题|毛病|要改)|(?:我|我的)(?:今天)?(?:中文|汉语|普通话)(?:有什么|有没有|有哪些)(?:问题|错误?)|(?:你|您|老师)?(?:觉得|说|看)我的?(?:中文|汉语|普通话)(?:说得?|讲得?)?(?:怎么样|好不好|好吗|行吗|什么水平|有没有进步|有进步吗|进步了吗)|我(?:今天|刚才)?(?:说|犯|有)(?:了|过)?(?:哪些|什么|多少)错误?|\b(?:how (?:is|was|good is) my (?:chinese|mandarin)|what (?:mistakes?|errors?) (?:did|do|have) i|my (?:mistakes|errors) today)\b|\b(?:como (?:est[aá]|foi|[eé]) (?:o )?meu chin[eê]s|quais (?:foram )?(?:os )?meus erros|que erros eu)\b/iu;
const MEANT: readonly RegExp[] = [
  `(${QUOTE})${CALLED}(?:是|指的是|的|说的是|又是)?(?:什么|啥)(?:意思|东西)?(?:来着)?(?:呢|啊|呀)?[？?。！]?$`,
  `(${QUOTE})${CALLED}(?:用|在|的)?(?:葡萄牙语|葡语|英语|英文|葡文|德语|法语|西班牙语|日语)(?:里|中)?(?:怎么说|是什么|叫什么|怎么翻译|的意思)`,
  `(?:怎么)?(?:翻译|解释)(?:一下)?(${QUOTE})`,
  `(${QUOTE})[^⟦。！？?]{0,16}(?:怎么|如何|怎样)(?:解释|理解|翻译)`,
  `${WORD}(?:用|在)?(?:葡萄牙语|葡语|英语|英文)(?:里|中)?(?:怎么说|是什么|叫什么|怎么翻译)[？?。]?$`,
].map((source) => new RegExp(source, 'u'));

/** “X” 这个说法你们中国人会不会用, “X”能这样说吗. */
const USUAL = new RegExp(
  `(${QUOTE})[，,]?(?:这句话|这个说法|这种说法|这个词|这个成语|这样|这么)?(?:[你您]们?|中国人|大家|平时|一般|现在|还|真的|常常?|经常|会|能|可以|也|[，,])*(?:不会(?:这么|这样)?(?:用|说)(?:[？?。]|$)|(?:这么|这样)?(?:用|说)(?:吗|么|不用|不说|的吗))`,
  'u',
);
/** Said before a question. */
const FIRST =
  /^(?:(?:老师|请问|我想问(?:问|一下)?|想问(?:一下)?|那么?|对了|还有|你知道|另外|哦|ok|so|and|e|teacher|professora?)(?=[，,：:\s⟦]|\p{Script=Han}{2})[，,：:\s]*)+/iu;
const SENTENCE = /[^。！？!?\n；;]+[。！？!?；;]*/gu;
const MOST_SENTENCES = 8;

/** All that is asked of the language, in its order, each kind of thing once. */
export function languageAsked(raw: string): readonly LanguageAsked[] {
  const quoting = quotingIn(raw);
  const sentences = (quoting.plain.match(SENTENCE) ?? []).slice(0, MOST_SENTENCES);
  const found = sentences.flatMap(
    (sentence, at) => askedIn(sentence.trim().replace(FIRST, ''), quoting, sentences.slice(0, at)) ?? [],
  );
  return found.filter((asked, at) => found.findIndex((one) => isSame(one, asked)) === at);
}

function isSame(one: LanguageAsked, other: LanguageAsked): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function askedIn(sentence: string, quoting: Quoting, before: readonly string[]): LanguageAsked | undefined {
  return (
    ofSoftening(sentence, quoting, before) ??
    ofMending(sentence, quoting, before.join('')) ??
    ofSaying(sentence, quoting) ??
    ofReading(sentence, quoting) ??
    ofPoliteness(sentence, quoting) ??
    ofTwo(sentence, quoting) ??
    ofOne(sentence, quoting) ??
    ofWays(sentence, quoting) ??
    ofSentence(sentence, quoting) ??
    afterQuote(sentence, quoting, before.at(-1))
  );
}

const SOFTER: readonly RegExp[] = [
  /(?:怎么|如何|怎样)(?:说|讲|写|问|开口|追问|拒绝|回绝|提|表达|告诉|回答|回复)[^。！？⟦]{0,8}?(?:才|更|比较|能|会)+(?:[^。！？⟦]{0,3})(?:礼貌|客气|委婉|婉转|得体|失礼|伤和气|伤感情|伤人|得罪|好听|冒犯|生气|尴尬|面子)/u,
  /(?:礼貌|客气|委婉|婉转|得体|好听|温和)(?:一?[点些]儿?)?(?:地|的)?(?:怎么|如何|说法|应该|该|说)/u,
  /(?:委婉|礼貌|客气|婉转|得体)(?:一?[点些]儿?)?地?(?:跟|和|对|告诉|说|问|拒绝).{0,60}怎么(?:说|讲|写|问)/u,
  /\b(?:softer|politer|nicer|gentler|kinder|more (?:polite|formal|tactful)(?:ly)?|less (?:direct|rude))\b/iu,
  /\b(?:say|put|ask)\b[^.?!]*\b(?:politely|nicely|gently|tactfully)\b/iu,
  /\bmais (?:educad|polid|suave|delicad|gentil|formal)[a-z]*|\b(?:educadamente|com educa[cç][aã]o|com jeitinho)\b/iu,
];
/** 我想跟客户说，霜冻减产了，价格得涨，怎么说才好. */
const TO_BE_SAID =
  /(?:说|告诉[^，,：:]{0,6}|讲|表达|解释)[，,：:]\s*(?<what>[^？?。！]{4,40}?)[，,]\s*(?:我|应该|该|要|得)*怎么(?:说|讲|写|开口)/u;

function ofSoftening(
  sentence: string,
  quoting: Quoting,
  before: readonly string[],
): LanguageAsked | undefined {
  // What is quoted in another language is to be said in Chinese at all.
  if (firstOf(SOFTER, sentence) === undefined || quoting.quotes.some((quote) => !isChinese(quote)))
    return undefined;
  const mark = /⟦\d⟧/u.exec(sentence)?.[0] ?? /⟦\d⟧/u.exec(before.at(-1) ?? '')?.[0];
  const quoted = mark === undefined ? undefined : quotedBy(quoting, mark);
  return { kind: 'soften', sentence: quoted ?? TO_BE_SAID.exec(sentence)?.groups?.['what'] };
}

const termsOf = (quoting: Quoting, found: RegExpExecArray): string[] =>
  found
    .slice(1)
    .flatMap((mark) =>
      mark === undefined ? [] : [quotedBy(quoting, mark).replaceAll(/[…⋯]+|\.{2,}/gu, '')],
    );

function firstOf(patterns: readonly RegExp[], sentence: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(sentence);
    if (found !== null) return found;
  }
  return undefined;
}

const isWord = (text: string) => /^\p{Script=Han}{1,6}$/u.test(text);
const PHRASE = /^\p{Script=Han}{1,12}$/u;
function ofTwo(sentence: string, quoting: Quoting): LanguageAsked | undefined {
  const found = firstOf(DIFFERENT, sentence);
  if (found === undefined) return undefined;
  const words = termsOf(quoting, found);
  if (words.length < 2 || !words.every(isWord) || new Set(words).size < words.length) return undefined;
  const isQuoted = found.slice(1).every((mark) => mark === undefined || mark.startsWith('⟦'));
  return { kind: 'differ', words, isSure: isQuoted || isOfWords(sentence) };
}

/** 手机怎么用 asks of no word. */
function isOfUse(sentence: string): boolean {
  return /词|字|造句|例|句子|用法|意思/u.test(sentence) || /\p{Script=Latin}{2}/u.test(sentence);
}

/** Chinese words amid another language are meant as words. */
function isOfWords(sentence: string): boolean {
  return OF_WORDS.test(sentence) || /\p{Script=Latin}{2}/u.test(sentence);
}

function ofReading(sentence: string, quoting: Quoting): LanguageAsked | undefined {
  const [one, word, other, same] = termsOf(quoting, READ_ALIKE.exec(sentence) ?? NOTHING);
  if (one !== undefined && word !== undefined && word === same && one.includes(word))
    return { kind: 'read', word, within: one, like: other };
  const [within, part] = termsOf(quoting, READ_WITHIN.exec(sentence) ?? NOTHING);
  if (within !== undefined && part !== undefined && within.includes(part))
    return { kind: 'read', word: part, within };
  const [alone] = termsOf(quoting, firstOf(READ, sentence) ?? NOTHING);
  return alone !== undefined && isWord(alone) ? { kind: 'read', word: alone } : undefined;
}

function ofSaying(sentence: string, quoting: Quoting): LanguageAsked | undefined {
  const found = firstOf(SAYINGS, sentence);
  if (found === undefined) return undefined;
  const what = (found.groups?.['what'] ?? '')
    .replaceAll(/⟦\d⟧/gu, (mark) => quotedBy(quoting, mark))
    .replace(/的$/u, '');
  const rest = sentence.slice(found.index + found[0].length);
  const like = /⟦\d⟧/u.exec(rest)?.[0] ?? /⟦\d⟧/u.exec(what === '' ? sentence : '')?.[0];
  return {
    kind: 'saying',
    what: what === '' ? undefined : what,
    like: like === undefined ? undefined : quotedBy(quoting, like),
    isIdiom: isOfIdioms(sentence),
  };
}

const NOTHING = /^/u.exec('') as RegExpExecArray; // Fits the empty text.

function ofOne(sentence: string, quoting: Quoting): LanguageAsked | undefined {
  const measured = termsOf(quoting, firstOf(MEASURE, sentence) ?? NOTHING)[0];
  if (measured !== undefined && isWord(measured)) return { kind: 'measure', word: measured };
  const used = firstOf(USE, sentence);
  const word = termsOf(quoting, used ?? NOTHING)[0];
  if (word !== undefined && isWord(word))
    return { kind: 'use', word, isSure: used?.[1]?.startsWith('⟦') === true || isOfUse(sentence) };
  const meant = termsOf(quoting, firstOf(MEANT, sentence) ?? NOTHING)[0] ?? '';
  return PHRASE.test(meant) ? { kind: 'meaning', word: meant } : undefined;
}

function ofPoliteness(sentence: string, quoting: Quoting): LanguageAsked | undefined {
  const word = termsOf(quoting, firstOf(POLITE_ASKED, sentence) ?? NOTHING)[0];
  return word !== undefined && isWord(word) ? { kind: 'polite', word } : undefined;
}

/** Ways to say something, with the question which of them is right. */
function ofWays(sentence: string, quoting: Quoting): LanguageAsked | undefined {
  const listed = WAYS_LISTED.exec(sentence);
  if (listed === null && !WHICH_ASKED.test(sentence)) return undefined;
  const ways = termsOf(quoting, listed ?? WAYS.exec(sentence) ?? NOTHING);
  return ways.length > 1 && ways.every(isChinese) && new Set(ways).size === ways.length
    ? { kind: 'which', sentences: ways }
    : undefined;
}

function ofSentence(sentence: string, quoting: Quoting): LanguageAsked | undefined {
  const which = termsOf(quoting, firstOf(WHICH, sentence) ?? NOTHING);
  if (which.length === 2 && which.every((text) => text.length === 1 && isWord(text)))
    return { kind: 'differ', words: which, isSure: true };
  const isAmidLatin = /\b(?:or|ou)\b/iu.test(sentence);
  if (which.length === 2 && which.every(isChinese) && (isAmidLatin || areAlike(which, quoting)))
    return { kind: 'which', sentences: which };
  const judged = termsOf(quoting, firstOf(JUDGED, sentence) ?? NOTHING)[0];
  if (judged !== undefined && isChinese(judged)) return { kind: 'judge', sentence: judged };
  const usual = termsOf(quoting, USUAL.exec(sentence) ?? NOTHING)[0];
  if (usual !== undefined && isChinese(usual)) return { kind: 'judge', sentence: usual };
  if (MISTAKES.test(sentence)) return { kind: 'mistakes' };
  const [word] = termsOf(quoting, OF_ITS_USE.exec(sentence) ?? NOTHING);
  if (word === undefined || !isWord(word)) return undefined;
  return asksWhether(sentence) ? { kind: 'fits', word } : { kind: 'use', word, isSure: true };
}

/** 一只猫还是一个猫: without quotation marks, two ways to say the same. */
function areAlike([one = '', other = '']: readonly string[], { quotes }: Quoting): boolean {
  if (quotes.includes(one) && quotes.includes(other)) return true;
  // 坐飞机好还是坐火车好 compares two things.
  if (JUDGED_END.test(one) && JUDGED_END.test(other)) return false;
  return one !== other && one.at(0) === other.at(0) && one.at(-1) === other.at(-1);
}

const JUDGED_END = /(?:好|快|贵|便宜|方便|难|容易|重要|舒服|合适|健康|安全|有意思|划算|好[吃喝看玩听学])$/u;

const isChinese = (text: string) => /\p{Script=Han}.*\p{Script=Han}/su.test(text);
function ofMending(sentence: string, quoting: Quoting, before: string): LanguageAsked | undefined {
  const rest = MEND.map((pattern) => pattern.exec(sentence)?.groups?.['rest']).find(
    (found) => found !== undefined,
  );
  if (rest === undefined) return undefined;
  const mark = /⟦\d⟧/u.exec(sentence)?.[0];
  if (mark !== undefined) return { kind: 'judge', sentence: quotedBy(quoting, mark) };
  return { kind: 'judge', sentence: [rest.replace(POLITE, ''), before].find(isChinese) };
}

/** Behind the wish. */
const POLITE = /(?:好吗|好不好|可以吗|行吗|谢谢.{0,3}|吧)[。！？!?\s]*$/u;
/** 我买旧衣服。“旧衣服”，对不对？ and “自由” … Is that right? */
const ABOUT_IT = new RegExp(
  `^(?:(?:这样|这么|这个|这句话?)?(?:说|用)?${RIGHT_ASKED}|(?:is|was) (?:this|that|it) (?:correct|right|ok)|(?:isso )?est[aá] cert[oa])`,
  'iu',
);

function afterQuote(
  sentence: string,
  quoting: Quoting,
  before: string | undefined,
): LanguageAsked | undefined {
  const mark = before === undefined ? undefined : /(⟦\d⟧)[^⟦]{0,4}$/u.exec(before)?.[1];
  if (mark === undefined || !ABOUT_IT.test(sentence)) return undefined;
  const asked = quotedBy(quoting, mark);
  return isChinese(asked) ? { kind: 'judge', sentence: asked } : undefined;
}
