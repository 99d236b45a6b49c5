// Tells whether an element has come into view.

import { type RefObject, useEffect, useState } from 'react';

/** False until the element has been on the screen, true ever after. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (wasSeen || !target) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [wasSeen, element]);
  return wasSeen;
}
