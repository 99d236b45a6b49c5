// In which languages the desk reads what buyers write: as an admin has set it, whoever is at the desk and however they see the pages.

import { LOCALES, type Locale } from '../../../../kit/core/locale.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { purchasingArea } from '../../../global-services/domain/index.ts';
import { readSettings } from '../../../settings/server/api.ts';

export async function readDeskLanguages(db: Executor): Promise<Locale[]> {
  const { values } = await readSettings(db, purchasingArea, new Date());
  const set = values.deskLanguages.split(' ');
  return LOCALES.filter((locale) => set.includes(locale));
}
