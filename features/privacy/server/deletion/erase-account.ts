// The end of an account: what the tables have declared happens to its rows, and the audit says that it happened.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { DataPolicy } from '../../../../kit/server/db/declare-data.ts';
import { erasePerson } from '../../../../kit/server/db/person-data.ts';
import { findRecipient } from '../../../account/server/api.ts';
import { recordAudit } from '../../../audit/server/api.ts';
import type { PrivacyDeps } from '../deps.ts';
import { postGoneMail } from './deletion-mails.ts';
import { keptAfter, previewOf } from './preview.ts';

type Going = { readonly id: UserId; readonly email: string };
type Params = { readonly policies: readonly DataPolicy[]; readonly person: Going };

/** All or nothing: a process that dies in between leaves the account as it was. */
export async function eraseAccount(tx: Executor, { policies, person }: Params): Promise<void> {
  await erasePerson(tx, policies, { person, root: 'users' });
  const subject = { kind: 'person', id: person.id, name: '' } as const;
  await recordAudit(tx, { actor: null, action: 'person_erased', subject });
}

/** The same, and the last mail to its owner; what was sent to them before has gone with the account. */
export async function endAccount(tx: Executor, deps: PrivacyDeps, person: Going): Promise<void> {
  const policies = Object.values(deps.dataByFeature).flat();
  const reader = await findRecipient(tx, person.id);
  const kept = keptAfter(await previewOf(tx, policies, person), await deps.findEvidence(tx, person.id));
  await deps.endUnpaidOf(tx, person.id);
  await eraseAccount(tx, { policies, person });
  if (!reader) return;
  // Nobody's any more: neither shown to, nor deleted by, who registers the address next.
  const { ownerId: _, ...rest } = reader;
  await postGoneMail(tx, deps, { ...rest, kept });
}
