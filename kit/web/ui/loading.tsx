// The loading text of a page that is on its way.

import { t } from '../i18n.ts';

export function Loading() {
  return <output className="grid min-h-[50dvh] place-items-center text-muted">{t('loading')}</output>;
}
