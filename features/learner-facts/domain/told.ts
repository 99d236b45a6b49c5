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
const KIN =
  '爸爸|妈妈|父亲|母亲|父母|哥哥|弟弟|姐姐|妹妹|兄弟|姐妹|孩子|儿子|女儿|丈夫|妻子|太太|先生|爱人|老公|老婆|男朋友|女朋友|爷爷|奶奶|外公|外婆|姥姥|姥爷|祖父|祖母|叔叔|阿姨|舅舅|姑姑|孙子|孙女|好?朋友';
const PETS = '小?狗|小?猫|鸟|鱼|兔子|乌龟|鹦鹉|仓鼠|宠物';
const KIN_AND_PETS = `${KIN}|${PETS}`;
/** What somebody is or does for longer than a day. */
const STAYS = '叫|是|姓|住|在|怕|喜欢|爱|讨厌|教|开|学|当|做|养|会|不会|卖|写|画|修|种';
/** Of anybody's health nothing is kept; of theirs, nor what passes with the day. */
const OF_HEALTH =
  /[病疼痛药癌伤瘤症盲聋哑瘫]|手术|住院|怀孕|流产|抑郁|发烧|感冒|体检|治疗|残疾|过敏|焦虑|失眠|血压|血糖/u;
const PASSING = /今天|昨天|明天|后天|刚才|刚刚|正在|晚上|早上|现在在|睡觉|洗澡|吃饭|做饭/u;
const OF_THEIRS = new RegExp(`^我(?:的|们)?(?:${KIN_AND_PETS})`, 'u');

/** What is still to come and is asked after next time. */
const AHEAD =
  '(?:明天|后天|大后天|明年|下个?(?:星期|周|礼拜|月)[一二三四五六日天]?|这个?(?:星期|周|礼拜)[一二三四五六日天末]|(?:星期|周|礼拜)[一二三四五六日天末]|[0-9一二三四五六七八九十]{1,3}[月号日]|月底|年底|周末)+';
const OCCASIONS = '面试|考试|高考|比赛|演出|表演|答辩|演讲|婚礼';
/** An animal that is unwell is asked after; nothing of anybody's health is kept. */
const PET_UNWELL = new RegExp(`^我(?:的|家的?)(?:${PETS})(?:生病了|病了|受伤了|不舒服)$`, 'u');

/** A name is told apart by the embedded teacher, who asked for it. What tells of somebody's health stays in its talk. */
const STATEMENT_PATTERNS: readonly RegExp[] = [
  `${DEGREE}(?:喜欢|讨厌|爱)[\\p{Script=Han}\\p{Script=Latin}0-9 ]{1,20}`,
  `怕[\\p{Script=Han}]{1,8}`,
  `学(?:了)?(?:中文|汉语)?(?:学)?了?.{1,5}(?:年|个月)(?:半|多)?了?`,
  `来自.{1,15}`,
  `是[\\p{Script=Han}\\p{Script=Latin}]{1,8}[国西洲海京州]人`,
  `(?:现在)?住在?.{1,20}`,
  `(?:今年|现在)?[0-9零一二两三四五六七八九十百]{1,4}岁了?`,
  `(?:也|不)?(?:是|当|做)(?:一?[个名位])?[\\p{Script=Han}]{0,6}(?:${JOBS})`,
  `(?:现在)?(?:是|当)(?:一?[个名位])?[\\p{Script=Han}]{1,5}[师员匠医]`,
  `(?:现在)?在.{1,16}(?:工作|上学|上班|学习|读书|教书)`,
  `(?:现在)?在[^在]{1,12}(?:当|教|开|学|做)[\\p{Script=Han}]{1,6}`,
  `(?:自己)?(?:开|有)了?(?:一?[家个])[\\p{Script=Han}]{1,6}[店馆厂]`,
  `(?:还|也)?(?:没)?(?:有|养了?).{0,8}(?:${KIN_AND_PETS})`,
  `家(?:里)?有.{1,4}口人`,
  `的(?:爱好|专业|生日|工作|家乡|老家|家)(?:是|在).{1,20}`,
  `${DEGREE}想(?:去|当|学).{1,16}`,
  `不(?:吃|喝).{1,10}`,
  `吃素`,
  `${AHEAD}(?:还|也)?(?:要|得|会|就要)?(?:去|有|参加|准备)?(?:一?[个场次])?[\\p{Script=Han}]{0,5}(?:${OCCASIONS})`,
  `${AHEAD}(?:就)?(?:要|会)?(?:搬家|搬到.{1,10}|结婚|毕业|去.{1,8}(?:旅行|旅游|出差|留学))`,
  `(?:的|们)?(?:${KIN_AND_PETS})(?:也|今年|现在|的名字)*(?:[0-9零一二两三四五六七八九十百]{1,4}岁了?|(?:${STAYS}).{1,20}|(?:没)?有.{0,6}(?:${KIN_AND_PETS}))`,
].map((clause) => new RegExp(`^我${clause}$`, 'u'));

/** 我太太是中国人，她叫小兰: the next clause goes on about her. */
const GOES_ON = new RegExp(
  `(我的?(?:${KIN_AND_PETS}))([^。！？!?,，；;\\n]*[，,。])\\s*[他她它](?=今|[0-9]|${STAYS})`,
  'gu',
);
/** 我有一只狗，它叫豆豆: what one has is one's own. */
const HAS_ONE = new RegExp(
  `(我(?:家)?(?:有|养了?)(?:一?[个只条位]))(${KIN_AND_PETS})([，,。])\\s*[他她它](?=今|[0-9]|${STAYS})`,
  'gu',
);
/** 她叫雪球, in a message of its own: of whom was spoken before. */
const SHE_IS = new RegExp(`(^|[。！!？?，,；;\\n])\\s*[他她它](?=今|[0-9]|${STAYS})`, 'u');
const OWN_ONE = new RegExp(`我(?:家)?的?(?:${KIN_AND_PETS})`, 'gu');

/** 我姓金，韩国人，在一家公司做了五年; 我们住在南京. */
const OF_ONESELF = /^我(?:现在)?(?:姓|叫|是|住|来自|在|今年)/u;
const SAME_SUBJECT =
  /^(?:(?:是|当)\p{Script=Han}|(?:现在)?在[^在，,]{1,16}(?:工作|上班|[做当教读学开]))|^(?<people>\p{Script=Han}{1,5}人)[。！!，,]?$/u;
const WE_LIVE = /(^|[，,。！])我们(?=(?:现在|都)?住在)/gu;

const isFact = (clause: string): boolean =>
  PET_UNWELL.test(clause) || STATEMENT_PATTERNS.some((pattern) => pattern.test(clause));

/** The clauses of a text as they stand there, all of it in order, each with its end. */
export const clausesIn = (text: string): readonly string[] =>
  text.match(/[^。！？!?，,；;\n]*[。！？!?，,；;\n]|[^。！？!?，,；;\n]+$/gu) ?? [];

/** A clause without what it begins and ends with. */
export const bareClause = (clause: string): string =>
  clause
    .replace(/[。！!，,；;\n]+$/u, '')
    .trim()
    .replace(BEFORE, '');

/** Each sentence with its subject in every clause that goes on about the learner. */
function withSubjects(text: string): string {
  let isOwn = false;
  return clausesIn(text)
    .map((clause) => {
      const bare = bareClause(clause);
      const found = isOwn ? SAME_SUBJECT.exec(bare) : null;
      isOwn = (OF_ONESELF.test(bare) || found !== null) && /[，,]$/u.test(clause);
      if (found === null) return clause;
      return `${found.groups?.['people'] === undefined ? '我' : '我是'}${clause.trimStart()}`;
    })
    .join('');
}

/** She, of whom nobody is named here, by whom of theirs the texts before name last. */
function withNamed(text: string, before: readonly string[]): string {
  const at = SHE_IS.exec(text);
  const own = before.flatMap((one) => one.match(OWN_ONE) ?? []).at(-1);
  if (at === null || own === undefined || text.slice(0, at.index).match(OWN_ONE) !== null) return text;
  return text.replace(SHE_IS, `$1${own}`);
}

/**
 * The facts in a text, each a clause of it with a full stop; empty where nothing is told, or asked instead. `before`: what
 * they had said, oldest first, which tells who she is.
 */
export function factsTold(text: string, before: readonly string[] = []): readonly string[] {
  const named = withSubjects(
    withNamed(text, before).replace(HAS_ONE, '$1$2$3我的$2').replace(GOES_ON, '$1$2$1'),
  ).replace(WE_LIVE, '$1我');
  const told = [...named.matchAll(CLAUSE)]
    .filter(([clause]) => !ASKING.test(clause.trim()) && !POINTING.test(clause))
    .filter(([clause]) => !OF_HEALTH.test(clause) || PET_UNWELL.test(bareClause(clause)))
    .map(([clause]) => bareClause(clause))
    .filter((clause) => !OF_THEIRS.test(clause) || !PASSING.test(clause))
    .filter((clause) => [...clause].length <= LONGEST && isFact(clause))
    .flatMap((clause) => tidyFact(`${clause}。`) ?? []);
  return [...new Set(told)].slice(0, MOST);
}
