// The clock of a film: it runs, stops, jumps, slows down and begins again, and tells who listens.

export type PlaybackState = {
  readonly isPlaying: boolean;
  readonly isSlow: boolean;
  readonly isLooping: boolean;
  readonly hasEnded: boolean;
  /** The film's second, to a tenth: what shows the time follows this; the picture asks `now`. */
  readonly seconds: number;
};

export type PlaybackListener = {
  /** At each frame while it plays, and whenever it jumps. */
  readonly onFrame: (seconds: number) => void;
  /** When it starts or goes on elsewhere or at another speed, or stops. */
  readonly onTurn: (seconds: number, rate: number) => void;
};

export type Playback = {
  readonly state: () => PlaybackState;
  /** Told at each frame, so that what follows `now` is late by no more than one. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly now: () => number;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (seconds: number) => void;
  readonly setSlow: (isSlow: boolean) => void;
  readonly setLooping: (isLooping: boolean) => void;
};

/** How much slower "slow" is: as one speaks to a child that hears a word for the first time. */
export const SLOW = 0.65;
/** A tab that was hidden, or a machine that slept, does not jump ahead. */
const LONGEST_STEP = 0.25;

export function createPlayback(length: number, listener: PlaybackListener, start = 0): Playback {
  let state: PlaybackState = {
    isPlaying: false,
    isSlow: false,
    isLooping: false,
    hasEnded: false,
    seconds: tenth(start),
  };
  let at = start;
  let last = 0;
  let handle = 0;
  const listeners = new Set<() => void>();
  const rate = () => (state.isPlaying ? (state.isSlow ? SLOW : 1) : 0);

  const change = (part: Partial<PlaybackState>) => {
    const next = { ...state, seconds: tenth(at), ...part };
    if (!isSame(next, state)) state = next;
    for (const one of listeners) one();
  };
  const step = (time: number) => {
    const passed = Math.min(LONGEST_STEP, (time - last) / 1000) * rate();
    last = time;
    at += Math.max(0, passed);
    if (at < length) {
      listener.onFrame(at);
      change({});
      handle = requestAnimationFrame(step);
      return;
    }
    at = state.isLooping ? 0 : length;
    listener.onFrame(at);
    if (state.isLooping) {
      change({});
      listener.onTurn(at, rate());
      handle = requestAnimationFrame(step);
      return;
    }
    change({ isPlaying: false, hasEnded: true });
    listener.onTurn(at, 0);
  };
  const pause = () => {
    cancelAnimationFrame(handle);
    change({ isPlaying: false });
    listener.onTurn(at, 0);
  };

  return {
    state: () => state,
    subscribe: (one) => {
      listeners.add(one);
      return () => listeners.delete(one);
    },
    now: () => at,
    play: () => {
      if (state.isPlaying) return;
      if (at >= length) at = 0;
      last = performance.now();
      change({ isPlaying: true, hasEnded: false });
      listener.onTurn(at, rate());
      handle = requestAnimationFrame(step);
    },
    pause,
    seek: (seconds) => {
      at = Math.min(length, Math.max(0, seconds));
      listener.onFrame(at);
      change({ hasEnded: false });
      listener.onTurn(at, rate());
    },
    setSlow: (isSlow) => {
      change({ isSlow });
      listener.onTurn(at, rate());
    },
    setLooping: (isLooping) => change({ isLooping }),
  };
}

const tenth = (seconds: number): number => Math.round(seconds * 10) / 10;

const isSame = (one: PlaybackState, other: PlaybackState): boolean =>
  one.isPlaying === other.isPlaying &&
  one.isSlow === other.isSlow &&
  one.isLooping === other.isLooping &&
  one.hasEnded === other.hasEnded &&
  one.seconds === other.seconds;
