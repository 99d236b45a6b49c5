// What a lesson can name, for the lists of its form.

import { points } from '../../../chinese/grammar/index.ts';
import type { Content } from '../../../content/schema/content.ts';
import type { Level } from '../../../content/schema/levels.ts';

type Three = { readonly zh: string; readonly en: string; readonly pt: string };
const three = ({ zh, en, pt }: Three) => ({ zh, en, pt });

export const choicesIn = ({ lessons, talks, scenarios, roles }: Content) => ({
  points: points.map(({ id, band, title, explanation, wrong }) => ({
    id,
    band,
    title: three(title),
    explanation: three(explanation),
    pairs: wrong.map(([given, right]) => ({ wrong: given, right })),
  })),
  lessons: lessons.map(({ id, title }) => ({ id, title: three(title) })),
  subjects: [
    ...talks.flatMap(({ level, topics }) =>
      topics.map(({ id, title }) => subject('topic', { id, title, level })),
    ),
    ...scenarios.flatMap((place) =>
      place.scenes.map(({ id, title }) => subject('scene', { id: `${place.id}/${id}`, title, level: null })),
    ),
    ...roles.map(({ id, name }) => subject('role', { id, title: name, level: null })),
  ],
});

type Named = { readonly id: string; readonly title: Three; readonly level: Level | null };

const subject = (kind: 'topic' | 'scene' | 'role', { id, title, level }: Named) => ({
  kind,
  subject: id,
  title: three(title),
  level,
});
