// The words that a text asks about or lacks, so that a caller with a dictionary can look them up before the turn.

import type { Core } from '../../state/types.ts';
import { type Intent, intentOf } from '../../understand/intent.ts';
import type { LanguageAsked } from '../../understand/language/language-asked.ts';
import { severalAsked } from '../../understand/several-asked.ts';
import { latinWords } from '../../understand/text/foreign.ts';
import { partsOf, typedWords } from '../../understand/text/typed-words.ts';
import { isHanzi, utterance } from '../../understand/text/utterance.ts';

const LATIN_RUN = /[\p{Script=Latin}][\p{Script=Latin}'’-]*(?: [\p{Script=Latin}'’-]+)*/gu;
/** 我叫 Tom lacks no word. */
const NAME = /^\p{Lu}/u;
/** What is longer is said by nobody in just these words. */
const LONGEST_PHRASE = 8;

/** Of the words that pinyin may mean, so many are looked up. */
const MOST_TYPED = 2;
/** Of words that are asked about by themselves. */
const MOST_ASKED = 4;

/** In the form in which `Lookup` is asked: hanzi, or folded Latin words with a space between them. */
export function askedWords(text: string, core?: Pick<Core, 'lexicon' | 'inputMethod'>): string[] {
  const several = severalAsked(text);
  if (several.length < 2) return askedIn(text, core);
  return [
    ...new Set(several.flatMap((one) => (one.kind === 'say' ? [queryOf(one.of)] : askedBy(one, core)))),
  ].filter(isWord);
}

function askedIn(text: string, core?: Pick<Core, 'lexicon' | 'inputMethod'>): string[] {
  const intent = intentOf(utterance(text));
  const asked = askedBy(intent, core);
  if (intent.kind !== 'speech') return asked;
  const runs = Array.from(text.matchAll(LATIN_RUN), ([run]) => run).filter((run) => !NAME.test(run));
  return [...new Set(runs.map(queryOf))].filter(isWord);
}

function askedBy(intent: Intent, core?: Pick<Core, 'lexicon' | 'inputMethod'>): string[] {
  if (intent.kind === 'meaning' || intent.kind === 'say') {
    const typed = intent.kind === 'meaning' ? typedWords(core?.inputMethod, intent.of, MOST_TYPED) : [];
    const asked = typed.length > 0 ? typed : [queryOf(intent.of)].filter(isWord);
    const [likeliest = ''] = asked;
    return core === undefined ? asked : [...asked, ...partsOf(core.lexicon, likeliest)];
  }
  if (intent.kind === 'language') return intent.asks.flatMap(wordsOf).filter(isWord).slice(0, MOST_ASKED);
  if (intent.kind === 'judge') return phraseIn(intent.of);
  return intent.kind === 'grammar' ? intent.of.filter(isWord).slice(0, MOST_TYPED) : [];
}

/** Those whose meaning helps. */
function wordsOf(asked: LanguageAsked): readonly string[] {
  switch (asked.kind) {
    case 'differ':
    case 'tones':
      return asked.words;
    case 'which':
      return asked.sentences;
    case 'read':
      return [asked.within ?? asked.word];
    case 'use':
    case 'fits':
    case 'write':
    case 'measure':
    case 'meaning':
    case 'polite':
      return [asked.word];
    case 'saying':
      return asked.like === undefined ? [] : [asked.like];
    case 'judge':
      return phraseIn(asked.sentence);
    case 'tone':
    case 'mistakes':
    case 'soften':
      return [];
  }
}

/** In characters; what is longer is a sentence. */
const LONGEST_SAYING = 6;

/** Of a saying it helps to know that there is one. */
function phraseIn(judged: string | undefined): string[] {
  return judged !== undefined && judged.length <= LONGEST_SAYING && /^\p{Script=Han}+$/u.test(judged)
    ? [judged]
    : [];
}

function queryOf(said: string): string {
  const { shown } = utterance(said);
  return shown.some(isHanzi) ? shown.join('') : latinWords(utterance(said)).join(' ');
}

const isWord = (query: string) => query !== '' && query.split(' ').length <= LONGEST_PHRASE;
