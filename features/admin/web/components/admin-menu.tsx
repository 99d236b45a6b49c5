// The way around the admin area in groups: always there on a wide screen, on a phone opened by a button that says where one is.

import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { GROUPS, PATHS, type Place, placeOf } from '../places.ts';
import { t } from '../texts.ts';

export function AdminMenu() {
  const { pathname } = useLocation();
  // Open on one page only, so that going anywhere, Back too, closes it.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const close = () => {
    setOpenOn(undefined);
    // What had the focus is hidden now; the button says where one has got to.
    button.current?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) close();
  };
  const place = placeOf(pathname);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any of its links.
    <nav
      ref={useCurrentInSight(pathname)}
      aria-label={t('nav.label')}
      onKeyDown={onKeyDown}
      className="px-4 pt-2 tablet:px-8 wide:sticky wide:top-14 wide:max-h-[calc(100dvh-3.5rem)] wide:overflow-y-auto wide:py-8 wide:pe-0"
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenOn(isOpen ? undefined : pathname)}
        className="flex min-h-12 w-full items-center gap-2 border-b border-line text-start wide:hidden"
      >
        <span className="text-muted">{t('nav.label')}</span>
        <span className="grow font-medium">{place === undefined ? null : t(`nav.${place}`)}</span>
        <ChevronDown
          aria-hidden="true"
          size={20}
          className={classNames('text-muted transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div
        id={listId}
        className={classNames(
          'gap-4 border-b border-line pt-3 pb-4 wide:grid wide:border-b-0 wide:py-0',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        <Places places={['dashboard']} onGo={close} />
        {GROUPS.map(({ group, places }) => (
          <Places key={group} title={t(`nav.groups.${group}`)} places={places} onGo={close} />
        ))}
      </div>
    </nav>
  );
}

type PlacesProps = {
  readonly title?: string;
  readonly places: readonly Place[];
  readonly onGo: () => void;
};

function Places({ title, places, onGo }: PlacesProps) {
  const id = useId();
  return (
    <div>
      {title === undefined ? null : (
        <p id={id} className="mb-0.5 ps-2 text-caption text-muted wide:ps-3">
          {title}
        </p>
      )}
      <ul
        aria-labelledby={title === undefined ? undefined : id}
        className="grid grid-cols-2 gap-x-2 wide:grid-cols-1"
      >
        {places.map((place) => (
          <li key={place}>
            <NavLink
              to={PATHS[place]}
              onClick={onGo}
              className={({ isActive }) =>
                classNames(
                  'flex min-h-11 items-center rounded-soft px-2 transition-colors hover:text-ink wide:min-h-9 wide:px-3',
                  isActive ? 'bg-raised font-medium text-active' : 'text-muted',
                )
              }
            >
              {t(`nav.${place}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the list is longer than the screen, the entry of the page that opens is brought into it. */
function useCurrentInSight(pathname: string) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = nav.current;
    const current = box?.querySelector(`[href="${pathname}"]`)?.getBoundingClientRect();
    const frame = box?.getBoundingClientRect();
    if (!box || !current || !frame || current.height === 0) return;
    if (current.top < frame.top || current.bottom > frame.bottom) box.scrollTop += current.top - frame.top;
  }, [pathname]);
  return nav;
}
