// What stands above a form that was not accepted.

import type { ReactNode } from 'react';
import type { FormNotice } from '../../use-form.ts';
import { Notice } from '../notices/notice.tsx';

type FormMessageProps = {
  readonly form: FormNotice;
  /** What belongs to the message, such as what has changed meanwhile. */
  readonly children?: ReactNode;
};

const intoView = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });

export function FormMessage({ form, children }: FormMessageProps) {
  if (form.message === undefined) return null;
  return (
    // The button that sends may stand a screen below.
    <div key={form.refusals} ref={intoView} className="scroll-my-20">
      <Notice tone="wrong">
        {form.message}
        {children}
      </Notice>
    </div>
  );
}
