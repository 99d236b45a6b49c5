// What the play tells of the very thing that is asked about, where it tells what was asked.

import type { Line } from '../../../../../../content/schema/line.ts';
import type { Play } from '../../../../../../content/schema/talks/play.ts';
import type { Leads, TurnContext } from '../../../../../state/turn-context.ts';
import type { PlaySituation } from '../../../../../state/types.ts';
import { tellingTerms } from '../../../../../understand/retrieval/similarity.ts';
import { utterance } from '../../../../../understand/text/utterance.ts';
import { thingMeant } from './thing-meant.ts';

type Playing = TurnContext & { readonly playing: PlaySituation };
type Answering = { readonly named: string; readonly line: Line };

const tellings = new WeakMap<Play, readonly Answering[]>();

/** All that the play tells where somebody names something, with the words by which it is named. */
function toldBy(play: Play): readonly Answering[] {
  const known = tellings.get(play);
  if (known !== undefined) return known;
  const facts = (play.world?.facts ?? []).flatMap(({ about, say }) =>
    say.map((line) => ({ named: about.join(' '), line })),
  );
  const things = (play.things ?? []).flatMap(({ names, about, tells = {} }) =>
    [about, ...Object.values(tells)].map((line) => ({ named: names.join(' '), line })),
  );
  const asides = (play.asides ?? []).flatMap(({ match, replies }) =>
    replies.map((line) => ({ named: match.join(' '), line })),
  );
  const all = [...things, ...facts, ...asides].filter(({ line }) => !ANSWERS.test(line.zh));
  tellings.set(play, all);
  return all;
}

/** Begins with a yes, a no or a promise, and so answers one question only. */
const ANSWERS =
  /^(?:哦|啊|嗯|谢|应该的|可以|能(?!在)|不能|行|好(?:，|的)|对|是的|有(?:，|的)|没有|没(?:问题|关系|事)|不(?:会|用|行|要|是|贵|疼|辣)|会的|别|要(?:，|的)|真?对不起|放心|那(?:就|我|你|您)|先|来得及|送，|当然)/u;
/** The least share of what a question tells that must stand there. */
const LEAST = 0.5;

/** Undefined where nothing is told of what the question names. */
function nearestTo(context: Playing, text: string): Line | undefined {
  const terms = tellingTerms(context.setting.core.lexicon, text).filter((term) => HAN.test(term));
  if (terms.length === 0) return undefined;
  let best: { readonly line: Line; readonly weight: number } | undefined;
  for (const { named, line } of toldBy(context.playing.play)) {
    const inName = terms.filter((term) => named.includes(term));
    if (!inName.some((term) => term.length > 1)) continue;
    const all = terms.filter((term) => named.includes(term) || line.zh.includes(term));
    if (all.length / terms.length < LEAST || isSaid(context, line)) continue;
    const weight = all.join('').length + inName.join('').length;
    if (best === undefined || weight > best.weight) best = { line, weight };
  }
  return best?.line;
}

const OF_YOURSELF = /[你您](?!们)(?:为什么|怎么|自己|学|做|会|是|平时|以前|喜欢|最)/u;
const HAN = /\p{Script=Han}/u;
const isSaid = ({ state }: Playing, { zh }: Line) => state.recent.some((text) => text.includes(zh));

/** What is told of the thing, where it tells what was asked of it too. Empty where nothing does. */
export function nearTo(context: Playing, asked: string): Leads {
  // 抽不抽烟 names 抽烟.
  const text = asked.replaceAll(/(?<one>\p{Script=Han})[不没]\k<one>/gu, '$<one>');
  const { manner } = context.playing.play;
  if (manner === 'kids' || manner === 'child' || OF_YOURSELF.test(text)) return [];
  const thing = thingMeant({ ...context, said: utterance(text) }, ({ about }) => !isSaid(context, about));
  const near = nearestTo(context, text);
  const isTold =
    near !== undefined &&
    (tellsAll(context, text, near) || (thing !== undefined && tellsMore(context, text, near, thing.names)));
  return isTold ? [[near]] : [];
}

/** 他抽不抽烟, 不抽烟: nothing is asked that the line does not tell. */
function tellsAll({ setting }: Playing, text: string, { zh }: Line): boolean {
  const terms = tellingTerms(setting.core.lexicon, text).filter((term) => term.length > 1 && HAN.test(term));
  return terms.length > 0 && terms.every((term) => zh.includes(term));
}

/** Besides the name, the line tells of what was asked: 下雨天能穿吗, 下雨天少穿. */
function tellsMore({ setting }: Playing, text: string, { zh }: Line, names: readonly string[]): boolean {
  return tellingTerms(setting.core.lexicon, text).some(
    (term) =>
      term.length > 1 && HAN.test(term) && zh.includes(term) && !names.some((name) => name.includes(term)),
  );
}
