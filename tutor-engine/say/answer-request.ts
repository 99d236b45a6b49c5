// What is answered to a request: the same for a tutor and a character.

import type { Level } from '../../content/schema/levels.ts';
import type { Draft } from '../state/draft.ts';
import type { Scene } from '../state/turn-context.ts';
import type { Intent } from '../understand/intent.ts';
import { explainAll, explainUse, explainWord, howToSay } from './explain-words.ts';
import {
  comeBack,
  FIRST_WORDS,
  help,
  IDEA,
  leave,
  NOTHING_FIRST,
  part,
  REPHRASED,
  repeatAsked,
  WHOLE_SENTENCE,
} from './shared-moves.ts';
import { each, setLines, wordings } from './wording.ts';

type Speech = Extract<Intent, { readonly kind: 'speech' }>;

/** How far help goes at once for who is lost. */
const EASIER: Readonly<Record<Level, number>> = {
  zero: WHOLE_SENTENCE,
  preschool: FIRST_WORDS,
  beginner: FIRST_WORDS,
  intermediate: REPHRASED,
  advanced: REPHRASED,
};
/** What is answered for itself, whatever had been asked. */
const ALWAYS: ReadonlySet<Intent['kind']> = new Set([
  'silence',
  'too-long',
  'swear',
  'out-of-role',
  'goodbye',
]);

export function standsForItself({ kind }: Intent): boolean {
  return ALWAYS.has(kind);
}

export function answerRequest(scene: Scene, intent: Exclude<Intent, Speech>): Generator<Draft> {
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
    case 'lost':
      return help(scene, each(setLines(scene, 'lost')), EASIER[scene.level]);
    case 'hint':
      return help(scene, scene.level === 'zero' ? each(setLines(scene, 'lost')) : NOTHING_FIRST, IDEA);
    case 'repeat':
    case 'slower':
      return repeatAsked(scene, each(setLines(scene, 'repeat')));
    case 'skip':
      return leave(scene, undefined);
    case 'other-topic':
      return leave(scene, undefined, { otherTopic: true });
    case 'goodbye':
      return part(scene);
    case 'topic':
      return comeBack(scene, each(wordings(scene, scene.voice.retry)), { move: 'ask', accepted: undefined });
    case 'meaning':
      return explainWord(scene, intent.of);
    case 'meaning-of-all':
      return explainAll(scene);
    case 'say':
      return howToSay(scene, intent.of);
    case 'grammar':
      return explainUse(scene, intent.of);
  }
}
