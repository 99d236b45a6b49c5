// No line goes against what stands: the price that was agreed on, what was promised, what was declined, what was just said.

import type { Line } from '../../../../content/schema/line.ts';
import { each, wordings } from '../../../say/wording.ts';
import type { Draft } from '../../../state/draft.ts';
import type { Move } from '../../../state/move.ts';
import type { Leads } from '../../../state/turn-context.ts';
import { isOnPoint } from '../hearing/asked/on-point.ts';
import { sentencesOf } from '../hearing/clauses.ts';
import { isQuestion } from '../hearing/speech-acts.ts';
import { isPromised } from '../world/agreed.ts';
import { numeral } from '../world/bill.ts';
import type { PlayContext } from '../world/play-context.ts';
import { ARRANGED } from './arranged-lines.ts';
import { inManner } from './in-manner.ts';

/** Help says a thing again on purpose. */
const KEEPING: ReadonlySet<Move> = new Set<Move>([
  'goal',
  'partly',
  'aside',
  'cannot',
  'close',
  'ask',
  'retry',
  'small-talk',
]);

/** The drafts without the lines that go against it; what stands is said in their place, where nothing else is left. */
export function* keeping(context: PlayContext, drafts: Iterable<Draft>): Generator<Draft> {
  const held: Draft[] = [];
  for (const draft of drafts) {
    if (!KEEPING.has(draft.move)) yield draft;
    else if (draft.lines.every((line) => stands(context, line))) yield draft;
    else {
      const isWrong = draft.lines.some((line) => !stands(context, line) && !isStale(context, line));
      yield* mended(context, draft);
      // Where there is nothing else to say, it is said again.
      if (isWrong) held.push(draft);
      else yield draft;
    }
  }
  yield* held;
}

/** The first line that goes against something gives its place to what stands; the others are left out. */
function* mended(context: PlayContext, draft: Draft): Generator<Draft> {
  const at = draft.lines.findIndex((line) => !stands(context, line));
  const wrong = draft.lines[at];
  const instead = wrong === undefined ? undefined : inPlaceOf(context, wrong);
  const rest = draft.lines.filter((line) => stands(context, line));
  const tells = rest.some(({ zh }) => !isAsking(zh) && [...zh].length >= LEAST_STALE && !SORRY.test(zh));
  for (const lines of instead ?? (tells ? [[]] : []))
    yield { ...draft, lines: [...rest.slice(0, at), ...lines, ...rest.slice(at)] };
}

function stands(context: PlayContext, line: Line): boolean {
  return (
    !isOldPrice(context, line) &&
    !isTakenBack(context, line) &&
    !isPressed(context, line) &&
    !isStale(context, line)
  );
}

function inPlaceOf(context: PlayContext, line: Line): Leads | undefined {
  const { price } = context.state.play;
  if (isOldPrice(context, line) && price !== undefined) {
    const amount = { zh: numeral(price.amount), en: String(price.amount), pt: String(price.amount) };
    return each(wordings(context, ARRANGED.told, { price: amount, least: amount }));
  }
  return isTakenBack(context, line) ? inManner(context, 'confirm') : undefined;
}

/** 五千二一个月, when 四千九 was agreed on. */
function isOldPrice({ state, playing }: PlayContext, { zh }: Line): boolean {
  const { price } = state.play;
  const { haggle } = playing.play;
  if (price?.isAgreed !== true || haggle === undefined || price.amount === haggle.first) return false;
  return pricesOf(haggle.first).some((name) => zh.includes(name));
}

/** 5200 is 五千二百 and 五千二. */
function pricesOf(amount: number): string[] {
  const whole = numeral(amount).replaceAll('两百', '二百');
  const short = whole.replace(/(?<=[千百].)[百十]$/u, '');
  return [numeral(amount), whole, short, String(amount)].filter((name) => name.length > 2);
}

const PUTS_OFF = /请示|问(?:一下|问)?(?:老板|经理)|做不了主|权限/u;

/** Who has promised something need not ask anybody whether they may. */
function isTakenBack(context: PlayContext, { zh }: Line): boolean {
  return PUTS_OFF.test(zh) && !isAsking(zh) && isPromised(context, context.said.raw);
}

/** Nothing is offered again that was declined, nor praised to who does not eat it. */
function isPressed({ state }: PlayContext, { zh }: Line): boolean {
  const { refused = [] } = state.play;
  if (isAsking(zh)) return refused.some((what) => what.length > 1 && zh.includes(what));
  return PRAISES.test(zh) && refused.some((what) => isOffered(what, zh));
}

const PRAISES = /好吃|好喝|最好|推荐|尝|招牌/u;

function isOffered(what: string, zh: string): boolean {
  return zh.includes(what) && !new RegExp(`(?:不|没)[^，。！？]{0,4}${what}`, 'u').test(zh);
}

/** In characters. */
const LEAST_STALE = 8;
const LATELY = 2;

/** Says nothing of the matter. */
const SORRY = /^(?:不好意思|对不起|抱歉|见谅|失礼)/u;

/** Nobody says the same block again at once. */
function isStale({ state, said }: PlayContext, { zh }: Line): boolean {
  // Who asks about it again is told it again.
  if (sentencesOf(said.raw).some((raw) => isQuestion(raw) && isOnPoint(raw, zh))) return false;
  const isBlock = [...zh].length >= LEAST_STALE && !isAsking(zh);
  return isBlock && state.recent.slice(-LATELY).some((text) => text.includes(zh));
}

function isAsking(zh: string): boolean {
  return /[？?]$/u.test(zh);
}
