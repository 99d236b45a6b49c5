// The loading text of a page that is on its way.

import { t } from '../../i18n.ts';

/** Marked, so that the layout keeps back the footer, which would jump when the page comes. */
export function Loading() {
  return (
    <output data-loading className="grid min-h-[calc(100dvh-7.5rem)] place-items-center text-muted">
      {t('loading')}
    </output>
  );
}
