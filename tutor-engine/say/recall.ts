// Gives back what the learner told, to who asks whether it is remembered.

import type { Line } from '../../content/schema/line.ts';
import type { FactSlot } from '../../content/schema/listening/frame.ts';
import type { Profile } from '../state/profile.ts';
import type { TurnContext } from '../state/turn-context.ts';
import { matchAny } from '../understand/patterns/match.ts';
import { askedOfOneself, asksOfTheirs, asksOneThing, ownWordsFor } from './own-words.ts';
import { toldValue } from './told-value.ts';
import { fill, same, wordings } from './wording.ts';

/** Nobody recites a list. */
const MOST = 2;
/** Who asks what is remembered of them hears a little more. */
const MOST_OF_ALL = 3;
/** What is told of somebody first, where nothing special is asked. */
const ORDER: readonly FactSlot[] = [
  'name',
  'event',
  'health',
  'plan',
  'family',
  'pet',
  'like',
  'job',
  'city',
  'country',
];

const WHY = ['(为什么|发生|怎么了|什么事|出了)', '(why|what happened)', '(por que|o que aconteceu)'];
const HAPPENED: readonly FactSlot[] = ['event', 'health', 'plan'];

/** 小兰的爸妈来了，你记得吗 asks for what was told of them. */
const BARELY_ASKED =
  /^(?<of>(?:(?!什么|谁|哪|几|多大|多少|怎么).)*?)，?(?:你|您|老师)(?:还)?(?:记得|记不记得)(?:吗|么)?$/u;

/** Asks for all that is known, and for no one thing: 你记得我卖什么吗 asks for one. */
const GENERAL =
  /(?:记得|记不记得|认识|知道|忘了)我(?:吗|么|是谁|没有|了吗|$|，|的(?:事|情况|名字))|我是谁|我(?:刚才|上次|昨天)?(?:说|告诉你|跟你说)(?:了|过|了些)?(?:什么|哪些)|(?:关于)我[^，]{0,4}(?:什么|多少)|(?:know|remember)(?: about)? me(?:$|，| )|who am i|what did i (?:say|tell)|(?:lembra|sabe) (?:de|sobre) mim|quem (?:eu )?sou|o que eu (?:disse|falei|contei)/u;

/** What one has one of, where it is asked of oneself: 我的工作是什么 is answered by the job, whatever was said of work. */
const ONE: readonly FactSlot[] = ['name', 'age', 'job', 'city', 'country'];
const OF_WHAT: Partial<Readonly<Record<FactSlot, RegExp>>> = {
  name: /我(?:的名字|叫|姓)[^，]{0,3}(?:什么|谁)/u,
  age: /我(?:今年|现在)?(?:多大|几岁|多少岁)/u,
  job: /我(?:的(?:工作|职业)是什么|(?:是)?(?:做|干)什么(?:工作|的|$))/u,
  city: /我(?:现在)?住(?:在)?(?:哪|什么地方)/u,
  country: /我(?:是|来自|从)(?:哪国|哪个国家|哪里|哪儿)/u,
};

function singleOf(context: TurnContext, asked: string | undefined): Line[] {
  const { frames } = context.setting.core;
  const content = frames.recall;
  if (asked === undefined || content === undefined) return [];
  const known = knownOf(context);
  return ONE.flatMap((slot) => {
    const values = OF_WHAT[slot]?.test(asked) === true ? known[slot] : undefined;
    const line = values && fill(content.slots[slot].tell, { value: toldValue(frames, values.slice(-1)) });
    return line ?? [];
  });
}

/** What was told before of what the message speaks of, or honestly nothing. */
function recalledOf(context: TurnContext): Line[] | undefined {
  const { recall: content } = context.setting.core.frames;
  const about = BARELY_ASKED.exec(context.said.folded.join(''))?.groups?.['of'] ?? '';
  const own = ownWordsFor(context, about);
  const quoted = own && content && fill(content.slots.event.tell, { value: same(own) });
  if (quoted) return [quoted];
  return about === '' && content ? wordings(context, content.unknown).slice(0, 1) : undefined;
}

/** Undefined where the text asks for nothing of the kind. */
export function recall(context: TurnContext): Line[] | undefined {
  const { said: asked } = context;
  const { recall: content } = context.setting.core.frames;
  const isRecalled = content !== undefined && matchAny(content.asked, asked, {}) !== undefined;
  const ofOneself = askedOfOneself(context);
  const isGeneral = GENERAL.test(asked.folded.join(''));
  const isBare = BARELY_ASKED.test(asked.folded.join(''));
  if (content === undefined || !(isRecalled || isBare || ofOneself !== undefined)) return undefined;
  const single = singleOf(context, ofOneself);
  if (single.length > 0) return single;
  const own = ofOneself && ownWordsFor(context, ofOneself);
  const quoted = own && fill(content.slots.event.tell, { value: same(own) });
  if (quoted) return [quoted];
  if (isBare && ofOneself === undefined) return recalledOf(context);
  // My wife's work is not told by mine.
  if (ofOneself !== undefined && asksOfTheirs(context, ofOneself) && asksOneThing(ofOneself))
    return wordings(context, content.unknown).slice(0, 1);
  // The schema has these keys and no others.
  const slots = Object.entries(content.slots) as [FactSlot, (typeof content.slots)[FactSlot]][];
  const meant = slots.filter(([, { asked: patterns }]) => matchAny(patterns, asked, {}) !== undefined);
  const known = knownOf(context);
  const ofThese = meant.map(([slot]) => slot);
  // 你记得我太太的工作吗 asks for what was told of her.
  if (isRecalled && ofOneself === undefined && asksOfTheirs(context, asked.raw) && asksOneThing(asked.raw)) {
    const near = ownWordsFor(context, asked.raw);
    const line = near && fill(content.slots.event.tell, { value: same(near) });
    return line ? [line] : wordings(context, content.unknown).slice(0, 1);
  }
  // 你记得我为什么难过吗: what happened answers it.
  const isWhy = matchAny(WHY, asked, {}) !== undefined && !ofThese.some((slot) => known[slot] !== undefined);
  const wanted = isWhy ? HAPPENED : ofThese.length > 0 ? ofThese : isGeneral ? ORDER : [];
  const told = wanted.flatMap((slot) => {
    const values = known[slot]?.toReversed().slice(0, MOST) ?? [];
    const line = content.slots[slot].tell;
    return values.length === 0 ? [] : [fill(line, { value: toldValue(context.setting.core.frames, values) })];
  });
  const lines = told.filter((line) => line !== undefined);
  const most = wanted === ORDER ? MOST_OF_ALL : MOST;
  if (lines.length > 0) return lines.slice(0, most);
  // A question that asks for no memory may have another answer.
  return isRecalled ? wordings(context, content.unknown).slice(0, 1) : undefined;
}

function knownOf({ state }: TurnContext): Profile {
  const { name, country, profile } = state;
  return {
    ...(country === undefined ? {} : { country: [country] }),
    ...profile,
    ...(name === undefined ? {} : { name: [name] }),
  };
}
