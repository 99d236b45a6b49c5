// A quiet button under a message.

import type { ComponentProps, ReactNode } from 'react';

type MessageActionProps = Omit<ComponentProps<'button'>, 'className'> & { readonly icon: ReactNode };

export function MessageAction({ icon, children, ...rest }: MessageActionProps) {
  return (
    <button
      type="button"
      {...rest}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-soft px-2 text-small text-muted transition-colors hover:bg-raised hover:text-ink"
    >
      {icon}
      {children}
    </button>
  );
}
