// What every journey stands on: the address of the site, and a watch that fails a journey in which anything went wrong.

import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

export type Watch = {
  /** Watches the pages of a context that the journey opened itself. */
  readonly over: (context: BrowserContext) => void;
  /** Answers with a status of 400 or more from addresses that match belong to this journey, and so do lost requests. */
  readonly expectFailure: (address: RegExp) => void;
  /** Errors of the page (uncaught, or written to its console) whose text matches belong to this journey. */
  readonly expectError: (text: RegExp) => void;
};

/**
 * Playwright's test, in Chinese as a first visit is, from an address of its own. It fails when a page throws, leaves a
 * rejection unhandled, writes an error to its console, loses a request or is refused one, unless the journey said so.
 */
export const test = base.extend<{ watch: Watch }>({
  baseURL: siteAddress(),
  watch: [
    async ({ context }, provide) => {
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': personalAddress() });
      const watch = createWatch();
      watch.over(context);
      await provide(watch);
      const problems = watch.problems();
      // Else their streams stay open until the last journey of this worker, and a person may have only so many.
      for (const each of watch.contexts()) if (each !== context) await each.close();
      if (problems.length > 0) throw new Error(`The page had problems:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],
});

function siteAddress(): string {
  const url = process.env['YULU_E2E_URL'];
  if (!url) throw new Error('YULU_E2E_URL is not set; `npm test` starts a server and sets it.');
  return url;
}

/** The server counts guests by address; journeys must not use up each other's allowance. */
export function personalAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

type Problem = { readonly address: string; readonly text: string; readonly kind: 'failure' | 'error' };

type OwnWatch = Watch & {
  readonly problems: () => string[];
  readonly contexts: () => readonly BrowserContext[];
};

function createWatch(): OwnWatch {
  const seen: Problem[] = [];
  const failures: RegExp[] = [];
  const errors: RegExp[] = [];
  const contexts: BrowserContext[] = [];
  const over = (context: BrowserContext) => {
    contexts.push(context);
    for (const page of context.pages()) watchPage(page, seen);
    context.on('page', (page) => watchPage(page, seen));
  };
  const isExpected = ({ kind, address, text }: Problem) =>
    failures.some((pattern) => pattern.test(address)) ||
    (kind === 'error' && errors.some((pattern) => pattern.test(text)));
  return {
    over,
    contexts: () => contexts,
    expectFailure: (address) => void failures.push(address),
    expectError: (text) => void errors.push(text),
    problems: () => seen.filter((problem) => !isExpected(problem)).map(({ text }) => text),
  };
}

function watchPage(page: Page, seen: Problem[]): void {
  // Unhandled rejections come as page errors too.
  page.on('pageerror', (error) =>
    seen.push({ kind: 'error', address: '', text: `thrown: ${error.message}` }),
  );
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The browser's own line about a failed request carries that request's address.
    seen.push({ kind: 'error', address: message.location().url, text: `console: ${message.text()}` });
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'lost';
    // A page that is left drops what it was loading, and so does a stream that its reader closes.
    if (reason === 'net::ERR_ABORTED') return;
    seen.push({ kind: 'failure', address: request.url(), text: `${request.url()}: ${reason}` });
  });
  page.on('response', (response) => {
    const status = response.status();
    const address = response.url();
    if (status >= 400) seen.push({ kind: 'failure', address, text: `${address}: ${status}` });
  });
}
