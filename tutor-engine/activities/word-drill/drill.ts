// Brings back a word that is due: asks for a sentence with it, once more if need be, then goes on.

import type { Line } from '../../../content/schema/line.ts';
import { each, pairs, same, setLines } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import type { Leads, Outcome, Pause, Scene } from '../../state/turn-context.ts';
import type { DueWord } from '../../state/types.ts';

/** So many turns lie between two such words. */
const BETWEEN = 4;
/** A sentence, not the word alone. */
const LEAST_HANZI = 4;
const MOST_TRIES = 2;

/** The due word that is being asked for. */
export function wordAsked({ setting, state }: Scene): DueWord | undefined {
  return setting.due.find(({ zh }) => zh === state.drill.word);
}

export function glossFor({ gloss: { en, pt } }: DueWord, scene: Scene): Line {
  return { zh: scene.setting.locale === 'pt' ? pt : en, en, pt };
}

/** Asks for a sentence with the next word that is due, when it is time. `placed`: what is open afterwards. */
export function* drillFirst(
  scene: Scene,
  _pause: Pause,
  leads: Leads,
  outcome: Outcome,
  placed: Draft['state'],
): Generator<Draft> {
  const { drill } = scene.state;
  const word = scene.setting.due.find(({ zh }) => !drill.done.includes(zh) && !scene.said.raw.includes(zh));
  if (word === undefined || drill.since < BETWEEN) return;
  const asking = setLines(scene, 'drill', { word: same(word.zh), gloss: glossFor(word, scene) });
  const next = { word: word.zh, tries: 0, done: [...drill.done, word.zh], since: 0 };
  for (const lines of pairs(leads, each(asking)))
    yield { lines, ...outcome, move: 'drill', state: { ...placed, drill: next } };
}

/** The request once more, for who did not catch it. */
export function* repeatWord(scene: Scene, word: DueWord): Generator<Draft> {
  const slots = { word: same(word.zh), gloss: glossFor(word, scene) };
  for (const lines of pairs(each(setLines(scene, 'repeat')), each(setLines(scene, 'drill', slots))))
    yield { lines, move: 'drill', accepted: undefined, state: {} };
}

/** The answer to such a request. `back`: goes on after some words. */
export function* answerDrill(
  scene: Scene,
  word: DueWord,
  back: (leads: Leads, outcome: Outcome) => Generator<Draft>,
): Generator<Draft> {
  const { said, state } = scene;
  const slots = { word: same(word.zh), gloss: glossFor(word, scene) };
  const closed = { tries: 0, done: state.drill.done, since: 0 };
  const used = said.raw.includes(word.zh);
  if (used && said.hanzi >= LEAST_HANZI) {
    const praised = each(setLines(scene, 'drillGood', slots));
    for (const draft of back(praised, { move: 'praise-and-ask', accepted: true }))
      yield { ...draft, state: { drill: closed, ...draft.state } };
    return;
  }
  const tries = state.drill.tries + 1;
  if (tries < MOST_TRIES) {
    for (const line of setLines(scene, 'drillAgain', slots))
      yield { lines: [line], move: 'drill', accepted: false, state: { drill: { ...state.drill, tries } } };
  }
  const passed = each(setLines(scene, 'drillPass', slots));
  const note = { kind: 'missed_word', what: word.zh, evidence: '' } as const;
  for (const draft of back(passed, { move: 'ask', accepted: false }))
    yield { ...draft, state: { drill: closed, ...draft.state }, notes: [...(draft.notes ?? []), note] };
}
