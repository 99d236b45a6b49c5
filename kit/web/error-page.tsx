// What a person sees when a page breaks: the router's title, what happened, what was kept, two ways on.

import { isRouteErrorResponse, useRouteError } from 'react-router';
import { UnreachableError } from './call-server.ts';
import { t } from './i18n.ts';
import { Button } from './ui/button.tsx';
import { Page } from './ui/page.tsx';

/** The title of the router's own error screen in every language (spec section 8), so that a report names one thing. */
const TITLE = 'Unexpected Application Error!';

export function ErrorPage() {
  const error = useRouteError();
  const isOffline = error instanceof UnreachableError || !navigator.onLine;
  return (
    <Page title={TITLE} titleLanguage="en">
      <h2 className="text-lead font-bold">{t('errorPage.title')}</h2>
      <p className="mt-1 mb-6 max-w-prose text-muted">
        {isOffline ? t('errors.OFFLINE') : t('errorPage.lead')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => location.reload()}>
          {t('action.reload')}
        </Button>
        {/* A full load on purpose: whatever broke must not survive in memory. */}
        <Button onClick={() => location.assign('/')}>{t('action.home')}</Button>
      </div>
      <h2 className="mt-10 text-small text-muted">{t('errorPage.details')}</h2>
      <pre
        lang="en"
        className="mt-2 rounded-soft border border-line bg-surface p-4 text-small whitespace-pre-wrap"
      >
        {describe(error)}
      </pre>
    </Page>
  );
}

/** Status and text of an answer, or the message of what was thrown; never a stack. */
function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
