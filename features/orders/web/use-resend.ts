// Sends a step of an order so that it is done once: whatever was sent without an answer is sent again as it was.

import { useRef } from 'react';
import { isAbsence } from '../../../kit/web/api/api.ts';
import { sendAgain } from '../../../kit/web/api/send-again.ts';

type Sent<Payload> = { readonly content: string; readonly payload: Payload };

/**
 * `content` says what is wanted, whatever the version of the order. While no answer came to it, the same is sent with the
 * version of the first time, by which the server knows it again; the order may have been read anew since.
 */
export function useResend<Payload>() {
  const unanswered = useRef<Sent<Payload>>(undefined);
  return async <Answer>(
    sent: Sent<Payload>,
    send: (payload: Payload) => Promise<Answer>,
  ): Promise<Answer> => {
    const known = unanswered.current;
    const { payload } = known?.content === sent.content ? known : sent;
    unanswered.current = { ...sent, payload };
    try {
      const answer = await sendAgain(() => send(payload));
      unanswered.current = undefined;
      return answer;
    } catch (error) {
      if (!isAbsence(error)) unanswered.current = undefined;
      throw error;
    }
  };
}
