// Rows of teaching as its contract shows them.

import type { CountedClass } from '../classes/classes-repo.ts';
import type { JoinedClass } from '../classes/join-class.ts';

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
