// What a character knows of a thing of their trade, by the thing and what is asked of it; of two that are compared, both.

import type { Line } from '../../../../../../content/schema/line.ts';
import type { NamedThing, Trait } from '../../../../../../content/schema/talks/play-facts.ts';
import type { Leads } from '../../../../../state/turn-context.ts';
import { namedThing, thingsNamed, traitsAsked } from '../../../hearing/asked/traits.ts';
import { isQuestion } from '../../../hearing/speech-acts.ts';
import type { PlayContext } from '../../../world/play-context.ts';
import { thingMeant } from './thing-meant.ts';

/** Of a thing that the question names. Undefined where it does not tell what is asked. */
export function namedTraitIn(context: PlayContext): Leads | undefined {
  const { raw } = context.said;
  const { things = [] } = context.playing.play;
  return namedThing(things, raw) === undefined ? undefined : (comparedIn(context) ?? traitIn(context));
}

/** Of a thing that is named or pointed to. */
export function traitIn(context: PlayContext): Leads | undefined {
  const { raw } = context.said;
  if (!isQuestion(raw) || OF_YOURSELF.test(raw)) return undefined;
  const asked = traitsAsked(raw);
  const forWhom = forWhomIn(context);
  if (forWhom !== undefined) return forWhom;
  if (asked.length === 0) return undefined;
  const thing = thingMeant(context, (one) => toldOf(one, asked, raw) !== undefined);
  const found = thing && toldOf(thing, asked, raw);
  return found && [[...withoutIt(raw, found), found]];
}

const CONTAINS = /里面?(?:有没有|会不会有|有|放了?)(?<what>\p{Script=Han}{1,3}?)(?:吗|没有|么|[？?])/u;
/** What somebody may be allergic to is not denied by the way. */
const ALLERGENS = /花生|海鲜|虾|蟹|牛奶|奶|蛋|坚果|芝麻|豆|麦|酒精?/u;

/** 面里有葱吗: what is not among what it is made of is not in it. */
function withoutIt(raw: string, { zh }: Line): Line[] {
  const what = CONTAINS.exec(raw)?.groups?.['what'];
  if (what === undefined || ALLERGENS.test(what) || zh.includes(what)) return [];
  return [{ zh: `没有${what}。`, en: `No “${what}” in it.`, pt: `Não tem “${what}”.` }];
}

function toldOf({ tells }: NamedThing, asked: readonly Trait[], raw: string): Line | undefined {
  return asked
    .map((trait) => tells?.[trait])
    .find((one) => one !== undefined && (!WASHES.test(raw) || /洗|擦|冲|水/u.test(one.zh)));
}

/** How it keeps does not tell how it is washed. */
const WASHES = /洗/u;

/** Whom something is for, by what they are called. */
const FOR_WHOM: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [/孩子|儿子|女儿|小孩|宝宝|孙子|孙女|弟弟|妹妹/u, /孩子/u],
  [/老人|爷爷|奶奶|外公|外婆|姥姥|姥爷|爸爸|妈妈|父母/u, /老人|上年纪|老(?=的)/u],
];

/** 我儿子能喝什么: the things that are for them. */
function forWhomIn({ playing, said: { raw } }: PlayContext): Leads | undefined {
  const [, told] = FOR_WHOM.find(([asked]) => asked.test(raw)) ?? [];
  if (told === undefined || !/什么|哪|which|what/u.test(raw)) return undefined;
  const found = (playing.play.things ?? []).flatMap(({ tells }) =>
    tells?.suits !== undefined && told.test(tells.suits.zh) && !/少喝|别|不/u.test(tells.suits.zh)
      ? [tells.suits]
      : [],
  );
  return found.length === 0 ? undefined : [found.slice(0, 2)];
}

const COMPARES = /哪(?:个|种|一个|一种|样)|区别|不一样|不同|比较|还是|更|\bwhich\b|\bqual\b|diferen/iu;
/** Where nothing in particular is compared. */
const AT_ALL: readonly Trait[] = ['suits', 'why', 'taste', 'made', 'use'];

/** 绿茶和白茶哪个对身体好: what is asked of both, said of each. */
function comparedIn(context: PlayContext): Leads | undefined {
  const { playing, said } = context;
  if (!COMPARES.test(said.raw) || OF_YOURSELF.test(said.raw)) return undefined;
  const pointed = thingMeant(context);
  // 这种茶跟绿茶 compares the one in the cup.
  const named = thingsNamed(playing.play.things ?? [], said.raw).map((one) =>
    pointed !== undefined && isKindOf(one, pointed) && POINTED.test(said.raw) ? pointed : one,
  );
  const [first, second] = named.toSorted((a, b) => placeIn(a, said.raw) - placeIn(b, said.raw));
  if (first === undefined || second === undefined) return undefined;
  const trait = [...traitsAsked(said.raw), ...AT_ALL].find(
    (one) => first.tells?.[one] !== undefined && second.tells?.[one] !== undefined,
  );
  const lines = trait === undefined ? [] : [first.tells?.[trait], second.tells?.[trait]];
  const told = lines.filter((line) => line !== undefined);
  return told.length < 2 ? undefined : [told];
}

const POINTED = /[这那](?:种|个|款|杯)?\p{Script=Han}/u;
const isKindOf = (kind: NamedThing, one: NamedThing) =>
  one !== kind &&
  one.names.some((name) => kind.names.some((short) => name !== short && name.endsWith(short)));

const placeIn = ({ names }: NamedThing, text: string) =>
  Math.min(...names.map((name) => text.indexOf(name)).filter((at) => at >= 0));

/** 您最喜欢哪种茶, 你做这个多久了. */
const OF_YOURSELF =
  /[你您](?:自己|最|平时|也|家|以前|每天)|[你您](?:喜欢|爱|住|几岁|多大)|[你您][^，,。？?]{0,6}(?:多久了|几年了|多少年)/u;
