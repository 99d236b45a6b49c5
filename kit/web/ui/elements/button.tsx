// Buttons and links that look like buttons; `primary` is the one main action of a screen.

import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../i18n.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type Look = 'primary' | 'secondary' | 'ghost' | 'danger';

const SHAPE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-soft px-5 py-2 text-center text-body font-medium ' +
  // Words stay whole: the page lets everything break anywhere.
  'leading-snug wrap-break-word transition-colors select-none';

const LOOKS: Readonly<Record<Look, string>> = {
  primary: 'bg-seal text-on-seal hover:bg-seal-hover',
  secondary: 'border border-line-strong text-ink hover:border-ink hover:bg-raised',
  ghost: 'text-ink hover:bg-raised',
  danger: 'border border-wrong text-wrong hover:bg-wrong-ground',
};

type Looks = {
  readonly look?: Look;
  readonly icon?: ReactNode;
  /** Takes the whole width of its column. */
  readonly wide?: boolean;
};

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  Looks & {
    /** Something is under way: the button keeps focus and its width, and does not act again. */
    readonly busy?: boolean;
  };

export function Button({ look = 'secondary', icon, wide, busy, children, onClick, ...rest }: ButtonProps) {
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={act}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy}
      className={classNames(
        SHAPE,
        LOOKS[look],
        wide && 'w-full',
        'disabled:opacity-60 aria-disabled:opacity-80',
      )}
    >
      {busy ? <Spinner /> : icon}
      {children}
      {busy ? <span className="sr-only">{t('busy')}</span> : null}
    </button>
  );
}

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & Looks;

export function ButtonLink({ look = 'secondary', icon, wide, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(SHAPE, LOOKS[look], wide && 'w-full')}>
      {icon}
      {children}
    </Link>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-label'> & {
  /** What the button does, for those who do not see the icon; also its tooltip. */
  readonly label: string;
};

export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className="inline-grid size-11 shrink-0 place-items-center rounded-soft text-muted transition-colors hover:bg-raised hover:text-ink disabled:opacity-60"
    >
      {children}
    </button>
  );
}
