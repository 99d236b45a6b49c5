// A link in running text, with room for a thumb.

import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export function TextLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link
      {...props}
      className="-mx-1 inline-flex min-h-11 items-center rounded-soft px-1 text-ink underline decoration-line-strong underline-offset-4 transition-colors hover:decoration-ink"
    />
  );
}
