// What a learner means who types pinyin, or answers in English or Portuguese: the Chinese for it.

import {
  candidatesFor,
  type InputMethod,
  languageRuns,
  readingsFor,
  type TypedReading,
} from '../../../chinese/input-method/index.ts';
import type { Level } from '../../../content/schema/levels.ts';
import { distressIn } from '../../activities/distress/signs.ts';
import { phraseFor, phrasesFor } from '../../say/asked/phrase-for.ts';
import { isMostlyRead } from '../../say/recall/told-in-hanzi.ts';
import { inOwnLanguage } from '../../say/translate/own-language.ts';
import { cardOf } from '../../say/translate/word-card.ts';
import { inOrder, partsOf } from '../../say/translate/word-for-word.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { withoutTags } from '../../understand/asked/clause-joins.ts';
import { thingAsked } from '../../understand/asked/thing-asked.ts';
import { withoutFillers } from '../../understand/fillers.ts';
import { type Intent, intentOf } from '../../understand/intent.ts';
import { matchAnswers } from '../../understand/patterns/match.ts';
import { FREE_SLOTS } from '../../understand/patterns/slots.ts';
import { stopsAbroad } from '../../understand/replies/parting.ts';
import { latinWords } from '../../understand/text/foreign.ts';
import { utterance } from '../../understand/text/utterance.ts';
import type { Understood } from '../../understand/understood.ts';
import { understoodByClauses } from './by-clauses.ts';
import { mixedIn } from './mixed-clause.ts';

/** So many ways to write typed pinyin are held against what is open. */
const CANDIDATES = 9;
/** What asks for help or leave is taken as it stands; but bye may be what was to be said. */
const MAY_ANSWER: ReadonlySet<Intent['kind']> = new Set(['speech', 'topic', 'goodbye']);
/** Learners of these levels answer in their own language word by word; further on only whole sentences are put into Chinese. */
const BY_WORDS: ReadonlySet<Level> = new Set(['zero']);

/** Undefined where the text is taken as it stands. */
export function understoodIn(asWritten: TurnContext, intent: Intent): Understood | undefined {
  // Tô com sono, quero parar: whatever a part of it is in Chinese.
  if (intent.kind === 'goodbye' && stopsAbroad(asWritten.said)) return undefined;
  const plain = asWritten.said.hanzi > 0 ? undefined : withoutFillers(asWritten.said);
  if (plain === undefined) return understoodPlain(asWritten, intent);
  const text = plain.raw;
  return (
    understoodPlain({ ...asWritten, said: plain }, intentOf(plain)) ?? { text, from: 'pinyin', respelt: [] }
  );
}

function understoodPlain(context: TurnContext, intent: Intent): Understood | undefined {
  const { said, level, setting } = context;
  if (said.latin === 0 || said.tooLong) return undefined;
  // Você conhece brigadeiro? What is asked after is no word to be put into Chinese.
  if (said.hanzi === 0 && thingAsked(said) !== undefined) return undefined;
  if (!MAY_ANSWER.has(intent.kind))
    return BESIDE_REQUESTS.has(intent.kind) || context.state.saying.line !== undefined
      ? byClauses(context, 'pinyin')
      : undefined;
  const typed = setting.core.inputMethod;
  if (said.hanzi > 0) {
    // 很漂亮，né? The tag is no pinyin.
    const text = withoutTags(said.raw);
    return typed && /\p{Script=Latin}/u.test(text) ? finished(typed, text) : undefined;
  }
  const ways = typed === undefined ? [] : readingsFor(typed, said.raw.trim(), { most: CANDIDATES });
  const wanted = saidAfter(context);
  if (wanted !== undefined) return { text: wanted, from: 'pinyin', respelt: [] };
  // Somebody in distress is understood before anything else that the sounds may mean.
  const urgent = ways.find((way) => distressIn(utterance(way.text), setting.situation.kind === 'play'));
  if (urgent !== undefined) return asPinyin(urgent);
  // Further down, a name or any words would fit whatever sounds alike: 我是巴西认 for 我是巴西人.
  const isMixed = holdsMixed(context);
  const answer = isMixed ? undefined : ways.find((way, rank) => isAnswer(context, way.text, rank > 0));
  if (answer !== undefined) return asPinyin(answer);
  const besides = byClauses(context, 'pinyin');
  if (besides !== undefined) return besides;
  const complaint = complaintIn(context);
  if (complaint !== undefined) return complaint;
  const own = BY_WORDS.has(level) ? inOwnWords(context, intent) : inSentences(context, intent);
  if (own !== undefined || intent.kind === 'goodbye') return own;
  const [likeliest] = ways;
  return likeliest && isMostlyRead(likeliest.text) ? asPinyin(likeliest) : byClauses(context, 'own-language');
}

/** Words of another language between pinyin are no pinyin, whatever they sound like. */
function holdsMixed(context: TurnContext): boolean {
  return context.said.raw
    .split(/[,.!?;:…()，。！？；：（）\n]+/u)
    .some((clause) => mixedIn(context, clause) !== undefined);
}

/** Beside what is asked for, an answer may stand: hao! And how do I say thank you? */
const BESIDE_REQUESTS: ReadonlySet<Intent['kind']> = new Set([
  'say',
  'meaning',
  'judge',
  'grammar',
  'language',
  'screen',
]);

/** Who plays with a child makes out what the child means. */
const WITH_CHILDREN: ReadonlySet<Level> = new Set(['zero', 'preschool']);

/** In a play a character knows no other language, and makes out what stands between pinyin. */
function byClauses(context: TurnContext, from: Understood['from']): Understood | undefined {
  const isDeaf = context.setting.situation.kind === 'play' && !WITH_CHILDREN.has(context.level);
  if (isDeaf && (from === 'own-language' || !holdsMixed(context))) return undefined;
  const found = understoodByClauses(context, (text, isStrict) => isAnswer(context, text, isStrict));
  return found?.from === from ? found : undefined;
}

/** What the learner was invited to say, where the letters spell it. */
function saidAfter({ said, state, setting }: TurnContext): string | undefined {
  const { line } = state.saying;
  const pinyin = line && cardOf(setting.core, line)?.pinyin;
  if (line === undefined || pinyin === undefined) return undefined;
  const letters = (text: string) => text.replaceAll(/[^a-z]/gu, '');
  return letters(latinWords(said).join('')) === letters(pinyin) ? line.zh : undefined;
}

function asPinyin({ text, respelt }: TypedReading): Understood {
  return { text, from: 'pinyin', respelt };
}

/** Word by word only where that answers; a phrase of the phrasebook is understood whatever was asked. */
function inOwnWords(context: TurnContext, intent: Intent): Understood | undefined {
  const raw = context.said.raw.trim();
  const meaning = phraseFor(raw, context) ?? phrasesFor(raw, context);
  const phrase = meaning?.zh.replace(/[。！]$/u, '');
  const byWords = asSentence(context, inOwnLanguage(context));
  // A name is the same in all languages.
  const found = [byWords, phrase].find((way) => way !== undefined && way !== raw && isAnswer(context, way));
  const text = found ?? (intent.kind === 'goodbye' || byWords === raw ? undefined : phrase);
  if (text === undefined) return undefined;
  return { text, from: 'own-language', respelt: [], meaning: text === phrase ? meaning : undefined };
}

/** Who complains or refuses is heard in a play, too, where a character knows no other language. */
const COMPLAINS = /[不没]|太|难看|坏|讨厌|生气|难过|疼|病了|死了|冷|错|咸|酸/u;
/** I meant two, not three: who was misheard complains of nothing. */
const OBJECTS = /\b(?:meant?|said|falei|disse|quis dizer)\b/iu;
const IN_PLAYS: ReadonlySet<Level> = new Set(['zero', 'preschool', 'beginner']);

function complaintIn(context: TurnContext): Understood | undefined {
  const { said, setting, level } = context;
  if (setting.situation.kind !== 'play' || !IN_PLAYS.has(level)) return undefined;
  if (/[?？]/u.test(said.raw) || OBJECTS.test(said.raw)) return undefined;
  const text = said.raw
    .replaceAll(/['’]/gu, '')
    .split(/(?<=[,.!;，。！])/u)
    .flatMap((clause) => {
      const parts = partsOf(clause.replaceAll(/[^\p{L}\p{M}\d ]/gu, ' ').trim(), context);
      return parts.length === 0 || parts.some(({ kind }) => kind === 'raw') ? [] : [inOrder(parts)];
    })
    .join('，');
  return COMPLAINS.test(text) ? { text, from: 'own-language', respelt: [] } : undefined;
}

/** My daughter is five: heard, answered and remembered as 我女儿五岁. A character in a play knows no other language. */
function inSentences(context: TurnContext, intent: Intent): Understood | undefined {
  if (intent.kind !== 'speech' || context.setting.situation.kind === 'play') return undefined;
  const raw = context.said.raw.trim();
  const meaning = phraseFor(raw, context) ?? phrasesFor(raw, context, true);
  const text = asAsked(raw, meaning?.zh.replace(/[。！]$/u, ''));
  return text === undefined || text === raw
    ? undefined
    : { text, from: 'own-language', respelt: [], meaning };
}

/** Você mora em São Paulo? A question stays one. */
function asAsked(raw: string, text: string | undefined): string | undefined {
  if (text === undefined || !/[?？]\s*$/u.test(raw) || /[吗呢？]$|什么|谁|哪|几|怎么|多少|多大/u.test(text))
    return text;
  return `${text}吗？`;
}

const YES = '是';
const NO = '不是';
const DENIES = /[不没]/u;

/** Chinese has no word for yes and no: one says the verb again, as the sentences do that help with the question. */
function asSentence({ open }: TurnContext, own: string | undefined): string | undefined {
  if (open === undefined || (own !== YES && own !== NO)) return own;
  const { full, others = [] } = open.question.hint;
  const found = [full, ...others].find(({ zh }) => DENIES.test(zh) === (own === NO));
  return found?.zh.replace(/[。！]$/u, '') ?? own;
}

export function isAnswer({ open, words }: TurnContext, text: string, isStrict = false): boolean {
  if (open === undefined) return false;
  const answers = open.kind === 'question' ? open.question.answers : open.question.reached;
  const found = matchAnswers(answers, utterance(text), words);
  return found !== undefined && !(isStrict && Object.keys(found.slots).some(isFree));
}

const isFree = (slot: string): boolean => FREE_SLOTS.has(slot) || slot.startsWith('hanzi');

const UNWRITTEN = /[^\p{Script=Han}\u3000-\u303f\uff00-\uffef]+/gu;

const LATIN_NAME = /^\p{Lu}\p{Ll}+$/u;
/** Who writes Wo or Women before characters writes pinyin. */
const SYLLABLES: ReadonlySet<string> = new Set('wo ni ta women nimen tamen nin zhe na'.split(' '));

/** Characters with pinyin between them, as when only the first words of a sentence were chosen: 我们chi le hen duo. */
function finished(typed: InputMethod, raw: string): Understood | undefined {
  const text = raw.replace(UNWRITTEN, (part, at: number) => {
    // 我去 airport wo hen ji: what is no pinyin stays.
    if (languageRuns(part).some(({ isPinyin, isCertain }) => !isPinyin && isCertain)) return part;
    // Mimi很小: a name is no pinyin.
    if (LATIN_NAME.test(part.trim()) && !SYLLABLES.has(part.trim().toLowerCase())) return part;
    const options = { after: raw.slice(0, at).trim(), most: 1 };
    return candidatesFor(typed, part.trim(), options)[0] ?? part;
  });
  return text === raw ? undefined : { text, from: 'pinyin', respelt: [] };
}
