// The public face of the server side of learning settings.

import type { Database } from '../../../kit/server/db/database.ts';
import { learnerSettingsHandlers } from './handlers.ts';

/** How a person learns, as they chose it. */
export {
  findSettings as findLearnerSettings,
  updateSettings as updateLearnerSettings,
} from './settings-repo.ts';

export function createLearnerSettings({ db }: { readonly db: Database }) {
  return { handlers: learnerSettingsHandlers(db) };
}
