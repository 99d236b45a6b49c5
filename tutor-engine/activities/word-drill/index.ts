// The word drill: a word that is due comes back, and the learner makes a sentence with it.

import { comeBack } from '../../say/shared-moves.ts';
import type { Interlude } from '../../state/activity.ts';
import type { Draft } from '../../state/draft.ts';
import type { Scene } from '../../state/turn-context.ts';
import type { Intent } from '../../understand/intent.ts';
import { answerDrill, drillFirst, repeatWord, wordAsked } from './drill.ts';
import { helpDrill, wordHelp } from './word-help.ts';

/** Asked about a word or about grammar, the teacher explains first. */
const ABOUT_WORDS: ReadonlySet<Intent['kind']> = new Set(['meaning', 'say', 'grammar']);

export const wordDrill: Interlude = {
  kind: 'drill',
  isOpen: (scene) => wordAsked(scene) !== undefined,
  answer,
  help: (scene) => {
    const word = wordAsked(scene);
    return word && { help: wordHelp(scene, word), step: scene.state.drill.help ?? 0 };
  },
  withHelp: ({ state: { drill } }, step) => ({ drill: { ...drill, help: Math.max(drill.help ?? 0, step) } }),
  advance: drillFirst,
  close: ({ state: { drill } }) => ({ drill: { tries: 0, done: drill.done, since: 0 } }),
  eachTurn: ({ setting, state: { drill } }) =>
    setting.due.length > 0 ? { drill: { ...drill, since: drill.since + 1 } } : {},
  promptNotes: { drill: 'Have the learner make a sentence with the word of the example.' },
};

function answer(scene: Scene, intent: Intent): Iterable<Draft> | undefined {
  const word = wordAsked(scene);
  if (word === undefined || ABOUT_WORDS.has(intent.kind)) return undefined;
  if (intent.kind === 'repeat' || intent.kind === 'slower') return repeatWord(scene, word);
  const answered = answerDrill(scene, word, (leads, outcome) => comeBack(scene, leads, outcome));
  return intent.kind === 'hint' ? helpDrill(scene, word, answered) : answered;
}
