// What a newcomer's message holds: Chinese that is an answer, and sentences in their own language that tell and ask.

import { translate } from '../../say/translate/gloss.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { type AskedKind, type AskedOwn, askedIn } from '../../understand/own-language/asked-in.ts';
import {
  bareAge,
  type FactsTold,
  factsTold,
  typesForAChild,
} from '../../understand/own-language/facts-told.ts';
import { inHanzi } from '../../understand/own-language/numbers.ts';
import { type Sentence, sentencesOf } from '../../understand/own-language/sentences.ts';
import { type FoundTelling, tellingsIn } from '../../understand/own-language/tellings-in.ts';
import { latinWords } from '../../understand/text/foreign.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { chineseAmid, isAll } from './chinese-amid.ts';
import { isAgeAsked } from './own-facts.ts';
import { isAnswer } from './understand-text.ts';

export type OwnMessage = {
  /** The Chinese pieces of it. */
  readonly chinese: readonly string[];
  /** What is taken for the answer, and whether the learner said it in Chinese. */
  readonly answer: string | undefined;
  readonly sentences: readonly Sentence[];
  readonly found: readonly FoundTelling[];
  /** With the Chinese in it. */
  readonly whole: readonly Sentence[];
  readonly isOneSentence: boolean;
  readonly asked: readonly AskedOwn[];
  readonly facts: FactsTold;
  readonly isForChild: boolean;
  /** Told just now for the first time. */
  readonly isChildNew: boolean;
};

/** What such a sentence names, it does not tell. */
const ASKS_ONLY: ReadonlySet<AskedKind> = new Set<AskedKind>(['say', 'meaning', 'tutor', 'story']);

export function ownMessage(context: TurnContext): OwnMessage {
  const { chinese, rest } = chineseAmid(context);
  const sentences = isAll(rest) ? [] : sentencesOf(rest);
  const whole = sentencesOf(context.said.raw);
  const before = context.history.flatMap(({ by, text }) => (by === 'learner' ? sentencesOf(text) : []));
  const isForChild = typesForAChild([...whole, ...before]);
  const asked = askedIn(whole, chinese.length > 0);
  const used = asked.some(({ kind }) => kind === 'meaning') ? withoutAsked(context, whole, asked) : chinese;
  const own = factsTold(whole, isForChild || isNamedAnew(context, whole));
  const facts = own.age === undefined && isAgeAsked(context) ? { ...own, age: bareAge(whole) } : own;
  return {
    chinese,
    answer:
      used.length > 0
        ? joinedPieces([...factsBeside(context, facts, used), ...used])
        : (factsAsAnswer(context, facts) ?? wordAsAnswer(context, sentences)),
    sentences,
    whole,
    isOneSentence: whole.length < 2,
    found: tellingsIn(
      context.setting.core.frames.tellings,
      whole.filter((one) => !asked.some(({ sentence, kind }) => sentence === one && ASKS_ONLY.has(kind))),
    ),
    asked,
    facts,
    isForChild,
    isChildNew: isForChild && !typesForAChild(before),
  };
}

/** What’s zaijian again? A word that is asked about was not said. */
function withoutAsked(
  context: TurnContext,
  whole: readonly Sentence[],
  asked: readonly AskedOwn[],
): readonly string[] {
  const isAbout = (one: Sentence) =>
    asked.some(({ kind, sentence }) => kind === 'meaning' && sentence === one);
  const text = whole.flatMap((one) => (isAbout(one) ? [] : [one.raw])).join(' ');
  return chineseAmid({ ...context, said: utterance(text) }).chinese;
}

/** No, qiu is the ball, he is Pedro: who was called by a wrong name. */
function isNamedAnew({ state }: TurnContext, sentences: readonly Sentence[]): boolean {
  return state.name !== undefined && sentences.some(({ folded }) => /\b(?:no|nao|not)\b/u.test(folded));
}

/** A question stays one, by its last word. */
function joinedPieces(pieces: readonly string[]): string {
  const said = pieces.map((piece) => piece.replaceAll(/[。！？，]+$/gu, ''));
  const text = said.join('，');
  return /[吗呢]$|什么|谁|哪/u.test(said.at(-1) ?? '') ? `${text}？` : text;
}

/** I am Emma and I am seven: what the Chinese for it would answer. */
function factsAsAnswer(context: TurnContext, { name, age }: FactsTold): string | undefined {
  const all = [
    ...(name === undefined ? [] : [`我叫${name}`]),
    ...(age === undefined ? [] : [`我${inHanzi(age)}岁`]),
  ];
  return all.some((one) => isAnswer(context, one)) ? all.join('，') : undefined;
}

/** Hi! I’m Kate. 我有两个孩子: the name answers, whatever else is said in Chinese. */
function factsBeside(context: TurnContext, facts: FactsTold, chinese: readonly string[]): string[] {
  const fact = factsAsAnswer(context, facts);
  return fact === undefined || chinese.some((one) => isAnswer(context, one)) ? [] : [fact];
}

const DENIED = /\b(?:not|no|never|dont|doesnt|isnt|cant|nao|nem|nunca|sem|hate|odeio|detesto|but|mas)\b/u;

/** In words; who says more tells something, unless it is what they like, play, eat or have. */
const BARE = 2;
const LIKING =
  /\b(?:like|likes|love|loves|favou?rite|play|plays|eat|eats|drink|drinks|have|has|happy|sad|gost\w+|ador\w+|amo|ama|brinc\w+|como|come|bebo|bebe|tenho|tem|prefir\w+|prefer\w+|feliz|triste)\b/iu;

/** Children answer in their own language: cats, azul. The word in the lists of the level that answers. */
function wordAsAnswer(context: TurnContext, sentences: readonly Sentence[]): string | undefined {
  if (context.level !== 'preschool') return undefined;
  const clauses = sentences.flatMap(({ raw, isQuestion }) =>
    isQuestion ? [] : raw.split(/[,，]|\b(?:but|mas)\b/u),
  );
  const words = clauses
    .filter(
      (clause) =>
        !DENIED.test(clause.toLowerCase()) &&
        (latinWords(utterance(clause)).length <= BARE || LIKING.test(clause)),
    )
    .flatMap((clause) => translate(clause, context)?.word.zh ?? []);
  return words.find((zh) => isAnswer(context, zh, true));
}

/** Whether the pieces are all there is. */
export function isChineseAlone({ sentences }: OwnMessage): boolean {
  return sentences.length === 0;
}
