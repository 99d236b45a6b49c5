// Tells whether an element has come into view.

import { type RefObject, useEffect, useState } from 'react';

/** False until the element has been on the screen, true ever after. `ahead`: so many screens before it gets there. */
export function useInView(element: RefObject<Element | null>, ahead = 0): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (wasSeen || !target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: `${ahead * 100}% 0px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [wasSeen, element, ahead]);
  return wasSeen;
}
