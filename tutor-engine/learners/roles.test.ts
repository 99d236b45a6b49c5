// Thirty learners talk twenty turns with the embedded teacher in every role.

import { playables } from '../testing/stages.ts';
import { talkOfThirtyIn } from '../testing/thirty-learners.ts';

talkOfThirtyIn(playables().filter(({ stage }) => !stage.name.includes('/')));
