// The frame of every exercise: what is to be done, in one line that is read first, and the exercise under it.

import { type ReactNode, useEffect, useRef } from 'react';

type ExerciseFrameProps = {
  readonly instruction: string;
  /** Where the field of the exercise takes the focus itself. */
  readonly keepsFocus?: boolean;
  readonly children: ReactNode;
};

export function ExerciseFrame({ instruction, keepsFocus = false, children }: ExerciseFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!keepsFocus) heading.current?.focus({ preventScroll: true });
    // The answer before may have led down the page.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [keepsFocus]);
  return (
    <div className="grid content-start gap-5 tablet:gap-7">
      <h2
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-[calc(var(--bar-top)+1rem)] text-lead font-medium outline-none"
      >
        {instruction}
      </h2>
      {children}
    </div>
  );
}
