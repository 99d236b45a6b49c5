// Sends what waits in talks that are not open: when a list of talks is shown, and whenever the network is back.

import { useEffect } from 'react';
import { talksChanged } from '../queries.ts';
import { sendWaiting } from './sender.ts';
import { waitingTalks } from './stored-talks.ts';

/** `openId`: the talk that stands open and sends for itself. */
export function useSendWaiting(openId: string | undefined): void {
  useEffect(() => {
    const closing = new AbortController();
    const send = () => void sendOthers(openId, closing.signal);
    send();
    addEventListener('online', send, { signal: closing.signal });
    return () => closing.abort();
  }, [openId]);
}

/** What cannot be sent now waits for the next occasion; its talk tells why when it is opened. */
async function sendOthers(openId: string | undefined, signal: AbortSignal): Promise<void> {
  for (const talkId of waitingTalks().filter((id) => id !== openId)) {
    const isSent = await sendWaiting(talkId, { onDelivered: () => {}, signal }).then(
      () => true,
      () => false,
    );
    if (isSent) talksChanged();
  }
}
