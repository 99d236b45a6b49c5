// Keeps a talk where it belongs while a keyboard opens.

import { useEffect } from 'react';

export function useTalkRoom(): void {
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
