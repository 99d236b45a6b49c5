// The main layout of every screen: header, content, footer, bottom navigation (spec section 2).

import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { LANGUAGE_CHANGED, t } from '../i18n.ts';
import { useMoment } from '../moment/moments.ts';
import { Shortcuts, useShortcuts } from '../shortcuts/shortcuts.tsx';
import { takeNote } from '../storage.ts';
import { lazyPart } from '../ui/loading/lazy-part.tsx';
import { Loading } from '../ui/loading/loading.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { StaleBuildNotice } from './stale-build-notice.tsx';
import { Toasts } from './toasts.tsx';
import { useOnScreenKeyboard } from './use-keyboard.ts';

const loadDestinations = async () => (await import('./destinations.tsx')).Destinations;

/** Guests do without these two. */
const DestinationBar = lazyPart(loadDestinations);
const DestinationStrip = lazyPart(loadDestinations, {
  waiting: <div className="h-[calc(2.75rem+1px)] border-t border-line bg-surface tablet:hidden" />,
});

const MomentsView = lazyPart(async () => (await import('../moment/moments-view.tsx')).Moments);

type LayoutProps = {
  /** The account control at the right end of the header. */
  readonly account: ReactNode;
  /** Where courses are booked; null when the operator has set no address, undefined while that is not known. */
  readonly courseBookingUrl: string | null | undefined;
  /** The name of who runs the site, where one is known. */
  readonly operator: string | undefined;
  /** Somebody is signed in: the pages that they come for are offered everywhere. */
  readonly isMember: boolean;
  /** The page may be a stranger's first: their own language is offered on it. */
  readonly offersLanguage: boolean;
  /** What concerns the person on every page, above the content. */
  readonly banner?: ReactNode;
  /** What stands in the content's place instead of the current page (the error page). */
  readonly children?: ReactNode;
};

export function Layout({
  account,
  courseBookingUrl,
  operator,
  isMember,
  offersLanguage,
  banner,
  children,
}: LayoutProps) {
  const main = useFocusOnNavigation();
  const shortcuts = useShortcuts();
  const isKeyboardOpen = useOnScreenKeyboard();
  return (
    <div
      data-member={isMember || undefined}
      data-keyboard={isKeyboardOpen || undefined}
      className="group/layout bar-sizes flex min-h-dvh flex-col pt-(--bar-top) pb-(--bar-bottom)"
    >
      <a
        href="#content"
        className="fixed start-2 top-2 z-40 -translate-y-20 rounded-soft bg-raised px-4 py-2.5 focus:translate-y-0 print:hidden"
      >
        {t('skipToContent')}
      </a>
      <Header account={account} destinations={isMember ? <DestinationBar form="bar" /> : null} />
      <Progress />
      <main ref={main} id="content" tabIndex={-1} className="w-full grow outline-none">
        {offersLanguage ? <LanguageOffer /> : null}
        <StaleBuildNotice />
        {banner}
        <Suspense fallback={<Loading />}>{children ?? <Outlet />}</Suspense>
      </main>
      <Footer onShortcuts={shortcuts.open} operator={operator} />
      <BottomNavigation
        courseBookingUrl={courseBookingUrl}
        above={isMember ? <DestinationStrip form="strip" /> : null}
      />
      <Moments />
      <Toasts />
      <Shortcuts shortcuts={shortcuts} />
      <ScrollRestoration />
    </div>
  );
}

/** What shows moments is fetched with the first one, or with what members get anyway. */
function Moments() {
  return useMoment() ? <MomentsView /> : null;
}

/** Says that the next page is loading, once that takes long enough to notice. */
function Progress() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--bar-bottom)+0.75rem)] z-20 text-center">
      {isLoading ? (
        <span className="inline-block animate-late rounded-full border border-line bg-raised px-4 py-1 text-small shadow-lifted">
          {t('loading')}
        </span>
      ) : null}
    </output>
  );
}

/**
 * Moves focus to the new page's content, so that keyboards and screen readers start there and not at the old link; also
 * where the page was loaded again in another language.
 */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (takeNote(LANGUAGE_CHANGED)) main.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
