// For tests: learners of every kind talk twenty turns with the embedded teacher in scenes or roles, and what must be true of it.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../content/load.ts';
import { MOST_BEYOND } from '../analysis/validate.ts';
import { faultsIn, LEARNERS, shareBeyond, type Transcript, talkWith } from '../learners/index.ts';
import { embedded, type Playable, settingFor } from './stages.ts';
import { thirdOf } from './third-of.ts';

const due = [{ zh: '一起', gloss: { en: 'together', pt: 'juntos' } }];

/** Who reaches every goal whatever the play: those who answer, in whatever order and state of help. */
const SUCCEED = /^(eager|copying|backwards|slow|rude|mixing)/u;

export function learnersTalkIn(playables: readonly Playable[]): void {
  const all: Transcript[] = [];
  describe.each(playables.map((playable, at) => [playable.stage.name, playable, at] as const))(
    'in %s',
    (_, playable, at) => {
      it('learners of every kind talk twenty turns', async () => {
        const transcripts = await allTalks(playable, at);
        all.push(...transcripts);
        expect(transcripts.flatMap(faultsIn)).toEqual([]);
        const goals = playable.stage.play.goals.map(({ id }) => id).toSorted();
        for (const { learner, reached } of transcripts.filter((one) => SUCCEED.test(one.learner)))
          expect([learner, reached.toSorted()]).toEqual([learner, goals]);
        expect(transcripts.flatMap(mistakesIn).length).toBeGreaterThan(0);
        // Of fewer than all learners the share is a matter of chance.
        if (transcripts.length === LEARNERS.length)
          expect(shareBeyond(transcripts)).toBeLessThanOrEqual(MOST_BEYOND);
      });
    },
  );

  it('all together keep to their levels', () => expect(shareBeyond(all)).toBeLessThanOrEqual(MOST_BEYOND));
}

const content = shippedContent();

const allTalks = ({ stage, situation }: Playable, at: number): Promise<Transcript[]> =>
  Promise.all(
    thirdOf(LEARNERS, at).map((learner) => {
      const setting = settingFor(situation, { seed: learner.id, smallTalk: content.smallTalk, due });
      return talkWith(embedded(setting), learner, stage);
    }),
  );

function mistakesIn({ exchanges }: Transcript): string[] {
  return exchanges.flatMap(({ heard }) =>
    (heard.recorded ?? []).filter(({ kind }) => kind === 'mistake').map(({ what }) => what),
  );
}
