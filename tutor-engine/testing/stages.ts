// For tests: every scene and role of the content as something to play, and the embedded teacher as a partner.

import { shippedContent } from '../../content/load.ts';
import type { Content } from '../../content/schema/content.ts';
import type { Scene } from '../../content/schema/studies/scenario.ts';
import {
  open,
  type PlaySituation,
  type RespondInput,
  respond,
  type Setting,
  type Situation,
  type TutorSituation,
} from '../index.ts';
import type { Partner, Stage } from '../learners/index.ts';
import type { HintStep } from '../state/help.ts';
import { questionsOf } from '../state/plan.ts';
import type { Message, Turn } from '../state/types.ts';
import { testCore } from './core.ts';

export type Playable = { readonly stage: Stage; readonly situation: PlaySituation };

/** Scenes are named `place/scene`, roles by their id. */
export function playables(content: Content = shippedContent()): Playable[] {
  const scenes = content.scenarios.flatMap(({ id: place, scenes: all }) =>
    all.map((scene) => ({
      level: scene.level,
      play: scene.play,
      targetWords: scene.targetWords,
      name: `${place}/${scene.id}`,
      lines: scene.dialogue.filter(({ speaker }) => speaker === scene.learner).map(({ zh }) => zh),
      partner: partnerOf(scene),
    })),
  );
  const roles = content.roles.map(({ id, level, play, targetWords, name, character }) => ({
    level,
    play,
    targetWords,
    name: id,
    lines: [],
    partner: { name, character },
  }));
  return [...scenes, ...roles].map(({ name, lines, level, play, targetWords, partner }) => {
    const talk = content.talks.find((one) => one.level === level);
    if (talk === undefined) throw new Error(`no talk for ${level}`);
    return {
      stage: { name, level, play, lines, words: { ...talk.words, ...play.words } },
      situation: { kind: 'play', play, level, talk, targetWords, partner },
    };
  });
}

function partnerOf({ characters, partner }: Scene): PlaySituation['partner'] {
  const found = characters.find(({ id }) => id === partner);
  if (found === undefined) throw new Error(`nobody is called ${partner}`);
  return { name: found.name, character: found.about };
}

/** Each tutor's talk, its questions taken for goals, so that the same learners can talk there. */
export function tutorTalks(
  content: Content = shippedContent(),
): { readonly stage: Stage; readonly situation: TutorSituation }[] {
  return content.personas.map((persona) => {
    const talk = content.talks.find(({ level }) => level === persona.level);
    if (talk === undefined) throw new Error(`no talk for ${persona.level}`);
    const goals = questionsOf(talk).map(({ id, question }) => ({
      id,
      goal: question.ask,
      ask: question.ask,
      again: question.again,
      reached: question.answers,
      partly: [],
      hint: question.hint,
    }));
    const [opening = persona.character] = persona.greeting;
    const { silence, close, asides } = talk.lines;
    const play = {
      opening,
      goals,
      words: talk.words,
      asides,
      unclear: persona.responses.retry,
      waiting: silence,
      closing: close,
    };
    return {
      stage: { name: persona.id, level: persona.level, play, lines: [], words: talk.words },
      situation: {
        kind: 'tutor',
        persona,
        talk,
        biography: content.biographies.find(({ id }) => id === persona.id),
      },
    };
  });
}

/** A setting for tests. */
export function settingFor(situation: Situation, extra: Partial<Setting> = {}): Setting {
  return {
    situation,
    seed: 'a quiet evening',
    locale: 'en',
    core: testCore(),
    smallTalk: [],
    due: [],
    ...extra,
  };
}

/** The embedded teacher; its memory goes through JSON, as it does in the database. `onTurn` sees each input. */
export function embedded(setting: Setting, onTurn?: (input: RespondInput) => void): Partner {
  const history: Message[] = [];
  return {
    open: () => {
      const turn = open(setting);
      history.push({ by: 'tutor', text: turn.text, memory: turn.memory });
      return turn;
    },
    say: (learnerText, helped) => {
      const input = { ...setting, history: history.slice(-60), learnerText, ...(helped && { helped }) };
      onTurn?.(input);
      const turn = respond(input);
      const memory: unknown = JSON.parse(JSON.stringify(turn.memory));
      history.push({ by: 'learner', text: learnerText }, { by: 'tutor', text: turn.text, memory });
      return turn;
    },
  };
}

/** A talk with the embedded teacher, whose turns are looked at whole; its memory goes through JSON too. */
export function begin(setting: Setting) {
  const history: Message[] = [];
  const hear = (turn: Turn): Turn => {
    history.push({ by: 'tutor', text: turn.text, memory: JSON.parse(JSON.stringify(turn.memory)) });
    return turn;
  };
  const first = hear(open(setting));
  const say = (learnerText: string, helped?: HintStep): Turn => {
    const turn = respond({ ...setting, history: [...history], learnerText, ...(helped && { helped }) });
    history.push({ by: 'learner', text: learnerText });
    return hear(turn);
  };
  return { first, history, say };
}
