// The help that was asked for on the newest message; gone as soon as the talk goes on.

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Line } from '../../../../content/schema/line.ts';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import type { HintStep } from '../../../../tutor-engine/state/help.ts';
import { t } from '../texts.ts';
import type { ConversationStore } from './conversation-store.ts';

type Shown = {
  readonly messageId: string;
  readonly step: HintStep;
  readonly line: Line;
  /** No further step is known. The button stays all the same: whoever stands on it by the keyboard must not fall. */
  readonly isLast: boolean;
};

export type Hint = {
  readonly shown: Shown | null;
  readonly isBusy: boolean;
  /** Asks for the next step. */
  readonly ask: () => void;
  readonly close: () => void;
};

const LAST: HintStep = 'full';
const NEXT: Readonly<Record<HintStep, HintStep>> = { idea: 'start', start: 'full', full: 'full' };

/** Past the whole sentence nobody expects more. */
function tellEnd(step: HintStep): void {
  if (step !== LAST) notify('info', t('hint.noMore'));
}

/** `messageId`: the newest message, which the help is about. */
export function useHint(store: ConversationStore, messageId: string | undefined): Hint {
  const [known, setKnown] = useState<Shown | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ofThis = known?.messageId === messageId ? known : null;
  const { mutate, isPending } = useMutation({
    // Without a network this asks the page's own teacher, so it must not wait for one.
    networkMode: 'always',
    mutationFn: (step: HintStep) => store.help(step),
    onSuccess: (hint, step) => {
      if (messageId === undefined) return;
      if (hint) setKnown({ messageId, step, line: hint, isLast: step === LAST });
      else if (ofThis) setKnown({ ...ofThis, isLast: true });
      if (!hint) notify('info', t(ofThis ? 'hint.noMore' : 'hint.none'));
      setOpen(true);
    },
    onError: (error) => notify('wrong', t('hint.failedWhy', { why: errorText(errorCode(error)) })),
  });
  const ask = () => {
    if (isPending) return;
    // Closed and asked for again: what was shown already is shown again, without counting as more help.
    if (ofThis && !isOpen) setOpen(true);
    else if (ofThis?.isLast) tellEnd(ofThis.step);
    else mutate(ofThis ? NEXT[ofThis.step] : 'idea');
  };
  return { shown: isOpen ? ofThis : null, isBusy: isPending, ask, close: () => setOpen(false) };
}
