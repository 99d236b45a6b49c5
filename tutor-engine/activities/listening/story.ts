// Where only the kind of what was told is known, nothing general is said: it is said again, or its word is, and asked on
// about.

import type { Line } from '../../../content/schema/line.ts';
import { toneOf } from '../../say/gates/tone.ts';
import { viewOnOpinion } from '../../say/stance/view.ts';
import { echoesOf, tellingWord } from '../../say/uptake/echo.ts';
import { listenerFor } from '../../say/uptake/listener-asks.ts';
import { firstRestated, isOfSomebodyBefore, restatedBeside, restatements } from '../../say/uptake/restate.ts';
import { byTelling, PLAIN_FACT } from '../../say/uptake/telling-frame.ts';
import type { ThemeTaken } from '../../say/uptake/theme-uptake.ts';
import type { TakenUp } from '../../say/uptake/uptakes-of.ts';
import { each, joined, pairs, setLines, wordings } from '../../say/wording.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { isEndedWell, isLongAgo, moodIn } from '../../understand/frames/circumstances.ts';
import type { Frame } from '../../understand/frames/frame.ts';
import { mentionsIn, namesAgain } from '../../understand/frames/mentions.ts';
import { asksOn, tellingOf, wasSadLately } from './stay.ts';

/** In characters; shorter ones are met by what fits their kind. */
const LONG: Readonly<Partial<Record<TurnContext['level'], number>>> = { intermediate: 14, advanced: 14 };
const OPINION =
  /凭什么|我(?:觉得|认为|想|看|相信|不同意|同意|反对|赞成)|应该|不该|难道|毕竟|在我看来|说白了|归根/u;

/** What is so grave has lines of its own. */
const GRAVE = 8;

type Story = {
  readonly says: readonly Line[];
  /** Undefined where the questions of what fits are good. */
  readonly asks?: readonly Line[];
  /** What is said again, where it is another clause: then it is asked on about. */
  readonly frame?: Frame;
};

/** Undefined where what fits knows more of it. */
export function storyIn(context: TurnContext, taken: Partial<TakenUp>): Story | undefined {
  if ((isOverWell(context, taken) && !wasSadLately(context)) || isJoy(context, taken))
    return { says: setLines(context, 'storyGood'), asks: setLines(context, 'goodAsk') };
  if (isGrave(taken)) return undefined;
  const opinion = opinionMet(context, taken);
  if (opinion !== undefined) return opinion;
  const main = isInPassing(context, taken) ? mainClause(context) : undefined;
  if (main !== undefined) return { ...main, ...askedOn(context, main.frame) };
  // 韩国人 beside 心情不太好 is no talk of Korea.
  const mood = isInPassing(context, taken) ? moodIn(context.said.raw) : undefined;
  if (mood !== undefined && mood !== 'neutral' && IN_OWN_WORDS.has(context.level))
    return mood === 'bad'
      ? { says: setLines(context, 'storyBad'), asks: setLines(context, 'badAsk') }
      : { says: setLines(context, 'storyGood'), asks: setLines(context, 'goodAsk') };
  // A saying on a verb that tells no feeling shows nobody that they were heard, and often does not fit.
  const again = isPlain(taken) ? (saidAgain(context, taken) ?? plainly(context, taken)) : undefined;
  if (again !== undefined) return again;
  if (isNaming(context, taken)) return undefined;
  if (taken.isSpecific === true && !isOfNoun(taken)) return restatedBefore(context, taken);
  return restated(context, taken) ?? longStory(context, taken.frame) ?? moreOfNoun(context, taken);
}

const IN_OWN_WORDS: ReadonlySet<TurnContext['level']> = new Set(['intermediate', 'advanced']);

/** Who is overjoyed hears joy, and not their own words. */
function isJoy({ level, said }: TurnContext, { frame, isSpecific }: Partial<TakenUp>): boolean {
  const predicate = frame?.predicate;
  if (frame === undefined || predicate?.id !== 'happy' || isSpecific === true) return false;
  return IN_OWN_WORDS.has(level) && frame.stance === 'good' && !frame.isDenied && said.hanzi >= LEAST_JOY;
}

/** An operation that went well is good news. */
function isOverWell({ level, said }: TurnContext, { frame }: Partial<TakenUp>): boolean {
  if (!IN_OWN_WORDS.has(level)) return false;
  if (isEndedWell(said.raw)) return true;
  return frame?.predicate?.stance === 'bad' && frame.stance === 'good' && !frame.isDenied;
}

/** What is thought is met by what the tutor thinks of its kind, and not by the same words. */
function opinionMet(context: TurnContext, { frame }: Partial<TakenUp>): Story | undefined {
  const { level } = context;
  if (!IN_OWN_WORDS.has(level) || tellingOf(context) !== 'opinion' || frame?.stance === 'bad')
    return undefined;
  const view = viewOnOpinion(context);
  if (view === undefined) return undefined;
  const says = wordings(context, AGREES[level === 'advanced' ? 'advanced' : 'intermediate']).flatMap(
    (agrees) => view.lines.map((line) => joined([agrees, line])),
  );
  return { says, asks: view.asks };
}

const AGREES: Readonly<Record<'intermediate' | 'advanced', readonly Line[]>> = {
  intermediate: [
    { zh: '你说的有道理。', en: 'There’s sense in what you say.', pt: 'Faz sentido o que você diz.' },
    { zh: '这一点我也想过。', en: 'I’ve thought about that, too.', pt: 'Nisso eu também já pensei.' },
  ],
  advanced: [
    { zh: '这话我同意大半。', en: 'I mostly agree with that.', pt: 'Com isso eu concordo em boa parte.' },
    {
      zh: '你这个角度有意思，我换个方向补一句。',
      en: 'Your angle is interesting; let me add one from another side.',
      pt: 'Seu ângulo é interessante; acrescento um de outro lado.',
    },
  ],
};

/** In characters. */
const LEAST_JOY = 6;

/** What weighs less is no news, though it is liked. */
const NEWS = 5;

/** Whether what is told is neither good nor bad news by its kind. */
function isPlain({ frame }: Partial<TakenUp>): boolean {
  if (frame?.predicate === undefined) return false;
  const { stance, salience } = frame.predicate;
  // 字我不认识 is no misfortune.
  const isHurt = frame.stance === 'bad' && !(frame.isDenied && stance === 'good');
  return !isHurt && (stance === 'neutral' || (stance === 'good' && salience < NEWS));
}

/** What cannot be said again, and is known by its kind alone, is met by what fits anything. */
function plainly(context: TurnContext, { frame, lines = [] }: Partial<TakenUp>): Story | undefined {
  if (frame === undefined) return undefined;
  const isNamed = lines.some(({ zh }) => mentionsIn(frame).some((noun) => zh.includes(noun.zh)));
  if (isNamed && !lines.some(({ zh }) => SUPPOSES.test(zh))) return undefined;
  const [opener] = echoesOf(context, frame);
  return { says: opener === undefined ? setLines(context, 'storyHeard') : [opener], frame };
}

/** Of the learner, what they did not say. */
const SUPPOSES = /一定|肯定|应该很|难免|往往|常常|总是|谁都|每个人|大家/u;

/** The clause that tells it, said again, and what there is to say to it. */
export function themeStory(
  context: TurnContext,
  { frame: told, lines = [], isNew = false, isFelt = false, isGrave: isOfGrief = false }: Partial<ThemeTaken>,
): Story | undefined {
  if (told === undefined) return undefined;
  const isComfort = isFelt && lines.some(({ zh }) => toneOf(zh) === 'comfort');
  const frame: Frame = (isOfGrief || isComfort) && isNew ? { ...told, stance: 'bad' } : told;
  const [again] = restatements(context, frame);
  // A saying on the theme tells nobody that they were heard.
  if (again !== undefined && (!isNew || !isFelt)) return { says: restatements(context, frame) };
  if (again === undefined) {
    const [opener] = isNew ? echoesOf(context, frame) : [];
    if (opener === undefined) return isNew && !isFelt ? { says: setLines(context, 'storyHeard') } : undefined;
    return { says: isFelt ? lines.map((line) => joined([opener, line])) : [opener] };
  }
  return { says: lines.map((line) => joined([again, line])) };
}

function isOfNoun({ key }: Partial<TakenUp>): boolean {
  return key?.startsWith('nouns/') === true;
}

function isGrave({ frame }: Partial<TakenUp>): boolean {
  return (frame?.predicate?.salience ?? 0) >= GRAVE;
}

/** In characters beside the word of its kind. */
const LEAST_BESIDE = 2;

/** What is told of somebody is named by them. */
function isNaming({ told }: TurnContext, { lines, frame, isSpecific }: Partial<TakenUp>): boolean {
  const who = frame?.who.role === 'noun' ? frame.who.noun.zh : undefined;
  if (who !== undefined) return lines?.some(({ zh }) => zh.includes(who)) === true;
  // 太贵了 alone is not what was said of the rent.
  if (isSpecific === false && frame !== undefined && frame.clause.length - frame.word.length >= LEAST_BESIDE)
    return lines?.some(({ zh }) => mentionsIn(frame).some((noun) => zh.includes(noun.zh))) === true;
  return lines?.some(({ zh }) => told.some((frame) => namesAgain(zh, frame))) === true;
}

/** Lines that know whom it is of and do not say so: it is said again before them. */
function restatedBefore(context: TurnContext, { frame, lines = [] }: Partial<TakenUp>): Story | undefined {
  if (frame === undefined) return undefined;
  const [again] = restatements(context, frame);
  if (again !== undefined) return { says: wordings(context, lines).map((line) => joined([again, line])) };
  return restatedBeside(context, frame);
}

function saidAgain(context: TurnContext, { frame }: Partial<TakenUp>): Story | undefined {
  if (frame === undefined) return undefined;
  const says = restatements(context, frame);
  return says.length > 0 ? { says } : restatedBeside(context, frame);
}

/** What was told is said again; a feeling is met by lines of its own. */
function restated(context: TurnContext, taken: Partial<TakenUp>): Story | undefined {
  const { frame } = taken;
  if (frame === undefined || isFeelingAlone(frame)) return undefined;
  const says = restatements(context, frame);
  if (says.length === 0) return restatedBeside(context, frame);
  return isOfNoun(taken) ? { says, ...askedOn(context, frame) } : { says };
}

/** 警察 in 警察说很难找回来 is not what was told. */
function isInPassing({ told }: TurnContext, taken: Partial<TakenUp>): boolean {
  const { frame } = taken;
  if (frame === undefined || !isOfNoun(taken)) return false;
  if (told.some(({ clause, predicate }) => clause !== frame.clause && predicate !== undefined)) return true;
  const longest = Math.max(0, ...mentionsIn(frame).map(({ zh }) => zh.length));
  return longest < frame.clause.length * ALL_BUT_NOUN;
}

/** Of all clauses the one that tells the most of the learner, said again. */
export function mainClause(
  context: TurnContext,
): { readonly says: readonly Line[]; readonly frame: Frame } | undefined {
  return firstRestated(
    context,
    byTelling(context).filter(({ clause }) => !PLAIN_FACT.test(clause)),
  );
}

/** In characters behind its word: 我喜欢跟人聊天 tells more than what is felt. */
const LEAST_BEHIND = 3;

function isFeelingAlone({ predicate, at, clause }: Frame): boolean {
  const stance = predicate?.stance ?? 'neutral';
  return stance === 'bad' || (stance === 'good' && clause.length - at.end < LEAST_BEHIND);
}

/** So much of a clause is a noun that the lines about it are about what was said. */
const ALL_BUT_NOUN = 0.6;

/** Beside a sentence of its own a noun tells little: 我爸爸妈妈在里约 is no time with the family. Its word is asked on about. */
function moreOfNoun(context: TurnContext, taken: Partial<TakenUp>): Story | undefined {
  const { frame } = taken;
  if (!isOfNoun(taken) || frame === undefined) return undefined;
  const longest = Math.max(0, ...mentionsIn(frame).map(({ zh }) => zh.length));
  const word = tellingWord(context);
  if (word === undefined || longest >= frame.clause.length * ALL_BUT_NOUN) return undefined;
  return { says: [], asks: asksOn(context).map(({ ask }) => ask) };
}

function asksFor({ said }: TurnContext): 'opinionAsk' | 'storyAsk' {
  return OPINION.test(said.raw) ? 'opinionAsk' : 'storyAsk';
}

/** What is feared has befallen nobody, and 吓坏她的是消息 says what it was. */
const FEARS: ReadonlySet<string> = new Set(['afraid', 'worried']);
const OF_THINGS = /的(?:都|就)?不?是(?!我)/u;
/** 我饿死了 is no sorrow. */
const FELT = 6;

/** Whether something is told that is so by its kind, and not only by a word that stands there. */
function isFelt({ told, said }: TurnContext, wanted: 'good' | 'bad'): boolean {
  if (wanted === 'bad' && (isLongAgo(said.raw) || moodIn(said.raw) === 'good')) return false;
  return told.some(
    (frame) =>
      frame.stance === wanted &&
      frame.predicate?.stance === wanted &&
      !frame.isDenied &&
      !frame.isSupposed &&
      frame.predicate.salience >= FELT &&
      !(wanted === 'bad' && (FEARS.has(frame.predicate.id) || OF_THINGS.test(frame.clause))) &&
      !isOfSomebodyBefore({ said }, frame),
  );
}

function longStory(context: TurnContext, frame: Frame | undefined): Story | undefined {
  const least = LONG[context.level];
  if (least === undefined || context.said.hanzi < least) return undefined;
  // Joy must be said; that something is good of its kind tells nothing of it.
  const main = mainClause(context);
  const mood = isFelt(context, 'bad')
    ? 'storyBad'
    : isFelt(context, 'good') && !wasSadLately(context)
      ? 'storyGood'
      : undefined;
  // Who was met by the kind of what they told hears nothing more to it.
  const isMet = main !== undefined && (listenerFor(context, main.frame)?.says.length ?? 0) > 0;
  if (main !== undefined && isMet) return { says: main.says, frame: main.frame };
  const isOwn = main === undefined || main.frame.stance === (mood === 'storyBad' ? 'bad' : 'good');
  const felt = isOwn ? mood : undefined;
  const plain = setLines(context, felt ?? 'storyHeard');
  const [opener] = echoesOf(context, frame);
  const named =
    opener === undefined
      ? plain
      : felt === undefined
        ? [opener]
        : plain.map((line) => joined([opener, line]));
  if (main === undefined) return { says: named, ...askedOn(context, frame) };
  const both = pairs(each(main.says), each(plain)).filter(
    (lines) => lines.filter(({ zh }) => zh.startsWith('唉')).length < 2,
  );
  const says = felt === undefined ? main.says : both.map(joined);
  return { says, frame: main.frame };
}

/** A story is asked on about by when it was and whom it is of; an opinion as such. */
function askedOn(context: TurnContext, frame: Frame | undefined): Omit<Story, 'says'> {
  const asks = asksFor(context);
  return asks === 'storyAsk' && frame !== undefined ? { frame } : { asks: setLines(context, asks) };
}
