// What every tutor knows of a thing that is named: a question is answered where both the thing and what is asked of it are known.

import type { Line } from '../../../../content/schema/line.ts';
import { levelsFor } from '../../../../content/schema/listening/frame.ts';
import type { Aspect, Thing, Things } from '../../../../content/schema/listening/things.ts';
import { each } from '../../../say/wording.ts';
import { hash } from '../../../state/random.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import type { Utterance } from '../../../understand/text/utterance.ts';
import type { Answered } from './answered.ts';

/** What is asked of a thing, in words of all three languages; over small letters without accents. */
const ASKED: readonly (readonly [Aspect, RegExp])[] = [
  [
    'give',
    /送|礼物|[带拿].*(?:去|给|吗|好)|\b(?:gifts?|presents?|give|bring|presente|presentear|dar|levar)\b/u,
  ],
  [
    'how',
    /怎么(?:做|煮|炒|蒸|包|烧|炖)|如何(?:做|煮|炒|蒸)|做法|步骤|菜谱|第一步|先(?:放|做|炒|下|煮|切)(?:什么|哪)|(?:煮|炖|蒸|炒|烤|做)(?:要)?(?:多(?:久|长时间|少分钟)|几分钟|几个小时)|(?<!哪.{0,6})难(?:不难)?做|(?<!哪.{0,6})难(?:不难|吗)|\b(?:how (?:do (?:you|i|we)|can i|to|is it|are they) (?:make|cook|prepare|made|cooked)|recipe|steps|first step|como (?:se |e que se |eu )?(?:faz|faco|fazer|prepara|preparo|cozinha)\w*|receita|passo a passo)\b/u,
  ],
  [
    'made',
    /用(?:的是)?(?:什么|哪种|哪些)[^，。？]{0,4}(?:做|包|煮|材料)|(?:什么|哪些)[肉菜料馅]?(?:做|包)的|(?:里|里面|里边|中)?(?:有|放|包|加)(?:的是|的|了|些|着)*(?:什么|哪些)|里面?(?:真的)?(?:有没有|有|放|加)(?!什么)\p{Script=Han}{1,4}(?:吗|么)$|(?:什么|哪些|哪种)(?:肉|菜|馅|材料|配料|调料)|怎么做(?:的|出来)|\b(?:made (?:of|from|with|out of)|(?:what is|what s|whats|what goes|what do you put) (?:in|into|inside)|ingredients?|feit[oa]s? (?:de|do|com)|(?:do|de) que (?:e|sao) feit[oa]s?|o que (?:tem|vai|leva|vem|se poe)|leva o que|ingredientes?)\b/u,
  ],
  [
    'taste',
    /[辣甜酸咸苦麻](?:不|吗|么)|什么(?:味道|味儿)|味道(?:怎么样|好)|好吃(?:吗|不|么)|\b(?:taste|spicy|sweet|sour|gosto|sabor|apimentad[oa]|picante|doce|gostos[oa])\b/u,
  ],
  [
    'when',
    /什么时候|几月|哪(?:一)?天|几号|哪个月|何时|\b(?:when|what (?:day|date|month)|quando|que (?:dia|mes)|em que (?:dia|mes|data))\b/u,
  ],
  [
    'eat',
    /吃(?:些|点|点儿)?(?:什么|啥)|(?:什么|哪些|啥)(?:好吃|菜|特色菜|小吃|吃的|美食)|(?:喜欢|爱)吃|\b(?:eat|food|foods|dish|dishes|specialt(?:y|ies)|comer|come|comem|comida|comidas|prato|pratos)\b/u,
  ],
  [
    'do',
    /(?:做|干)(?:些|点)?(?:什么|啥)|怎么(?:过|庆祝)|为什么(?:要)?(?:过|有)|纪念(?:什么|谁)|庆祝什么|是为了什么|\b(?:what (?:do|does|is) .*(?:do|for|about|celebrate)|celebrat\w*|o que .*(?:faz|fazem|celebra|comemora)\w*|para que serve|comemora\w*)\b/u,
  ],
  [
    'famous',
    /(?:有名|出名|闻名|著名|特色|特别)|\b(?:known for|famous|special|conhecid[oa]|famos[oa]|especial)\b/u,
  ],
  [
    'see',
    /(?:好玩|好看|可看|可玩|景点|可以看|值得看|值得去|能看|去哪|玩什么|看什么|逛什么|好去处)|\b(?:see|visit|sights?|worth|to do in|ver|visitar|conhecer em|vale a pena|fazer em)\b/u,
  ],
  [
    'what',
    /是(?:个|一个|一种)?(?:什么|啥|怎样|哪种)|什么是|什么样|介绍|讲讲|说说|(?:知道|听说过|了解|认识)|\b(?:what is|what s|whats|what are|tell me about|know|heard of|o que e|o que sao|me fala|conhece|ouviu falar|sabe o que)\b/u,
  ],
];

/** Asked of the tutor’s own life, or of the learner’s. */
const OF_SOMEBODY =
  /^(?:那|老师|请问)*[你您](?!们那|觉得|认为|知道|听说|了解|认识|能|可以|给|推荐|教|介绍|说|讲)|^我|\b(?:do|did|have|are|were) you (?!know|heard|think|recommend)|\byour\b|\b(?:voce|vc) (?!sabe|conhece|acha|recomenda|ja ouviu)/u;

const foldedText = ({ folded }: Utterance) => folded.join('').replaceAll('，', ' ').trim();

type Named = { readonly thing: Thing; readonly area: Things; readonly length: number };

/** The thing of the longest name in a text, of those that tell what is asked. */
function namedIn(
  all: readonly Things[],
  text: string,
  isWanted: (thing: Thing) => boolean,
): Named | undefined {
  let best: Named | undefined;
  const isLatin = !/\p{Script=Han}/u.test(text);
  const padded = ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  for (const area of all)
    for (const thing of area.things) {
      if (!isWanted(thing)) continue;
      const names = isLatin
        ? thing.foreign.filter((name) => padded.includes(` ${name.replaceAll('-', ' ')} `))
        : thing.names.filter((name) => text.includes(name));
      const length = Math.max(0, ...names.map((name) => name.length));
      if (length > (best?.length ?? 0)) best = { thing, area, length };
    }
  return best;
}

/** In characters; who says more asks of what they say. */
const LONGEST_BARE = 14;

const aspectsIn = (text: string): Aspect[] =>
  ASKED.flatMap(([aspect, form]) => (form.test(text) ? [aspect] : []));
const DOUBTED = /会不会|好不好|合不合适|合适吗|可以吗|行不行|行吗/u;

/** What every tutor knows of the thing that is asked about; undefined where nobody has written it. */
export function knownOfThing(context: TurnContext, asked: Utterance): Answered | undefined {
  const { things } = context.setting.core.frames;
  const text = foldedText(asked);
  if (things.length === 0 || context.level === 'zero') return undefined;
  const own = aspectsIn(text);
  // 我想送一个茶壶，别人会不会觉得不好: what it is for was said before.
  const all = own.length > 0 || !DOUBTED.test(text) ? own : aspectsIn(foldedText(context.said));
  // 我可以带花吗 asks of flowers as a gift, 你怎么做这个菜 of the dish.
  const aspects = OF_SOMEBODY.test(text)
    ? all.filter((aspect) => aspect === 'how' || (aspect === 'give' && text.startsWith('我')))
    : all;
  if (aspects.length === 0) return undefined;
  const levels = levelsFor(context.level);
  const toldBy = (thing: Thing): Line | undefined =>
    aspects
      .flatMap((aspect) =>
        levels.flatMap(
          (level) =>
            thing.facts.find((fact) => fact.level === level && fact.tells.includes(aspect))?.line ?? [],
        ),
      )
      .find(({ zh }) => !context.state.recent.some((said) => said.includes(zh)));
  const found = textsAbout(context, asked)
    .map((one) => namedIn(things, one, (thing) => toldBy(thing) !== undefined))
    .find((one) => one !== undefined);
  const line = found && toldBy(found.thing);
  if (found === undefined || line === undefined) return undefined;
  const { asks } = found.area;
  const at = hash(`${context.setting.seed}/${found.thing.id}`) % asks.length;
  const ask = asks[at];
  return {
    answers: each([line]),
    move: 'aside',
    back: { key: `advice/${found.thing.id}`, asks: ask === undefined ? [] : [ask] },
  };
}

/** The question itself, and where it names nothing, what was said with it and just before. */
function textsAbout({ said, history, state, setting: { core } }: TurnContext, asked: Utterance): string[] {
  const own = foldedText(asked);
  const isNaming = namedIn(core.frames.things, own, () => true) !== undefined;
  if (isNaming || (asked.hanzi > LONGEST_BARE && asked.hanzi > 0)) return [own];
  const whole = foldedText(said);
  const before = history.findLast(({ by }) => by === 'learner')?.text ?? '';
  return [own, whole, ...(REFERS.test(own) ? [state.recent.at(-1) ?? '', before] : [])];
}

/** 里面有什么, what’s in it: of what was named before. */
const REFERS = /^(?:那|那么)?(?:它|这个|那个|里面|那里|那儿)|\b(?:it|there|inside|dele|dela|nele|nela|la)\b/u;

/** What the thing is, for who asks something of it that nobody has written. */
export function thingAtAll(context: TurnContext, asked: Utterance): Line | undefined {
  const { things } = context.setting.core.frames;
  if (context.level === 'zero') return undefined;
  const levels = levelsFor(context.level);
  const toldBy = (thing: Thing) =>
    (['what', 'famous', 'made'] as const)
      .flatMap((aspect) =>
        levels.flatMap(
          (level) =>
            thing.facts.find((fact) => fact.level === level && fact.tells.includes(aspect))?.line ?? [],
        ),
      )
      .find(({ zh }) => !context.state.recent.some((said) => said.includes(zh)));
  const found = namedIn(things, foldedText(asked), (thing) => toldBy(thing) !== undefined);
  return found && found.length > 1 ? toldBy(found.thing) : undefined;
}
