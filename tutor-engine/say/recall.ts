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
  const isBare = BARELY_ASKED.test(asked.folded.join(''));
  if (content === undefined || !(isRecalled || isBare || ofOneself !== undefined)) return undefined;
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
  const wanted = isWhy ? HAPPENED : ofThese.length > 0 ? ofThese : ORDER;
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
