// What a person sees when a page breaks: what happened, what was kept, two ways on.

import { isRouteErrorResponse, useRouteError } from 'react-router';
import { t } from './i18n.ts';
import { Button } from './ui/button.tsx';
import { Page } from './ui/page.tsx';

export function ErrorPage() {
  const error = useRouteError();
  return (
    <Page title={t('errorPage.title')} lead={t('errorPage.lead')}>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => location.reload()}>
          {t('action.reload')}
        </Button>
        {/* A full load on purpose: whatever broke must not survive in memory. */}
        <Button onClick={() => location.assign('/')}>{t('action.home')}</Button>
      </div>
      <h2 className="mt-10 text-small text-muted">{t('errorPage.details')}</h2>
      <pre className="mt-2 rounded-soft border border-line bg-surface p-4 text-small whitespace-pre-wrap">
        {describe(error)}
      </pre>
    </Page>
  );
}

/** Status and text of an answer, or the message of what was thrown; never a stack. */
function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : t('errors.UNKNOWN');
}
