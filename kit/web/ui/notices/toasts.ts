// Short messages that come and go, for what needs no decision: who has one to tell calls `notify`.

import { create } from 'zustand';
import type { Tone } from './notice.tsx';
import { findNoticePlace } from './notice-place.tsx';

export type Message = {
  readonly tone: Tone;
  readonly text: string;
  /** When it was told. */
  readonly at: number;
  /** Where it stands in the page; undefined where it floats over it. */
  readonly place: HTMLElement | undefined;
};

type Messages = {
  /** There was one: only then is the list fetched. */
  readonly isAsked: boolean;
  readonly waiting: readonly Message[];
};

export const useMessages = create<Messages>(() => ({ isAsked: false, waiting: [] }));

/** Shows a message in the page's place for notices, else above the bottom bar; the oldest makes room when there are too many. */
export function notify(tone: Tone, text: string): void {
  const message = { tone, text, at: performance.now(), place: findNoticePlace() };
  useMessages.setState(({ waiting }) => ({
    isAsked: true,
    waiting: [...waiting.filter((other) => other.text !== text), message],
  }));
}

/** All that waited are shown. */
export const takeMessages = (): void => useMessages.setState({ waiting: [] });
