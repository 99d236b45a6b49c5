// What a person sees when a page breaks: what happened, what was kept, two ways on; and when it waits for the server.

import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { UnreachableError } from '../api/call-server.ts';
import { lookNow, onServerBack } from '../api/server-watch.ts';
import { t } from '../i18n.ts';
import { Button } from '../ui/elements/button.tsx';
import { PageTitle } from '../ui/page/page-title.tsx';

/** The title of the router's own error screen in every language (spec section 8), so that a report names one thing. */
const TITLE = 'Unexpected Application Error!';
/** Where the moment of the last reloading by itself is kept; a page that breaks again soon after is left to the person. */
const RELOADED_KEY = 'yulu.reloaded';
const RELOAD_PAUSE_MS = 30_000;

export function ErrorPage() {
  const error = useRouteError();
  return error instanceof UnreachableError ? <AwayPage /> : <BrokenPage error={error} />;
}

/** Nothing is broken: the page opens by itself when the server is there again. */
function AwayPage() {
  useEffect(() => onServerBack(reloadOnce), []);
  const retry = () => {
    if (!lookNow()) location.reload();
  };
  return (
    <Plain title={navigator.onLine ? t('away.title') : t('away.offlineTitle')}>
      <p className="mt-2 mb-8 text-muted">{t('away.page')}</p>
      <Ways retry={retry} label={t('away.tryNow')} />
    </Plain>
  );
}

function BrokenPage({ error }: { readonly error: unknown }) {
  return (
    <Plain title={TITLE} language="en">
      <h2 className="mt-8 text-lead font-bold">{t('errorPage.title')}</h2>
      <p className="mt-1 mb-6 max-w-prose text-muted">{t('errorPage.lead')}</p>
      <Ways retry={() => location.reload()} label={t('action.reload')} />
      <h2 className="mt-10 text-small text-muted">{t('errorPage.details')}</h2>
      <pre
        lang="en"
        className="mt-2 rounded-soft border border-line bg-surface p-4 text-small whitespace-pre-wrap"
      >
        {describe(error)}
      </pre>
    </Plain>
  );
}

type PlainProps = { readonly title: string; readonly language?: string; readonly children: ReactNode };

/** As `Page` looks, whose code a guest's first visit does without. */
function Plain({ title, language, children }: PlainProps) {
  return (
    <div className="mx-auto max-w-reading px-4 py-8 tablet:px-8 tablet:py-12">
      <PageTitle title={title} />
      <h1 lang={language} className="font-serif text-title font-bold text-balance">
        {title}
      </h1>
      {children}
    </div>
  );
}

function Ways({ retry, label }: { readonly retry: () => void; readonly label: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="primary" onClick={retry}>
        {label}
      </Button>
      {/* A full load on purpose: whatever broke must not survive in memory. */}
      <Button onClick={() => location.assign('/')}>{t('action.home')}</Button>
    </div>
  );
}

function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY));
    if (Date.now() - last < RELOAD_PAUSE_MS) return;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  } catch {
    return; // Storage is blocked, and nothing would end a circle of reloading: the button is there.
  }
  location.reload();
}

/** Status and text of an answer, or the message of what was thrown; never a stack. */
function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
