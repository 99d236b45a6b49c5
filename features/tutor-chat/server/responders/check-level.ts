// Holds what is said in a turn to the level that the talk is held at.

import { taughtIn, type Validation, validate } from '../../../../tutor-engine/index.ts';
import type { ResponderTurn } from '../decision/decide-turn.ts';

/** `share` and `hard` without the words that the learner has brought along: they are no strangers to them. */
export function checkLevel({ input }: Pick<ResponderTurn, 'input'>, text: string): Validation {
  const { situation } = input;
  const level = situation.kind === 'tutor' ? situation.persona.level : situation.level;
  const said = input.history.filter(({ by }) => by === 'learner').map((message) => message.text);
  const met = [...said, input.learnerText].join('');
  const allowed = new Set([...taughtIn(input), ...input.due.map(({ zh }) => zh)]);
  const { share, hard } = validate(input.core, text, level, allowed, input.lookup);
  const unknown = hard.filter(({ zh }) => !met.includes(zh));
  return { share: hard.length === 0 ? 0 : (share * unknown.length) / hard.length, hard: unknown };
}
