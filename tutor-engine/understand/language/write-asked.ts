// How a word is written: “买”怎么写, how is 你 written, como se escreve 谢谢.

const WORD = '[“"「『]?(?<word>\\p{Script=Han}{1,4}?)[”"」』]?';
const FORMS: readonly RegExp[] = [
  new RegExp(
    `[“"「『](?<word>\\p{Script=Han}{1,4})[”"」』](?:这个字|这个词|字)?(?:应该|要|该|是)?(?:怎么|怎样|如何)写(?!拼音)`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{Script=Han})${WORD}(?:这个字|这个词|字)?(?:怎么|怎样|如何)写(?!拼音|\\p{Script=Han})`,
    'u',
  ),
  new RegExp(
    `\\bhow (?:is|are|do|does|can|should|would)\\b[^\\p{Script=Han}.!]*?${WORD}(?!\\p{Script=Han})[^\\p{Script=Han}.!]*\\b(?:written|spelled)\\b`,
    'iu',
  ),
  new RegExp(
    `\\bhow (?:do|does|can|should|would|to)\\b[^\\p{Script=Han}.!]*\\bwrite\\b[^\\p{Script=Han}.!]*?${WORD}(?!\\p{Script=Han})`,
    'iu',
  ),
  new RegExp(
    `\\bcomo (?:e que |é que )?(?:se |eu |a gente )?escrev\\p{L}+[^\\p{Script=Han}.!]*?${WORD}(?!\\p{Script=Han})`,
    'iu',
  ),
];
/** 信怎么写, 作业怎么写: of what is to be composed, how is no matter of strokes. */
const COMPOSED =
  /^(?:信|作文|作业|论文|报告|邮件|日记|简历|文章|小说|诗|字|名字|汉字|歌|代码|书|[这那]|地址)/u;

/** Undefined where nothing of the kind is asked. */
export function writeAsked(raw: string): string | undefined {
  for (const form of FORMS) {
    const word = form.exec(raw)?.groups?.['word'];
    if (word !== undefined) return COMPOSED.test(word) ? undefined : word;
  }
  return undefined;
}
