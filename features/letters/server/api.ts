// The public face of the letters' server side.

import { lettersHandlers } from './handlers.ts';
import type { LettersDeps } from './write-letter.ts';

export const createLetters = (deps: LettersDeps) => ({ handlers: lettersHandlers(deps) });

export { banAnswers } from './ban-answers.ts';
export { lettersNotices } from './notices.ts';
export { lettersOverview } from './overview.ts';
