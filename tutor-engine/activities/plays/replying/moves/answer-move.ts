// The answer to a move of any play, in the character's voice, by what the character decides and has.

import type { Manner } from '../../../../../content/schema/talks/manner.ts';
import type { WorldKind } from '../../../../../content/schema/talks/play-world.ts';
import { each, pairs, same, wordings } from '../../../../say/wording.ts';
import type { Leads } from '../../../../state/turn-context.ts';
import { shapeOf } from '../../hearing/asked/ask-shapes.ts';
import { moveIn } from '../../hearing/moves/moves-in.ts';
import type { MoveKind, PlayMove } from '../../hearing/moves/play-move.ts';
import { isQuestion } from '../../hearing/speech-acts.ts';
import { numeral, owedFor } from '../../world/bill.ts';
import { dueIn, isHaggledHere } from '../../world/payment.ts';
import type { PlayContext } from '../../world/play-context.ts';
import { holds } from '../../world/rank.ts';
import { glossed } from '../../world/world.ts';
import { commonFactIn } from '../knowledge/known.ts';
import * as complaint from './complaint-lines.ts';
import * as lines from './move-lines.ts';
import { politely } from './politely.ts';

const VOICES: Readonly<Record<Manner, lines.Voice>> = {
  service: 'service',
  expert: 'expert',
  friend: 'family',
  family: 'family',
  kids: 'kids',
  child: 'kids',
  poet: 'family',
};

/** What no line of the play is better for. */
const HARD: ReadonlySet<MoveKind> = new Set<MoveKind>([
  'above',
  'decides',
  'damage',
  'repays',
  'forgot',
  'short',
  'overcharged',
  'pays',
  'forgives',
  'undecided',
]);

export const isHard = ({ kind }: PlayMove) => HARD.has(kind);

/** Undefined where the message makes no move of the kind, or none that is met here. */
export function movedIn(context: PlayContext, counts: (move: PlayMove) => boolean): Leads | undefined {
  const move = moveIn(context.said.raw);
  return move === undefined || !counts(move) ? undefined : answerMove(context, move);
}

export function answerMove(context: PlayContext, move: PlayMove): Leads | undefined {
  const { manner = 'service' } = context.playing.play;
  // A poet of old has no manager and keeps no till.
  if (manner === 'poet' && move.kind !== 'joke') return undefined;
  switch (move.kind) {
    case 'above':
      return above(context, move.who);
    case 'decides':
      return pairs(said(context, lines.DECIDES), reopened(context) ?? [[]]);
    case 'damage':
      return damage(context, move);
    case 'forgot':
      return said(context, lines.FORGOT, { thing: glossed(move.thing, context) });
    case 'paper':
      if (commonFactIn(context) !== undefined) return undefined;
      return said(context, lines.PAPER, { thing: glossed(move.thing.replace(/^的/u, ''), context) });
    case 'mistaken':
      return move.right === undefined
        ? said(context, complaint.MISTAKEN)
        : said(context, complaint.MISTAKEN_RIGHT, { right: same(move.right) });
    case 'pays':
      return move.isExact === true ? paysAll(context) : pays(context, move.amount);
    case 'overcharged':
      return withTotal(context, said(context, complaint.OVERCHARGED));
    case 'faulty':
      return faulty(context, move.thing);
    case 'swap':
      return SELLS.has(kindOf(context) ?? 'home')
        ? said(context, lines.SWAP, { thing: glossed(move.thing, context) })
        : undefined;
    case 'rule':
      return said(context, move.of === 'time' ? lines.RULE_TIME : lines.RULE_LEAVE);
    case 'fact':
      return each(wordings(context, lines.FACT, { fact: same(ofYou(context, move.fact)) }));
    case 'complains':
    case 'errs':
    case 'forgives':
    case 'full':
    case 'joke':
    case 'repays':
    case 'short':
    case 'undecided':
    case 'unhappy':
      return said(context, PLAIN[move.kind]);
  }
}

type Plain = Exclude<
  MoveKind,
  | 'above'
  | 'decides'
  | 'damage'
  | 'forgot'
  | 'paper'
  | 'mistaken'
  | 'pays'
  | 'overcharged'
  | 'faulty'
  | 'swap'
  | 'rule'
  | 'fact'
>;
const PLAIN: Readonly<Record<Plain, lines.Spoken>> = {
  repays: lines.REPAYS,
  short: complaint.SHORT,
  complains: complaint.COMPLAINS,
  forgives: complaint.FORGIVES,
  unhappy: complaint.UNHAPPY,
  undecided: lines.UNDECIDED,
  full: lines.FULL,
  joke: lines.JOKE,
  errs: lines.ERRS,
};

const SELLS: ReadonlySet<WorldKind> = new Set<WorldKind>(['eatery', 'shop', 'online', 'hotel']);
/** Where there is nobody else. */
const ALONE: ReadonlySet<WorldKind> = new Set<WorldKind>(['home', 'road', 'kids', 'past']);
/** What is built into where somebody lives. */
const BUILT_IN: ReadonlySet<WorldKind> = new Set<WorldKind>([
  'hotel',
  'home',
  'school',
  'work',
  'clinic',
  'counter',
  'eatery',
]);

function kindOf({ playing }: PlayContext): WorldKind | undefined {
  return playing.play.world?.kind;
}

/** In the character's voice, and as politely as the play speaks. */
function said(context: PlayContext, spoken: lines.Spoken, slots: Parameters<typeof wordings>[2] = {}): Leads {
  const voice = VOICES[context.playing.play.manner ?? 'service'];
  const all = wordings(context, spoken[voice] ?? spoken.service, slots);
  return each(politely(context.playing.play, all));
}

/** 我住在上海 is 您住在上海 to who hears it. */
function ofYou({ playing }: PlayContext, fact: string): string {
  const isPolite = playing.play.goals.some(({ ask, again }) => `${ask.zh}${again.zh}`.includes('您'));
  return fact.replaceAll(/我(?:们)?/gu, isPolite ? '您' : '你');
}

const ABROAD: Readonly<Record<string, string>> = {
  manager: '经理',
  gerente: '经理',
  supervisor: '经理',
  boss: '老板',
  owner: '老板',
  chefe: '老板',
  dono: '老板',
};

function above(context: PlayContext, named: string): Leads {
  const title = ABROAD[named.toLowerCase()] ?? named;
  const who = glossed(title, context);
  if (holds(context.playing, title)) return said(context, lines.IS_ABOVE, { who });
  if (holds(context.playing)) return said(context, lines.IS_AWAY, { who });
  const kind = kindOf(context);
  const isAlone = (kind !== undefined && ALONE.has(kind)) || context.playing.play.manner === 'family';
  return said(context, isAlone ? lines.ALONE : lines.ABOVE, { who });
}

/** What was asked last and put off is decided now. */
function reopened(context: PlayContext): Leads | undefined {
  const before = context.history.findLast(({ by, text }) => by === 'learner' && isQuestion(text));
  const shape = before === undefined ? undefined : shapeOf(before.text);
  if (shape === undefined) return undefined;
  if (shape === 'may' || shape === 'request' || shape === 'yes') return said(context, lines.GRANTED);
  return shape === 'why' ? said(context, lines.RULE_LEAVE) : undefined;
}

function damage(context: PlayContext, { how, thing }: Extract<PlayMove, { kind: 'damage' }>): Leads {
  const named = glossed(thing === '' ? '东西' : thing, context);
  if (how === 'spilt') return said(context, lines.SPILT);
  return said(context, how === 'lost' ? lines.LOST : lines.DAMAGE, { thing: named });
}

function faulty(context: PlayContext, thing: string): Leads | undefined {
  const kind = kindOf(context);
  const isBuiltIn = kind !== undefined && BUILT_IN.has(kind) && FITTED.test(thing);
  // Nobody who sells, lends or serves nothing changes it.
  if (!isBuiltIn && kind === 'road') return undefined;
  const named = POINTED.test(thing) ? '东西' : thing;
  return said(context, isBuiltIn ? complaint.REPAIRED : complaint.FAULTY, { thing: glossed(named, context) });
}

const FITTED = /灯|空调|门|窗|水|厕所|马桶|电视|冰箱|洗衣机|暖气|网|锁|床|电梯|插座|打印机|电脑/u;
const POINTED = /^(?:上面|里面|下面|上|里|这|那|它)/u;

function paysAll(context: PlayContext): Leads | undefined {
  return dueIn(context) === undefined ? undefined : each(wordings(context, complaint.NO_CHANGE));
}

function pays(context: PlayContext, amount: number | undefined): Leads | undefined {
  if (amount === undefined) return said(context, { service: complaint.KEPT });
  const total = dueIn(context);
  // Less than is due is an offer, where people bargain.
  const isOffer = total !== undefined && amount < total && isHaggledHere(context.playing.play);
  if (total === undefined || isOffer) return undefined;
  const inWords = (sum: number) => ({ zh: numeral(sum), en: String(sum), pt: String(sum) });
  const change = amount - total;
  if (change === 0) return each(wordings(context, complaint.NO_CHANGE));
  if (change < 0) return each(wordings(context, complaint.TOO_LITTLE, { total: inWords(total) }));
  return said(context, { service: complaint.CHANGE }, { paid: inWords(amount), change: inWords(change) });
}

function withTotal(context: PlayContext, leads: Leads): Leads {
  const total = owedFor(context.state.play, context.playing.play);
  if (total === undefined) return leads;
  const sum = {
    zh: `一共${numeral(total)}块。`,
    en: `It comes to ${total} yuan.`,
    pt: `São ${total} yuans.`,
  };
  return pairs(leads, [[sum]]);
}
