// Sends once more what may come twice without harm, when its answer was lost: nobody is told of a failure where it was done.

import { isAbsence } from './api.ts';

/** Long enough for a network that has just changed. */
const AGAIN_MS = 1000;

/** `send` must be one that the server recognises as the same; throws what the second try throws. */
export async function sendAgain<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isAbsence(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return send();
  }
}
