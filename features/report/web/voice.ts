// Whether the report speaks to its learner, or of them to a parent or teacher.

import { useContext } from 'react';
import { CanOpen } from './behind.tsx';

/** Who may look behind the numbers is the learner. */
export const useVoice = (): 'own' | 'theirs' => (useContext(CanOpen) ? 'own' : 'theirs');
