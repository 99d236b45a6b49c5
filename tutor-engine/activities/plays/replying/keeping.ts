// No line goes against what stands: the price that was agreed on, what was promised, what was declined, what was just said.

import type { Line } from '../../../../content/schema/line.ts';
import type { WorldFact } from '../../../../content/schema/talks/play-world.ts';
import { each, wordings } from '../../../say/wording.ts';
import type { Draft } from '../../../state/draft.ts';
import type { Move } from '../../../state/move.ts';
import type { Leads } from '../../../state/turn-context.ts';
import { findWords } from '../../../understand/frames/find-words.ts';
import { wordIndexOf } from '../../../understand/frames/word-index.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import { isOnPoint } from '../hearing/asked/on-point.ts';
import { sentencesOf } from '../hearing/clauses.ts';
import { isQuestion } from '../hearing/speech-acts.ts';
import { isPromised } from '../world/agreed.ts';
import { numeral } from '../world/bill.ts';
import { isDenied } from '../world/denied.ts';
import type { PlayContext } from '../world/play-context.ts';
import { ARRANGED } from './arranged-lines.ts';
import { inManner } from './in-manner.ts';
import { goodsIn } from './knowledge/things/stock.ts';

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
    !isDenied(context.state.play, line.zh) &&
    !isTakenBack(context, line) &&
    !isPressed(context, line) &&
    !isOfNobody(context, line) &&
    !isOfOtherAnimal(context, line) &&
    !isStale(context, line)
  );
}

function inPlaceOf(context: PlayContext, line: Line): Leads | undefined {
  const { price } = context.state.play;
  if (isOldPrice(context, line) && price !== undefined) {
    const amount = { zh: numeral(price.amount), en: String(price.amount), pt: String(price.amount) };
    return each(wordings(context, ARRANGED.told, { price: amount, least: amount }));
  }
  if (isDenied(context.state.play, line.zh)) return each(wordings(context, MISUNDERSTOOD));
  return isTakenBack(context, line) ? inManner(context, 'confirm') : undefined;
}

const MISUNDERSTOOD: readonly Line[] = [
  {
    zh: '对不起，是我弄错了，我重新记一下。',
    en: 'Sorry, I got it wrong. Let me note it down again.',
    pt: 'Desculpe, eu me enganei. Vou anotar de novo.',
  },
];

/** 五千二一个月, when 四千九 was agreed on. */
function isOldPrice({ state, playing }: PlayContext, { zh }: Line): boolean {
  const { price } = state.play;
  const { haggle } = playing.play;
  if (price?.isAgreed !== true || haggle === undefined) return false;
  if (LAST_PRICE.test(zh) && !zh.includes(numeral(price.amount))) return true;
  if (price.amount === haggle.first) return false;
  return pricesOf(haggle.first).some((name) => zh.includes(name));
}

/** 最后一口价，二百八, after three hundred was agreed on. */
const LAST_PRICE = /口价|最低.{0,6}[百十千万]|头一回报/u;

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
function isPressed(context: PlayContext, { zh }: Line): boolean {
  const { refused = [] } = context.state.play;
  if (isAsking(zh)) return refused.some((what) => what.length > 1 && zh.includes(what));
  if (!PRAISES.test(zh)) return false;
  return refused.some((what) => isOffered(what, zh)) || isOfOtherDish(context, zh);
}

/** 我想吃鸡肉，你推荐什么 is not told how good the fish is. */
function isOfOtherDish(context: PlayContext, zh: string): boolean {
  if (context.playing.play.world?.kind !== 'eatery') return false;
  const wanted = WANTS.test(context.said.raw) ? goodsIn(context) : [];
  const { play } = context.playing;
  const menu = (play.stock ?? []).flatMap((list) => play.words[list] ?? []).map((dish) => dish.zh);
  const offered = [
    ...goodsIn({ ...context, said: utterance(zh) }),
    ...menu.filter((dish) => zh.includes(dish)),
  ];
  return wanted.length > 0 && offered.length > 0 && !offered.some((dish) => wanted.includes(dish));
}

const WANTS = /想吃|想喝|要|来一|点一/u;

const ANIMALS: ReadonlySet<string> = new Set(['animal', 'bird-fish-insect', 'pet']);

/** 长颈鹿站着睡吗 is not told what the panda does: among children, it is the animal that they name. */
function isOfOtherAnimal({ setting: { core }, said, playing }: PlayContext, { zh }: Line): boolean {
  const { manner, goals } = playing.play;
  if (manner !== 'kids' || !/它(?!们)/u.test(zh)) return false;
  const subject = goals.map(({ ask, goal }) => `${ask.zh}${goal.zh}`).join('');
  const named = findWords(core.lexicon, wordIndexOf(core.frames), said.raw)
    .nouns.filter(({ classId }) => ANIMALS.has(classId))
    .map((noun) => noun.zh);
  const isOther = named.length > 0 && named.every((animal) => !subject.includes(animal));
  return isOther && !ANYWHERE.test(zh) && !isWrittenFor(playing.play.world?.facts ?? [], named, zh);
}

const ANYWHERE = /在那边|一会儿|看看/u;

function isWrittenFor(facts: readonly WorldFact[], named: readonly string[], zh: string): boolean {
  return facts.some(
    ({ about, say }) =>
      say.some((line) => line.zh === zh) && named.some((animal) => about.some((one) => one.includes(animal))),
  );
}

const FOR_SOMEBODY = /给[她他](?!们)|送(?:老人|长辈|女朋友|男朋友|领导|孩子|朋友)/u;
const SOMEBODY =
  /[她他]|爷爷|奶奶|姥|外[婆公]|[妈爸]|父|母|丈夫|妻|老[公婆]|爱人|太太|先生|孩子|儿子|女儿|[哥姐弟妹]|朋友|老师|同事|老板|领导|老人|长辈|送人|礼物|friend|mother|father|wife|husband/u;

/** 给她带白茶吧, where nobody was ever spoken of. */
function isOfNobody({ said, history }: PlayContext, { zh }: Line): boolean {
  if (!FOR_SOMEBODY.test(zh)) return false;
  return ![said.raw, ...history.map(({ text }) => text)].some((text) => SOMEBODY.test(text));
}

const PRAISES = /喜欢吃|爱吃|好吃|好喝|最好|推荐|尝|招牌/u;

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
