// Rows of the ledger as its contract shows them.

import type { NamedAccount } from './accounts-repo.ts';
import type { StoredCheck } from './checking/runs/checks-repo.ts';
import type { StoredJournal } from './journals-repo.ts';

export const toAccountView = ({ createdAt, ...account }: NamedAccount) => ({
  ...account,
  createdAt: createdAt.toISOString(),
});

export const toJournalView = ({ id, key, kind, actorId, note, reverses, createdAt }: StoredJournal) => ({
  id,
  key,
  kind,
  actorId,
  note,
  reverses,
  createdAt: createdAt.toISOString(),
});

export const toCheckView = ({ createdAt, findings, ...check }: StoredCheck) => ({
  ...check,
  findings: findings.map((finding) => ({ ...finding })),
  createdAt: createdAt.toISOString(),
});
