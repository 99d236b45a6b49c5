// What is typed, once nobody types any more.

import { useEffect, useState } from 'react';

/** So long nobody types before anything is asked: each question may fetch a file. */
const PAUSE_MS = 250;

/** The text once it has stood still for a moment; the first one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
