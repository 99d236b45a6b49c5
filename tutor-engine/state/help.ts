// Help with what to say, in three steps.

import type { Question } from '../../content/schema/talk.ts';

type Hint = Question['hint'];
/** The whole sentence is missing where none is known. */
export type Help = Pick<Hint, 'idea' | 'start'> & Partial<Pick<Hint, 'full' | 'others'>>;
