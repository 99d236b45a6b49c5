// The bell: how many notices are unread, and the way to them: a panel where there is room, else their page.

import { Bell as BellIcon } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { connect } from '../../../../kit/web/connect.ts';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { UNREAD_MAX } from '../../domain/index.ts';
import { useUnread, watchUnread } from '../live/unread.ts';
import { loadNoticeTexts, t } from '../texts.ts';

const loadPanel = async () => {
  // The home page starts without the typed calls.
  const [{ NoticePanel }] = await Promise.all([import('./notice-panel.tsx'), connect()]);
  return NoticePanel;
};
const NoticePanel = lazyPart(loadPanel);
const prepare = () => void loadPanel().catch(() => undefined);

const PAGE = '/notices';
/** Where the panel has room; the `tablet` of the theme. */
const ROOM = '(min-width: 48rem)';

/** With its texts. */
export async function loadBell() {
  await loadNoticeTexts();
  return Bell;
}

function Bell({ personId }: { readonly personId: string }) {
  const { pathname, search, key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const bell = useRef<HTMLAnchorElement>(null);
  const count = useUnread((unread) => unread.count) ?? 0;
  useEffect(() => watchUnread(personId), [personId]);
  useSeen(`${pathname}${search}`, count > 0);
  // Open on the page where it was opened: whatever leads to another closes it.
  const isOpen = openAt === key;
  const toggle = (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || pathname === PAGE || !matchMedia(ROOM).matches) return;
    event.preventDefault();
    setOpenAt(isOpen ? undefined : key);
  };
  return (
    <>
      <Link
        ref={bell}
        to={PAGE}
        title={t('bell.label')}
        aria-label={count === 0 ? t('bell.label') : t('bell.unread', { count, shown: shownCount(count) })}
        aria-expanded={isOpen || undefined}
        onClick={toggle}
        onPointerEnter={prepare}
        onFocus={prepare}
        className="relative inline-grid size-11 shrink-0 place-items-center rounded-soft text-muted transition-colors hover:bg-raised hover:text-ink aria-expanded:bg-raised aria-expanded:text-ink"
      >
        <BellIcon aria-hidden="true" size={20} />
        {count === 0 ? null : (
          <span
            aria-hidden="true"
            className="absolute end-0.5 top-1 min-w-4.5 rounded-full bg-seal px-1 text-center text-[0.6875rem] leading-4.5 font-bold text-on-seal tabular-nums"
          >
            {shownCount(count)}
          </span>
        )}
      </Link>
      <Arrival />
      {isOpen ? <NoticePanel anchor={bell} onClose={() => setOpenAt(undefined)} /> : null}
    </>
  );
}

/** Who opens a page has seen what was told of it. What comes while it is open stays unread: nobody may have looked. */
function useSeen(path: string, isUnread: boolean): void {
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!isUnread || told.current === path || document.visibilityState !== 'visible') return;
    told.current = path;
    // It stays unread where the server is away.
    markSeen(path).catch(() => undefined);
  }, [path, isUnread]);
}

const markSeen = async (path: string): Promise<void> => {
  await connect();
  await (await import('../queries.ts')).markSeen(path);
};

const shownCount = (count: number): string => (count < UNREAD_MAX ? `${count}` : `${UNREAD_MAX - 1}+`);

/** Reads out what arrives while the page is looked at, once. */
function Arrival() {
  const newest = useUnread((unread) => unread.newest);
  const isSeen = document.visibilityState === 'visible';
  return (
    <output className="sr-only">
      {newest && isSeen ? t('bell.arrived', { title: newest.title }) : null}
    </output>
  );
}
