// With whom a talk is, or what it is about, as far as what ships with the product tells.

import { shippedContent } from '../../../../../content/load.ts';
import type { Line } from '../../../../../content/schema/line.ts';

/** Undefined for what admins have made here, and what is no longer there. */
export function nameSubject(kind: string, subject: string): Line | undefined {
  const { personas, roles, scenarios } = shippedContent();
  if (kind === 'tutor') return personas.find(({ id }) => id === subject)?.name;
  if (kind === 'role') return roles.find(({ id }) => id === subject)?.name;
  const [place, scene] = subject.split('/');
  return scenarios.find((scenario) => scenario.id === place)?.scenes.find(({ id }) => id === scene)?.title;
}
