// What a learner told of themselves, so that it is not asked again and can be given back.

import { FAMILY, type FactSlot } from '../../content/schema/listening/frame.ts';
import type { Fact } from '../../content/schema/people/persona.ts';
import type { Frame } from '../understand/frames/frame.ts';
import { UNKNOWN } from '../understand/frames/from-foreign.ts';
import { mentionsIn } from '../understand/frames/mentions.ts';
import { readFrames } from '../understand/frames/read-frames.ts';
import type { Core } from './types.ts';

/** By slot, the newest last; in Chinese, as the learner said it. */
export type Profile = Partial<Readonly<Record<FactSlot, readonly string[]>>>;

/** Of these a person has one at a time. */
const SINGLE: ReadonlySet<FactSlot> = new Set(['name', 'age', 'job', 'study', 'city', 'country', 'partner']);
/** The work of their wife is not theirs. */
const OF_ONESELF: ReadonlySet<FactSlot> = new Set([
  'name',
  'age',
  'job',
  'study',
  'city',
  'country',
  'language',
  'like',
]);
/** In characters; what is longer is a story, and is given back by nobody. */
const LONGEST = 40;
/** A whole clause is given back only where it is short. */
const LONGEST_CLAUSE = 16;
/** Jokes, guesses, words to the tutor and about words are no facts. */
const DOUBTFUL =
  /哈哈|嘻嘻|呵呵|开玩笑|骗你|好像|可能|也许|大概|说不定|差点|[想要会能]不[想要会能]|是不是|有没有|什么|怎么|为什么|[你您]|老师|我(?:是|的意思是)?(?:想)?(?:说|问|讲)|误会|听说|梦见|电影|小说|故事|新闻|游戏|＿/u;
/** Of the others so many are kept. */
const MOST = 4;

/** The profile after what these frames tell. */
export function profileAfter(profile: Profile, frames: readonly Frame[]): Profile {
  return frames.reduce(
    (known, frame) =>
      [
        ...ownedIn(frame).filter((one) => !isLost(known, one)),
        ageIn(frame),
        aheadIn(frame),
        workIn(frame),
        factIn(frame),
      ].reduce<Profile>(withFact, known),
    profile,
  );
}

/** What a sentence tells of the learner, read by itself. */
export function profileIn(core: Core, text: string): Profile {
  return profileAfter({}, readFrames(core, text));
}

/** Whether both tell the same of the learner, or of one thing that they have one of: where they live. */
export function isOfOneThing(one: Profile, other: Profile): boolean {
  // The keys of an object of ours are slots.
  const slots = Object.keys(one) as FactSlot[];
  return slots.some((slot) =>
    SINGLE.has(slot) ? other[slot] !== undefined : one[slot]?.some((value) => other[slot]?.includes(value)),
  );
}

type Remembered = { readonly slot: FactSlot; readonly value: string };

/** Who has died is not spoken of as living because they are named. */
const isLost = ({ loss = [] }: Profile, { value }: Remembered): boolean => loss.includes(value);

const LIVING: readonly FactSlot[] = ['pet', 'partner', 'child', 'friend', 'family'];

function withoutLost(known: Profile, lost: string): Profile {
  const left = LIVING.flatMap((slot) => {
    const values = known[slot]?.filter((value) => value !== lost);
    return values === undefined ? [] : [[slot, values.length > 0 ? values : undefined] as const];
  });
  return { ...known, ...Object.fromEntries(left) };
}

function withFact(known: Profile, told: Remembered | undefined): Profile {
  if (told === undefined) return known;
  const before = SINGLE.has(told.slot) ? [] : (known[told.slot] ?? []);
  const values = [...before.filter((value) => value !== told.value), told.value].slice(-MOST);
  const all = { ...known, [told.slot]: values };
  return told.slot === 'loss' ? withoutLost(all, told.value) : all;
}

const AGE =
  /(?:^|我)(?:今年|现在|已经|都|刚|才|马上|明天)*(?<age>[零一二三四五六七八九十两百]{1,4}|\d{1,3})岁(?:半|了|多)?$/u;

/** 我今年二十九岁 of oneself, and no more of it. */
function ageIn({ clause, who, isSupposed, isDenied }: Frame): Remembered | undefined {
  const age =
    who.role === 'learner' && !isSupposed && !isDenied ? AGE.exec(clause)?.groups?.['age'] : undefined;
  return age === undefined ? undefined : { slot: 'age', value: `${age}岁` };
}

/** 我后天有一个面试: what one will go to, though it is only had. */
const OCCASION = /有[^，有]{0,6}(?:面试|考试|比赛|演出|表演|答辩|演讲|婚礼)$/u;

function aheadIn({ clause, who, isSupposed, isDenied }: Frame): Remembered | undefined {
  const isOwn = who.role === 'learner' && !isSupposed && !isDenied && !DOUBTFUL.test(clause);
  return isOwn && clause.length <= LONGEST_CLAUSE && OCCASION.test(clause)
    ? { slot: 'event', value: asToYou(clause) }
    : undefined;
}

/** 在一家贸易公司做了五年 is work, though nothing is named that is done. */
const WORKS_FOR =
  /^我?(?:现在)?在[^，]{1,14}(?:公司|银行|医院|诊所|学校|大学|工厂|船厂|[店馆厂]|报社|机构|中心|单位|事务所)[做干](?:了|过)?[^，]{0,8}[年月]了?$/u;

function workIn({ clause, who, isSupposed, isDenied }: Frame): Remembered | undefined {
  const isOwn = who.role === 'learner' && !isSupposed && !isDenied && WORKS_FOR.test(clause);
  return isOwn ? { slot: 'job', value: asToYou(clause.replace(/^我?/u, '我')) } : undefined;
}

/** Who or what one has, by being spoken of as one's own: 我的狗很大. */
const OWNED: Readonly<Record<string, FactSlot>> = { pet: 'pet', 'child-of': 'child', partner: 'partner' };
const NOT_HAD = /没有|死|去世|以前|分手|前(?:女友|男友|夫|妻)|离婚|想要|想养|要是|如果/u;

function ownedIn(frame: Frame): Remembered[] {
  const { clause, isSupposed } = frame;
  if (isSupposed || DOUBTFUL.test(clause) || NOT_HAD.test(clause)) return [];
  return mentionsIn(frame).flatMap(({ classId, zh, isOfOthers }) => {
    const slot = OWNED[classId];
    if (slot === undefined || isOfOthers) return [];
    return new RegExp(`我(?:们)?(?:家)?的?${zh}`, 'u').test(clause) ? [{ slot, value: zh }] : [];
  });
}

/** The profile without what these frames told: they were read wrong. */
export function profileWithout(profile: Profile, frames: readonly Frame[]): Profile {
  return frames.reduce((known, frame) => {
    const told = factIn(frame);
    const values = told === undefined ? undefined : known[told.slot];
    if (told === undefined || values === undefined) return known;
    const left = values.filter((value) => value !== told.value);
    return { ...known, [told.slot]: left.length > 0 ? left : undefined };
  }, profile);
}

function factIn(frame: Frame): { readonly slot: FactSlot; readonly value: string } | undefined {
  const { predicate, who, isSupposed, isDenied, clause, time } = frame;
  const remember = predicate?.remember;
  // Of whom it is told is known, whatever else the clause holds: my father died in ＿.
  const told = remember?.from === 'who' ? clause.replaceAll(UNKNOWN, '') : clause;
  if (remember === undefined || isSupposed || DOUBTFUL.test(told)) return undefined;
  // What is only named is no fact: 开公司的建议.
  if (remember.from === 'clause' && NAMED_ONLY.test(clause)) return undefined;
  // 我要去上班了 is no job.
  if (remember.slot === 'job' && remember.from === 'clause' && time === 'future') return undefined;
  if (who.role === 'tutor' || who.role === 'other') return undefined;
  if (who.role === 'noun' && OF_ONESELF.has(remember.slot)) return undefined;
  const isLiking = remember.slot === 'like';
  if (isDenied && !isLiking) return undefined;
  if (remember.slot === 'loss' && !isOfOnesOwn(frame)) return undefined;
  const value = remember.slot === 'pet' ? petIn(frame) : valueOf(frame, remember.from);
  if (value === undefined || value.length > LONGEST) return undefined;
  return { slot: isLiking && isDenied ? 'dislike' : remember.slot, value };
}

/** 住在Recife, 住在利物浦: where no word is known, the name stands. */
const CITY_IN_LETTERS =
  /住在?(?<city>\p{Lu}[\p{L} ]{2,20})|(?:在(?<there>\p{Lu}\p{L}{2,20})住)|住在(?<named>(?!.*(?:一起|附近|旁边|对面|宿舍|学校|公司|这|那|哪|房子|公寓|酒店|爸|妈|我|你|他|她|朋友|同学|农村|隔壁|中心|区))\p{Script=Han}{2,6}(?<![家楼里上下边外城乡]))$/u;

/** Who is nearest; a guest, or a friend's father, is mourned by others. */
const OWN: ReadonlySet<string> = new Set([...FAMILY, 'friend', 'pet']);
const NOT_OWN = /[一那这][位个名]|客人|病人|邻居|同事|他们?的|她们?的/u;

function isOfOnesOwn({ who, clause }: Frame): boolean {
  return who.role === 'noun' && OWN.has(who.noun.classId) && !who.noun.isOfOthers && !NOT_OWN.test(clause);
}

/** 我有一只白色的兔子: the rabbit, and not its colour. */
function petIn({ objects }: Frame): string | undefined {
  return objects.find(({ kind }) => kind === 'animal')?.zh;
}

const NAMED_ONLY = /^[^我是了]*的(?!时候|话)\p{Script=Han}{1,4}$/u;

function valueOf(
  { objects, places, who, clause }: Frame,
  from: 'object' | 'place' | 'who' | 'clause',
): string | undefined {
  if (from === 'object') return objects[0]?.zh;
  if (from === 'place') {
    const named = CITY_IN_LETTERS.exec(clause)?.groups;
    return places[0]?.zh ?? named?.['city'] ?? named?.['there'] ?? named?.['named'];
  }
  if (from === 'who') return who.role === 'noun' ? who.noun.zh : undefined;
  return clause.length > LONGEST_CLAUSE ? undefined : asToYou(clause);
}

/** Of what a tutor may ask, by the slots that answer it; these are asked once in a life, not once in a talk. */
const ANSWERED_BY: Partial<Readonly<Record<Fact, readonly FactSlot[]>>> = {
  name: ['name'],
  age: ['age'],
  home: ['city', 'country'],
  job: ['job', 'study'],
};

/** What need not be asked. */
export function knownFacts({
  name,
  profile,
}: {
  name?: string | undefined;
  profile: Profile;
}): ReadonlySet<Fact> {
  // The keys of a constant.
  const facts = Object.entries(ANSWERED_BY) as [Fact, readonly FactSlot[]][];
  const known = facts.filter(([, slots]) => slots.some((slot) => profile[slot] !== undefined));
  return new Set([...known.map(([fact]) => fact), ...(name === undefined ? [] : (['name'] as const))]);
}

/** Said back to who said it: 我妈妈病了 is 你妈妈病了. */
function asToYou(clause: string): string {
  return clause.replaceAll('我', '你');
}
