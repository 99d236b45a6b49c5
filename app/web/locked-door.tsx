// What stands in place of a page while a parent keeps a child on the films; fetched only then.

import { LockedDoor } from '../../features/preschool/web/api.ts';
import { loadTexts } from '../../kit/web/i18n.ts';

/** The part with its texts. */
export async function loadLockedDoor() {
  await loadTexts(['preschool']);
  return LockedDoor;
}
