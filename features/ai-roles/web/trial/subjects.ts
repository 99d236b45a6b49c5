// What can be tried: every role that lacks nothing, published or not, and every scene.

import type { InferContractRouterOutputs } from '@orpc/contract';
import { locale } from '../../../../kit/web/i18n.ts';
import type { ScenariosContract } from '../../../scenarios/contract.ts';
import type { Listed } from '../admin/queries.ts';
import type { Level, TrialInput } from './queries.ts';

export type Subject = Pick<TrialInput, 'kind' | 'subject' | 'version'> & {
  /** The level that it is made for. */
  readonly level: Level;
  readonly label: string;
};

type Places = InferContractRouterOutputs<ScenariosContract>['listScenarios'];

export function subjectsOf(roles: readonly Listed[], places: Places): readonly Subject[] {
  return [
    ...roles
      .filter(({ isComplete }) => isComplete)
      .map(({ id, name, level, version }) => ({
        kind: 'role' as const,
        subject: id,
        version,
        level,
        label: name[locale],
      })),
    ...places.flatMap(({ id, title, scenes }) =>
      scenes.map((scene) => ({
        kind: 'scene' as const,
        subject: `${id}/${scene.id}`,
        level: scene.level,
        label: `${title[locale]} · ${scene.title[locale]}`,
      })),
    ),
  ];
}

export const keyOf = ({ kind, subject }: Pick<Subject, 'kind' | 'subject'>): string => `${kind}:${subject}`;
