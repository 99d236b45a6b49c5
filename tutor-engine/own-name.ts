// The learner's own name in help with what to say: as they told it, else as the caller knows it, else a blank to fill in.

import type { Line } from '../content/schema/line.ts';
import { beginningOf } from './blank.ts';
import type { Help } from './help.ts';
import type { Scene } from './scene.ts';
import { fill, same } from './wording.ts';

/** The help with `{name}` filled in. Where nobody knows the name, a whole sentence with it ends at its first words. */
export function withOwnName({ state, setting }: Scene, help: Help): Help {
  const name = state.name ?? setting.learnerName;
  const named = (line: Line): Line =>
    isNamed(line)
      ? ((name === undefined ? undefined : fill(line, { name: same(name) })) ?? help.start)
      : line;
  const { full, others = [] } = help;
  // A nickname to tap, for who has told no name and cannot write theirs.
  const beginning = full && isNamed(full) ? beginningOf(help.start) : undefined;
  const isOtherName = (line: Line): boolean =>
    beginning !== undefined && !isNamed(line) && line.zh.startsWith(beginning);
  return {
    idea: named(help.idea),
    start: help.start,
    ...(full === undefined ? {} : { full: named(full) }),
    others: others.filter((line) => (name === undefined ? !isNamed(line) : !isOtherName(line))).map(named),
  };
}

const isNamed = ({ zh }: Line): boolean => zh.includes('{name}');
