// What a turn comes to, whoever speaks: how the text is taken, what is corrected, what is done, what is noted.

import { isPlain } from '../../chinese/grammar/index.ts';
import type { Line } from '../../content/schema/line.ts';
import type { Vocabulary } from '../../content/schema/word.ts';
import { distressOf, settlesCare } from '../activities/distress/care.ts';
import { goOn as goOnPlay, type PlayScene } from '../activities/plays/go-on.ts';
import { aidedBy } from '../activities/plays/progress.ts';
import { goOn as goOnTalk } from '../activities/topics/go-on.ts';
import { analyse } from '../analysis/analyse.ts';
import { type Certainty, certaintyIn } from '../analysis/certain.ts';
import { countryTold } from '../say/own-name.ts';
import { WHOLE_SENTENCE, withoutStop } from '../say/shared-moves.ts';
import { withSpelling } from '../say/spelling-note.ts';
import { choose, each, joined, same, setLines, wordings } from '../say/wording.ts';
import type { Draft } from '../state/draft.ts';
import { memoryOf } from '../state/memory.ts';
import type { Move } from '../state/move.ts';
import { questionsOf } from '../state/plan.ts';
import { type Scene, sceneOf } from '../state/turn-context.ts';
import type { Aided, Correction, Decision, RespondInput, Setting } from '../state/types.ts';
import { intentOf } from '../understand/intent.ts';
import { isGuess, type Understood } from '../understand/understood.ts';
import { awaitedIn, withHelp } from './awaited.ts';
import { correctionsOf, keyOf, mistakesIn, recastOf } from './corrections/corrections.ts';
import { meantBy } from './corrections/meant.ts';
import { draftsFor } from './drafts.ts';
import { notesOf } from './record.ts';
import { takenAsAnswer } from './taken-as-answer.ts';
import { understoodIn } from './understand-text.ts';

/** Moves that may begin with the learner's sentence said right: it was taken for what it was meant to be. */
const RECASTING: ReadonlySet<Move> = new Set<Move>([
  'praise-and-ask',
  'goal',
  'partly',
  'aside',
  'smalltalk',
  'chat',
]);

/** The first turn. */
export function decideOpening(setting: Setting): Decision {
  const scene = sceneFor({ ...setting, history: [], learnerText: '' });
  const { situation } = setting;
  const first = { move: 'greet', accepted: undefined } as const;
  const drafts =
    situation.kind === 'play'
      ? [{ lines: [situation.play.opening], ...first, state: { ask: situation.play.goals[0]?.id } }]
      : scene.goOn(scene, each(wordings(scene, situation.persona.greeting)), first, {});
  return decisionOf(scene, choose(scene, drafts), NOTHING_FOUND);
}

/** The decision on a learner's text. */
export function decide(input: RespondInput): Decision {
  const asWritten = sceneFor(input);
  const isPlain = distressOf(asWritten) !== undefined || settlesCare(asWritten);
  const understood = isPlain ? undefined : understoodIn(asWritten, intentOf(asWritten.said));
  const scene =
    understood === undefined
      ? asWritten
      : { ...sceneFor({ ...input, learnerText: understood.text }), understood };
  const analysis = analyse(input.core, scene.said.raw, scene.level);
  const intent = takenAsAnswer(scene, intentOf(scene.said));
  const isMeant = intent.kind === 'speech' || intent.kind === 'topic';
  const mistakes =
    isMeant && !isGuess(understood)
      ? mistakesIn(analysis.text, analysis.findings, understood === undefined ? input.input : 'speech')
      : [];
  const corrections = correctionsOf(analysis.text, mistakes, scene.level, lately(scene));
  const meant = meantBy(scene, analysis);
  const draft = choose(scene, draftsFor(scene, intent, meant?.said));
  // Somebody in distress is not corrected, nor is anything noted of what they said.
  if (draft.move === 'care') return decisionOf(scene, draft, NOTHING_FOUND);
  const isOwn = understood?.from === 'own-language';
  // A foreign word was understood only where the sentence with its Chinese was what got something done.
  const inChinese = draft.isMended === true ? meant?.inChinese : undefined;
  const recast = RECASTING.has(draft.move)
    ? isOwn
      ? withoutStop(understood.text)
      : recastOf({ text: analysis.text, corrections, inChinese, isRight: isRightIn(scene) })
    : undefined;
  const lacked = inChinese === undefined ? [] : (meant?.lacked ?? []);
  const notes = [...(draft.notes ?? []), ...lacked];
  // What was said in another language is no Chinese that was learnt.
  const recorded = isOwn ? [] : notesOf(scene, { ...draft, notes }, mistakes, aidOf(scene));
  return decisionOf(scene, draft, { corrections, recast, recorded, understood });
}

/** The scene of a turn, with the way its kind of talk goes on. */
export function sceneFor(input: RespondInput): Scene {
  const { situation } = input;
  const scene =
    situation.kind === 'tutor'
      ? sceneOf(input, goOnTalk)
      : sceneOf(input, (at, ...rest) => goOnPlay({ ...at, playing: situation } satisfies PlayScene, ...rest));
  return withHelp(scene, input.helped);
}

/** Only what is certain to be right is repeated as the right form. */
function isRightIn({ setting: { core, situation } }: Scene): Certainty {
  return situation.kind === 'play'
    ? certaintyIn(core, { play: situation.play, phrases: [] })
    : (sentence) => isPlain(core.lexicon, sentence);
}

/** Mistakes that were corrected in the last turns; after a whole sentence was shown, they count anew. */
function lately(scene: Scene): ReadonlySet<string> {
  const step = awaitedIn(scene)?.step ?? 0;
  return new Set(step >= WHOLE_SENTENCE ? [] : scene.state.corrected.map(({ key }) => key));
}

/** Help with what was asked last; that on a question says nothing of what is answered to small talk. */
function aidOf(scene: Scene): Aided {
  const awaited = awaitedIn(scene);
  return awaited === undefined ? 'none' : aidedBy(awaited.step, scene.said.raw, awaited.help.full?.zh ?? '');
}

type Found = Pick<Decision, 'corrections' | 'recast' | 'recorded'> & {
  readonly understood: Understood | undefined;
};

const NOTHING_FOUND: Found = { corrections: [], recast: undefined, recorded: [], understood: undefined };

function decisionOf(scene: Scene, draft: Draft, found: Found): Decision {
  const { setting, state } = scene;
  const isPlay = setting.situation.kind === 'play';
  const next = {
    ...state,
    stay: state.stay + 1,
    drill: setting.due.length > 0 ? { ...state.drill, since: state.drill.since + 1 } : state.drill,
    care: undefined,
    country: countryTold(scene) ?? state.country,
    ...draft.state,
    corrected: [
      ...found.corrections.map((correction) => ({ key: keyFor(correction), ago: 0 })),
      ...state.corrected.map(({ key, ago }) => ({ key, ago: ago + 1 })),
    ],
  };
  const { understood, ...kept } = found;
  const script = scriptOf(scene, draft, found);
  return {
    move: draft.move,
    ask: next.ask,
    accepted: draft.accepted,
    ...kept,
    understood: understood?.text,
    teaches: taughtWith(scene, draft, next.ask),
    recast: script.length > draft.lines.length ? found.recast : undefined,
    goals: draft.goals ?? [],
    aided: aidOf(scene),
    end: draft.end,
    script: withSpelling(scene, script),
    memory: memoryOf(next, draft.move, isPlay),
  };
}

/** The words of a question that is put for the first time, or that a whole sentence helps with. */
function taughtWith(
  { setting, open, state }: Scene,
  draft: Draft,
  ask: string | undefined,
): readonly Vocabulary[] {
  const { situation } = setting;
  if (situation.kind === 'play' || ask === undefined) return [];
  const isNew = ask !== open?.id;
  const isHelp = (draft.state.step ?? state.step) >= WHOLE_SENTENCE;
  if (!isNew && !isHelp) return [];
  return questionsOf(situation.talk).find(({ id }) => id === ask)?.question.teaches ?? [];
}

function keyFor({ point, right }: Correction): string {
  return keyOf({ point, correction: right });
}

/** The draft's lines, with the learner's sentence said right before them where that makes no speech of it. */
function scriptOf(scene: Scene, { lines }: Draft, { recast, understood }: Found): readonly Line[] {
  if (recast === undefined) return lines;
  const kind = understood?.from === 'own-language' ? 'inChinese' : 'recast';
  const [said] = setLines(scene, kind, { right: same(recast) });
  if (said === undefined || scene.state.recent.includes(joined([said, ...lines]).zh)) return lines;
  return [said, ...lines];
}
