// Learners of every kind talk twenty turns with the embedded teacher in every role.

import { learnersTalkIn } from '../testing/learners-talk.ts';
import { playables } from '../testing/stages.ts';

learnersTalkIn(playables().filter(({ stage }) => !stage.name.includes('/')));
