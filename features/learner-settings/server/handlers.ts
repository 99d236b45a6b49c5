// Answers the calls about how a person learns.

import { implement } from '@orpc/server';
import type { Database } from '../../../kit/server/db/database.ts';
import { type RequestContext, requireMember } from '../../../kit/server/http/request/context.ts';
import { learnerSettingsContract } from '../contract.ts';
import { adoptSettings, findSettings, updateSettings } from './settings-repo.ts';

export function learnerSettingsHandlers(db: Database) {
  const os = implement(learnerSettingsContract).$context<RequestContext>();
  return os.router({
    get: os.get.handler(({ context }) => findSettings(db, requireMember(context).id)),
    update: os.update.handler(({ input, context }) => updateSettings(db, requireMember(context).id, input)),
    adopt: os.adopt.handler(({ input, context }) => adoptSettings(db, requireMember(context).id, input)),
  });
}
