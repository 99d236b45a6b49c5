// Which idiom is open, which comes next, and which two stand beside it to choose from.

import type { Line } from '../../../content/schema/line.ts';
import type { Idiom } from '../../../content/schema/talks/idiom.ts';
import { fill } from '../../say/wording.ts';
import { shuffle } from '../../state/random.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { CHOICE } from './lines.ts';

export function openIdiom({ talk, state }: TurnContext): Idiom | undefined {
  return talk.idioms.find(({ id }) => id === state.idioms.open);
}

/** One that had no turn yet; when all had theirs, they begin again. */
export function nextIdiom({ talk, setting }: TurnContext, used: readonly string[]): Idiom | undefined {
  const mixed = shuffle(talk.idioms, setting.seed);
  return mixed.find(({ id }) => !used.includes(id)) ?? mixed[0];
}

/** The same three each time it is asked for. */
export function choiceOf({ talk, setting }: TurnContext, open: Idiom): Line {
  const others = talk.idioms.filter(({ id }) => id !== open.id);
  const three = shuffle([open, ...shuffle(others, `${setting.seed}/${open.id}`).slice(0, 2)], open.id);
  const choices = three.map(({ idiom }) => idiom.zh).join('、');
  const [line] = CHOICE;
  const filled = line && fill(line, { choices: { zh: choices, en: choices, pt: choices } });
  return filled ?? open.hint;
}
