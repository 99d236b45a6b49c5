// The tutors of the shipped content, by id, and how they appear in answers.

import type { Persona } from '../../../../../content/schema/people/persona.ts';
import type { Locale } from '../../../../../kit/core/locale.ts';

export type Tutors = {
  /** Throws for an unknown id: an id is checked where it comes in. */
  get(id: string): Persona;
  has(id: string): boolean;
  list(filter: {
    readonly language?: Locale | undefined;
    readonly level?: Persona['level'] | undefined;
  }): Persona[];
};

export function createTutors(personas: readonly Persona[]): Tutors {
  const byId = new Map(personas.map((persona) => [persona.id, persona]));
  return {
    get: (id) => {
      const persona = byId.get(id);
      if (!persona) throw new Error(`no tutor ${id}`);
      return persona;
    },
    has: (id) => byId.has(id),
    list: ({ language, level }) =>
      personas.filter(
        (persona) =>
          (language === undefined || persona.explains.includes(language)) &&
          (level === undefined || persona.level === level),
      ),
  };
}

export function toTutorView({ id, name, level, explains, character, picture }: Persona) {
  return { id, name, level, languages: [...explains], character, picture };
}
