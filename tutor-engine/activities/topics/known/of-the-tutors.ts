// Whom of the tutor's own a question is after, and whether a fact tells of them.

import type { Line } from '../../../../content/schema/line.ts';
import type { QuestionAsked } from '../../../understand/intent.ts';
import { tellsOf } from '../../../understand/retrieval/question-type.ts';
import { kinNamed, nounsIn, typeOf } from '../../../understand/retrieval/similarity.ts';
import { type Utterance, utterance } from '../../../understand/text/utterance.ts';
import type { TutorContext } from './answered.ts';
import { inChinese } from './any-tutor.ts';
import { addressedAsYou } from './called-by-name.ts';
import { OF_YOURS } from './matter.ts';

const OF_THEM = /^(?:那|那么|可是|还有)?[他她它]们?/u;
/** 多久回来一次 says of nobody else. */
const OF_NOBODY =
  /^(?!.*[你您我他她它谁])(?:那|还)?(?:多久|多大|几|什么时候|在哪|住|叫|会|喜欢|做|有|现在|平时|为什么)/u;

/** 你儿子也五岁，他在家吵不吵: of the tutor's own who was named before the question. */
export function whoBefore({ said }: TutorContext, asked: Utterance | undefined): string | undefined {
  const text = asked?.raw.trim() ?? '';
  const [before = ''] = text === '' ? [] : said.raw.split(text.replace(/[？?]+$/u, ''));
  const clause = before.split(/[。！？!?，,；;\s]+/u).findLast((one) => one !== '') ?? '';
  return /^[他她它]/u.test(text) ? OF_YOURS.exec(clause)?.groups?.['who'] : undefined;
}

/** 你儿子多大了？他想当导游吗？ Of whom the question before spoke, is meant. */
export function withPersons(all: readonly QuestionAsked[], before: string | undefined): QuestionAsked[] {
  let who = before;
  return all.map(({ question, asked }) => {
    const text = asked?.raw.trim() ?? '';
    const named = OF_YOURS.exec(text)?.groups?.['who'];
    const isOfThem = OF_THEM.test(text) || OF_NOBODY.test(text);
    if (named !== undefined || who === undefined || !isOfThem) {
      who = named ?? who;
      return { question, asked };
    }
    return { question: 'other', asked: utterance(`你${who}${text.replace(OF_THEM, '')}`) };
  });
}

const kinOf = ({ tutor, setting: { core } }: TutorContext, asked: Utterance) =>
  kinNamed(core.lexicon, addressedAsYou(tutor.persona, asked.raw));

const YOURS_ABROAD = /\b(?:your|seus?|suas?|teus?|tuas?)\b/iu;

/** Somebody of the tutor's own, and none of the learner's, is asked after. */
export function isOfTheTutors(context: TutorContext, asked: Utterance): boolean {
  const { raw } = asked;
  if (raw.includes('我') || !(OF_YOURS.test(raw) || YOURS_ABROAD.test(raw))) return false;
  return kinOf(context, asked).length > 0;
}

/** 你妈妈在哪儿 is not answered by how many are at home: the fact names nobody of those asked after, or tells nothing of the kind. */
export function tellsOther(context: TutorContext, fact: Line | undefined, asked: Utterance): boolean {
  if (fact === undefined) return false;
  const { lexicon } = context.setting.core;
  const named = kinNamed(lexicon, fact.zh);
  const isOfOthers = kinOf(context, inChinese(context, asked)).some((one) => !named.includes(one));
  return isOfOthers || !tellsOf(typeOf(lexicon, asked.raw), fact.zh);
}

const LIKING = /[你您](?:[不也还真很]|最)*(?:喜欢|爱|能|可以|[吃喝看听玩学去读做教见]过)(?<what>.*)[吗么]$/u;
const WHAT = /什么|哪|谁|几|怎么|多/u;
/** What stands in many questions and answers. */
const OFTEN = /[吃喝看听玩做说学去的都也了一很你您我]/gu;

/** 你喜欢比萨吗 is not answered by the love of dumplings. */
export function missesObject(context: TutorContext, fact: Line | undefined, asked: Utterance): boolean {
  const text = inChinese(context, asked).shown.join('');
  const what = LIKING.exec(text)?.groups?.['what']?.replaceAll(OFTEN, '') ?? '';
  if (fact === undefined || what === '' || WHAT.test(text)) return false;
  return [...what].every((char) => !fact.zh.includes(char));
}

/** What a fact may be asked for by, whatever it tells. */
export const CLASS_NAMES: ReadonlySet<string> = new Set(
  '中国 老师 名字 中文名 姓名 年纪 岁数 年龄 岁 家 家乡 老家 城市 国家 地方 国 工作 职业 家人 家庭 家里 口 人 菜 水果 饭 食物 东西 早饭 午饭 晚饭 饮料 茶 颜色 动物 宠物 爱好 兴趣 时间 空 运动 球 音乐 歌 书 小说 作家 季节 天气 周末 身体 心情 今天 现在 平时 最近 语言 外语 时候 天 年 月 事 事情 早上 上午 中午 下午 晚上 星期天 星期六 假期 旅行 朋友'.split(
    ' ',
  ),
);
/** A taste, or what somebody has. */
const OF_A_THING = /喜欢|爱(?!好|人)|[你您]家?的/u;
const DONE = /[你您](?:也|以前|自己|曾经|还|都)*(?<verb>\p{Script=Han})过(?!年|节|来|去|得)/u;

/** 你喜欢什么花 is not answered by the love of books, nor 你写过书吗 by those that are read: what is named, and what was done with it, are told. */
export function namesOther(context: TutorContext, fact: Line | undefined, asked: Utterance): boolean {
  if (fact === undefined || asked.hanzi === 0) return false;
  const verb = DONE.exec(asked.raw)?.groups?.['verb'];
  if (verb !== undefined && !fact.zh.includes(verb)) return true;
  // 你是哪国人 and 你好你叫什么 ask for nothing but the fact.
  if (/[你您]/u.test(asked.raw) && !OF_A_THING.test(asked.raw)) return false;
  const { lexicon } = context.setting.core;
  return nounsIn(lexicon, addressedAsYou(context.tutor.persona, asked.raw)).some(
    (noun) => !CLASS_NAMES.has(noun) && !fact.zh.includes(noun) && !kinNamed(lexicon, noun).length,
  );
}

/** 家里人反对过吗 asks what happened to the tutor, and for nothing that could be advised. */
export const asksEver = ({ raw }: Utterance): boolean => !raw.includes('我') && EVER.test(raw);
const EVER = /过(?:吗|么|没有?)(?:[？?]|$)|有没有[^，。？?]{1,12}过|曾经/u;
