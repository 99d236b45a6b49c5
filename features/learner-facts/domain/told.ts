// Finds what learners tell about themselves in what they say: whole clauses, in their own words, and only where no doubt is left.

import { tidyFact } from './fact.ts';

/** More at once are a list that somebody pasted. */
const MOST = 3;
/** Code points of a clause; longer ones tell a story. */
const LONGEST = 40;

const CLAUSE = /[^。！？!?，,；;\n]+[。！？!?，,；;\n]?/gu;
/** What a clause may begin with and a fact does without. */
const BEFORE =
  /^(?:嗯|啊|哦|噢|对|是的|好的|好|你好|您好|老师|其实|因为|所以|但是|可是|不过|而且|还有|那|，|\s)+(?=我)/u;
const ASKING = /[？?]$|吗|呢|什么|谁|哪|怎么|多少|几|为什么|是不是|有没有|能不能|喜不喜欢|可不可以/u;
/** Words that mean something only where they were said, and what passes with the hour. */
const POINTING = /[你您他她它]|这|那|一下|厕所|洗手间|睡觉|休息/u;

const DEGREE = '(?:也|真|很|非常|最|特别|都|还|比较|不太|不怎么|不)*';
const JOBS =
  '学生|老师|医生|护士|工程师|律师|司机|服务员|程序员|设计师|记者|作家|演员|歌手|画家|厨师|经理|老板|警察|科学家|教授|公务员|会计|翻译';
const KIN_AND_PETS =
  '爸爸|妈妈|哥哥|弟弟|姐姐|妹妹|兄弟|姐妹|孩子|儿子|女儿|丈夫|妻子|老公|老婆|男朋友|女朋友|爷爷|奶奶|狗|猫|鸟|鱼|兔子|宠物';

/** A name is told apart by the embedded teacher, who asked for it. What tells of somebody's health stays in its talk. */
const STATEMENT_PATTERNS: readonly RegExp[] = [
  `${DEGREE}(?:喜欢|讨厌|爱)[\\p{Script=Han}\\p{Script=Latin}0-9 ]{1,20}`,
  `怕[\\p{Script=Han}]{1,8}`,
  `来自.{1,15}`,
  `是[\\p{Script=Han}\\p{Script=Latin}]{1,8}[国西洲海京州]人`,
  `(?:现在)?住在?.{1,20}`,
  `(?:今年|现在)?[0-9零一二两三四五六七八九十百]{1,4}岁了?`,
  `(?:也|不)?是(?:一?[个名位])?[\\p{Script=Han}]{0,6}(?:${JOBS})`,
  `(?:现在)?在.{1,16}(?:工作|上学|上班|学习|读书)`,
  `(?:还|也)?(?:没)?有.{0,8}(?:${KIN_AND_PETS})`,
  `家(?:里)?有.{1,4}口人`,
  `的(?:爱好|专业|生日|工作|家乡|老家|家)(?:是|在).{1,20}`,
  `${DEGREE}想(?:去|当|学).{1,16}`,
  `不(?:吃|喝).{1,10}`,
  `吃素`,
  `(?:的|们)?(?:${KIN_AND_PETS}|太太|先生)(?:也|今年|现在|的名字)?(?:叫.{1,10}|[0-9零一二两三四五六七八九十百]{1,4}岁了?|是.{1,8}人|是[\\p{Script=Han}]{0,4}(?:${JOBS})|住在.{1,12}|在.{1,12}(?:工作|上学|上班|学习|读书))`,
].map((clause) => new RegExp(`^我${clause}$`, 'u'));

/** 我太太是中国人，她叫小兰: the next clause goes on about her. */
const GOES_ON = new RegExp(
  `(我的?(?:${KIN_AND_PETS}|太太|先生))([^。！？!?，,；;\\n]*[，,。])\\s*[他她它](?=[叫是住今在0-9])`,
  'gu',
);

/** The clauses of a text as they stand there, all of it in order, each with its end. */
export const clausesIn = (text: string): readonly string[] =>
  text.match(/[^。！？!?，,；;\n]*[。！？!?，,；;\n]|[^。！？!?，,；;\n]+$/gu) ?? [];

/** A clause without what it begins and ends with. */
export const bareClause = (clause: string): string =>
  clause
    .replace(/[。！!，,；;\n]+$/u, '')
    .trim()
    .replace(BEFORE, '');

/** The facts in a text, each a clause of it with a full stop; empty where nothing is told, or asked instead. */
export function factsTold(text: string): readonly string[] {
  const named = text.replace(GOES_ON, '$1$2$1');
  const told = [...named.matchAll(CLAUSE)]
    .filter(([clause]) => !ASKING.test(clause.trim()) && !POINTING.test(clause))
    .map(([clause]) => bareClause(clause))
    .filter(
      (clause) => [...clause].length <= LONGEST && STATEMENT_PATTERNS.some((pattern) => pattern.test(clause)),
    )
    .flatMap((clause) => tidyFact(`${clause}。`) ?? []);
  return [...new Set(told)].slice(0, MOST);
}
