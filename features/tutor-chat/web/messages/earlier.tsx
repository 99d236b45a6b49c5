// The way to what was said before: fetched when its place comes into sight, or by the button.

import { useEffect, useRef } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { t } from '../texts.ts';

type EarlierProps = { readonly hasMore: boolean; readonly busy: boolean; readonly onMore: () => void };

export function Earlier({ hasMore, busy, onMore }: EarlierProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || busy) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onMore();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [busy, onMore]);
  if (!hasMore) return null;
  return (
    <div ref={place} className="mb-6 grid place-items-center">
      <Button look="ghost" busy={busy} onClick={onMore}>
        {t('talk.earlier')}
      </Button>
    </div>
  );
}
