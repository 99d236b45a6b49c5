// A word or a saying is asked for by what it describes: 有没有一个词，形容…, is there a word for someone who …

const SAYING_WORD = '(?:成语|俗语|谚语|俗话|歇后语|老话|古话|名言)';
/** What is to be described is `what`. */
export const SAYINGS: readonly RegExp[] = [
  `(?:有没有|有什么|有哪些|有哪个|哪个|什么|想找|找|告诉我)(?:一?个|一些|现成|合适|这样|类似|中文|的)*${SAYING_WORD}(?:可以|能|来|用来|是)*(?:形容|表示|表达|描述|说明|说|指)(?<what>[^？?。，,]{2,40})`,
  `(?:形容|表示|表达|描述)(?<what>[^？?。，,]{2,40}?)的?${SAYING_WORD}(?:是什么|有哪些|有什么|有没有|怎么说|有吗)`,
  `中文里?有(?:没有)?(?:这样|类似|这种)的?(?:说法|话|成语|俗语)`,
  `(?:有没有|有什么|有哪些)(?:一?个|一句|中国|现成|合适|这样|类似|的)*${SAYING_WORD}`,
  `(?:有没有|有什么|有哪个|哪一?个|什么样?的?|用什么|用哪个|找)(?:一?个|一些|现成|合适|更好|这样|中文|的)*(?:词语?|字|说法)(?:可以|能|来|用来|是|专门|[，,])*(?:形容|表示|表达|描述|说明|说的是|指|意思是|的意思是)[，,：:]?\\s*(?<what>[^？?。]{2,40})`,
  `(?:形容|描述)(?<what>[^？?。，,]{2,40}?)[，,]?(?:可以|应该|能|要)?(?:用|有)(?:什么|哪个|哪些)(?:词|成语|说法)`,
  `\\b(?:words?|idioms?|expressions?|chengyus?)\\b[^.?!]*\\b(?:describ\\w+|for (?:someone|somebody|a person|people|when|the feeling))\\b(?<what>[^.?!]{3,60})`,
  `(?:palavras?|express(?:[aã]o|[oõ]es)|prov[eé]rbios?|chengyu)(?![\\p{L}])[^.?!]*(?:descrev\\p{L}+|defin\\p{L}+|para (?:algu[eé]m|quem|uma pessoa|quando|o sentimento))(?<what>[^.?!]{3,60})`,
].map((source) => new RegExp(source, 'iu'));

const IDIOM = new RegExp(`${SAYING_WORD}|\\b(?:idioms?|chengyus?|sayings?|prov[eé]rbios?)`, 'iu');

/** An idiom is wanted, and not any word. */
export function isOfIdioms(sentence: string): boolean {
  return IDIOM.test(sentence);
}
