// A tutor's talk: topics with their questions, one after the other.

import { isPlain } from '../../../chinese/grammar/index.ts';
import type { Level } from '../../../content/schema/levels.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { Vocabulary } from '../../../content/schema/word.ts';
import { answerRequest } from '../../say/asked/answer-request.ts';
import { answerSeveral } from '../../say/asked/answer-several.ts';
import { withOwnName } from '../../say/own-name.ts';
import { asksMemory, lossAsked, recall } from '../../say/recall/recall.ts';
import { comeBack, isHeld } from '../../say/shared-moves.ts';
import { readsRight } from '../../say/uptake/restate.ts';
import { each, setLines, wordings } from '../../say/wording.ts';
import type { MainActivity } from '../../state/activity.ts';
import type { Draft } from '../../state/draft.ts';
import { moreHelp } from '../../state/help.ts';
import { OVER } from '../../state/move.ts';
import { questionsOf } from '../../state/plan.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { TutorSituation } from '../../state/types.ts';
import type { Intent } from '../../understand/intent.ts';
import { severalAsked } from '../../understand/several-asked.ts';
import { bestUptake } from '../listening/best-uptake.ts';
import { takeUp } from '../listening/follow-up.ts';
import { answerTutor, listenOn, startOver, turnTo } from './answer.ts';
import { answerBeside } from './answer-beside.ts';
import { askedOn } from './asked/asked-on.ts';
import { ownAnswer } from './asked/own-answers.ts';
import { ownInChat } from './asked/own-in-chat.ts';
import { answerWish } from './asked/wished.ts';
import { goOn } from './go-on.ts';
import type { TutorContext } from './known/answered.ts';
import { welcomeBack } from './welcome.ts';

export function topics(tutor: TutorSituation): MainActivity {
  return {
    kind: 'topics',
    isOpen: () => true,
    begin: (context) =>
      welcomeBack(context) ??
      context.goOn(
        context,
        each(wordings(context, tutor.persona.greeting)),
        { move: 'greet', accepted: undefined },
        {},
      ),
    answerFirst: (context, intent) => {
      if (intent.kind === 'goodbye' || intent.kind === 'pause') return undefined;
      const wished = answerWish(context, intent);
      if (wished !== undefined) return wished;
      const further = askedOn({ ...context, tutor }, intent);
      if (further !== undefined) return further;
      // How do I say that my mother is ill? asks for Chinese, and for nothing that was told.
      const isOfWords = OF_CHINESE.has(intent.kind) && !(intent.kind === 'say' && asksMemory(context, 'say'));
      const remembered = isOfWords ? undefined : recall(context);
      const besides = remembered && askedBesides({ ...context, tutor }, intent);
      if (remembered !== undefined && besides !== undefined)
        return [{ lines: [...remembered, ...besides], move: 'aside', accepted: undefined, state: {} }];
      const lost = remembered && lossAsked(context);
      if (remembered !== undefined && lost !== undefined && context.level !== 'zero')
        return mourned(context, remembered, lost);
      const taken = remembered && bestUptake(context);
      if (remembered !== undefined && taken?.isSpecific === true)
        return takeUp(context, taken, { leads: [remembered], accepted: undefined });
      if (remembered !== undefined && !NOT_KEPT.test(remembered[0]?.zh ?? '') && context.level !== 'zero')
        return askedWhether(context, remembered);
      if (remembered !== undefined && ASKS_TO_TELL.test(remembered[0]?.zh ?? ''))
        return [{ lines: remembered, move: 'aside', accepted: undefined, state: {} }];
      if (remembered !== undefined)
        return comeBack(context, [remembered], { move: 'aside', accepted: undefined });
      return context.state.ask === OVER && !standsAlone(intent)
        ? startOver({ ...context, tutor }, intent)
        : undefined;
    },
    answer: (context, intent, meant) => {
      if (intent.kind === 'topic') return turnTo({ ...context, tutor }, intent.of);
      if (intent.kind === 'hint' && isHeld(context)) return listenOn({ ...context, tutor }, undefined);
      if (intent.kind === 'speech') return answerTutor({ ...context, tutor }, intent, meant);
      const several = OF_CHINESE.has(intent.kind) ? severalAsked(context.said.raw) : [];
      if (several.length > 1) return answerSeveral(context, several);
      return answerBeside({ ...context, tutor }, intent) ?? answerRequest(context, intent);
    },
    advance: goOn,
    help: (context) => {
      const { state, open, talk } = context;
      if (state.ask === OVER) return { help: talk.lines.overHint, step: state.step };
      return open && { help: withOwnName(context, open.question.hint), step: state.step };
    },
    withHelp: ({ state }, step) => ({ step: moreHelp(state.step, step) }),
    own: (context) => (question, statement, asked) =>
      ownInChat({ ...context, tutor }, { question, asked }, statement),
    isRight: (context) => (sentence) =>
      isPlain(context.setting.core.lexicon, sentence) ||
      (RECAST_LONG.has(context.level) && readsRight(context, sentence)),
    teaches: (context, draft, ask) => wordsOf(tutor, context, draft, ask),
  };
}

/** Who makes long sentences seldom makes one that is plain. */
const RECAST_LONG: ReadonlySet<Level> = new Set<Level>(['intermediate', 'advanced']);
/** Who is asked to tell it is asked nothing else. */
const ASKS_TO_TELL = /说给我听|现在说说|你告诉我吧/u;
/** What was not kept in mind. */
const NOT_KEPT = /我没记住|我不记得了|没想起来/u;
const RIGHT: Line = { zh: '对吗？', en: 'Is that right?', pt: 'Está certo?' };

/** 你记得我的邻居吗？我应该送他什么？ What is asked beside the memory is answered too; undefined where nothing is known of it. */
function askedBesides(context: TutorContext, intent: Intent): readonly Line[] | undefined {
  if (intent.kind !== 'speech' || intent.question === undefined) return undefined;
  const all = [{ question: intent.question, asked: intent.asked }, ...(intent.others ?? [])];
  const others = all.filter(
    ({ asked }) => asked !== undefined && recall({ ...context, said: asked }) === undefined,
  );
  const [first, ...more] = others;
  if (first === undefined || others.length === all.length) return undefined;
  const { answers, move, isRefusal } = ownAnswer(context, { ...first, others: more });
  const [lines] = answers;
  // What is said to whoever asks for advice is no answer to what to buy.
  const isGeneral =
    lines?.some(({ zh }) => setLines(context, 'advice').some((one) => one.zh === zh)) ?? false;
  return move === 'aside' && isRefusal !== true && !isGeneral ? lines : undefined;
}

/** A death that was told is remembered, and nothing is asked: whatever they tell next is of whom they miss. */
function* mourned(context: TurnContext, remembered: readonly Line[], lost: string): Generator<Draft> {
  const listening = { ...context.state.listening, about: lost, lost };
  yield { lines: remembered, move: 'small-talk', accepted: undefined, state: { listening } };
  for (const line of setLines(context, 'mourn'))
    yield { lines: [line], move: 'small-talk', accepted: undefined, state: { listening } };
}

/** What they told is given back, and they say whether it is so; no question of the talk runs on. */
function* askedWhether(context: TurnContext, remembered: readonly Line[]): Generator<Draft> {
  yield { lines: [...remembered, RIGHT], move: 'aside', accepted: undefined, state: {} };
  yield* comeBack(context, [remembered], { move: 'aside', accepted: undefined });
}

/** Asks about the language. */
const OF_CHINESE: ReadonlySet<Intent['kind']> = new Set([
  'say',
  'meaning',
  'grammar',
  'language',
  'judge',
  'screen',
]);

/** The words of a question that is put for the first time, or that a whole sentence helps with. */
function wordsOf(
  { talk }: TutorSituation,
  { open, state }: TurnContext,
  draft: Draft,
  ask: string | undefined,
): readonly Vocabulary[] {
  const isNew = ask !== open?.id;
  const isHelp = (draft.state.step ?? state.step) === 'full';
  if (ask === undefined || (!isNew && !isHelp)) return [];
  return questionsOf(talk).find(({ id }) => id === ask)?.question.teaches ?? [];
}

/** What is answered as usual even while the teacher asks whether to start over. */
function standsAlone(intent: Intent): boolean {
  if (intent.kind === 'speech') return intent.question !== undefined && intent.statement === undefined;
  return [
    'meaning',
    'say',
    'grammar',
    'language',
    'judge',
    'repeat',
    'slower',
    'out-of-role',
    'swear',
  ].includes(intent.kind);
}
