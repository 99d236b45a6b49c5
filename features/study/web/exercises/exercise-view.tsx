// The screen of an exercise, by its kind.

import type { Exercise } from '../../domain/exercises/index.ts';
import { ChooseView } from './choose-view.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { GapView } from './gap-view.tsx';
import { MeetView } from './meet-view.tsx';
import { OrderView } from './order-view.tsx';
import { PairsView } from './pairs-view.tsx';
import { TonesView } from './tones-view.tsx';
import { TypeView } from './type-view.tsx';
import { WriteView } from './write-view.tsx';

export function ExerciseView({ exercise, ...props }: ExerciseProps<Exercise>) {
  switch (exercise.kind) {
    case 'meet':
      return <MeetView exercise={exercise} {...props} />;
    case 'meaning':
    case 'hanzi':
    case 'listen':
      return <ChooseView exercise={exercise} {...props} />;
    case 'cloze':
    case 'dialogue':
      return <GapView exercise={exercise} {...props} />;
    case 'type':
      return <TypeView exercise={exercise} {...props} />;
    case 'write':
      return <WriteView exercise={exercise} {...props} />;
    case 'tones':
      return <TonesView exercise={exercise} {...props} />;
    case 'order':
      return <OrderView exercise={exercise} {...props} />;
    case 'pairs':
      return <PairsView exercise={exercise} {...props} />;
  }
}
