// Says several lines one after another, until the last, a second press, or the end of the page.

import { useEffect, useRef, useState } from 'react';
import { say, stopSaying } from './say.ts';

/** `playing` is the number of the line that is being said. `toggle` begins with a line, the first unless told, or stops. */
export function usePlayback(lines: readonly string[]) {
  const [playing, setPlaying] = useState<number | null>(null);
  const [noVoice, setNoVoice] = useState(false);
  const run = useRef(0);
  useEffect(() => () => void stop(run), []);
  const toggle = async (from: number) => {
    const mine = stop(run);
    if (playing !== null) {
      setPlaying(null);
      return;
    }
    setNoVoice(false);
    for (const [index, text] of lines.entries()) {
      if (index < from) continue;
      setPlaying(index);
      const outcome = await say(text);
      if (run.current !== mine) return;
      if (outcome === 'no-voice') setNoVoice(true);
      if (outcome !== 'said') break;
    }
    setPlaying(null);
  };
  return { playing, noVoice, toggle: (from = 0) => void toggle(from) };
}

/** Ends whatever is being said, and gives the number of the next run. */
function stop(run: { current: number }): number {
  stopSaying();
  run.current += 1;
  return run.current;
}
