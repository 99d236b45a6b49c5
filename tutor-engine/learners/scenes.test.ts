// Thirty learners talk twenty turns with the embedded teacher in every scene.

import { playables } from '../testing/stages.ts';
import { talkOfThirtyIn } from '../testing/thirty-learners.ts';

talkOfThirtyIn(playables().filter(({ stage }) => stage.name.includes('/')));
