// Questions about words: what does it mean, how do I say it.

import { check, isPlain } from '../../../chinese/grammar/index.ts';
import { segment } from '../../../chinese/words/index.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { Locale } from '../../../kit/core/locale.ts';
import type { Draft, Note } from '../../state/draft.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { ScreenPart } from '../../understand/asked/screen-asked.ts';
import { notesFor } from '../../understand/language/usage-questions.ts';
import { latinWords } from '../../understand/text/foreign.ts';
import { typedWords } from '../../understand/text/typed-words.ts';
import { isHanzi, utterance } from '../../understand/text/utterance.ts';
import { withOwnName } from '../own-name.ts';
import { comeBack, demonstration, help, leave, stayedLong, withoutStop } from '../shared-moves.ts';
import { explain, explainExactly, glossFor, type Meaning, translate } from '../translate/gloss.ts';
import { heardAs, taughtWord } from '../translate/taught-word.ts';
import { cardOf } from '../translate/word-card.ts';
import { inOrder, partsOf } from '../translate/word-for-word.ts';
import { each, pairs, same, setLines, wordings } from '../wording.ts';
import { asStatement } from './as-statement.ts';
import { inLawMeant, relativeCalled } from './in-laws.ts';
import { inviteToSay, isInvited, patiently } from './invite-to-say.ts';
import { examplesOf } from './language/example.ts';
import { comeBackOrOn } from './language/go-on-telling.ts';
import { MEANS, USED, WORD_BY_WORD, WORD_FOR_WORD } from './language/lines.ts';
import { sentences, shown, together } from './language/quote.ts';
import { partFor, phraseFor, phrasesFor } from './phrase-for.ts';
import { asWritten, piecesOfIt } from './pieces-of-it.ts';
import { screenHelp } from './screen-help.ts';
import { wordOfIt } from './word-of-it.ts';

const EXPLAIN = { move: 'explain', accepted: undefined } as const;
const CANNOT = { move: 'cannot', accepted: undefined } as const;

/** The drafts with a note for the record. */
function* noted(drafts: Iterable<Draft>, note: Note): Generator<Draft> {
  for (const draft of drafts) yield { ...draft, notes: [...(draft.notes ?? []), note] };
}

/** "X 是什么意思": from the word lists, else by the sentence it stands in, else an honest "I cannot". `besides`: told with it. */
export function explainWord(
  context: TurnContext,
  query: string,
  besides: readonly Line[] = [],
): Generator<Draft> {
  if (![...query].some(isHanzi)) return explainTyped(context, query, besides);
  if (PARTICLES.has(query)) return explainUse(context, [query], besides);
  const around = phraseAround(context, query);
  if (around !== undefined) return explainWithin(context, around, besides);
  const part = OF_THE_PAGE[query];
  if (part !== undefined) return comeBackOrOn(context, each(screenHelp(part)), EXPLAIN);
  const found = explain(query, context);
  // A word in a phrase is not the phrase.
  const isPart = found !== undefined && !found.zh.includes(query) && [...query].length >= PHRASE;
  const whole = isPart ? wordByWord(context, query) : undefined;
  if (whole !== undefined) return whole;
  if (found !== undefined) return explained(context, found, besides);
  const question = context.open?.question;
  if (question !== undefined && (question.ask.zh.includes(query) || question.again.zh.includes(query))) {
    return explainAll(context);
  }
  return shownInUse(context, query) ?? comeBack(context, each(setLines(context, 'meaningUnknown')), CANNOT);
}

/** “堵得慌”的“慌”: the phrase that it is asked of, where it is no word with its own sense there. */
function phraseAround({ said, setting }: TurnContext, query: string): string | undefined {
  const quoted = [...said.raw.matchAll(/[“"「『](\p{Script=Han}+)[”"」』](?=(?:里面?|中)?的?[“"「『])/gu)];
  const phrase = quoted.map(([, text = '']) => text).find((text) => text !== query && text.includes(query));
  if (phrase === undefined) return undefined;
  const words = segment(setting.core.lexicon, phrase).map(({ text }) => text);
  const at = words.indexOf(query);
  return at < 0 || words[at - 1] === '得' || phrase.includes(`得${query}`) ? phrase : undefined;
}

/** The phrase as a whole, since what a part means elsewhere would be wrong here; else an honest "I cannot". */
function explainWithin(context: TurnContext, phrase: string, besides: readonly Line[]): Generator<Draft> {
  const found = explainExactly(phrase, context);
  return found === undefined
    ? comeBack(context, each(setLines(context, 'meaningUnknown')), CANNOT)
    : explained(context, found, besides);
}

/** In characters. */
const PHRASE = 5;
const LEAST_KNOWN = 1;

/** What the words of a phrase mean, where nobody has written what it means as a whole. */
function wordByWord(context: TurnContext, phrase: string): Generator<Draft> | undefined {
  const words = segment(context.setting.core.lexicon, phrase).map(({ text }) => text);
  const known = [...new Set(words)].flatMap((word) => explainExactly(word, context) ?? []);
  if (known.length < LEAST_KNOWN) return undefined;
  const listed = known
    .map((word) => `${word.zh} (${short(glossFor(word, context)[context.setting.locale])})`)
    .join(', ');
  const lines = wordings(context, WORD_BY_WORD, { word: same(phrase), gloss: same(listed) });
  const note = { kind: 'asked_meaning', what: phrase, evidence: phrase } as const;
  return noted(comeBackOrOn(context, each(lines), EXPLAIN), note);
}

const short = (text: string) => text.split(/[;,]/u)[0]?.trim() ?? text;

const isToldInChinese = ({ setting, level }: TurnContext) => setting.locale === 'zh' && level !== 'zero';

/** What nobody has put into the learner's language is shown in a sentence that is translated. */
function shownInUse(context: TurnContext, word: string): Generator<Draft> | undefined {
  const examples = context.level === 'zero' ? [] : examplesOf(context, word);
  if (examples.length === 0) return undefined;
  const gloss = together(examples.map(shown));
  const lines = wordings(context, USED, { word: same(word), examples: sentences(examples), gloss });
  const note = { kind: 'asked_meaning', what: word, evidence: word } as const;
  return noted(comeBackOrOn(context, each(lines), EXPLAIN), note);
}

/** What is told of the signs, and not what the word means. */
const OF_THE_PAGE: Readonly<Record<string, ScreenPart>> = { 四声: 'tones', 声调: 'tones', 拼音: 'pinyin' };

/** They mean nothing by themselves: what they do is told instead. */
const PARTICLES: ReadonlySet<string> = new Set(['的', '了', '吗', '呢', '吧']);
/** Alone, these are no pinyin to the input method, or something else before. */
const TYPED_PARTICLES: ReadonlyMap<string, string> = new Map([
  ['de', '的'],
  ['le', '了'],
  ['ma', '吗'],
  ['ne', '呢'],
  ['ba', '吧'],
]);

/** A word asked about in pinyin, one heard lately first; what is no pinyin is a word of the learner's own language. */
function explainTyped(context: TurnContext, query: string, besides: readonly Line[]): Generator<Draft> {
  const plain = latinWords(utterance(query)).join(' ');
  const particle = TYPED_PARTICLES.get(plain.replace(/5$/u, ''));
  const { inputMethod } = context.setting.core;
  const typed = typedWords(inputMethod, query);
  // xièxie has a syllable without its tone.
  const words = typed.length > 0 ? typed : typedWords(inputMethod, plain);
  const letters = plain.replaceAll(/[^a-z]/gu, '');
  const heard = heardAs(context, letters);
  const first = taughtWord(context, letters);
  if (first !== undefined) return explained(context, first, besides);
  // What was heard is meant, and none of the other words that sound so.
  const asked = heard.length > 0 ? heard : words;
  if (particle !== undefined && heard.length === 0) return explainWord(context, particle, besides);
  const [likeliest] = asked;
  if (likeliest === undefined) return howToSay(context, query);
  if (PARTICLES.has(likeliest)) return explainWord(context, likeliest, besides);
  for (const word of asked) {
    const found = explainExactly(word, context);
    if (found !== undefined) return explained(context, found, besides);
  }
  return explainWord(context, likeliest, besides);
}

function explained(context: TurnContext, found: Meaning, besides: readonly Line[] = []): Generator<Draft> {
  const slots = { word: same(found.zh), gloss: glossFor(found, context) };
  // Who reads Chinese explanations is given none in English: a sentence shows the word instead.
  const used =
    isToldInChinese(context) && found.inChinese === undefined ? shownInUse(context, found.zh) : undefined;
  if (used !== undefined) return used;
  const isHeard = found.inChinese !== undefined && (HEARS_IT.has(context.level) || isToldInChinese(context));
  const said = isHeard
    ? wordings(context, MEANS, { ...slots, told: { ...slots.gloss, zh: found.inChinese } })
    : setLines(context, 'meaning', slots);
  const lines = said.map((line) => [line, ...besides.slice(0, 1)]);
  const drafts = withCard(context, found, comeBackOrOn(context, lines, EXPLAIN));
  return noted(drafts, { kind: 'asked_meaning', what: found.zh, evidence: found.zh });
}

/** Who understands it hears in Chinese what a word means. */
const HEARS_IT: ReadonlySet<TurnContext['level']> = new Set(['intermediate', 'advanced']);

/** The word with its sound, where new words are shown so. */
function* withCard(context: TurnContext, word: Line, drafts: Iterable<Draft>): Generator<Draft> {
  const card = context.level === 'zero' ? cardOf(context.setting.core, word) : undefined;
  for (const draft of drafts)
    yield {
      ...draft,
      ...(card && { teaches: [card] }),
    };
}

/** What the open question means, and how an answer to it begins. */
export function* explainAll(context: TurnContext): Generator<Draft> {
  const { open, state, voice } = context;
  if (open === undefined) {
    yield* comeBack(context, each(setLines(context, 'meaningUnknown')), CANNOT);
    return;
  }
  if (stayedLong(context)) {
    yield* leave(context, undefined);
    return;
  }
  const heard = state.recent.at(-1) ?? '';
  const { ask, again, hint } = open.question;
  const question = heard.includes(again.zh) ? again : ask;
  const gloss = glossFor(question, context);
  // One question mark is enough in an answer.
  const slots = { sentence: same(withoutStop(question.zh)), gloss: { ...gloss, zh: withoutStop(gloss.zh) } };
  // Who has no words yet is given the whole sentence.
  const helps =
    context.level === 'zero'
      ? each(demonstration(context, withOwnName(context, hint).full ?? hint.full))
      : wordings(context, voice.hint).map((lead) => [lead, hint.start]);
  for (const lines of pairs(each(setLines(context, 'meaningSentence', slots)), helps)) {
    yield { lines, ...EXPLAIN, state: {} };
  }
  yield* help(context, each(setLines(context, 'slow')), 'idea');
}

/** "怎么说 X": the Chinese word, or an honest "I cannot". */
export function howToSay(context: TurnContext, query: string): Generator<Draft> {
  const isChinese = [...query].every((char) => isHanzi(char));
  // "米饭怎么说" asks with the very word: its meaning is what helps.
  const relative = isChinese ? relativeCalled(query) : undefined;
  const asked = isChinese && relative === undefined ? explain(query, context) : undefined;
  if (asked !== undefined) return explained(context, asked);
  const found =
    relative === undefined
      ? isChinese
        ? undefined
        : inChinese(query, context)
      : { said: query, word: same(relative) };
  if (found === undefined)
    return (
      eachOfThem(context, query) ??
      besideIt(context, query) ??
      roughly(context, query) ??
      piecesOfIt(context, query, 2) ??
      wordOfIt(context, query) ??
      piecesOfIt(context, query, 1) ??
      comeBack(context, each(setLines(context, 'sayUnknown')), CANNOT)
    );
  const slots = { said: same(asWritten(context, found.said)), word: same(found.word.zh) };
  const leads = each(setLines(context, 'say', slots));
  const drafts = isInvited(context)
    ? inviteToSay(context, leads, inOwnWords(context, query, found.word), { move: 'explain' })
    : comeBack(context, leads, EXPLAIN);
  return noted(drafts, { kind: 'asked_how_to_say', what: found.word.zh, evidence: query });
}

/** Of “cat” and “dog” each. */
function eachOfThem(context: TurnContext, query: string): Generator<Draft> | undefined {
  const parts = query.split(AND).map((part) => part.trim());
  const [one, other] = parts;
  if (one === undefined || other === undefined || parts.length > 2 || one === '' || other === '')
    return undefined;
  const known = [one, other].map((part) => inChinese(part, context));
  const [first, second] = known;
  if (first === undefined || second === undefined) return undefined;
  // The wording that names what was asked, so that it is clear which is which.
  const linesOf = ({ said, word }: NonNullable<typeof first>) => {
    const lines = setLines(context, 'say', { said: same(asWritten(context, said)), word: same(word.zh) });
    const naming = lines.filter(({ zh }) => zh.includes(said));
    return each(naming.length > 0 ? naming : lines);
  };
  const drafts = comeBackOrOn(context, pairs(linesOf(first).slice(0, 1), linesOf(second)), EXPLAIN);
  return noted(drafts, { kind: 'asked_how_to_say', what: second.word.zh, evidence: other });
}

/** Between two that are asked at once. */
export const AND = /\s*(?:和|跟|还有|、|\/)\s*|\s+(?:and|e|or|ou)\s+/u;

/** 怎么说 “encantada de conocerla”, nice to meet you: the same in another language helps as well. */
function besideIt(context: TurnContext, query: string): Generator<Draft> | undefined {
  const { raw } = context.said;
  if (!/\p{Script=Han}/u.test(raw)) return undefined;
  const runs = raw.match(LATIN_RUN) ?? [];
  const known = runs.filter(
    (run) => !query.includes(run.trim()) && inChinese(run.trim(), context) !== undefined,
  );
  return known[0] === undefined ? undefined : howToSay(context, known[0].trim());
}

const LATIN_RUN = /[\p{Script=Latin}\p{M}'’]+(?: [\p{Script=Latin}\p{M}'’]+)+/gu;

/** What it means is said as the learner said it, with the signs that are no letters: I’m a nurse. */
function inOwnWords({ said, setting: { locale } }: TurnContext, query: string, word: Line): Line {
  if (locale === 'zh') return word;
  const letters = Array.from(query, (char) => char.replace(/[\^$.*+?()[\]{}|/\\]/u, '\\$&'));
  const written = new RegExp(letters.join("['’]?"), 'iu').exec(said.raw)?.[0] ?? query;
  return { ...word, [locale]: written };
}

/** A phrase goes before a word: good night is said at night, whatever good is. */
function inChinese(query: string, context: TurnContext): ReturnType<typeof translate> {
  const phrase = phraseFor(query, context) ?? phrasesFor(query, context, true);
  const isPolite = POLITE.test(context.said.raw);
  const found = phrase === undefined ? translate(query, context, 'asked') : undefined;
  const part =
    phrase ?? (found === undefined ? (partFor(query, context) ?? sentenceFor(query, context)) : undefined);
  // A name is written as it was: that says nothing in Chinese.
  const known = part !== undefined && /\p{Script=Han}/u.test(part.zh) ? part : selfNamed(context, query);
  return known
    ? {
        said: utterance(query).shown.join(''),
        word: {
          ...known,
          zh: inLawMeant(context, withoutStop(isPolite ? known.zh.replaceAll(/你(?!们)/gu, '您') : known.zh)),
        },
      }
    : found && { ...found, word: { ...found.word, zh: inLawMeant(context, found.word.zh) } };
}

/** In words. */
const LEAST_SENTENCE = 3;

/** Word for word in the order of Chinese, where that is plain enough to be right for sure. */
function sentenceFor(query: string, context: TurnContext): Line | undefined {
  const parts = partsOf(query.replaceAll(/['’]/gu, ''), context);
  const isWhole = parts.length >= LEAST_SENTENCE && parts.every(({ kind }) => kind !== 'raw');
  const zh = isWhole ? inOrder(parts) : '';
  return zh !== '' && isPlain(context.setting.core.lexicon, zh) ? { zh, en: query, pt: query } : undefined;
}

/** Word for word, where every word is known: said as that. */
function roughly(context: TurnContext, query: string): Generator<Draft> | undefined {
  const { lexicon } = context.setting.core;
  const parts = partsOf(query.replaceAll(/['’]/gu, ''), context);
  const isWhole = parts.length >= LEAST_SENTENCE && parts.every(({ kind }) => kind !== 'raw');
  const zh = isWhole ? inOrder(parts) : '';
  if (zh === '' || check(lexicon, zh).length > 0) return undefined;
  const slots = { said: same(asWritten(context, query)), word: same(zh) };
  const leads = each(wordings(context, WORD_FOR_WORD, slots));
  return noted(comeBack(patiently(context, leads), leads, EXPLAIN), {
    kind: 'asked_how_to_say',
    what: zh,
    evidence: query,
  });
}

/** How do I say “I am Walter”? A capital tells a name. */
function selfNamed({ said }: TurnContext, query: string): Line | undefined {
  const name = SELF_NAMED.exec(said.raw)?.groups?.['name'];
  if (name === undefined || !query.toLowerCase().endsWith(name.toLowerCase())) return undefined;
  return { zh: `我叫${name}`, en: `I am ${name}`, pt: `Eu sou ${name}` };
}

const SELF_NAMED = /\b(?:I am|I['’]?m|[Ee]u sou|[Ss]ou)(?: [oa])? (?<name>\p{Lu}\p{Ll}+)/u;

/** Who wants it polite says 您. */
const POLITE = /客气|礼貌|尊敬|对长辈|\bpolite|\bformal|\beducad|\brespeit/iu;

/** "了怎么用", "了和过有什么不一样": what our notes say of it, in the learner's language. */
export function explainUse(
  context: TurnContext,
  words: readonly string[],
  besides: readonly Line[] = [],
): Generator<Draft> {
  // The first note is what a beginner needs.
  const gloss = notesFor(words)
    .map(asStatement)
    .slice(0, context.level === 'zero' ? words.length : undefined);
  if (gloss.length === 0) return explainApart(context, words);
  const together = (language: Locale) => gloss.map((note) => note[language]).join(' ');
  const [en, pt] = [together('en'), together('pt')];
  const zh = { zh: together('zh'), en, pt }[context.setting.locale];
  const slots = { word: same(words.join('”“')), gloss: { zh: `${zh} `, en, pt } };
  const lines = setLines(context, 'use', slots).map((line) => [line, ...besides.slice(0, 1)]);
  return comeBack(context, lines, EXPLAIN);
}

/** No note tells of them: what each means, as far as it is known. */
function explainApart(context: TurnContext, words: readonly string[]): Generator<Draft> {
  const known = words.flatMap((word) => explainExactly(word, context) ?? []);
  if (known.length === 0 || known.length < words.length)
    return comeBack(context, each(setLines(context, 'useUnknown')), CANNOT);
  const [one, other] = known.map(
    (line) => setLines(context, 'meaning', { word: same(line.zh), gloss: glossFor(line, context) })[0],
  );
  const lines = [one, other].filter((line) => line !== undefined);
  return comeBack(context, [lines], EXPLAIN);
}
