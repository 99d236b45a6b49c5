// Rows of teaching as its contract shows them.

import type { Application, NamedApplication } from '../applications/applications-repo.ts';
import type { CountedClass } from '../classes/classes-repo.ts';
import type { JoinedClass } from '../classes/join-class.ts';

export const toApplicationView = (application: Application) => {
  const { id, place, audience, motive, state, reason, createdAt, decidedAt } = application;
  return {
    id,
    place,
    audience,
    motive,
    state,
    reason,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
};

export const toNamedApplicationView = ({ application, name }: NamedApplication) => ({
  ...toApplicationView(application),
  userId: application.userId,
  name,
});

export const toClassView = (
  { row: { id, name, note, code, createdAt, endedAt }, members }: CountedClass,
  publicUrl: string,
) => ({
  id,
  name,
  note,
  code,
  link: `${publicUrl}/join-class?code=${code}`,
  members,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

export const toJoinedView = ({ joinedAt, endedAt, ...shown }: JoinedClass) => ({
  ...shown,
  joinedAt: joinedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
