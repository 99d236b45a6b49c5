// The public face of the settings' server side.

import type { Database } from '../../../kit/server/db/database.ts';
import type { Area } from '../domain/index.ts';
import { settingsHandlers } from './handlers.ts';

type SettingsOptions = {
  readonly db: Database;
  /** Of all features that have any. */
  readonly areas: readonly Area[];
};

/** Puts the settings together: the handlers of their contract. */
export const createSettings = ({ db, areas }: SettingsOptions) => ({ handlers: settingsHandlers(db, areas) });

export { readSettings, readSettingsBetween, type Settings, settingsOf } from './read-settings.ts';
