// The short answer to a follow-up question: what was asked for is taken up, and the talk goes on.

import { NOTHING_FIRST } from '../../say/shared-moves.ts';
import { fittingUptakes } from '../../say/uptake/fitting-uptake.ts';
import { bareFrame } from '../../say/uptake/telling-frame.ts';
import { themeUptake } from '../../say/uptake/theme-uptake.ts';
import { takenUpFrom } from '../../say/uptake/uptakes-of.ts';
import type { Draft } from '../../state/draft.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { goOnAfter, takeUp } from './follow-up.ts';

export function* reactToAnswer(context: TurnContext): Generator<Draft> {
  const { setting, state, level, told, said } = context;
  const { seeks } = state.listening;
  const reaction = setting.core.frames.reactions.find(({ id }) => id === seeks);
  const frame = told[0] ?? bareFrame(said.raw);
  const [best] =
    reaction === undefined
      ? []
      : fittingUptakes(reaction.uptakes, frame, level).flatMap((fitting) =>
          takenUpFrom(`reactions/${reaction.id}`, frame, fitting, fitting.fit),
        );
  const theme = themeUptake(context);
  if (theme !== undefined)
    yield* takeUp(context, { ...theme, lines: best?.lines ?? theme.lines }, { accepted: undefined });
  else if (best === undefined) yield* goOnAfter(context, NOTHING_FIRST, { accepted: undefined });
  else yield* takeUp(context, best, { accepted: undefined });
}
