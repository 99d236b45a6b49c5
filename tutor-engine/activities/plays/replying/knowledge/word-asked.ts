// What a word means, or how something is said, asked among other things: answered in one line, and the play goes on.

import type { Line } from '../../../../../content/schema/line.ts';
import type { Play } from '../../../../../content/schema/talks/play.ts';
import { partFor, phraseFor, phrasesFor } from '../../../../say/asked/phrase-for.ts';
import { explain, explainExactly, glossFor, translate } from '../../../../say/translate/gloss.ts';
import { each, same, setLines, wordings } from '../../../../say/wording.ts';
import type { Note } from '../../../../state/draft.ts';
import type { Leads } from '../../../../state/turn-context.ts';
import { type Intent, intentOf } from '../../../../understand/intent.ts';
import { utterance } from '../../../../understand/text/utterance.ts';
import type { PlayContext } from '../../world/play-context.ts';
import { thingIn } from './facts.ts';
import { phraseOfPlay } from './phrase-of-play.ts';

/** `{word}` and `{gloss}` are filled. */
const MEANS: readonly Line[] = [
  { zh: '“{word}”就是{gloss}。', en: '“{word}” means {gloss}.', pt: '“{word}” quer dizer {gloss}.' },
  {
    zh: '“{word}”的意思是{gloss}。',
    en: '“{word}”: that means {gloss}.',
    pt: '“{word}”: isso quer dizer {gloss}.',
  },
];

/** Undefined where a sentence asks for nothing of the kind, or the play knows more of it. */
export function wordAskedIn(context: PlayContext): Leads | undefined {
  const { before } = SAID_BEFORE.exec(context.said.raw)?.groups ?? {};
  const named = before === undefined ? undefined : sayingOf(context, before.trim());
  if (named !== undefined) return named;
  const [asking] = ASKS_HOW_TO_SAY.exec(context.said.raw) ?? [];
  const found = aboutWord(context, intentOf(context.said));
  if (found !== undefined || asking === undefined) return found;
  return aboutWord(context, intentOf(utterance(asking))) ?? each(setLines(context, 'sayUnknown'));
}

/** “Garrafa térmica” em chinês, como se fala? */
const SAID_BEFORE =
  /(?:^|[.!?。！？，,]\s*)["“]?(?<before>[\p{Script=Latin}\p{M} '’-]{2,40}?)["”]?,?\s+(?:em chin[eê]s,?\s+como (?:se |que )?(?:fala|diz|[eé])|como (?:se )?(?:fala|diz) em chin[eê]s|in chinese\?)/iu;

/** 我想剪头发… how do you say “a trim”? */
const ASKS_HOW_TO_SAY =
  /(?:how (?:do|can|would|should) (?:you|i|we) say|how to say|como (?:e que )?(?:se |eu |voc[eê] )?(?:diz|fala|digo|falo)|como dizer)[^。？?！!]+[？?]?/iu;

export function aboutWord(context: PlayContext, intent: Intent): Leads | undefined {
  // What is dumpling? A word in letters is asked for, and not explained.
  if (intent.kind === 'meaning' && !/\p{Script=Han}/u.test(intent.of)) return sayingOf(context, intent.of);
  if (intent.kind === 'meaning') return thingIn(context, intent.of) ?? meaningOf(context, intent.of);
  return intent.kind === 'say' ? sayingOf(context, intent.of) : undefined;
}

/** What is noted for the review, of a word that `aboutWord` answers. */
export function noteOfWord(context: PlayContext, intent: Intent): Note[] {
  if (intent.kind === 'meaning' && /\p{Script=Han}/u.test(intent.of)) {
    const what = explainExactly(intent.of, context)?.zh ?? intent.of;
    return [{ kind: 'asked_meaning', what, evidence: intent.of }];
  }
  if (intent.kind !== 'say' && intent.kind !== 'meaning') return [];
  const said = sayingFor(context, intent.of)?.zh;
  return said === undefined
    ? []
    : [{ kind: 'asked_how_to_say', what: withoutStop(said), evidence: intent.of }];
}

/** Their own language stands beside the word, since the talk goes on at once. */
function meaningOf(context: PlayContext, word: string): Leads | undefined {
  const found = explainExactly(word, context) ?? lineWith(context, word) ?? explain(word, context);
  if (found === undefined) return undefined;
  const gloss = glossFor(found, context);
  const short = (text: string) => withoutStop(text.split(/[;；]/u)[0]?.trim() ?? text);
  const isForeign = /^[\p{Script=Latin}]/u.test(gloss.zh);
  const told = {
    zh: isForeign ? ` ${short(gloss.zh)}` : short(gloss.zh),
    en: short(gloss.en),
    pt: short(gloss.pt),
  };
  return each(wordings(context, MEANS, { word: same(withoutStop(found.zh)), gloss: told }));
}

/** 提意见 is no sum of its parts: the character's own sentence that it was said in, which is translated. */
function lineWith({ playing, history }: PlayContext, word: string): Line | undefined {
  const said = history.findLast(({ by, text }) => by === 'tutor' && text.includes(word))?.text ?? '';
  return linesIn(playing.play)
    .flatMap(sentencesOfLine)
    .find(({ zh }) => zh.includes(word) && said.includes(zh) && [...zh].length <= LONGEST_LINE);
}

/** In characters: what is longer explains no word. */
const LONGEST_LINE = 24;

function linesIn({ opening, goals, asides, closing, world }: Play): Line[] {
  const replies = goals.flatMap(({ ask, again, reached, partly }) => [
    ask,
    again,
    ...[...reached, ...partly].flatMap((answer) => answer.replies),
  ]);
  const told = world?.facts?.flatMap(({ say }) => say) ?? [];
  return [opening, ...replies, ...asides.flatMap((answer) => answer.replies), ...told, ...closing];
}

/** A line by its sentences, where it has as many in every language. */
function sentencesOfLine(line: Line): Line[] {
  const zh = line.zh.split(/(?<=[。！？])/u);
  const [en, pt] = [line.en, line.pt].map((text) => text.split(/(?<=[.!?])\s+/u));
  if (en?.length !== zh.length || pt?.length !== zh.length) return [line];
  return zh.map((part, at) => ({ zh: part, en: en[at] ?? '', pt: pt[at] ?? '' }));
}

const withoutStop = (text: string) => text.replace(/[。.！!]+$/u, '');

function sayingOf(context: PlayContext, query: string): Leads | undefined {
  const found = sayingFor(context, query) ?? sayingFor(context, query.replace(FEMININE, '$1o'));
  if (found === undefined) return undefined;
  const word = same(found.zh.replace(/[。！!]+$/u, ''));
  return each(setLines(context, 'say', { said: same(query), word }));
}

/** Bombeira is looked up as bombeiro. */
const FEMININE = /(eir|[cdn])a$/iu;

function sayingFor(context: PlayContext, query: string): Pick<Line, 'zh'> | undefined {
  const found =
    phraseOfPlay(context.playing, query) ??
    phraseFor(query, context) ??
    phrasesFor(query, context) ??
    translate(query, context, 'asked')?.word ??
    partFor(query, context);
  // A word that stays as it was in letters is no answer.
  return found !== undefined && /\p{Script=Han}/u.test(found.zh) ? found : undefined;
}
