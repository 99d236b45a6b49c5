// What the teacher waits for an answer to: a word that is due, small talk, or what is open; with the help for it.

import { helpAfterDistress } from '../activities/distress/care.ts';
import { chatHelp, isChatting } from '../activities/small-talk/chat.ts';
import { wordAsked } from '../activities/word-drill/drill.ts';
import { wordHelp } from '../activities/word-drill/help.ts';
import type { Help } from '../say/help.ts';
import { withOwnName } from '../say/own-name.ts';
import { OVER } from '../state/move.ts';
import type { Scene } from '../state/turn-context.ts';
import type { RespondInput } from '../state/types.ts';

/** `step`: how much of it was given, counted as in the memory. */
type Awaited = { readonly help: Help; readonly step: number };

/** Undefined where nothing is asked, or nobody has written help for it. */
export function awaitedIn(scene: Scene): Awaited | undefined {
  const { state, open, talk } = scene;
  if (state.care !== undefined) {
    const help = helpAfterDistress(scene);
    return help && { help, step: 0 };
  }
  const word = wordAsked(scene);
  if (word !== undefined) return { help: wordHelp(scene, word), step: state.drill.help ?? 0 };
  if (isChatting(scene)) {
    const help = chatHelp(scene);
    return help && { help, step: state.chat.help ?? 0 };
  }
  if (state.ask === OVER) return { help: talk.lines.overHint, step: state.step };
  return open && { help: withOwnName(scene, open.question.hint), step: state.step };
}

/** Help that the learner took from the page counts like help that was said, with what was asked. */
export function withHelp(scene: Scene, taken: RespondInput['helped']): Scene {
  if (taken === undefined) return scene;
  const { state } = scene;
  const { drill, chat } = state;
  const most = (before = 0) => Math.max(before, taken + 1);
  if (wordAsked(scene) !== undefined)
    return { ...scene, state: { ...state, drill: { ...drill, help: most(drill.help) } } };
  if (isChatting(scene)) return { ...scene, state: { ...state, chat: { ...chat, help: most(chat.help) } } };
  return { ...scene, state: { ...state, step: most(state.step) } };
}
