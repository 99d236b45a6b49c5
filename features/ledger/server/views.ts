// Rows of the ledger as its contract shows them.

import type { NamedAccount } from './accounts-repo.ts';
import type { StoredCheck } from './checking/runs/checks-repo.ts';
import type { StoredJournal } from './journals-repo.ts';
import type { Subject } from './subjects.ts';

type Owned = NamedAccount & { readonly ownerTo: string | null };
type Named = StoredJournal & { readonly about: Subject | null };

export const toAccountView = ({ createdAt, ...account }: Owned) => ({
  ...account,
  createdAt: createdAt.toISOString(),
});

export const toJournalView = ({ id, key, kind, actorId, note, about, reverses, createdAt }: Named) => ({
  id,
  key,
  kind,
  actorId,
  note,
  about,
  reverses,
  createdAt: createdAt.toISOString(),
});

export const toCheckView = ({ createdAt, findings, ...check }: StoredCheck) => ({
  ...check,
  findings: findings.map((finding) => ({ ...finding })),
  createdAt: createdAt.toISOString(),
});
