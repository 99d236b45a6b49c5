// Thirty learners talk twenty turns with the embedded teacher in every scene and role.

import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { open, type PlaySituation, respond, type Setting } from '../index.ts';
import { testCore } from '../testing/core.ts';
import type { Message } from '../types.ts';
import {
  faultsIn,
  LEARNERS,
  type Partner,
  type Stage,
  shareBeyond,
  type Transcript,
  talkWith,
} from './index.ts';

const { roles, scenarios, talks, smallTalk } = loadContent();

type Playable = { readonly stage: Stage; readonly situation: PlaySituation };

function playables(): Playable[] {
  const talkOf = (level: Stage['level']) => {
    const talk = talks.find((one) => one.level === level);
    if (talk === undefined) throw new Error(`no talk for ${level}`);
    return talk;
  };
  const inScenes = scenarios.flatMap(({ id: place, scenes }) =>
    scenes.map((scene) => ({
      ...scene,
      name: `${place}/${scene.id}`,
      lines: scene.dialogue.filter(({ speaker }) => speaker === scene.learner).map(({ zh }) => zh),
      partner: partnerOf(scene),
    })),
  );
  const inRoles = roles.map((role) => ({ ...role, name: role.id, lines: [], partner: role }));
  return [...inScenes, ...inRoles].map(({ name, level, play, lines, partner, targetWords }) => ({
    stage: { name, level, play, lines, words: { ...talkOf(level).words, ...play.words } },
    situation: {
      kind: 'play',
      play,
      level,
      talk: talkOf(level),
      targetWords,
      partner: { name: partner.name, character: partner.character },
    },
  }));
}

function partnerOf({ characters, partner }: (typeof scenarios)[number]['scenes'][number]) {
  const found = characters.find(({ id }) => id === partner);
  if (found === undefined) throw new Error(`nobody is called ${partner}`);
  return { name: found.name, character: found.about };
}

/** The embedded teacher as a partner; its memory goes through JSON, as it does in the database. */
function embedded(situation: PlaySituation, seed: string): Partner {
  const setting: Setting = {
    situation,
    seed,
    locale: 'en',
    core: testCore(),
    smallTalk,
    due: [{ zh: '一起', gloss: { en: 'together', pt: 'juntos' } }],
  };
  const history: Message[] = [];
  return {
    open: () => {
      const turn = open(setting);
      history.push({ by: 'tutor', text: turn.text, memory: turn.memory });
      return turn;
    },
    say: (learnerText, helped) => {
      const turn = respond({
        ...setting,
        history: history.slice(-60),
        learnerText,
        ...(helped && { helped }),
      });
      const memory: unknown = JSON.parse(JSON.stringify(turn.memory));
      history.push({ by: 'learner', text: learnerText }, { by: 'tutor', text: turn.text, memory });
      return turn;
    },
  };
}

const allTalks = ({ stage, situation }: Playable): Promise<Transcript[]> =>
  Promise.all(LEARNERS.map((learner) => talkWith(embedded(situation, learner.id), learner, stage)));

/** Who reaches every goal whatever the play: those who answer, in whatever order or state of help. */
const SUCCEED = /^(eager|copying|backwards|slow|rude|mixing)/u;

describe.each(playables().map((playable) => [playable.stage.name, playable] as const))(
  'in %s',
  (_, playable) => {
    it('thirty learners talk twenty turns', { timeout: 60_000 }, async () => {
      const transcripts = await allTalks(playable);
      expect(transcripts.flatMap(faultsIn)).toEqual([]);
      const goals = playable.stage.play.goals.map(({ id }) => id);
      for (const { learner, reached } of transcripts.filter((one) => SUCCEED.test(one.learner)))
        expect([learner, reached.toSorted()]).toEqual([learner, goals.toSorted()]);
      expect(shareBeyond(transcripts)).toBeLessThanOrEqual(0.05);
      expect(transcripts.flatMap(mistakesIn).length).toBeGreaterThan(0);
    });
  },
);

function mistakesIn({ exchanges }: Transcript): string[] {
  return exchanges.flatMap(({ heard }) =>
    (heard.recorded ?? []).filter(({ kind }) => kind === 'mistake').map(({ what }) => what),
  );
}
