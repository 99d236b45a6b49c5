// Where a talk is open: those with tutors on the study page, those in a role or a scene on the page of role-plays.

import type { Talk } from '../domain/index.ts';

export const talkPath = ({ id, kind }: Pick<Talk, 'id' | 'kind'>): string =>
  kind === 'tutor' ? `/study/${id}` : `/roleplay/${id}`;
