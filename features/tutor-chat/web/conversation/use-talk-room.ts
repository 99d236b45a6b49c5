// Keeps a talk where it belongs while a keyboard opens, and notices above its composer.

import { type RefObject, useEffect } from 'react';

/** `composer`: what stands at the end of the talk; its height is `--composer`, which notices keep clear of. */
export function useTalkRoom(composer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      page.setProperty('--composer', `${composer.current?.offsetHeight ?? 0}px`);
    });
    if (composer.current) observer.observe(composer.current);
    return () => {
      observer.disconnect();
      page.removeProperty('--composer');
    };
  }, [composer]);
  useEffect(() => {
    const viewport = window.visualViewport;
    // The browser has moved the page to show the field; the talk has made room for all of it, so it goes back.
    const goBack = () => {
      if (viewport && viewport.scale <= 1.01 && viewport.height < window.innerHeight) window.scrollTo(0, 0);
    };
    viewport?.addEventListener('resize', goBack);
    viewport?.addEventListener('scroll', goBack);
    return () => {
      viewport?.removeEventListener('resize', goBack);
      viewport?.removeEventListener('scroll', goBack);
    };
  }, []);
}
