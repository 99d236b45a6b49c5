// The goals of a plan over the real content: all that somebody has named.

import { expect, test } from 'vitest';
import { basisOf, inputOf, planOf } from '../../testing/planner-learners.ts';

test('a goal that is named beside the one that was chosen is served, too', () => {
  const planWith = (kind: 'exam' | 'trip', dream: string) =>
    planOf(
      inputOf({
        level: 'intermediate',
        profile: {
          ...basisOf().profile,
          interests: ['music'],
          aim: { kind, band: kind === 'exam' ? 4 : null, by: null },
          dream,
        },
      }),
    );
  const exam = planWith('exam', 'Pass HSK 4 and travel to China');
  expect(exam.plan.goals.map(({ en }) => en).join()).toMatch(/HSK 4.*take trains/);
  const both = planWith('trip', 'Talk with my girlfriend’s parents');
  expect(both.plan.goals.map(({ en }) => en).join()).toMatch(/take trains.*Chat with the family/);
  const plays = both.outline.stages.flatMap((stage) => stage.plays).join();
  expect(plays).toMatch(/travel/);
  expect(plays).toMatch(/grandmother|parents/);
});
