// What a turn comes to, whoever speaks: how the text is taken, what is corrected, what is done, what is noted.

import type { Line } from '../../content/schema/line.ts';
import { activitiesIn, mainActivity, offerInterlude } from '../activities/index.ts';
import { analyse } from '../analysis/analyse.ts';
import { aidedBy } from '../say/aided-by.ts';
import { countryTold } from '../say/own-name.ts';
import { WHOLE_SENTENCE, withoutStop } from '../say/shared-moves.ts';
import { withSpelling } from '../say/spelling-note.ts';
import { choose, joined, same, setLines } from '../say/wording.ts';
import type { Draft } from '../state/draft.ts';
import { memoryOf } from '../state/memory.ts';
import type { Move } from '../state/move.ts';
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
  return decisionOf(scene, choose(scene, mainActivity(setting.situation).begin(scene)), NOTHING_FOUND);
}

/** The decision on a learner's text. */
export function decide(input: RespondInput): Decision {
  const asWritten = sceneFor(input);
  const isPlain = activitiesIn(asWritten).some(({ takesAsWritten }) => takesAsWritten?.(asWritten) === true);
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
  if (draft.isNoLesson === true) return decisionOf(scene, draft, NOTHING_FOUND);
  const isOwn = understood?.from === 'own-language';
  // A foreign word was understood only where the sentence with its Chinese was what got something done.
  const inChinese = draft.isMended === true ? meant?.inChinese : undefined;
  const recast = RECASTING.has(draft.move)
    ? isOwn
      ? withoutStop(understood.text)
      : recastOf({
          text: analysis.text,
          corrections,
          inChinese,
          isRight: mainActivity(input.situation).isRight(scene),
        })
    : undefined;
  const lacked = inChinese === undefined ? [] : (meant?.lacked ?? []);
  const notes = [...(draft.notes ?? []), ...lacked];
  // What was said in another language is no Chinese that was learnt.
  const recorded = isOwn ? [] : notesOf(scene, { ...draft, notes }, mistakes, aidOf(scene));
  return decisionOf(scene, draft, { corrections, recast, recorded, understood });
}

/** The scene of a turn, with the way its kind of talk goes on. */
export function sceneFor(input: RespondInput): Scene {
  const scene = sceneOf(input, { goOn: mainActivity(input.situation).advance, offerInterlude });
  return withHelp(scene, input.helped);
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
  const next = {
    ...state,
    stay: state.stay + 1,
    country: countryTold(scene) ?? state.country,
    ...eachTurn(scene),
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
    teaches: mainActivity(setting.situation).teaches(scene, draft, next.ask),
    recast: script.length > draft.lines.length ? found.recast : undefined,
    goals: draft.goals ?? [],
    aided: aidOf(scene),
    end: draft.end,
    script: withSpelling(scene, script),
    memory: memoryOf(next, draft.move),
  };
}

function eachTurn(scene: Scene): Draft['state'] {
  return Object.assign({}, ...activitiesIn(scene).map((activity) => activity.eachTurn?.(scene)));
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
