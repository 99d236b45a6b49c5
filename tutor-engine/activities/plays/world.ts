// What stands between the learner and the character so far: what was ordered or chosen, and what was taken back again.

import type { Line } from '../../../content/schema/line.ts';
import type { Play } from '../../../content/schema/talks/play.ts';
import { setLines } from '../../say/wording.ts';
import type { PlayMemory, Thing } from '../../state/activity-memories.ts';
import type { Leads, TurnContext } from '../../state/turn-context.ts';
import type { PlaySituation } from '../../state/types.ts';
import { matchPattern, type Slots } from '../../understand/patterns/match.ts';
import type { Utterance } from '../../understand/text/utterance.ts';
import { utterance } from '../../understand/text/utterance.ts';

/** Something taken back, and what is wanted in its place. */
export type Change = { readonly off: Thing; readonly on: Line | undefined };

type Playing = TurnContext & { readonly playing: PlaySituation };

/** More is no order that anybody remembers. */
const MOST_THINGS = 12;

/** What the slots of the play's own lists caught stands from now on. */
export function withThings(memory: PlayMemory, caught: Slots, list: PlayLists): PlayMemory {
  const known = new Set(memory.things?.map(({ zh }) => zh));
  const more = Object.entries(caught).flatMap(([slot, { zh, en, pt }]) =>
    list(slot) && !known.has(zh) ? [{ list: slot, zh, en, pt }] : [],
  );
  if (more.length === 0) return memory;
  return { ...memory, things: [...(memory.things ?? []), ...more].slice(-MOST_THINGS) };
}

/** Whether a list holds things of the play. */
export type PlayLists = (list: string) => boolean;

export function ownLists({ playing }: Playing): PlayLists {
  return (list) => playing.play.words[list] !== undefined && list !== NAMES;
}

/** The list of given names in plays that ask for one. */
const NAMES = 'given';

/** More is no dislike that anybody remembers. */
const MOST_REFUSED = 6;
const REFUSES =
  /(?:不(?:能|可以|想|太|爱|喜欢)?(?:吃|喝|要|喜欢)|对)(?<what>\p{Script=Han}{1,3}?)(?=过敏|[，,。！!了的]|$)/gu;

/** What the learner does not eat, drink or want: no line offers it to them. */
export function withRefused(memory: PlayMemory, { raw }: Utterance): PlayMemory {
  const refused = [...raw.matchAll(REFUSES)].flatMap(({ groups }) => groups?.['what'] ?? []);
  if (refused.length === 0 || /[？?]/u.test(raw)) return memory;
  return { ...memory, refused: [...new Set([...(memory.refused ?? []), ...refused])].slice(-MOST_REFUSED) };
}

/** The play without its questions that offer what was refused, where the other wording does not. */
export function tactfulPlay(play: Play, { refused }: PlayMemory): Play {
  if (refused === undefined) return play;
  const offers = ({ zh }: Line) => refused.some((what) => zh.includes(what));
  const goals = play.goals.map((goal) => {
    const { ask, again } = goal;
    if (offers(ask) === offers(again)) return goal;
    return offers(ask) ? { ...goal, ask: again } : { ...goal, again: ask };
  });
  return { ...play, goals };
}

const NOT_WANTED = '(?:不要|不想要|不点|不喝|不吃|不买|不拿|不用|取消|去掉|退掉?|别放|别要)';
const BETWEEN = '[^，,。！!？?]{0,5}';

/** What was ordered and is not wanted any more: 茶我不要了，换可乐吧. */
export function changeIn(context: Playing): Change | undefined {
  const { said, state } = context;
  const off = state.play.things?.find((thing) => isTakenBack(said.raw, thing.zh));
  if (off === undefined) return undefined;
  const left = utterance(said.raw.replaceAll(off.zh, '……'));
  const on = wantedIn(left, off, context);
  // 不要茶吗 asks; and 茶换 says nothing where nobody knows into what.
  return /[吗么][？?]?$/u.test(said.raw) ? undefined : { off, on };
}

function isTakenBack(text: string, zh: string): boolean {
  return (
    new RegExp(`${NOT_WANTED}(?:这|那|个|杯|份|一|了)*${zh}`, 'u').test(text) ||
    new RegExp(`${zh}${BETWEEN}(?:${NOT_WANTED}了?|算了|换)`, 'u').test(text)
  );
}

function wantedIn(left: Utterance, { list, zh }: Thing, { words }: Playing): Line | undefined {
  const wanted = matchPattern(`{${list}}`, left, words)?.[list];
  return wanted?.zh === zh ? undefined : wanted;
}

/** The memory without what was taken back, and with what came in its place. */
export function afterChange(memory: PlayMemory, { off, on }: Change): PlayMemory {
  const kept = (memory.things ?? []).filter(({ zh }) => zh !== off.zh);
  const came = on === undefined ? [] : [{ list: off.list, zh: on.zh, en: on.en, pt: on.pt }];
  return {
    ...memory,
    things: [...kept, ...came],
    goals: memory.goals.map((goal) => ({ ...goal, partly: goal.partly.filter((key) => key !== off.zh) })),
  };
}

export function changeLeads(context: Playing, { off, on }: Change): Leads {
  const lines =
    on === undefined
      ? setLines(context, 'cancelled', { thing: off })
      : setLines(context, 'changed', { thing: off, other: on });
  return lines.map((line) => [line]);
}

const RECAP = /我们?(?:都|一共|刚才|到底)*(?:点|要|买|拿|选)了?(?:些|几个)?(?:什么|几)(?!都)/u;

/** To who asks what they ordered. */
export function recapIn(context: Playing): Leads | undefined {
  const things = context.state.play.things ?? [];
  if (things.length === 0 || !RECAP.test(context.said.raw)) return undefined;
  const all = {
    zh: listed(
      things.map(({ zh }) => zh),
      '、',
      '和',
    ),
    en: listed(
      things.map(({ en }) => en),
      ', ',
      ' and ',
    ),
    pt: listed(
      things.map(({ pt }) => pt),
      ', ',
      ' e ',
    ),
  };
  return setLines(context, 'recap', { things: all }).map((line) => [line]);
}

function listed(words: readonly string[], comma: string, and: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(comma)}${and}${words.at(-1)}`;
}
