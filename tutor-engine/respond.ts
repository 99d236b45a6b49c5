// The embedded teacher's turn: from what the learner said to what the teacher says, without memory of its own.

import { type Draft, type Scene, setLines, speak, wordings } from './draft.ts';
import { type Intent, intentOf } from './intent.ts';
import { stateAfter } from './memory.ts';
import {
  comeBack,
  each,
  FIRST_WORDS,
  goOn,
  help,
  IDEA,
  leave,
  NOTHING_FIRST,
  part,
  REPHRASED,
} from './moves.ts';
import { findQuestion } from './plan.ts';
import { answerSpeech, startOver, turnTo } from './speech.ts';
import { OVER, type RespondInput, type Setting, type TutorTurn } from './types.ts';
import { utterance } from './utterance.ts';
import { explainAll, explainWord, howToSay } from './words.ts';

/** The first turn of a talk: the tutor's greeting and a first question. */
export function greet(setting: Setting): TutorTurn {
  const scene = sceneOf({ ...setting, history: [], learnerText: '' });
  const greetings = each(wordings(scene, setting.persona.greeting));
  return speak(scene, goOn(scene, greetings, { move: 'greet', accepted: undefined }));
}

/**
 * The next turn. `history` is the transcript before `learnerText`, oldest first; a part of it will do.
 * Deterministic, never throws on any text, and the same in server and browser.
 */
export function respond(input: RespondInput): TutorTurn {
  const scene = sceneOf(input);
  return speak(scene, draftsFor(scene, intentOf(scene.said)));
}

function sceneOf(input: RespondInput): Scene {
  const state = stateAfter(input.history, input.talk);
  return {
    setting: input,
    state,
    said: utterance(input.learnerText),
    open: findQuestion(input.talk, state.ask),
  };
}

const REPEATS = 3;

function draftsFor(scene: Scene, intent: Intent): Generator<Draft> {
  if (scene.state.ask === OVER && !standsAlone(intent)) return startOver(scene, intent);
  switch (intent.kind) {
    case 'silence':
      return help(scene, each(setLines(scene, 'silence')), IDEA);
    case 'too-long':
      return help(scene, each(setLines(scene, 'tooLong')), REPHRASED, { accepted: false });
    case 'swear':
      return comeBack(scene, each(setLines(scene, 'swear')), { move: 'retry', accepted: undefined });
    case 'out-of-role':
      return comeBack(scene, each(setLines(scene, 'offRole')), { move: 'cannot', accepted: undefined });
    case 'slow':
      return help(scene, each(setLines(scene, 'slow')), REPHRASED);
    case 'hint':
      return help(scene, NOTHING_FIRST, IDEA);
    case 'repeat':
      return scene.state.stay < REPEATS
        ? comeBack(scene, each(setLines(scene, 'repeat')), { move: 'repeat', accepted: undefined })
        : help(scene, each(setLines(scene, 'slow')), FIRST_WORDS);
    case 'skip':
      return leave(scene, undefined);
    case 'other-topic':
      return leave(scene, undefined, { otherTopic: true });
    case 'goodbye':
      return part(scene);
    case 'topic':
      return turnTo(scene, intent.of);
    case 'meaning':
      return explainWord(scene, intent.of);
    case 'meaning-of-all':
      return explainAll(scene);
    case 'say':
      return howToSay(scene, intent.of);
    case 'speech':
      return answerSpeech(scene, intent);
  }
}

/** What is answered as usual even while the teacher asks whether to start over. */
function standsAlone(intent: Intent): boolean {
  if (intent.kind === 'speech') return intent.question !== undefined && intent.statement === undefined;
  return ['meaning', 'say', 'repeat', 'out-of-role', 'swear'].includes(intent.kind);
}
