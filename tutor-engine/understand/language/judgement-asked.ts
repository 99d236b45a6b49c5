// Whether a learner asks if what they said or quote is right: 这样说对吗, is this correct, isso está certo.

import { isPinyin, isPinyinWord } from '../text/foreign.ts';
import { utterance } from '../text/utterance.ts';

/** `sentence`: the one in the same text; without it, the last one before is meant. */
export type JudgementAsked = { readonly sentence: string | undefined };

const SAID =
  '(?:(?:这样|这么)(?:说|讲|写|用)|(?:这|那|上)一?(?:句话?|句诗|句中文|个句子|个说法|种说法|个用法|个比喻)|我(?:刚才|刚刚)?(?:这样|这么)?(?:说|写|讲)[的得](?:话|句子|中文)?|我的?(?:这个|这句|那个|那句)(?:句子|话|说法)?|我的(?:句子|中文))';
/** Between what is asked about and what is asked. */
const BETWEEN =
  '(?:用中文|用汉语|在中文里|中文里?|的语法|在语法上|语法上?|里面?|听起来|读起来|听着|读着|念起来|您听|你听|你们听|到底|究竟|，|,| )*';
const JUDGED =
  '(?:[说用讲写]?[得的]?(?:对吗|对么|对不对|对还是不对|正确吗|可以吗|行吗|好吗|通吗|通不通|通顺吗|通不通顺|顺不顺|自然吗|自然不自然|地道吗|地道不地道|合适吗|怪不怪|奇怪吗)|(?:是不是)?错了?吗|是不是[对错]了?|有没有(?:什么)?(?:语法|语病|毛病)?(?:错误?|问题)?|有(?:什么)?(?:语法|语病|毛病)?(?:错误?|问题|语病|毛病)吗?|哪[里儿](?:不对|错了?|有问题|有毛病))';
/** 我说“开学下星期”对吗. */
const SAID_QUOTED = '(?<=(?:我说|我写)[“"「『][^”"」』]{2,40}[”"」』])[，,]?';
/** Of what has just been said, without a word on what: 您听着通顺吗, 我用得对不对. */
const OF_ITSELF =
  '(?:(?<![\\p{Script=Han}])(?:[你您]|老师)?(?:听着|听起来|读起来|读着|看)?(?:通顺吗|通不通顺|说得通吗|有没有语病|有语病吗|有没有语法错误|地道吗)|(?<![\\p{Script=Han}])我(?:这样|这么|是不是)?[说用写讲](?:得)?(?:对|错)(?:了)?(?:吗|不对|没有))';
/** 我们在一起五年。对吗？ */
const BARELY = '(?<=[\\p{Script=Han}][。！!]\\s?)(?:说得)?(?:对吗|对不对)[？?]?$';
const IN_CHINESE = new RegExp(
  `(?:(?:${SAID}${BETWEEN}|${SAID_QUOTED})${JUDGED}|${OF_ITSELF}|${BARELY})`,
  'u',
);
const IN_ENGLISH =
  /\b(?:is|was) (?:(?:this|that|it) (?:right|correct)|(?:my (?:sentence|chinese|grammar)|(?:this|that|the) sentence) (?:right|correct|ok|okay|wrong)|(?:this|that|it) good chinese)\b|\b(?:did|do) i (?:say|write) (?:it|that|this) (?:right|correctly|ok)\b|\bis (?:this|that) how (?:you|one|to) says? (?:it|that)\b|\bcan (?:i|you) say it like (?:this|that)\b/iu;
const IN_PORTUGUESE =
  /(?:isso|isto|(?:essa|esta|a minha|minha|a) frase|assim) (?:est[aá]|t[aá]|[eé]) (?:cert[oa]|corret[oa]|errad[oa])|(?:est[aá]|t[aá]) (?:cert[oa]|corret[oa])(?: assim| isso)?\s*\?|\b(?:falei|disse|escrevi) (?:certo|errado|direito|corretamente)|posso (?:dizer|falar) assim|[eé] assim que se (?:diz|fala)/iu;
const QUOTED = /[“"「『‘'](?<quoted>[^“”"「」『』]*\p{Script=Han}{2}[^“”"「」『』]*?)[”"」』’']/u;
/** What is asked of others is not about the learner's words. */
const OF_OTHERS = /(?:你|您|他|她|老师)(?:刚才|刚刚)?(?:说|写|讲)?的?$/u;
const AROUND =
  /^(?:老师|请问|我想问|想问一下|你觉得|那|那么|(?:ok|so|and|teacher)\b)[，,\s]*|(?:[\s，,。.！!？?：:；;]|(?:不过|可是|但是|老师|请问|那么?|[你您]觉得|[你您]看)$)+$/giu;

/** 对不起，我弹吉他太晚，这个对吗: the sentence just before it, where no matter of others is put. */
const THIS_RIGHT =
  /(?:^|[。！？!?；;：:])\s*[“"「『‘']?(?<own>[^。！？!?；;：:“”"「」『』]{4,40}?)[”"」』’']?[，,。]\s*(?:这个|这句)(?:话)?(?:对吗|对不对|对么|可以吗|行吗)[？?]?\s*$/u;
/** 不是应该说“这场马拉松”吗, 我可以说“…”吗: whether those words may be said. */
const MAY_BE_SAID =
  /(?:(?:不是)?应该(?:是)?|可不可以|能不能|可以|能)说[：:]?\s*[“"「『‘'](?<own>\p{Script=Han}[^“”"「」『』‘’']{1,30}?)[”"」』’']\s*(?:吗|么|[？?])/u;

export function judgementAsked(raw: string): JudgementAsked | undefined {
  const put = MAY_BE_SAID.exec(raw)?.groups?.['own'] ?? THIS_RIGHT.exec(raw.trim())?.groups?.['own'];
  if (put !== undefined && !/(?<!吉)他|[她它你您]|这件|那件/u.test(put)) return { sentence: put };
  const own = OWN_SENTENCE.exec(raw.trim())?.groups?.['own'] ?? typedIn(raw);
  if (own !== undefined) return { sentence: own };
  const found = [IN_CHINESE, IN_ENGLISH, IN_PORTUGUESE].map((form) => form.exec(raw)).find(Boolean);
  if (!found) return quotedIn(raw);
  const before = raw.slice(0, found.index);
  if (OF_OTHERS.test(before)) return undefined;
  const quoted = QUOTED.exec(raw)?.groups?.['quoted'];
  const sentence = quoted === undefined ? undefined : whereUsed(raw, quoted);
  return { sentence: sentence ?? sentenceIn(before) ?? sentenceIn(raw.slice(found.index + found[0].length)) };
}

/** 我在学中文一年了，对吗: nobody asks whether that is so of themselves, but whether it is said so. */
const OWN_SENTENCE =
  /^(?:老师[，,])?(?<own>我(?!们?(?:应该|可以|可不可以|能|该|要|得|是不是|觉得|认为|想知道|猜|记得|刚才|说的|听说|不用|不该|现在(?:应该|可以)))(?![^。！？]*[你您])[\p{Script=Han}，,0-9]{3,30}?)[，,。]\s*(?:这样)?(?:说)?(?:对吗|对不对|说得对吗|是对的吗|正确吗|有没有错|有错吗)[？?]?$/u;
/** Is “wo shi laoshi” right? */
const TYPED =
  /(?<!\p{L})(?:is|was|right|correct|say|est[aá]|cert[oa]|dizer)(?!\p{L})[^“"‘']*[“"‘'](?<typed>[\p{Script=Latin}\p{M} ]{4,40})[”"’'][^“"‘']*(?:\b(?:right|correct|ok(?:ay)?|wrong|good|cert[oa]|corret[oa]|errad[oa])\b|[?？])/iu;

const TYPED_FIRST = /^[“"‘'](?<typed>[\p{Script=Latin}\p{M} ]{4,40})[”"’'],?\s/u;

function typedIn(raw: string): string | undefined {
  const typed = (TYPED.exec(raw) ?? TYPED_FIRST.exec(raw))?.groups?.['typed'];
  if (
    typed === undefined ||
    !/\b(?:right|correct|ok(?:ay)?|wrong|good|cert[oa]|corret[oa]|errad[oa])\b/iu.test(raw)
  )
    return undefined;
  const words = typed.trim().split(/\s+/u);
  const known = words.filter((word) => isPinyinWord(utterance(word).folded.join('')));
  return known.length > 1 && known.length >= words.length - 1 ? typed.trim() : undefined;
}

/** “旧衣服”对不对, “自由” is correct here. */
const QUOTED_JUDGED =
  /[“"「『](?<quoted>\p{Script=Han}{1,30})[”"」』][，,]?\s*(?:对吗|对不对|正确吗|可以吗|行吗|可不可以|(?:这样)?用(?:对|得对)(?:吗|不对)|(?:is|it is|here is)?\s*(?:right|correct|ok(?:ay)?|wrong)\b|(?:est[aá]|t[aá]|[eé]) (?:cert[oa]|corret[oa]))/iu;

/** 我很脸红。脸红能这样说吗？ */
const WORD_JUDGED =
  /(?<![\p{Script=Han}])(?<quoted>(?![我你您他她这那])\p{Script=Han}{2,6}?)(?:可不可以|能不能|可以|能)(?:这样|这么)(?:说|用)(?:吗|么|[？?])/u;

function quotedIn(raw: string): JudgementAsked | undefined {
  const quoted = (QUOTED_JUDGED.exec(raw) ?? WORD_JUDGED.exec(raw))?.groups?.['quoted'];
  return quoted === undefined ? undefined : { sentence: whereUsed(raw, quoted) };
}

/** In characters; less is a word, which is judged where it stands. */
const SENTENCE = 5;

/** Of a word, the clause in which the same text uses it: 我舍不得同事。“舍不得”这样用对不对？ */
function whereUsed(raw: string, quoted: string): string {
  if ([...quoted].length >= SENTENCE) return quoted;
  const clauses = raw.replaceAll(/[“"「『][^”"」』]*[”"」』]/gu, '').match(/[\p{Script=Han}\d]+/gu);
  return clauses?.findLast((clause) => clause.includes(quoted) && !/[吗么]$/u.test(clause)) ?? quoted;
}

/** What is left beside the question, where it is Chinese, in characters or in pinyin. */
function sentenceIn(text: string): string | undefined {
  const left = text
    .replace(/^[\s，,。.！!？?：:；;]+/u, '')
    .replaceAll(AROUND, '')
    .trim();
  const isChinese =
    /\p{Script=Han}.*\p{Script=Han}/su.test(left) || (/\s/u.test(left) && isPinyin(utterance(left)));
  return isChinese ? left : undefined;
}
