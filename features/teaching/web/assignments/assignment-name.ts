// What an assignment is called, and where it is done.

import { locale } from '../../../../kit/web/i18n.ts';
import type { OwnAssignment } from '../queries.ts';

type Named = Pick<OwnAssignment, 'title' | 'heading' | 'target'>;

/** Something of the course that is no more is told by its id. */
export const nameOf = ({ title, heading, target }: Named): string =>
  title === null ? heading || target : title[locale];

const PLACES = {
  lesson: (target: string) => `/study/lessons/${target}`,
  scene: (target: string) => `/scenarios/${target}`,
  text: (target: string) => `/study/texts/${target}`,
} as const;

/** The page on which it is done; undefined where that is the class itself, or a session of its words. */
export const pathOf = ({ kind, target }: Pick<OwnAssignment, 'kind' | 'target'>): string | undefined =>
  kind === 'words' || kind === 'writing' ? undefined : PLACES[kind](target);
