// The first words to somebody who is known: their name, and one thing that matters to them.

import type { Line } from '../../../content/schema/line.ts';
import type { FactSlot, FollowUp } from '../../../content/schema/listening/frame.ts';
import type { Recall } from '../../../content/schema/listening/recall.ts';
import { toldValue } from '../../say/recall/told-value.ts';
import { nextOpened } from '../../say/shared-moves.ts';
import { each, fill, same, wordings } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Frame } from '../../understand/frames/frame.ts';
import { mentionsIn } from '../../understand/frames/mentions.ts';
import { readFrames } from '../../understand/frames/read-frames.ts';
import type { Slots } from '../../understand/patterns/match.ts';
import { takeUp } from '../listening/follow-up.ts';

/** What is asked after first. */
const MATTERS: readonly FactSlot[] = ['event', 'health', 'plan', 'pet', 'family', 'study', 'job'];

/** 你妈妈病了 is no illness of the learner's own. */
const OF_THEIRS = /^你(?:的|们?家的?)?(?!今|现|昨|最|在|一|病|生|感|得|头|身|这|刚|的)\p{Script=Han}/u;

/** What is said to somebody of before: 又见面了. */
const MET = /又|等你|好久/u;

const HELLO: Line = { zh: '{name}，你好！', en: 'Hello, {name}!', pt: 'Oi, {name}!' };
const GREETING = { move: 'greet', accepted: undefined } as const;

/** Undefined where the name is not known, or somebody does not want to be remembered. */
export function welcomeBack(context: TurnContext): Iterable<Draft> | undefined {
  const { setting, state } = context;
  const content = setting.core.frames.recall;
  if (content === undefined || state.name === undefined || state.turn > 0) return undefined;
  // Who has no words yet is greeted by name, and begins.
  if (context.level === 'zero')
    return context.goOn(
      context,
      each([HELLO].flatMap((line) => fill(line, { name: same(state.name ?? '') }) ?? [])),
      GREETING,
      {},
    );
  const all = wordings(context, content.welcome);
  // Whose name alone is known, by their account, may be here for the first time.
  const isMet = Object.entries(state.profile).some(([slot, told]) => slot !== 'name' && told.length > 0);
  const lines = isMet ? all : all.filter(({ zh }) => !MET.test(zh));
  const asks = MATTERS.flatMap((slot) => {
    const value = state.profile[slot]?.findLast(
      (told) => !namesLost(context, told) && !(slot === 'health' && OF_THEIRS.test(told)),
    );
    const known: Slots = value === undefined ? {} : { value: toldValue(setting.core.frames, [value]) };
    return (content.asksAfter[slot] ?? []).flatMap(({ seeks, ask, answer }) => {
      const filled = value === undefined ? undefined : fill(ask, known);
      return filled === undefined ? [] : [{ seeks, ask: filled, answer }];
    });
  });
  const next = nextOpened(context, { move: 'greet', accepted: undefined });
  const first = mattersMost(context, content);
  const drafts = takeUp(
    context,
    { key: 'recall', lines, asks: first === undefined ? asks.slice(0, 1) : [first.ask] },
    { accepted: undefined, ...(next && { next }), move: 'greet' },
  );
  return first?.about === undefined ? drafts : speakingOf(drafts, first.about);
}

type Matter = { readonly ask: FollowUp; readonly about?: string };

/** Who is unwell, and what was still to come, before anything that is known of them. */
function mattersMost(context: TurnContext, content: Recall): Matter | undefined {
  const { core, facts = [] } = context.setting;
  const told = facts.flatMap((fact) => readFrames(core, fact)).filter(({ isSupposed }) => !isSupposed);
  for (const frame of told) {
    const { who, predicate, isDenied } = frame;
    if (isDenied || predicate === undefined || !UNWELL.has(predicate.id) || who.role !== 'noun') continue;
    const { zh, noun, isOfOthers } = who.noun;
    if (isOfOthers || noun?.your === undefined || context.state.profile.loss?.includes(zh)) continue;
    const [ask] = filledAsks(content.asksAfterTheirs, { whose: noun.your });
    if (ask !== undefined) return { ask, about: zh };
  }
  for (const frame of told) {
    const thing = isAhead(frame) ? thingIn(frame) : undefined;
    const slots = { value: toldValue(core.frames, thing === undefined ? [] : [thing]) };
    const [ask] = thing === undefined ? [] : filledAsks(content.asksHowItWent, slots);
    if (ask !== undefined) return { ask };
  }
  return undefined;
}

/** Of these somebody gets better, or does not. */
const UNWELL: ReadonlySet<string> = new Set([
  'ill',
  'have-cold',
  'fever',
  'hospital',
  'operation',
  'accident',
  'injured',
  'hurt',
  'cancer',
]);

/** What one goes to, and hears of later how it was. */
const OCCASIONS = /面试|考试|高考|口试|笔试|答辩|比赛|演出|表演|演讲|婚礼|手术|聚会|生日会|马拉松|旅行|旅游/u;

function isAhead({ who, clause }: Frame): boolean {
  return (
    (who.role === 'learner' || who.role === 'we') &&
    OCCASIONS.test(clause) &&
    !/喜欢|爱|以前|[了过]/u.test(clause)
  );
}

function thingIn({ clause, objects, ...frame }: Frame): string | undefined {
  const named = mentionsIn({ clause, objects, ...frame }).find(({ zh }) => OCCASIONS.test(zh));
  return named?.zh ?? OCCASIONS.exec(clause)?.[0];
}

function filledAsks(asks: readonly FollowUp[], slots: Slots): FollowUp[] {
  return asks.flatMap(({ seeks, ask, answer }) => {
    const filled = fill(ask, slots);
    return filled === undefined ? [] : [{ seeks, ask: filled, answer }];
  });
}

/** What they answer is of whom was asked after. */
function* speakingOf(drafts: Iterable<Draft>, about: string): Generator<Draft> {
  for (const draft of drafts) {
    const { listening } = draft.state;
    yield listening === undefined
      ? draft
      : { ...draft, state: { ...draft.state, listening: { ...listening, about } } };
  }
}

/** Nobody is asked after a wish or a work in which who has died is named. */
function namesLost({ state }: TurnContext, told: string): boolean {
  return (state.profile.loss ?? []).some((lost) => told.includes(lost));
}
