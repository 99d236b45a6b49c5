// What the life of a tutor tells to a question: the entry whose wordings are the most like it.

import type { Lexicon } from '../../../../chinese/words/index.ts';
import type { Line } from '../../../../content/schema/line.ts';
import type { BiographyEntry } from '../../../../content/schema/listening/biography.ts';
import { playfulAnswer } from '../../../say/stance/playful.ts';
import { taleOf } from '../../../say/stance/tale.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import { isAnnounced } from '../../../understand/asked/announced.ts';
import { joinedTags, withoutReported } from '../../../understand/asked/clause-joins.ts';
import { isOfWhatWasTold } from '../../../understand/asked/of-what-was-told.ts';
import { type Intent, intentOf, type OwnQuestion } from '../../../understand/intent.ts';
import {
  covers,
  indexQuestions,
  type QuestionIndex,
  type Retrieved,
  retrieve,
} from '../../../understand/retrieval/similarity.ts';
import { type Utterance, utterance } from '../../../understand/text/utterance.ts';
import { addressedAsYou } from './called-by-name.ts';
import { likenessToKnown } from './knowledge.ts';
import { wasTold } from './was-told.ts';

const indexes = new WeakMap<readonly BiographyEntry[], QuestionIndex<BiographyEntry>>();

/** The life of a tutor, ready to be searched; made once. */
function lifeIndex(lexicon: Lexicon, entries: readonly BiographyEntry[]): QuestionIndex<BiographyEntry> {
  const found = indexes.get(entries);
  if (found !== undefined) return found;
  const index = indexQuestions(
    lexicon,
    entries,
    ({ asks, foreign }) => [...asks, ...foreign],
    ({ answer }) => answer.zh,
  );
  indexes.set(entries, index);
  return index;
}

/** The likest entry to any of some readings of a question. */
function likest(
  context: TurnContext,
  readings: readonly string[],
  isLeftOut: (entry: BiographyEntry) => boolean = () => false,
): Retrieved<BiographyEntry> | undefined {
  const { situation, core } = context.setting;
  if (situation.kind !== 'tutor' || situation.biography === undefined) return undefined;
  const { persona, biography } = situation;
  const { entries } = biography;
  const index = lifeIndex(core.lexicon, entries);
  return readings
    .map((reading) => addressedAsYou(persona, reading))
    .flatMap(
      (reading) => retrieve(core.lexicon, index, reading).find(({ document }) => !isLeftOut(document)) ?? [],
    )
    .toSorted((a, b) => b.score - a.score)[0];
}

/** The entry from which something was told in a text of the tutor's: the one told last. */
export function entryToldIn(
  { setting: { situation } }: TurnContext,
  text: string,
): BiographyEntry | undefined {
  if (situation.kind !== 'tutor') return undefined;
  const placed = (situation.biography?.entries ?? []).map((entry) => ({
    entry,
    at: Math.max(
      ...[entry.answer, ...(entry.more ?? []).map(({ say }) => say)].map(({ zh }) => text.lastIndexOf(zh)),
    ),
  }));
  return placed.filter(({ at }) => at >= 0).toSorted((a, b) => b.at - a.at)[0]?.entry;
}

/** So alike must a question be that was put together of what was told and of a short one. */
const CARRIED = 0.45;

/** What the life tells to a short question, put together in several ways with what it is of; nothing that was told lately, or is of another matter. */
export function furtherTold(
  context: TurnContext,
  questions: readonly string[],
  isOfIt: (entry: BiographyEntry) => boolean,
  /** `asked`: what of them was asked just now, all of which must be told. */
  { asked = '', least = CARRIED }: { readonly asked?: string; readonly least?: number } = {},
): Line | undefined {
  const { recent } = context.state;
  const { lexicon } = context.setting.core;
  const isLeftOut = (entry: BiographyEntry) =>
    !isOfIt(entry) || recent.some((text) => text.includes(entry.answer.zh));
  const found = questions.flatMap((question) => {
    const best = likest(context, [question], isLeftOut);
    if (best === undefined || best.score < least || !isCovered(context, question, best)) return [];
    const { asks, answer } = best.document;
    return asked === '' || covers(lexicon, asked, [...asks, answer.zh]) ? [best] : [];
  });
  return found.toSorted((a, b) => b.score - a.score)[0]?.document.answer;
}

/** What is put into Chinese word by word is a guess, and of few words none: which season do you like is more than 你喜欢吗. */
const GUESSED = 0.15;
const LEAST_GUESS = 6;

/** What is told, where an entry is at least so like. */
export function toldOfLife(
  context: TurnContext,
  { asked, guessed }: { readonly asked: string; readonly guessed: string },
  least: number,
): Line | undefined {
  // Another question is not answered by the same story; the same one is.
  const told = ({ answer }: BiographyEntry) => wasTold(context, answer);
  const first = likest(context, [asked]);
  const isAgain = first !== undefined && first.score < THE_SAME && told(first.document);
  const best = isAgain ? likest(context, [asked], told) : first;
  if (best !== undefined && best.score >= least && isCovered(context, asked, best))
    return best.document.answer;
  const isGuess = guessed !== asked && guessed.length >= LEAST_GUESS;
  const guess = isGuess ? likest(context, [guessed]) : undefined;
  return guess !== undefined && guess.score >= least + GUESSED ? guess.document.answer : undefined;
}

/** Alike beyond doubt. */
const THE_SAME = 0.85;

/** A question about something else of the same thing is not answered: what the shop sells, by its name. */
function isCovered(
  { setting: { core } }: TurnContext,
  asked: string,
  { document: { asks, foreign, answer }, score }: Retrieved<BiographyEntry>,
): boolean {
  const own = /\p{Script=Han}/u.test(asked) ? [...asks, answer.zh] : [...foreign, answer.en, answer.pt];
  return score >= THE_SAME || (covers(core.lexicon, asked, own) && tellsKind(asked, own));
}

/** 客人最喜欢点什么菜 is told by nothing that has no dish in it. */
const KIND_ASKED =
  /(?:什么|哪(?:个|种|些|道|一?部|一?本))(?<kind>(?!样|时|事|人|地|意|关|东|都|也)\p{Script=Han}{1,2})(?:呢|啊)?[？?]?$/u;

function tellsKind(asked: string, own: readonly string[]): boolean {
  const kind = KIND_ASKED.exec(asked.trim())?.groups?.['kind'];
  return kind === undefined || own.some((text) => [...kind].some((char) => text.includes(char)));
}

/** So like is a question with its mark, and one without, to be taken for one whatever else it looks like. */
const SURE = 0.66;
const SURE_UNMARKED = 0.78;
/** Longer texts tell more than they ask. */
const LONGEST = 120;
const MARKED = /[?？]\s*$/u;
const ASKS =
  /[吗呢]\p{P}*$|没有\p{P}*$|什么|谁|哪|怎么|为什么|多[少大久高长远重]|几|还是|[讲说教唱].{0,6}(?:故事|笑话|菜|歌)|^(?:what|who|where|when|why|how|do|does|did|is|are|can|have|qual|quem|onde|quando|por que|como|quant|voce|vc)\b|\b(?:tell|teach|sing|give) me\b|\b(?:me )?(?:conta|ensina|canta|passa)\b|\bfala d/iu;

/** 我还有一个问题：…… */
const ANNOUNCED =
  /^(?:[^。！？!?]{0,8}[。！，,])?我?(?:还|再|也)?(?:有|想问|问)(?:您|你|一下)?(?:一|个|一个)?(?:小)?(?:问题)?[：:]/u;
const WHY = /为什么|why|por que/iu;

type Asking = { readonly text: string; readonly score: number };

/** 讲个故事吧, 你觉得搬家累还是开饭馆累: what stands nearly so in the tutor's life, or is known to all of them, is asked of it. */
export function takenAsAsked(context: TurnContext, written: Utterance, intent: Intent): Intent {
  // 为什么中国人说“吃了吗” asks of a custom, and not of the words.
  const isCustom =
    intent.kind === 'language' &&
    WHY.test(written.raw) &&
    sentencesOf(written.raw.replace(ANNOUNCED, '')).some((text) => likenessToKnown(context, text) >= SURE);
  const named = ownNameAsked(context, intent);
  if (named !== undefined) return named;
  if ((NEVER.has(intent.kind) && !isCustom) || written.raw.length > LONGEST) return intent;
  const texts = [
    ...new Set(
      [context.said.raw, written.raw].map((raw) => withoutReported(joinedTags(raw.replace(ANNOUNCED, '')))),
    ),
  ];
  const [best] = Array.from(new Set(texts.flatMap((text) => [text, ...sentencesOf(text)])))
    .flatMap((text) => askedIn(context, text))
    .toSorted((a, b) => b.score - a.score || b.text.length - a.text.length);
  if (best === undefined)
    return taleAsked(context, texts, intent) ?? doubtAsked(context, texts, intent) ?? intent;
  if (isBesideRequest(intent, texts, best.text)) return intent;
  const asked = utterance(best.text);
  if (isOfWhatWasTold(context.said, asked)) return intent;
  // 你以前是护士，对吧？……要注意什么？ Both are asked.
  if (intent.kind === 'speech' && intent.asked !== undefined && isOther(intent, best.text))
    return { ...intent, question: 'other', asked, others: [{ question: 'advice', asked: intent.asked }] };
  if (intent.kind !== 'speech' || intent.question === undefined || OF_THE_TALK.has(intent.question))
    return { kind: 'speech', statement: besides(texts, best.text), question: 'other', asked };
  // 辣椒炒肉，怎么做？ What is asked stands in two clauses.
  const isLonger = intent.asked !== undefined && asked.raw.length > intent.asked.raw.length + 1;
  return isLonger && intent.others === undefined ? { ...intent, asked } : intent;
}

const OWN_NAME =
  /^(?:(?:o )?(?:your|seu|teu)(?: own| chinese| proprio)? (?:name|nome)(?: chines)?|[你您]的?(?:中文)?名字)$/iu;

/** What does He mean in your name? */
const IN_YOUR_NAME =
  /\b(?:your|seu|teu)(?: own| chinese| pr[oó]prio)? (?:name|nome)\b|[你您]的?(?:中文)?名字/iu;

/** What does your name mean asks of the tutor, and of no word. */
function ownNameAsked({ setting: { situation }, said }: TurnContext, intent: Intent): Intent | undefined {
  if (intent.kind !== 'meaning' || situation.kind !== 'tutor') return undefined;
  const { zh, pinyin, en } = situation.persona.name;
  const bare = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/[\p{M}\s“”"'‘’]/gu, '')
      .toLowerCase();
  const isPart = IN_YOUR_NAME.test(said.raw) && bare(pinyin).includes(bare(intent.of));
  const isOwn =
    isPart ||
    OWN_NAME.test(intent.of.trim()) ||
    [zh, pinyin, en].some((name) => bare(name) === bare(intent.of));
  return isOwn
    ? { kind: 'speech', statement: undefined, question: 'other', asked: utterance('你的名字是什么意思') }
    : undefined;
}

const DOUBT =
  /不知道(?:自己)?(?:到底)?(?:该不该|要不要|应不应该|应该不应该|怎么办|(?:该|应该|要)(?:怎么|\p{Script=Han}?什么|\p{Script=Han}?哪)|(?:送|买|穿|带|说|选|写|去)(?:什么|哪))/u;

const YOU_SAY = /^[你您](?:说|觉得|看|认为)呢$/u;

/** 我不知道该不该换工作: who says so asks for advice. */
function doubtAsked({ level }: TurnContext, texts: readonly string[], intent: Intent): Intent | undefined {
  if (level === 'zero' || level === 'preschool') return undefined;
  // 你说呢 behind it asks for the same.
  const isBare = intent.kind === 'speech' && YOU_SAY.test(intent.asked?.shown.join('') ?? '');
  if (intent.kind !== 'speech' || (intent.question !== undefined && !isBare)) return undefined;
  const asked = texts.flatMap(sentencesOf).find((text) => DOUBT.test(text));
  return asked === undefined
    ? undefined
    : { kind: 'speech', statement: besides(texts, asked), question: 'advice', asked: utterance(asked) };
}

/** 讲讲您当编辑时印象最深的一件事: wished for, with no mark of a question. */
function taleAsked(context: TurnContext, texts: readonly string[], intent: Intent): Intent | undefined {
  const isPlain =
    (intent.kind === 'speech' && (intent.question === undefined || OF_THE_TALK.has(intent.question))) ||
    intent.kind === 'topic';
  if (!isPlain) return undefined;
  const asked = texts
    .flatMap(sentencesOf)
    .find((text) => taleOf(context, text) !== undefined || playfulAnswer(context, text) !== undefined);
  return asked === undefined
    ? undefined
    : { kind: 'speech', statement: besides(texts, asked), question: 'other', asked: utterance(asked) };
}

function isOther(intent: Extract<Intent, { readonly kind: 'speech' }>, text: string): boolean {
  const own = intent.asked?.shown.join('').replaceAll(/\P{L}/gu, '') ?? '';
  return (
    intent.question === 'advice' &&
    intent.others === undefined &&
    !text.replaceAll(/\P{L}/gu, '').includes(own)
  );
}

/** What is your favourite colour? How do you say purple? The second is asked as well. */
function isBesideRequest(intent: Intent, texts: readonly string[], asked: string): boolean {
  if (intent.kind !== 'say') return false;
  return [asked, ...texts.flatMap(sentencesOf)].some((one) => intentOf(utterance(one)).kind === 'say');
}

/** 你能教我做个菜吗 is no favour, where the tutor has a dish to tell of. */
const OF_THE_TALK: ReadonlySet<OwnQuestion> = new Set<OwnQuestion>(['advice', 'favour']);

const NEVER: ReadonlySet<Intent['kind']> = new Set<Intent['kind']>([
  'silence',
  'too-long',
  'swear',
  'out-of-role',
  'goodbye',
  // A word is asked about, and not the tutor.
  'language',
  'judge',
  'meaning',
  'meaning-of-all',
]);

/** 你知道吗？ before news asks nothing. */
const ANNOUNCES = /^[你您]知道吗[？?！!]?$/u;

function askedIn(context: TurnContext, text: string): Asking[] {
  const isMarked = MARKED.test(text);
  if (isAnnounced(text.trim().replace(/[。.！!]+$/u, ''), isMarked)) return [];
  if (ANNOUNCES.test(text.trim()) || (!isMarked && !ASKS.test(text.trim()))) return [];
  const score = Math.max(likest(context, [text])?.score ?? 0, likenessToKnown(context, text));
  return score >= (isMarked ? SURE : SURE_UNMARKED) ? [{ text, score }] : [];
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[。！？!?…])|(?<=\.)\s+/u).filter((sentence) => sentence.trim() !== '');
}

function besides(texts: readonly string[], asked: string): Utterance | undefined {
  const whole = texts.find((text) => text.includes(asked));
  const rest = whole?.replace(asked, '').trim() ?? '';
  return /[\p{L}\p{N}]/u.test(rest) ? utterance(rest) : undefined;
}
