// Questions about words: what does it mean, how do I say it.

import type { Line } from '../../content/schema/line.ts';
import type { Locale } from '../../kit/core/locale.ts';
import type { Draft, Note } from '../state/draft.ts';
import type { TurnContext } from '../state/turn-context.ts';
import { typedWords } from '../understand/text/typed-words.ts';
import { isHanzi, utterance } from '../understand/text/utterance.ts';
import { notesFor } from '../understand/usage-questions.ts';
import { phraseFor } from './phrase-for.ts';
import { comeBack, help, leave, stayedLong, withoutStop } from './shared-moves.ts';
import { explain, explainExactly, translate } from './translate/gloss.ts';
import { each, pairs, same, setLines, wordings } from './wording.ts';

const EXPLAIN = { move: 'explain', accepted: undefined } as const;
const CANNOT = { move: 'cannot', accepted: undefined } as const;

/** A gloss to stand in Chinese text: in the learner's language; for Chinese readers in English. */
function glossed({ en, pt }: Pick<Line, 'en' | 'pt'>, context: TurnContext): Line {
  return { zh: context.setting.locale === 'pt' ? pt : en, en, pt };
}

/** The drafts with a note for the record. */
function* noted(drafts: Iterable<Draft>, note: Note): Generator<Draft> {
  for (const draft of drafts) yield { ...draft, notes: [...(draft.notes ?? []), note] };
}

/** "X 是什么意思": from the word lists, else by the sentence it stands in, else an honest "I cannot". */
export function explainWord(context: TurnContext, query: string): Generator<Draft> {
  if (![...query].some(isHanzi)) return explainTyped(context, query);
  const found = explain(query, context);
  if (found !== undefined) return explained(context, found);
  const question = context.open?.question;
  if (question !== undefined && (question.ask.zh.includes(query) || question.again.zh.includes(query))) {
    return explainAll(context);
  }
  return comeBack(context, each(setLines(context, 'meaningUnknown')), CANNOT);
}

/** A word asked about in pinyin; what is no pinyin is a word of the learner's own language. */
function explainTyped(context: TurnContext, query: string): Generator<Draft> {
  const [likeliest, ...others] = typedWords(context.setting.core.inputMethod, query);
  if (likeliest === undefined) return howToSay(context, query);
  for (const word of [likeliest, ...others]) {
    const found = explainExactly(word, context);
    if (found !== undefined) return explained(context, found);
  }
  return explainWord(context, likeliest);
}

function explained(context: TurnContext, found: Line): Generator<Draft> {
  const slots = { word: same(found.zh), gloss: glossed(found, context) };
  const drafts = comeBack(context, each(setLines(context, 'meaning', slots)), EXPLAIN);
  return noted(drafts, { kind: 'asked_meaning', what: found.zh, evidence: found.zh });
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
  const slots = { sentence: same(withoutStop(question.zh)), gloss: glossed(question, context) };
  const leads = wordings(context, voice.hint);
  for (const lines of pairs(
    each(setLines(context, 'meaningSentence', slots)),
    leads.map((lead) => [lead, hint.start]),
  )) {
    yield { lines, ...EXPLAIN, state: {} };
  }
  yield* help(context, each(setLines(context, 'slow')), 'idea');
}

/** "怎么说 X": the Chinese word, or an honest "I cannot". */
export function howToSay(context: TurnContext, query: string): Generator<Draft> {
  const isChinese = [...query].every((char) => isHanzi(char));
  // "米饭怎么说" asks with the very word: its meaning is what helps.
  const asked = isChinese ? explain(query, context) : undefined;
  if (asked !== undefined) return explained(context, asked);
  const found = isChinese ? undefined : inChinese(query, context);
  if (found === undefined) return comeBack(context, each(setLines(context, 'sayUnknown')), CANNOT);
  const slots = { said: same(found.said), word: same(found.word.zh) };
  const drafts = comeBack(context, each(setLines(context, 'say', slots)), EXPLAIN);
  return noted(drafts, { kind: 'asked_how_to_say', what: found.word.zh, evidence: query });
}

/** A phrase goes before a word: good night is said at night, whatever good is. */
function inChinese(query: string, context: TurnContext): ReturnType<typeof translate> {
  const phrase = phraseFor(query, context);
  if (phrase === undefined) return translate(query, context, true);
  return { said: utterance(query).shown.join(''), word: { ...phrase, zh: withoutStop(phrase.zh) } };
}

/** "了怎么用", "了和过有什么不一样": what our notes say of it, in the learner's language. */
export function explainUse(context: TurnContext, words: readonly string[]): Generator<Draft> {
  const gloss = notesFor(words).map(asStatement);
  if (gloss.length === 0) return comeBack(context, each(setLines(context, 'useUnknown')), CANNOT);
  const together = (language: Locale) => gloss.map((note) => note[language]).join(' ');
  const [en, pt] = [together('en'), together('pt')];
  const zh = { zh: together('zh'), en, pt }[context.setting.locale];
  const slots = { word: same(words.join('”“')), gloss: { zh: `${zh} `, en, pt } };
  return comeBack(context, each(setLines(context, 'use', slots)), EXPLAIN);
}

/** A question in an example is none of the teacher's. */
function asStatement({ zh, en, pt }: Line): Line {
  const plain = (text: string) => text.replaceAll(/[？?]/gu, '');
  return { zh: plain(zh), en: plain(en), pt: plain(pt) };
}
