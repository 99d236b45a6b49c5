// The public face of the scenarios' server side: the shipped places and scenes.

import { implement, ORPCError } from '@orpc/server';
import { LEVELS } from '../../../content/schema/levels.ts';
import type { Scenario, Scene } from '../../../content/schema/studies/scenario.ts';
import type { RequestContext } from '../../../kit/server/http/request/context.ts';
import { scenariosContract } from '../contract.ts';

export { practisedScenes } from './practised-scenes.ts';

/** Handlers for the scenarios' contract. */
export function createScenarios({ scenarios }: { readonly scenarios: readonly Scenario[] }) {
  const os = implement(scenariosContract).$context<RequestContext>();
  const listed = scenarios.map(toListed);
  const handlers = os.router({
    listScenarios: os.listScenarios.handler(() => listed),
    readScene: os.readScene.handler(({ input }) => {
      const scenario = scenarios.find(({ id }) => id === input.place);
      const scene = scenario?.scenes.find(({ id }) => id === input.id);
      if (!scenario || !scene) throw new ORPCError('NOT_FOUND');
      return toDetail(scenario, scene);
    }),
  });
  return { handlers };
}

const toListed = ({ id, title, intro, scenes }: Scenario) => ({
  id,
  title,
  intro,
  scenes: scenes
    .toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))
    .map((scene) => ({ id: scene.id, level: scene.level, title: scene.title, intro: scene.intro })),
});

/** Without the free talk's patterns and replies, which would give the answers away. */
const toDetail = (place: Scenario, scene: Scene) => ({
  id: scene.id,
  place: place.id,
  placeTitle: place.title,
  level: scene.level,
  title: scene.title,
  intro: scene.intro,
  characters: scene.characters,
  learner: scene.learner,
  dialogue: scene.dialogue,
  phrases: scene.phrases,
  targetWords: scene.targetWords.map(({ zh, pinyin, en, pt }) => ({ zh, pinyin, en, pt })),
  goals: scene.play.goals.map(({ id, goal }) => ({ id, goal })),
});
