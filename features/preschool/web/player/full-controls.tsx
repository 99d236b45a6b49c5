// The controls over a film that fills the screen; when it has ended, only the way out, since the film's own end asks what comes.

import { Minimize } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { t } from '../texts.ts';
import { BigButton } from './big-button.tsx';

type FullControlsProps = {
  readonly areShown: boolean;
  readonly hasEnded: boolean;
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

/** Hidden, they still have the keyboard's focus: then they show. */
export function FullControls({ areShown, hasEnded, onLeave, children }: FullControlsProps) {
  return (
    <div
      className={classNames(
        'contents',
        !areShown && '*:pointer-events-none *:not-focus-within:h-0 *:not-focus-within:opacity-0',
      )}
    >
      <span className="absolute end-2 top-2">
        <BigButton icon={Minimize} label={t('player.small')} onClick={onLeave} />
      </span>
      {hasEnded ? null : (
        <div className="relative mx-auto mb-2 w-full max-w-prose overflow-hidden rounded-soft bg-surface/90">
          {children}
        </div>
      )}
    </div>
  );
}
