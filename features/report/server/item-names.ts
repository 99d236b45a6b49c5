// What learners know the items of the log by: a line by what it says, a goal by its task, a point of grammar by its title, a question about a text by what it asks.

import { points } from '../../../chinese/grammar/index.ts';
import type { Content } from '../../../content/schema/content.ts';

export type Line = { readonly zh: string; readonly en: string; readonly pt: string };
type NamedContent = Pick<Content, 'roles' | 'scenarios' | 'texts'>;

export type ItemNames = {
  /** Null for what is not shipped with the product, and for words, which are their own name. */
  readonly nameOf: (item: { readonly kind: string; readonly key: string }) => Line | null;
  /** A point of grammar; one that is no more is told by its id. */
  readonly pointTitle: (id: string) => Line;
};

export function createItemNames({ roles, scenarios, texts }: NamedContent): ItemNames {
  const names = new Map<string, Line>();
  for (const { id, title } of points) names.set(`grammar ${id}`, title);
  for (const { id, play } of roles) nameGoals(names, id, play.goals);
  for (const place of scenarios) {
    for (const { id, play, dialogue } of place.scenes) {
      nameGoals(names, `${place.id}/${id}`, play.goals);
      for (const [index, { zh, en, pt }] of dialogue.entries())
        names.set(`line ${place.id}/${id}/${index}`, { zh, en, pt });
    }
  }
  for (const { id, questions } of texts)
    for (const [place, { ask }] of questions.entries()) names.set(`question ${id}/${place + 1}`, ask);
  return {
    nameOf: ({ kind, key }) => names.get(`${kind} ${key}`) ?? null,
    pointTitle: (id) => names.get(`grammar ${id}`) ?? { zh: id, en: id, pt: id },
  };
}

type NamedGoal = { readonly id: string; readonly goal: Line };

function nameGoals(names: Map<string, Line>, subject: string, goals: readonly NamedGoal[]): void {
  for (const { id, goal } of goals)
    names.set(`goal ${subject}/${id}`, { zh: goal.zh, en: goal.en, pt: goal.pt });
}
