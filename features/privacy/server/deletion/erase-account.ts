// The end of an account: what the tables have declared happens to its rows, and the audit says that it happened.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { DataPolicy } from '../../../../kit/server/db/declare-data.ts';
import { erasePerson } from '../../../../kit/server/db/person-data.ts';
import { recordAudit } from '../../../audit/server/api.ts';

type Params = {
  readonly policies: readonly DataPolicy[];
  readonly person: { readonly id: UserId; readonly email: string };
};

/** All or nothing: a process that dies in between leaves the account as it was. */
export async function eraseAccount(tx: Executor, { policies, person }: Params): Promise<void> {
  await erasePerson(tx, policies, { person, root: 'users' });
  const subject = { kind: 'person', id: person.id, name: '' } as const;
  await recordAudit(tx, { actor: null, action: 'person_erased', subject });
}
