// Right Chinese that answers something else than what was asked: it is taken up, and what is open is asked in other words.

import { lookUp } from '../../../chinese/words/index.ts';
import type { Level } from '../../../content/schema/levels.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { Fact } from '../../../content/schema/people/persona.ts';
import type { Answer } from '../../../content/schema/talks/talk.ts';
import { type AnalysedWord, analyse } from '../../analysis/analyse.ts';
import { comeBack, help, withoutStop } from '../../say/shared-moves.ts';
import { translate } from '../../say/translate/gloss.ts';
import { each, same, setLines, wordings } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import { type FoundQuestion, questionsOf } from '../../state/plan.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { matchAnswers, type Slots, saysWhat } from '../../understand/patterns/match.ts';
import { type Utterance, utterance } from '../../understand/text/utterance.ts';
import { isWordForName } from './lone-name.ts';
import { namesNoCountry } from './no-country.ts';

/** What people tell about themselves unasked, when they make acquaintance. */
export const ABOUT_ONESELF: ReadonlySet<Fact> = new Set(['name', 'home', 'age', 'job']);
type ToldAnswer = {
  readonly question: FoundQuestion;
  readonly replies: readonly Line[];
  readonly slots: Slots;
};

const MOVE = { move: 'aside', accepted: undefined } as const;

/** 我叫Emma while 谢谢 is wanted: greeted by name, and not asked for it later. Undefined where nothing of the kind is told. */
export function takeUpTold(context: TurnContext): Iterable<Draft> | undefined {
  const told = toldElsewhere(context);
  if (told === undefined) return undefined;
  const { state } = context;
  const name = told.question.question.about === 'name' ? told.slots.name?.zh : undefined;
  // What is open stays the last, from which the way goes on.
  const asked = [told.question.id, ...state.asked.filter((id) => id !== told.question.id)];
  const kept = { asked, ...(name === undefined ? {} : { name }) };
  const taken = { ...context, state: { ...state, ...kept } };
  return withState(kept, comeBack(taken, each(wordings(taken, told.replies, told.slots)), MOVE));
}

function* withState(kept: Draft['state'], drafts: Iterable<Draft>): Generator<Draft> {
  for (const draft of drafts) yield { ...draft, state: { ...kept, ...draft.state } };
}

function toldElsewhere(context: TurnContext): ToldAnswer | undefined {
  const { open, talk, said, words, setting } = context;
  const clauses = said.shown
    .join('')
    .split('，')
    .map(utterance)
    .filter(({ folded }) => folded[0] === '我');
  const isTold = (question: FoundQuestion) =>
    question.id !== open?.id && ABOUT_ONESELF.has(question.question.about ?? 'feeling');
  for (const question of questionsOf(talk).filter(isTold)) {
    for (const clause of clauses) {
      const hit = matchAnswers(question.question.answers, clause, words);
      if (hit === undefined || !tellsWhat(hit)) continue;
      const name = hit.slots.name?.zh;
      if (
        name !== undefined &&
        (isWordForName(setting.core, clause, name) || isForeignWord(context, clause, name))
      )
        continue;
      return { question, replies: hit.answer.replies, slots: hit.slots };
    }
  }
  return undefined;
}

/** 我是designer: a word that has its Chinese, unless it is said to be a name. */
function isForeignWord(context: TurnContext, { shown }: Utterance, name: string): boolean {
  const isCalled = /[叫姓]\P{Script=Han}*$/u.test(shown.join('').replace(name, ''));
  return !isCalled && /^[\p{Ll}\s]+$/u.test(name) && translate(name, context, 'whole') !== undefined;
}

type Hit = { readonly answer: Answer; readonly slots: Slots };

/** Only what was caught tells for sure that the sentence is about that. */
function tellsWhat({ slots }: Hit): boolean {
  return Object.keys(slots).length > 0 && saysWhat(slots);
}

/** Where sentences of one's own are few, each right one counts. */
const COUNTS: ReadonlySet<Level> = new Set(['zero', 'preschool', 'beginner']);
/** 我27岁 and 他很忙 are sentences; 好 and 猫 are words. */
const LEAST_WORDS = 3;

/** Help with what is open grows all the same. Undefined where the sentence has a mistake, is none, or cannot be understood. */
export function takeUpSentence(context: TurnContext): Iterable<Draft> | undefined {
  if (!COUNTS.has(context.level)) return undefined;
  if (!isTaught(context) && !isUnderstandable(context, context.said)) return undefined;
  return help(context, each(setLines(context, 'noted')), 'rephrased');
}

/** 很好, where 谢谢 is wanted: what was taught is right, though it answers something else. */
function isTaught({ level, talk, said }: TurnContext): boolean {
  const text = said.shown.join('');
  return (
    level === 'zero' &&
    questionsOf(talk).some(
      ({ question: { hint, teaches = [] } }) =>
        teaches.some(({ zh }) => zh === text) || utterance(hint.full.zh).shown.join('') === text,
    )
  );
}

/** 我是饿 was understood as 我很饿, and is said so. */
export function takeUpMended(
  context: TurnContext,
  meant: Utterance | undefined,
): Iterable<Draft> | undefined {
  if (meant === undefined || !COUNTS.has(context.level)) return undefined;
  if (!isUnderstandable({ ...context, said: meant }, meant)) return undefined;
  return help(
    context,
    each(setLines(context, 'recast', { right: same(withoutStop(meant.raw)) })),
    'rephrased',
  );
}

function isUnderstandable({ setting: { core }, level }: TurnContext, { raw }: Utterance): boolean {
  const { language, words, findings } = analyse(core, raw, level);
  if ((language !== 'chinese' && language !== 'mixed') || findings.length > 0) return false;
  const isKnown = ({ kind, text }: AnalysedWord) =>
    kind === 'word' || kind === 'number' || kind === 'name' || /^\p{Lu}/u.test(text);
  // 我十岁 says as much as 我10岁.
  const says = ({ kind, text }: AnalysedWord) =>
    kind === 'number' || (lookUp(core.lexicon, text)?.pos ?? []).some((pos) => /^[vam]/.test(pos));
  return (
    !namesNoCountry(core, raw) &&
    words.length >= LEAST_WORDS &&
    words.every((word, at) => isKnown(word) && words[at - 1]?.text !== word.text) &&
    words.slice(1).some(says)
  );
}
