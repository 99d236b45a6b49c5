// A learner in distress is answered first; the next turn asks whether to go on, and only then the talk goes on.

import { comeBack, part } from '../../say/shared-moves.ts';
import type { Draft } from '../../state/draft.ts';
import type { Help } from '../../state/help.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Core } from '../../state/types.ts';
import { readFrames } from '../../understand/frames/read-frames.ts';
import { intentOf } from '../../understand/intent.ts';
import { type Utterance, utterance } from '../../understand/text/utterance.ts';
import { GO_ON_HELP, GO_ON_QUESTIONS, REPLIES, REST_WELL, SLOWLY } from './replies.ts';
import { type Distress, distressIn, isAfraid, isUnliked } from './signs.ts';

const YES =
  /^(yes|yeah|yep|ok|okay|sure|go on|continue|lets go on|sim|claro|pode ser|vamos|quero|bora|hao|hao de|jixu|好|好的|好啊|好吧|行|可以|是|想|继续|嗯)([^a-z]|$)/u;
const NO =
  /^(no|nope|nah|not now|not today|stop|enough|thats enough|nao|agora nao|hoje nao|chega|por hoje chega|parar|bu|buyao|bu yao|不|算了|今天不)([^a-z]|$)/u;

/** What the learner says of being in need, whatever else was open. */
export function distressOf(context: TurnContext): Distress | undefined {
  const { said, setting, level } = context;
  const found = distressIn(said, setting.situation.kind === 'play');
  // Who asks how to say that a child is missing needs the sentence.
  if (found !== undefined) return found === 'missing' && intentOf(said).kind === 'say' ? undefined : found;
  if (level === 'preschool' && isUnliked(said)) return 'alone';
  // Who has just told of being hurt, and is afraid or sad now, still needs somebody.
  if (context.state.distress !== 'none' && isAfraid(said) && !settlesDistress(context)) return 'alone';
  return level === 'zero' && isGrieving(context) ? 'grief' : undefined;
}

/** From here on it is somebody's death, illness or loss. */
const GRAVE = 8;

/** At level zero there are no lines for what is told; who has lost somebody is met as such in their own language. */
const isGrieving = ({ said, setting: { core, situation } }: TurnContext): boolean =>
  situation.kind !== 'play' && tellsGrief(core, said);

function tellsGrief(core: Core, said: Utterance): boolean {
  const isEnough = said.hanzi >= LEAST_SIGNS || said.hanzi + said.latin >= LEAST;
  if (!isEnough || intentOf(said).kind === 'say') return false;
  return readFrames(core, said.raw).some(
    ({ predicate, stance, isDenied, isSupposed, who }) =>
      (predicate?.salience ?? 0) >= GRAVE &&
      stance === 'bad' &&
      !isDenied &&
      !isSupposed &&
      who.role !== 'tutor',
  );
}

/** Somebody who tells a tutor this is hurt: nothing cheerful is put beside it, and nothing sold. */
export function isHurt(core: Core, text: string): boolean {
  const said = utterance(text);
  const found = distressIn(said, false);
  return (found !== undefined && found !== 'contact') || tellsGrief(core, said);
}

/** In letters: a word alone tells of nobody. */
const LEAST = 8;
/** The same in characters. */
const LEAST_SIGNS = 4;

/** Whether the text is understood as it stands: the answer to whether to go on. */
export function settlesDistress({ state, said }: TurnContext): boolean {
  const text = said.folded.join('').trim();
  return state.distress === 'asked' && (YES.test(text) || NO.test(text));
}

/** Nothing is asked or corrected in the same turn; what was open stays open. */
export function answerDistress(context: TurnContext, distress: Distress): Draft[] {
  const { smallTalk, stay } = context.state;
  const beside =
    smallTalk.topic === undefined ? { stay } : { stay, smallTalk: { turns: 0, used: smallTalk.used } };
  return REPLIES[distress].map((line) => ({
    lines: [line],
    move: 'distress',
    accepted: undefined,
    // Who has only called for help says next what it is about.
    state: { ...beside, distress: SHORT.has(distress) ? 'none' : 'answered' },
    isNoLesson: true,
  }));
}

/** After these the talk goes on as the learner likes, without being asked. */
const SHORT: ReadonlySet<Distress> = new Set(['help', 'grief']);

/** Drafts where the learner was in distress just now; undefined where the talk may go on as usual. */
export function afterDistress(context: TurnContext): Iterable<Draft> | undefined {
  if (context.state.distress === 'answered')
    return GO_ON_QUESTIONS.map((line) => ({
      lines: [line],
      move: 'distress',
      accepted: undefined,
      state: { stay: context.state.stay, distress: 'asked' },
      isNoLesson: true,
    }));
  if (!settlesDistress(context)) return undefined;
  if (NO.test(context.said.folded.join('').trim())) return gently(part(context));
  return comeBack(context, [[SLOWLY]], { move: 'ask', accepted: undefined });
}

function* gently(drafts: Iterable<Draft>): Generator<Draft> {
  for (const draft of drafts) yield { ...draft, lines: [REST_WELL, ...draft.lines.slice(-1)] };
}

/** Help with what to say then: nothing to the reply itself. */
export function helpAfterDistress({ state }: TurnContext): Help | undefined {
  return state.distress === 'asked' ? GO_ON_HELP : undefined;
}
