// Newcomers and children speak their own language beside a little Chinese: the Chinese counts, and the rest is answered too.

import type { Level } from '../../content/schema/levels.ts';
import type { Line } from '../../content/schema/line.ts';
import { distressOf } from '../activities/distress/answer-distress.ts';
import { answerRequest } from '../say/asked/answer-request.ts';
import { answerSeveral } from '../say/asked/answer-several.ts';
import { howToSay } from '../say/asked/explain-words.ts';
import { phraseFor } from '../say/asked/phrase-for.ts';
import {
  AGE_TOLD,
  CHILD_GREETED,
  GENERAL,
  NAME_RIGHTED,
  NAME_TOLD,
  NOTHING_TO_TELL,
  PIECE,
} from '../say/own-language-lines.ts';
import { asksMemory } from '../say/recall/recall.ts';
import { comeBack, part } from '../say/shared-moves.ts';
import { taughtWord } from '../say/translate/taught-word.ts';
import { fill, same, wordings } from '../say/wording.ts';
import { ACTIVITY_STARTS } from '../state/activity-memories.ts';
import type { Draft } from '../state/draft.ts';
import type { Move } from '../state/move.ts';
import type { TurnContext } from '../state/turn-context.ts';
import type { RespondInput } from '../state/types.ts';
import { type Intent, intentOf } from '../understand/intent.ts';
import { isOfSigns } from '../understand/language/signs-asked.ts';
import type { AskedOwn } from '../understand/own-language/asked-in.ts';
import { inHanzi } from '../understand/own-language/numbers.ts';
import type { FoundTelling } from '../understand/own-language/tellings-in.ts';
import { severalAsked } from '../understand/several-asked.ts';
import { latinWords } from '../understand/text/foreign.ts';
import { typedWords } from '../understand/text/typed-words.ts';
import { utterance } from '../understand/text/utterance.ts';
import type { Understood } from '../understand/understood.ts';
import { askedBack } from './asked-back.ts';
import { contextFor } from './context-for.ts';
import { howTheyAre, hurts } from './how-they-are.ts';
import { ageBefore, nameBefore } from './known-before.ts';
import { answerTo, pinyinOf } from './meaning/answer-asked.ts';
import { leavesNow, staysOn } from './meaning/leaves-now.ts';
import { toldBy } from './meaning/own-answer.ts';
import { withKnownBefore } from './meaning/own-facts.ts';
import { isChineseAlone, type OwnMessage, ownMessage } from './meaning/own-message.ts';
import { isAnswer, understoodIn } from './meaning/understand-text.ts';
import { withToldOpen } from './told-open.ts';

export type OwnSpeech = {
  readonly context: TurnContext;
  /** The drafts, given those to the Chinese of the message. */
  readonly answered: (answer: () => Iterable<Draft>) => Iterable<Draft>;
};

const HEARD_AT: ReadonlySet<Level> = new Set(['zero', 'preschool']);
/** What is told so weighs more than a phrase that could be drilled. */
const NEWS = 60;
/** What weighs so much is met before anything that is asked. */
const GRIEF = 90;
const LONGEST_NAME = 2;
/** In words. */
const TELLING = 7;
const HELD = 3;
/** Up to this weight a telling is a courtesy. */
const COURTESY = 30;
/** So many drafts to the Chinese are looked at, each with so many ways to go before it. */
const MOST = 6;
const MOST_LEADS = 3;
/** The Chinese was taken for something; whatever else is said to it, refuses it. */
const TAKING: ReadonlySet<Move> = new Set<Move>(['aside', 'close', 'explain', 'praise-and-ask']);
/** For so many turns in a row the talk may go to other things, then the next step comes. */
const LONGEST_BESIDE = 2;

/** Undefined where the message is of one kind and understood as it stands. */
export function heardIn(input: RespondInput, asWritten: TurnContext): OwnSpeech | undefined {
  const { said, level, setting, state } = asWritten;
  if (setting.situation.kind !== 'tutor' || !HEARD_AT.has(level)) return undefined;
  if (said.latin < 2 || said.tooLong || state.distress !== 'none' || distressOf(asWritten) !== undefined)
    return undefined;
  // 小明！我今天不高兴: a name among characters.
  if (said.hanzi > 0 && latinWords(said).length <= LONGEST_NAME) return undefined;
  // What is my dog called? asks for what was told before.
  if (asksMemory(asWritten, intentOf(said).kind)) return undefined;
  const again = askedBack(input);
  const asked = again === undefined ? asWritten : contextFor({ ...input, learnerText: again });
  const own = withoutUnknown(asked, ownMessage(asked));
  // Of what is asked again, the rest was heard before.
  const message = again === undefined ? own : { ...own, chinese: [], answer: undefined, found: [] };
  if (again === undefined && isLeft(asWritten, message)) return undefined;
  const context = withToldOpen(contextWith(input, asWritten, message));
  const asks = level === 'preschool' ? howTheyAre(asWritten, message.found[0]) : [];
  return { context, answered: (answer) => answeredBy(context, message, asks, answer) };
}

/** A question that is put to nobody counts where the tutor has something to tell; else it may be a phrase to be learnt. */
function withoutUnknown(context: TurnContext, message: OwnMessage): OwnMessage {
  const asked = message.asked.filter(
    (one) => one.kind !== 'world' || answerTo(context, message, one).length > 0,
  );
  return { ...message, asked };
}

/** What the talk answers already: plain Chinese, an answer or a request in the own language, a topic. */
function isLeft(context: TurnContext, message: OwnMessage): boolean {
  const { chinese, found, isOneSentence } = message;
  // 我的小鸟死了。It was blue. What hurts was said in Chinese.
  if (chinese.length > 0 && found.length + message.asked.length === 0 && context.told.some(hurts))
    return true;
  const isRepeated =
    context.said.hanzi === 0 && chinese.length > 0 && context.state.saying.line !== undefined;
  if (isChineseAlone(message)) return !isRepeated;
  // I can’t find my son! What do I say? The sentence before it is to be said.
  const intent = intentOf(context.said);
  if (intent.kind === 'language' && isOfSigns(intent.asks)) return true;
  // “不容易”是什么？What is that? One thing is asked, in two languages.
  const isOfWord = context.said.hanzi > 0 && intent.kind === 'meaning';
  if (isOfWord && message.asked.every(({ kind }) => kind === 'meaning')) return true;
  const isPhrase =
    chinese.length === 0 && intent.kind === 'say' && phraseFor(intent.of, context) !== undefined;
  if (found[0]?.telling.isGrave === true) return isPhrase && found[0].telling.weight < GRIEF;
  return isPhrase || (isOneSentence && isAnsweredAlready(context, message));
}

function isAnsweredAlready(context: TurnContext, { asked, chinese, found, facts }: OwnMessage): boolean {
  const intent = intentOf(context.said);
  const { name } = facts;
  // Hi, I’m Beth says more than hello.
  const isMissed =
    name !== undefined &&
    context.state.name === undefined &&
    understoodIn(context, intent)?.text.includes(`叫${name}`) !== true;
  if (isMissed) return false;
  const own = asked[0];
  if (own?.kind === 'meaning' && own.what === undefined) return false;
  if (own?.kind === 'meaning') return true;
  if (intent.kind === 'say') return own?.isQuoted !== true;
  // I am nervous, tomorrow is her first day: who tells so much is not lost here.
  const isTelling = found.length > 0 && latinWords(context.said).length >= TELLING;
  if ((intent.kind === 'lost' || intent.kind === 'hint') && isTelling) return false;
  if (intent.kind !== 'speech') return intent.kind !== 'topic';
  if (asked.length > 0 || (found[0]?.telling.weight ?? 0) >= NEWS) return false;
  // A name is the same in all languages.
  const isName = latinWords(context.said).length <= LONGEST_NAME && isAnswer(context, context.said.raw);
  const read = understoodIn(context, intent)?.text ?? '';
  // Wo you yi zhi mao, her name is Olive: no answer to how are you, and no failed one.
  return (
    isName ||
    (/\p{Script=Han}/u.test(read) && (found.length * chinese.length === 0 || isAnswer(context, read)))
  );
}

/** The Chinese of it as what was said, with what else is known now. */
function contextWith(input: RespondInput, asWritten: TurnContext, message: OwnMessage): TurnContext {
  const { answer, chinese, facts } = message;
  const meant = withKnownBefore(contextFor({ ...input, learnerText: answer ?? '' }), asWritten);
  const understood: Understood | undefined =
    answer === undefined
      ? undefined
      : { text: answer, from: chinese.length > 0 ? 'pinyin' : 'own-language', respelt: [] };
  const state = toldBy(message, meant, asWritten.said.raw);
  const name = facts.name ?? state.name;
  // What is said and what it was said to are one: 谢谢, when both are wanted.
  const isOpenAnswered = answer !== undefined && isAnswer(meant, answer);
  const saying = isOpenAnswered ? ACTIVITY_STARTS.saying : state.saying;
  const profile =
    facts.age === undefined ? state.profile : { ...state.profile, age: [`${inHanzi(facts.age)}岁`] };
  return {
    ...meant,
    told: [],
    state: { ...state, name, profile, saying },
    ...(understood && asWritten.said.hanzi === 0 && { understood }),
  };
}

function* answeredBy(
  context: TurnContext,
  message: OwnMessage,
  asks: readonly Line[],
  answer: () => Iterable<Draft>,
): Generator<Draft> {
  const grave = message.found.slice(0, 1).find(({ telling }) => telling.isGrave);
  const all = message.answer === undefined ? [] : taken(answer(), MOST);
  const base = staysOn(message.whole) ? all.filter(({ move }) => move !== 'close') : all;
  const isAccepted = base[0]?.accepted === true;
  // Who asks how to say something in the same breath wants to know: that follows the care.
  if (grave !== undefined && !asksWhatIsKnown(context, message)) {
    for (const draft of careFor(context, grave, isAccepted ? base[0] : undefined))
      yield { ...draft, lines: [...draft.lines, ...asks] };
    return;
  }
  const teaches = message.found.slice(0, 1).flatMap(({ telling }) => telling.teaches ?? []);
  for (const draft of together(context, message, base))
    yield { ...draft, teaches: [...(draft.teaches ?? []), ...teaches] };
}

/** Grief, pain and fear: nothing is corrected or taught; an answer counts all the same. */
function careFor(context: TurnContext, grave: FoundTelling, base: Draft | undefined): Draft[] {
  const listening = {
    ...context.state.listening,
    ...base?.state.listening,
    grave: grave.telling.weight > GRIEF ? HELD : HELD - 1,
  };
  const state = { stay: context.state.stay, ...base?.state, listening };
  return repliesTo(context, grave).map((line) => ({
    lines: [line],
    move: 'small-talk',
    accepted: base?.accepted,
    state,
    isNoLesson: true,
  }));
}

function* together(context: TurnContext, message: OwnMessage, base: readonly Draft[]): Generator<Draft> {
  const leads = leadsFor(context, message);
  if (leavesNow(context, message)) {
    for (const draft of taken(part(context), MOST))
      for (const lead of leads) yield { ...draft, lines: [...lead.slice(0, 1), ...draft.lines] };
    return;
  }
  const several = severalAsked(message.whole.map(({ raw }) => raw).join(' '));
  if (several.length > 1) {
    for (const draft of taken(answerSeveral(context, several), MOST)) yield withBase(base[0], [], draft);
    return;
  }
  const ofChinese = chineseAsked(message) ?? typedAsked(context, message);
  if (ofChinese !== undefined) {
    const told = message.found.slice(0, 1).flatMap((one) => repliesTo(context, one).slice(0, 1));
    for (const draft of taken(answerRequest(context, ofChinese), MOST)) yield withBase(base[0], told, draft);
    return;
  }
  const what = whatIsAsked(message);
  if (what !== undefined) {
    for (const draft of taken(howToSay(context, what), MOST))
      for (const lead of leads) yield withBase(base[0], lead.slice(0, 1), draft);
    return;
  }
  const isTaken = base[0] !== undefined && TAKING.has(base[0].move);
  if (isTaken) {
    for (const lead of leads) for (const draft of base) yield amid(draft, lead);
    return;
  }
  const pieces = pieceLines(context, message);
  const all = leads.map((lead) => [...pieces.slice(0, 1), ...lead].slice(0, MOST_LEADS));
  const said = all.some((lead) => lead.length > 0)
    ? all
    : leadsOf(wordings(context, message.whole.at(-1)?.isQuestion === true ? NOTHING_TO_TELL : GENERAL));
  const outcome = { move: 'aside', accepted: undefined } as const;
  if (waitsForTelling(context, message)) for (const lines of said) yield { lines, ...outcome, state: {} };
  if (context.state.stay >= LONGEST_BESIDE) yield* context.goOn(context, said, outcome, { leave: true });
  yield* comeBack(context, said, outcome);
}

/** Who tells something of their own is answered, and not asked in the same breath to say a word after the teacher. */
function waitsForTelling({ open }: TurnContext, { sentences, found, answer, facts }: OwnMessage): boolean {
  if (open === undefined || answer !== undefined || /？/u.test(open.question.ask.zh)) return false;
  if (facts.name !== undefined || facts.age !== undefined) return false;
  const words = sentences.flatMap(({ raw, isQuestion }) => (isQuestion ? [] : latinWords(utterance(raw))));
  return found.length > 0 || words.length >= SENTENCE;
}

/** In words: what is shorter, ok or I see, tells nothing. */
const SENTENCE = 4;

const OF_CHINESE: ReadonlySet<Intent['kind']> = new Set(['language', 'meaning', 'judge', 'grammar']);
type Request = Exclude<Intent, { readonly kind: 'speech' }>;

/** Vovó, o que é 很好? calls somebody first. */
const CALLED = /^(?:\p{Script=Han}{1,2}|[\p{L}\p{M}]+)[,，]\s*(?=\p{Ll})/u;

/** What is asked of Chinese that stands there in characters: it is answered as to anybody. */
function chineseAsked({ whole }: OwnMessage): Request | undefined {
  const own = whole.map(({ raw }) => raw).filter((raw) => /\p{Script=Han}/u.test(raw));
  for (const raw of own) {
    const intent = intentOf(utterance(raw.replace(CALLED, '')));
    if (intent.kind !== 'speech' && OF_CHINESE.has(intent.kind)) return intent;
  }
  return undefined;
}

/** The difference between ni and nin; which is right, wo shi hao or wo hen hao? What is asked of Chinese in letters. */
const BETWEEN =
  /\b(?:between|entre)\s+["“'‘]?([\p{Script=Latin}\p{M}]{1,12})["”'’]?\s+(?:and|e)\s+["“'‘]?([\p{Script=Latin}\p{M}]{1,12})["”'’]?/iu;
const ALIKE =
  /["“'‘]?([\p{Script=Latin}\p{M}]{1,12})["”'’]?\s+(?:and|e)\s+["“'‘]?([\p{Script=Latin}\p{M}]{1,12})["”'’]?\s+(?:the same|iguais|s[aã]o iguais|a mesma coisa|different|diferentes)/iu;

function typedAsked(context: TurnContext, { whole }: OwnMessage): Request | undefined {
  const { inputMethod } = context.setting.core;
  const text = whole.map(({ raw }) => raw).join(' ');
  const found = BETWEEN.exec(text) ?? ALIKE.exec(text);
  const words = (found?.slice(1) ?? []).flatMap(
    (word) =>
      taughtWord(context, word.toLowerCase())?.zh ?? typedWords(inputMethod, word.toLowerCase())[0] ?? [],
  );
  return words.length === 2 && words[0] !== words[1]
    ? { kind: 'language', asks: [{ kind: 'differ', words, isSure: true }] }
    : undefined;
}

/** What the learner wants to say in Chinese. */
function whatIsAsked({ asked, whole }: OwnMessage): string | undefined {
  const say = asked.find(({ kind }) => kind === 'say');
  if (say !== undefined) return whatToSay(say) || undefined;
  // Desenhei o sol. 怎么说 "sol"? Asked in Chinese, beside what is told in another language.
  const all = whole.map(({ raw }) => intentOf(utterance(raw.replace(CALLED, ''))));
  return all.flatMap((intent) => (intent.kind === 'say' ? [intent.of] : []))[0];
}

function asksWhatIsKnown(context: TurnContext, message: OwnMessage): boolean {
  const what = whatIsAsked(message);
  return what !== undefined && taken(howToSay(context, what), 1).every(({ move }) => move !== 'cannot');
}

/** What is quoted is meant; else what is commonly asked so. */
function whatToSay({ sentence, what, isQuoted }: AskedOwn): string | undefined {
  const intent = intentOf(utterance(sentence.raw));
  return intent.kind === 'say' && isQuoted !== true ? intent.of : what;
}

/** Chinese that was not asked for counts too. */
function pieceLines(context: TurnContext, { chinese, asked }: OwnMessage): Line[] {
  const [word] = chinese;
  if (word === undefined || asked.some(({ kind }) => kind === 'right' || kind === 'sound')) return [];
  const plain = word.replaceAll(/[。！？]/gu, '');
  return wordings(context, PIECE, { word: same(plain), pinyin: same(pinyinOf(context, plain)) });
}

/** What is to be said after the praise for what was said, before what is asked next. */
function amid(draft: Draft, lead: readonly Line[]): Draft {
  const { lines } = draft;
  const at = draft.accepted === true && lines.length > 1 ? 1 : 0;
  const said = lines.map(({ zh }) => zh).join('');
  const fresh = lead.filter(({ zh }) => !said.includes(zh));
  return { ...draft, lines: [...lines.slice(0, at), ...fresh, ...lines.slice(at)] };
}

/** How to say it, after a word of praise; what would be asked next is asked after that. */
function withBase(base: Draft | undefined, lead: readonly Line[], draft: Draft): Draft {
  if (base?.accepted !== true) return { ...draft, lines: [...lead, ...draft.lines] };
  const lines = [...base.lines.slice(0, -1), ...lead, ...draft.lines];
  return {
    ...draft,
    lines,
    accepted: true,
    state: { ...base.state, ...draft.state },
    notes: base.notes ?? [],
  };
}

/** Ways to answer what was asked and told besides, the fullest first. */
function leadsFor(context: TurnContext, message: OwnMessage): Line[][] {
  const isSound = message.asked.some(({ kind }) => kind === 'sound');
  const answers = message.asked
    .filter(({ kind }) => !(isSound && kind === 'right'))
    .flatMap((asked) => answerTo(context, message, asked).slice(0, 1));
  const named = factLines(context, message).slice(0, 1);
  // Thanks and laughter are answered where there is nothing more to answer.
  const isMore = answers.length + named.length + message.chinese.length > 0;
  // Who types for a child tells of nobody else by it.
  const all = message.isChildNew
    ? message.found.filter(({ telling }) => telling.weight >= NEWS)
    : message.found;
  const told = all.filter(({ telling }, at) => telling.weight > COURTESY || (at === 0 && !isMore));
  const [first, second] = told.map((one) => repliesTo(context, one));
  const isSecond = second !== undefined && told[1]?.at !== told[0]?.at && answers.length + named.length === 0;
  const more = isSecond ? second.slice(0, 1) : [];
  if (first === undefined) return [[...named, ...answers].slice(0, MOST_LEADS)];
  return first.slice(0, MOST_LEADS).map((line) => [...named, line, ...answers, ...more].slice(0, MOST_LEADS));
}

const leadsOf = (lines: readonly Line[]): Line[][] => lines.slice(0, MOST_LEADS).map((line) => [line]);

/** What is told of oneself besides the answer. */
function factLines(context: TurnContext, { facts, answer, isChildNew }: OwnMessage): Line[] {
  if (isChildNew) return wordings(context, CHILD_GREETED);
  const { name, age } = facts;
  const known = nameBefore(context);
  if (name !== undefined && name !== known && !(answer ?? '').includes(name)) {
    const kind = known === undefined ? NAME_TOLD : NAME_RIGHTED;
    return wordings(context, kind, { name: same(name) });
  }
  if (age === undefined || (answer ?? '').includes('岁') || ageBefore(context) === `${inHanzi(age)}岁`)
    return [];
  return wordings(context, AGE_TOLD, { age: same(String(age)) });
}

function repliesTo(context: TurnContext, { telling, whose }: FoundTelling): Line[] {
  const slots = whose === undefined ? {} : { whose: { zh: '他们', ...whose } };
  const filled = telling.replies.flatMap((line) => fill(line, slots) ?? []);
  const special = whose === undefined ? [] : filled.filter((_, at) => holdsSlot(telling.replies[at]));
  return wordings(context, special.length > 0 ? special : filled);
}

const holdsSlot = (line: Line | undefined): boolean => line?.note?.en.includes('{whose}') ?? false;

function taken<Item>(items: Iterable<Item>, most: number): Item[] {
  const all: Item[] = [];
  for (const item of items) if (all.push(item) >= most) break;
  return all;
}
