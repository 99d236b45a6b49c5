// The digits choose among the answers to tap, while nothing is written.

import { useEffect } from 'react';
import type { Line } from '../../../../content/schema/line.ts';
import { hasKeyboard, isPageKey } from '../../../../kit/web/shortcuts/page-keys.ts';
import { useLatest } from '../conversation/use-latest.ts';

export function useSuggestionKeys(lines: readonly Line[], choose: (line: Line) => void): void {
  const onKeyDown = useLatest((event: KeyboardEvent) => {
    if (!/^[1-9]$/.test(event.key) || !hasKeyboard() || !isPageKey(event)) return;
    const line = lines[Number(event.key) - 1];
    if (line === undefined) return;
    event.preventDefault();
    choose(line);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
}
