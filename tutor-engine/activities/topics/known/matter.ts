// What was told of the tutor's life just now, on which a short question goes on.

import type { Line } from '../../../../content/schema/line.ts';
import type { BiographyEntry } from '../../../../content/schema/listening/biography.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import { shortQuestionIn } from '../../../understand/asked/short-question.ts';
import { intentOf } from '../../../understand/intent.ts';
import { kinNamed, typeOf } from '../../../understand/retrieval/similarity.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import { entryToldIn, furtherTold } from './life.ts';

/** Whom of the tutor's a question names. */
export const OF_YOURS =
  /[你您](?:的|家的|家)?(?<who>爸爸|妈妈|父亲|母亲|父母|爸妈|爸|妈|爷爷|奶奶|外公|外婆|女儿|儿子|孩子|妻子|太太|老婆|丈夫|先生|老公|哥哥|姐姐|弟弟|妹妹|女朋友|男朋友|前夫|朋友|同事|老师|学生|老板|狗|猫|乌龟|鹦鹉|小鸡|孙女)/u;

/** How it was asked for, in several wordings, and what was told. */
export type Matter = {
  readonly asks: readonly string[];
  readonly told: string;
  readonly more: NonNullable<BiographyEntry['more']>;
};

/** Undefined where the last answer told nothing of the tutor's life. */
export function matterOf(context: TurnContext): Matter | undefined {
  const { setting, state, history } = context;
  if (setting.situation.kind !== 'tutor') return undefined;
  const said = history
    .filter(({ by }) => by === 'learner')
    .map(({ text }) => text)
    .toReversed();
  // 真的吗 in between leaves the matter where it was.
  const back = said.slice(0, MOST_BACK).findIndex((text) => shortIn(text) === undefined);
  if (back < 0) return undefined;
  const [last = ''] = state.recent
    .toReversed()
    .slice(0, back + 1)
    .filter((text) => tellsOfLife(context, text));
  const asked = askedIn(said[back] ?? '');
  const entry = entryToldIn(context, last);
  if (entry !== undefined) return { asks: entry.asks, told: entry.answer.zh, more: entry.more ?? [] };
  const fact = factToldIn(context, last);
  if (last === '' || fact === undefined || asked === undefined) return undefined;
  return { asks: /\p{Script=Han}/u.test(asked) ? [asked] : [], told: fact.zh, more: [] };
}

/** So many short questions in a row stay with one matter. */
const MOST_BACK = 4;

const shortIn = (text: string) => {
  const intent = intentOf(utterance(text));
  const asked = intent.kind === 'speech' ? (intent.asked?.raw ?? text) : text;
  return shortQuestionIn(utterance(asked));
};

function tellsOfLife(context: TurnContext, text: string): boolean {
  return entryToldIn(context, text) !== undefined || factToldIn(context, text) !== undefined;
}

function factToldIn({ setting: { situation } }: TurnContext, text: string): Line | undefined {
  if (situation.kind !== 'tutor') return undefined;
  return Object.values(situation.persona.facts).find((line) => line !== undefined && text.includes(line.zh));
}

function askedIn(text: string): string | undefined {
  const intent = intentOf(utterance(text));
  return intent.kind === 'speech' && intent.question !== undefined ? intent.asked?.raw : undefined;
}

/** What the life tells to a question that goes on from what was told last. */
export function furtherOnLast(context: TurnContext, question: string): Line | undefined {
  const matter = matterOf(context);
  return matter && furtherOn(context, matter, question);
}

const THEY = /^(?:那|那么)?[他她它]们?/u;
const THEY_ABROAD = /\b(?:she|he|it|they|ela|ele|elas|eles)\b/iu;
/** How the tutor's own are asked after in English and Portuguese. */
const ABROAD: Readonly<Record<string, readonly [en: string, pt: string]>> = {
  儿子: ['your son', 'seu filho'],
  女儿: ['your daughter', 'sua filha'],
  妻子: ['your wife', 'sua esposa'],
  丈夫: ['your husband', 'seu marido'],
  妹妹: ['your sister', 'sua irmã'],
  姐姐: ['your sister', 'sua irmã'],
  哥哥: ['your brother', 'seu irmão'],
  妈妈: ['your mother', 'sua mãe'],
  爸爸: ['your father', 'seu pai'],
  狗: ['your dog', 'seu cachorro'],
  猫: ['your cat', 'seu gato'],
};
const KIN_TOLD = new RegExp(Object.keys(ABROAD).join('|'), 'u');

/** The same on a matter. */
export function furtherOn(context: TurnContext, matter: Matter, question: string): Line | undefined {
  const { asks, told } = matter;
  const who = whoIn(context, matter, question);
  if (who === undefined && (THEY.test(question) || THEY_ABROAD.test(question))) return undefined;
  const plain = question.replace(/^(?:那么?)?[他她它你您]们?/u, '');
  if (who !== undefined) {
    const isAbroad = THEY_ABROAD.test(question);
    const abroad = isAbroad ? (ABROAD[who] ?? []).map((kin) => question.replace(THEY_ABROAD, kin)) : [];
    return furtherTold(context, [`你${who}${plain}`, ...abroad], () => true);
  }
  // A reason must be of the very thing.
  if (/^(?:为什么|为啥|why|por ?qu[eê])$/iu.test(plain)) return reasonOf(context, asks);
  const isOfIt = (entry: BiographyEntry) => sharesMatter([...asks, told], entry);
  return furtherTold(
    context,
    asks.map((ask) => `${ask.replaceAll(ASKING, '')}${plain}`),
    isOfIt,
    { asked: plain },
  );
}

/** 你为什么喜欢跑步 after 你喜欢跑步吗. */
function reasonOf(context: TurnContext, asks: readonly string[]): Line | undefined {
  const questions = asks
    .filter((ask) => !HOW_OR_WHAT.test(ask))
    .map((ask) => ask.replace(/[吗呢？?]+$/u, '').replace(/^[你您]/u, '你为什么'));
  return furtherTold(context, questions, () => true, { least: THE_REASON });
}

const HOW_OR_WHAT = /什么|怎么|谁|哪|几|多[少大久长]/u;
const THE_REASON = 0.7;

const OF_PERSONS: ReadonlySet<string> = new Set(['age', 'name', 'job']);

/** Of whom 他, 多大了 and the like are. */
export function whoIn(context: TurnContext, { asks, told }: Matter, question: string): string | undefined {
  const [named] = asks.flatMap((ask) => OF_YOURS.exec(ask)?.groups?.['who'] ?? []);
  if (named !== undefined) return named;
  const { lexicon } = context.setting.core;
  const isNamed = THEY.test(question) || THEY_ABROAD.test(question);
  const isOfKin = asks.some((ask) => kinNamed(lexicon, ask).length > 0);
  const isOfThem = isNamed || (isOfKin && OF_PERSONS.has(typeOf(lexicon, question)));
  return isOfThem ? KIN_TOLD.exec(told)?.[0] : undefined;
}

const ASKING =
  /为什么|怎么样?|什么时候|什么样的?|什么|哪儿|哪里|哪个|谁|多少钱|多少|多大|多久|几[个岁年次]|是不是|有没有|[吗呢？?]/gu;
/** Pairs of characters that stand in questions of anything. */
const EMPTY =
  /喜欢|觉得|现在|以前|时候|一个|你的|我的|可以|知道|最喜|欢|我们|你们|自己|后来|没有|什么|怎么|老师|[了的是在有我你吗很都也最吃喝看说做去来过，。]/u;

/** Whether a question of an entry names something that was asked or told. */
function sharesMatter(texts: readonly string[], { asks }: BiographyEntry): boolean {
  const pairs = new Set(asks.flatMap(pairsIn));
  return texts.flatMap(pairsIn).some((pair) => pairs.has(pair));
}

function pairsIn(text: string): string[] {
  return [...text].slice(1).flatMap((char, at) => {
    const pair = `${[...text][at]}${char}`;
    return EMPTY.test(pair) || !/^\p{Script=Han}{2}$/u.test(pair) ? [] : [pair];
  });
}
