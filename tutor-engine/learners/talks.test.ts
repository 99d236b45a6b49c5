// Thirty learners talk twenty turns with the embedded teacher in every scene and role.

import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { MOST_BEYOND } from '../analysis/validate.ts';
import { embedded, type Playable, playables, settingFor } from '../testing/stages.ts';
import { faultsIn, LEARNERS, shareBeyond, type Transcript, talkWith } from './index.ts';

const content = loadContent();
const due = [{ zh: '一起', gloss: { en: 'together', pt: 'juntos' } }];

const allTalks = ({ stage, situation }: Playable): Promise<Transcript[]> =>
  Promise.all(
    LEARNERS.map((learner) => {
      const setting = settingFor(situation, { seed: learner.id, smallTalk: content.smallTalk, due });
      return talkWith(embedded(setting), learner, stage);
    }),
  );

/** Who reaches every goal whatever the play: those who answer, in whatever order and state of help. */
const SUCCEED = /^(eager|copying|backwards|slow|rude|mixing)/u;

describe.each(playables(content).map((playable) => [playable.stage.name, playable] as const))(
  'in %s',
  (_, playable) => {
    it('thirty learners talk twenty turns', { timeout: 60_000 }, async () => {
      const transcripts = await allTalks(playable);
      expect(transcripts.flatMap(faultsIn)).toEqual([]);
      const goals = playable.stage.play.goals.map(({ id }) => id).toSorted();
      for (const { learner, reached } of transcripts.filter((one) => SUCCEED.test(one.learner)))
        expect([learner, reached.toSorted()]).toEqual([learner, goals]);
      expect(transcripts.flatMap(mistakesIn).length).toBeGreaterThan(0);
      expect(shareBeyond(transcripts)).toBeLessThanOrEqual(MOST_BEYOND);
    });
  },
);

function mistakesIn({ exchanges }: Transcript): string[] {
  return exchanges.flatMap(({ heard }) =>
    (heard.recorded ?? []).filter(({ kind }) => kind === 'mistake').map(({ what }) => what),
  );
}
