// The ledger's pages, which stand in the frame of the admin area.

import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';
import type { LedgerWords } from './words.ts';

type LoadWords = () => Promise<readonly LedgerWords[]>;

/** `texts` are the features in whose words others name what they post, `loadWords` brings these names. */
export function ledgerAdminRoutes(texts: readonly string[], loadWords: LoadWords): RouteObject[] {
  const shared = { texts: ['ledger', ...texts] };
  return [
    page({
      ...shared,
      path: 'admin/ledger',
      access: 'admin',
      load: withWords(loadWords, async () => (await import('./pages/ledger-page.tsx')).LedgerPage),
    }),
    page({
      ...shared,
      path: 'admin/ledger/days',
      access: 'admin',
      load: withWords(loadWords, async () => (await import('./pages/days-page.tsx')).DaysPage),
    }),
    page({
      ...shared,
      path: 'admin/ledger/:accountId',
      access: 'admin',
      load: withWords(loadWords, async () => (await import('./pages/account-page.tsx')).AccountPage),
    }),
  ];
}

const withWords = (loadWords: LoadWords, load: () => Promise<ComponentType>) => async () => {
  const [{ WordsContext }, words, Content] = await Promise.all([import('./words.ts'), loadWords(), load()]);
  const Page = () => (
    <WordsContext value={words}>
      <Content />
    </WordsContext>
  );
  return { Page };
};
