// Where short notices stand in a page's own flow, so that they never lie over what is typed, tapped or read.

import { useEffect, useRef } from 'react';
import { create } from 'zustand';

type Places = {
  /** In the order in which they came; the last is the one on top. */
  readonly inSight: readonly HTMLElement[];
};

/** The height of the header that stays above a page, in pixels. */
const HEADER = 64;

const usePlaces = create<Places>(() => ({ inSight: [] }));

/** Put it above what is typed into or tapped; it takes no room while there is nothing to say. */
export function NoticePlace({ className }: { readonly className?: string }) {
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const show = (isInSight: boolean) =>
      usePlaces.setState(({ inSight }) => {
        const others = inSight.filter((each) => each !== element);
        return { inSight: isInSight ? [...others, element] : others };
      });
    // What stands at the very edge, or below the header, is in nobody's sight once a notice makes it grow.
    const observer = new IntersectionObserver(([entry]) => show(entry?.isIntersecting ?? false), {
      rootMargin: `-${HEADER}px 0px 0px 0px`,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      show(false);
    };
  }, []);
  // Scrolled to, it stands below the header.
  return (
    <output ref={place} data-notices className={className ?? 'block'} style={{ scrollMarginTop: HEADER }} />
  );
}

/** The place on top that is in sight now; undefined where a notice has to float over the page. */
export function findNoticePlace(): HTMLElement | undefined {
  return usePlaces.getState().inSight.at(-1);
}

/** The page's own place, below any card, for what stays until it is answered. */
export function useNoticePlace(): HTMLElement | undefined {
  return usePlaces(({ inSight }) => inSight[0]);
}
