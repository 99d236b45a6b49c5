// The same learners talk with every tutor.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../content/load.ts';
import { embedded, settingFor, tutorTalks } from '../testing/stages.ts';
import { faultsIn, LEARNERS, talkWith } from './index.ts';

const content = shippedContent();
const due = [
  { zh: '一起', gloss: { en: 'together', pt: 'juntos' } },
  { zh: '明天', gloss: { en: 'tomorrow', pt: 'amanhã' } },
];

describe.each(tutorTalks(content).map((tutorial) => [tutorial.stage.name, tutorial] as const))(
  'with %s',
  (_, { stage, situation }) => {
    it('thirty learners talk twenty turns', { timeout: 60_000 }, async () => {
      const transcripts = await Promise.all(
        LEARNERS.map((learner) => {
          const setting = settingFor(situation, { seed: learner.id, smallTalk: content.smallTalk, due });
          return talkWith(embedded(setting), learner, stage);
        }),
      );
      expect(transcripts.flatMap(faultsIn)).toEqual([]);
      const moves = transcripts.flatMap(({ exchanges }) => exchanges.map(({ heard }) => heard.move));
      // Whoever begins from zero meets due words in the lesson itself.
      if (stage.level !== 'zero') expect(moves).toContain('drill');
      expect(moves.filter((move) => move === 'praise-and-ask').length).toBeGreaterThan(100);
    });
  },
);
