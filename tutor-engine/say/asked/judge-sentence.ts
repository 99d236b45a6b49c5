// "Is this right?": the sentence said right where it has mistakes, with why, or what can be said of it without.

import {
  type Finding,
  isPlain,
  points,
  suspicions,
  tokensOf,
  usualness,
} from '../../../chinese/grammar/index.ts';
import { candidatesFor } from '../../../chinese/input-method/index.ts';
import type { Line } from '../../../content/schema/line.ts';
import { findingsIn } from '../../analysis/findings-in.ts';
import { isOfSigns } from '../../analysis/importance.ts';
import type { Draft } from '../../state/draft.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { type Intent, intentOf } from '../../understand/intent.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { withoutStop } from '../shared-moves.ts';
import { each, same, wordings } from '../wording.ts';
import { judgedMistake } from './judged-mistakes.ts';
import {
  IS_SAID,
  NO_MISTAKE_SEEN,
  PERHAPS,
  RIGHT,
  RIGHT_WORD,
  SAY_WHICH,
  UNUSUAL,
  USUALLY,
  WRONG,
  WRONG_BECAUSE,
} from './judgements.ts';
import { examplesOf } from './language/example.ts';
import { comeBackOrOn } from './language/go-on-telling.ts';
import { sentences, together } from './language/quote.ts';
import { atLevel } from './language/side-by-side.ts';
import { sensesOf } from './language/word-note.ts';

const EXPLAIN = { move: 'explain', accepted: undefined } as const;
/** What reads less usual may have a mistake that no rule knows. */
const LEAST_USUAL = -5.2;
const TOLD: ReadonlySet<Intent['kind']> = new Set<Intent['kind']>(['speech', 'topic', 'judge', 'goodbye']);
/** A longer text is not judged in one breath. */
const LONGEST = 60;
/** Of what is shorter, sentences with it say more than a judgement. */
const PHRASE = 6;

/** `sentence`: undefined for the last that the learner said. */
export function judgeSentence(context: TurnContext, sentence: string | undefined): Generator<Draft> {
  return comeBackOrOn(context, each(judgeLines(context, sentence)), EXPLAIN);
}

/** What is said of a sentence, or the request for one. */
export function judgeLines(context: TurnContext, sentence: string | undefined): Line[] {
  const asked = sentence ?? lastSaid(context);
  return asked === undefined ? wordings(context, SAY_WHICH) : judged(context, asked);
}

function judged(context: TurnContext, asked: string): Line[] {
  const { lexicon, inputMethod } = context.setting.core;
  const isTyped = inputMethod !== undefined && !/\p{Script=Han}/u.test(asked);
  const sentence = isTyped ? typedSentence(inputMethod, asked) : asked;
  const found = findingsFor(context, sentence);
  const wrong = found.filter(isWrong);
  const taken = wrong.length > 0 ? wrong : found;
  const slots = slotsFor(sentence, taken);
  if (wrong.length > 0 && WHY.test(context.said.raw) && slots.reason.zh !== '')
    return wordings(context, WRONG_BECAUSE, { ...slots, reason: atLevel(context, slots.reason) });
  if (wrong.length > 0) return wordings(context, WRONG, slots);
  const mistake = judgedMistake(context, withoutStop(sentence));
  if (mistake !== undefined)
    return wordings(context, WRONG, { right: same(mistake.right), reason: mistake.reason });
  if (found.length > 0) return wordings(context, USUALLY, slots);
  const plain = withoutStop(sentence);
  const examples =
    plain.length <= PHRASE
      ? examplesOf(context, plain, 2)
          .filter(({ zh }) => withoutStop(zh) !== plain)
          .slice(0, 1)
      : [];
  if (examples.length > 0)
    return wordings(context, RIGHT_WORD, { word: same(plain), examples: sentences(examples) });
  const told = plain.length <= PHRASE && plain.length > 1 ? sensesOf(context, [plain]) : undefined;
  if (told !== undefined) return wordings(context, IS_SAID, { told });
  if (isPlain(lexicon, plain)) return wordings(context, RIGHT);
  const suspected = suspicions(lexicon, plain);
  if (suspected.length > 0) return wordings(context, PERHAPS, slotsFor(plain, suspected));
  const isUsual = usualness(tokensOf(lexicon, plain)) >= LEAST_USUAL;
  return wordings(context, isUsual ? NO_MISTAKE_SEEN : UNUSUAL);
}

/** Asks for the rule. */
const WHY = /为什么|为啥|\bwhy\b|\bpor ?qu[eê]/iu;

/** To who asks, a measure word that is not the noun's own is no matter of taste. */
const isWrong = ({ tier, point }: Finding): boolean => tier === 'wrong' || point === 'measure-wrong';

/** 今天我买了三个花，对吗: what is told before the tag is judged where something is wrong with it, or words were asked about just before. */
export function sentenceTagged(context: TurnContext): string | undefined {
  const { said, history } = context;
  const told = said.raw
    .split(/(?<=[。！？!?；;\n])/u)
    .flatMap((one) => TAGGED.exec(one.trim())?.groups?.['told']?.replace(LAUGHTER, '') ?? [])
    .find((one) => /我/u.test(one) && !/[你您]|什么|谁|哪|怎么/u.test(one));
  if (told === undefined) return undefined;
  const before = history.findLast(({ by }) => by === 'learner')?.text ?? '';
  const isOfWords = OF_WORDS.has(intentOf(utterance(before)).kind);
  return isOfWords || findingsFor(context, told).some(isWrong) ? told : undefined;
}

const TAGGED = /^(?<told>[^？?]{4,40}?)[，,。]\s*(?:对不对|对吗|说得对吗|我说得对吗|对吧)[？?]?$/u;
const LAUGHTER = /[，,]?\s*(?:哈哈+|呵呵+|嘻嘻+)$/u;
const OF_WORDS: ReadonlySet<Intent['kind']> = new Set<Intent['kind']>(['language', 'judge', 'grammar']);

/** Wo jiao Ana: what is no pinyin is a name and stays. */
function typedSentence(
  inputMethod: NonNullable<TurnContext['setting']['core']['inputMethod']>,
  text: string,
): string {
  const { before = text, name = '' } =
    /^(?<before>.*?\S)\s+(?<name>\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)*)[.!?]*$/u.exec(text)?.groups ?? {};
  const [first] = candidatesFor(inputMethod, before.toLowerCase(), { most: 1 });
  return first === undefined ? text : `${first}${name}`;
}

/** The sentence as it is mended, and why. */
function slotsFor(sentence: string, findings: readonly Finding[]): Record<'right' | 'reason', Line> {
  return {
    right: same(withoutStop(mended(sentence, findings))),
    reason: together(findings.slice(0, 2).map(({ point }) => reasonOf(point))),
  };
}

function findingsFor({ setting: { core } }: TurnContext, sentence: string): Finding[] {
  return findingsIn(core.lexicon, sentence).filter(({ point }) => !isOfSigns(point));
}

/** The mistakes of a sentence that are certain. */
export function wrongIn(context: TurnContext, sentence: string): Finding[] {
  return findingsFor(context, sentence).filter(({ tier }) => tier === 'wrong');
}

/** The sentence with all that is certain mended. */
export function mendedSentence(context: TurnContext, sentence: string): string {
  return withoutStop(mended(sentence, wrongIn(context, sentence)));
}

/** With all mended that may be. */
export function mendedFreely(context: TurnContext, sentence: string): string {
  return withoutStop(mended(sentence, findingsFor(context, sentence)));
}

const explanations = new Map(points.map(({ id, explanation }) => [id, explanation]));

/** Why; empty where nobody has written it. */
export function reasonOf(point: string): Line {
  return explanations.get(point) ?? { zh: '', en: '', pt: '' };
}

/** Why a sentence is wrong. */
export function reasonsFor(context: TurnContext, sentence: string): Line {
  return together(
    wrongIn(context, sentence)
      .slice(0, 2)
      .map(({ point }) => reasonOf(point)),
  );
}

function mended(text: string, findings: readonly Finding[]): string {
  return findings.reduceRight(
    (done, { start, end, correction }) => done.slice(0, start) + correction + done.slice(end),
    text,
  );
}

/** What they told last: a question about words is no sentence of theirs. */
function lastSaid({ history }: TurnContext): string | undefined {
  const isSaid = (text: string) =>
    /\p{Script=Han}{2}/u.test(text) && TOLD.has(intentOf(utterance(text)).kind);
  const last = history.findLast(({ by, text }) => by === 'learner' && isSaid(text))?.text;
  return last === undefined || last.length > LONGEST ? undefined : last;
}
