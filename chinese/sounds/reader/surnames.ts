/** Characters that are read otherwise as a surname than elsewhere, and where a surname can be known. */

/** Surname → reading; two characters for compound surnames. Facts from the common lists of Chinese surnames. */
const TABLE = `单:shan4 曾:zeng1 任:ren2 华:hua4 解:xie4 查:zha1 仇:qiu2 区:ou1 盖:ge3 乐:yue4 朴:piao2 员:yun4 缪:miao4
翟:zhai2 燕:yan1 洗:xian3 葛:ge3 隗:wei3 哈:ha3 句:gou1 车:che1 卜:bu3 应:ying1 牟:mou2 种:chong2 折:she2
柏:bai3 召:shao4 谌:chen2 尉:wei4 祭:zhai4 黑:he4 过:guo1 那:na1 能:nai4 撒:sa3 冯:feng2 沈:shen3
纪:ji4 尹:yin3 曲:qu1 要:yao1 党:dang3 薄:bo2 覃:qin2 晟:cheng2 乜:nie4 逄:pang2 郗:xi1 贾:jia3 万:wan4
俞:yu2 强:qiang2 都:du1 谷:gu3 石:shi2 长孙:zhang3-sun1 尉迟:yu4-chi2 单于:chan2-yu2 万俟:mo4-qi2
澹台:tan2-tai2 令狐:ling2-hu2 宿:su4 褚:chu3 盛:sheng4 相:xiang4 观:guan4 幺:yao1 干:gan1 占:zhan1 行:xing2
藏:zang4 降:jiang4`;

const READINGS = new Map(
  TABLE.split(/\s+/).map((entry) => {
    const [surname = '', reading = ''] = entry.split(':');
    return [surname, reading.split('-')] as const;
  }),
);

const starts = new Uint8Array(65536);
for (const surname of READINGS.keys()) starts[surname.charCodeAt(0)] = 1;

/** What follows a surname when the given name is left out. */
const TITLES =
  '先生 女士 小姐 太太 老师 教授 医生 大夫 经理 同学 师傅 主任 校长 局长 老板 律师 博士 阿姨 叔叔 某 氏 姓'.split(
    ' ',
  );

/** Surnames that begin names from other languages far more often (哈莉, 撒迪): these too are surnames after 姓 only. */
const FOREIGN_SYLLABLES = new Set('哈撒');

/** The readings of a surname at the start of a name, one per character; undefined if it is read as ever. */
export function surnameReading(name: string): readonly string[] | undefined {
  if (name.length > 1 && FOREIGN_SYLLABLES.has(name.charAt(0))) return undefined;
  return READINGS.get(name.slice(0, 2)) ?? READINGS.get(name.slice(0, 1));
}

/** So common as words that they stand before a title by chance (那老师, 要医生), and are surnames after 姓 only. */
const COMMON_WORDS = new Set('那要过能都应行种干相万强');

/** Whether a word of one character stands where a surname does: after 姓 or 叫, or before a title. */
export function isSurnamePlace(text: string, at: number): boolean {
  if (starts[text.charCodeAt(at)] !== 1) return false;
  if (text.charAt(at - 1) === '姓') return text.charAt(at - 2) !== '百';
  if (COMMON_WORDS.has(text.charAt(at)) || FOREIGN_SYLLABLES.has(text.charAt(at))) return false;
  if (text.charAt(at - 1) === '叫') return true;
  return TITLES.some((title) => text.startsWith(title, at + 1));
}

/** The surnames of one character that stand anywhere a surname does, with their readings. */
export function listedSurnames(): [surname: string, reading: string][] {
  return [...READINGS]
    .filter(([surname]) => surname.length === 1 && !FOREIGN_SYLLABLES.has(surname))
    .map(([surname, [reading = '']]) => [surname, reading]);
}
