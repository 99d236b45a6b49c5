// Learners of every kind talk with every tutor.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../content/load.ts';
import { embedded, settingFor, tutorTalks } from '../testing/stages.ts';
import { thirdOf } from '../testing/third-of.ts';
import { faultsIn, LEARNERS, talkWith } from './index.ts';

const content = shippedContent();
const due = [
  { zh: '一起', gloss: { en: 'together', pt: 'juntos' } },
  { zh: '明天', gloss: { en: 'tomorrow', pt: 'amanhã' } },
];

describe.each(tutorTalks(content).map((tutorial, at) => [tutorial.stage.name, tutorial, at] as const))(
  'with %s',
  (_, { stage, situation }, at) => {
    it('learners of every kind talk twenty turns', async () => {
      const transcripts = await Promise.all(
        thirdOf(LEARNERS, at).map((learner) => {
          const setting = settingFor(situation, { seed: learner.id, smallTalk: content.smallTalk, due });
          return talkWith(embedded(setting), learner, stage);
        }),
      );
      expect(transcripts.flatMap(faultsIn)).toEqual([]);
      const moves = transcripts.flatMap(({ exchanges }) => exchanges.map(({ heard }) => heard.move));
      // Whoever begins from zero meets due words in the lesson itself.
      if (stage.level !== 'zero') expect(moves).toContain('drill');
      expect(moves.filter((move) => move === 'praise-and-ask').length).toBeGreaterThan(
        (transcripts.length * 10) / 3,
      );
    });
  },
);
