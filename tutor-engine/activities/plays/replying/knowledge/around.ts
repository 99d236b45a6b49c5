// What anybody knows of the places around: whether there is one near, how far it is, and when such places are open.

import type { Line } from '../../../../../content/schema/line.ts';
import type { WorldKind } from '../../../../../content/schema/talks/play-world.ts';
import { each, wordings } from '../../../../say/wording.ts';
import type { Leads } from '../../../../state/turn-context.ts';
import { findWords } from '../../../../understand/frames/find-words.ts';
import { wordIndexOf } from '../../../../understand/frames/word-index.ts';
import { isQuestion } from '../../hearing/speech-acts.ts';
import type { PlayContext } from '../../world/play-context.ts';
import { AROUND, HOURS } from './around-lines.ts';

const PLACES: ReadonlySet<string> = new Set([
  'shop',
  'office',
  'hospital-place',
  'transport-place',
  'restaurant',
  'park-place',
  'school-place',
  'sight',
]);
/** Keep the hours of an office. */
const OFFICES: ReadonlySet<string> = new Set(['office', 'hospital-place', 'school-place']);
const OTHER_PLACE = /酒店|宾馆|旅馆|取款机|\bATM\b/iu;
/** 吃饭的地方, 哪儿能换钱. */
const FOR_DOING =
  /(?<!你|您)(?:吃饭|卖[水饭药票]|吃东西|吃早饭|换钱|取钱|买药|买水|买东西|买衣服|打车|坐车|喝咖啡|住|散步|跑步)/u;
/** Nobody goes there on foot. */
const FAR = /机场|火车站|高铁站|大使馆|领事馆/u;
/** Who is there goes out of no door. */
const NOWHERE: ReadonlySet<WorldKind> = new Set<WorldKind>(['kids', 'past', 'online']);

type Place = { readonly zh: string; readonly isOffice: boolean };

function placeIn({ setting: { core } }: PlayContext, text: string): Place | undefined {
  const found = findWords(core.lexicon, wordIndexOf(core.frames), text).nouns.findLast(({ classId }) =>
    PLACES.has(classId),
  );
  const other = OTHER_PLACE.exec(text)?.[0];
  // 机场有酒店吗 asks for the hotel.
  if (other !== undefined && (found === undefined || text.indexOf(other) > text.indexOf(found.zh)))
    return { zh: other, isOffice: false };
  return found && { zh: found.zh, isOffice: OFFICES.has(found.classId) };
}

/** The place itself that somebody is asked in. */
const HERE: Partial<Readonly<Record<WorldKind, RegExp>>> = {
  eatery: /^(?:饭馆|饭店|餐厅|咖啡店|咖啡馆)$/u,
  shop: /^(?:店|商店|市场)$/u,
  clinic: /^(?:医院|门诊|诊所)$/u,
  hotel: /^(?:酒店|宾馆|旅馆|前台)$/u,
  school: /^(?:学校|图书馆|办公室)$/u,
  counter: /^(?:银行|派出所|柜台|海关|机场)$/u,
};

/** Of another place than the one where they stand. */
function isElsewhere({ playing: { play } }: PlayContext, { zh }: Place): boolean {
  const { kind } = play.world ?? {};
  const ask = `${play.opening.zh}${play.goals.map(({ goal }) => goal.zh).join('')}`;
  return kind === undefined || HERE[kind]?.test(zh) !== true || (kind === 'counter' && !ask.includes(zh));
}

/** 您自己是怎么走上这条路的 asks for no way. */
const OF_THEM = /[你您](?!们)(?:自己|当初|当年)?(?:又|都)?是?(?:怎么|为什么)(?!走[？?]|去|到)/u;
const IS_NEAR =
  /(?:附近|旁边|周围|这儿|这里|这边|那儿|那里|那边|哪[儿里]|外面|楼下|门口|车站|机场)?(?:还)?有(?:没有)?[^，,。？?]{0,8}|最近的|哪[儿里]|怎么走|在哪/u;
const WALKS = /走路|走(?:着|过去|得到)|步行/u;
const IS_FAR = /远|多久|多长时间|几分钟|多少分钟/u;

/** Where such a place is, and how far; undefined where no place is asked for. */
export function aroundIn(context: PlayContext): Leads | undefined {
  const { raw } = context.said;
  const kind = context.playing.play.world?.kind;
  if (kind === undefined || NOWHERE.has(kind) || !isQuestion(raw) || OF_THEM.test(raw)) return undefined;
  const place = placeIn(context, raw);
  const purpose = /地方|哪[儿里]|附近/u.test(raw) ? FOR_DOING.exec(raw)?.[0] : undefined;
  // 火车站有吃饭的地方吗 asks for no station.
  const name = purpose ?? place?.zh;
  if (WALKS.test(raw) || (IS_FAR.test(raw) && /离|去|到|从|远/u.test(raw))) {
    const to = name ?? lately(context);
    if (to === undefined || (name === undefined && isOfPlay(context))) return undefined;
    const near = WALKS.test(raw) ? AROUND.walk : AROUND.distance;
    const far = WALKS.test(raw) ? AROUND['far-walk'] : AROUND['far-distance'];
    return each(wordings(context, FAR.test(to) ? far : near));
  }
  if (
    name === undefined ||
    !seeks(raw, name) ||
    (purpose === undefined && place !== undefined && !isElsewhere(context, place))
  )
    return undefined;
  if (FAR.test(name)) return each(wordings(context, AROUND['far-distance']));
  const lines = kind === 'road' ? AROUND.ahead : sideOf(name);
  return each(wordings(context, lines));
}

/** How far it is stands in the play, where that is a task. */
function isOfPlay({ playing }: PlayContext): boolean {
  return playing.play.goals.some(({ goal }) => /远|走/u.test(goal.zh));
}

/** 附近有药店吗, 药店在哪儿; not 药店有口罩吗. */
function seeks(raw: string, name: string): boolean {
  const at = raw.indexOf(name);
  const [before, after] = [raw.slice(0, at), raw.slice(at + name.length)];
  return IS_NEAR.test(before) || /^[^，,。？?]{0,3}(?:在哪|怎么走|哪[儿里]有)/u.test(after);
}

/** The same place is always on the same side. */
function sideOf(name: string): readonly Line[] {
  const sum = [...name].reduce((all, char) => all + (char.codePointAt(0) ?? 0), 0);
  return sum % 2 === 0 ? AROUND.right : AROUND.left;
}

/** So many texts ago a place was spoken of. */
const LATELY = 4;

function lately(context: PlayContext): string | undefined {
  const texts = [
    context.whole?.raw ?? '',
    ...context.history
      .toReversed()
      .slice(0, LATELY)
      .map(({ text }) => text),
  ];
  return texts.map((text) => placeIn(context, text)?.zh).find((name) => name !== undefined);
}

const ASKS_HOURS =
  /(?:几点|什么时候|多晚|周末|星期[一二三四五六天日]|周[一二三四五六日]|中午|晚上|早上|今天|明天|每天|天天|节|几天)[^，,。？?]{0,8}(?:开门|关门|开到|开不开|开着|开[吗么？?]|上班|下班|营业|休息[吗么？?])|开到几点|(?:开门|关门|营业)[^，,。？?]{0,4}(?:时间|几点|什么时候)/u;

/** When it is open, here or elsewhere; undefined where that is not asked. */
export function hoursIn(context: PlayContext): Leads | undefined {
  const { raw } = context.said;
  const kind = context.playing.play.world?.kind;
  if (kind === undefined || NOWHERE.has(kind) || !isQuestion(raw) || !ASKS_HOURS.test(raw)) return undefined;
  const place = placeIn(context, raw);
  if (place !== undefined && isElsewhere(context, place) && !/[你您]们/u.test(raw))
    return each(wordings(context, (place.isOffice ? HOURS.office : HOURS.store) ?? []));
  const lines = HOURS[kind];
  return lines && each(wordings(context, lines));
}
