// What can be done with the words that are chosen; afterwards what was done, with the way back.

import { useMutation } from '@tanstack/react-query';
import { Undo2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorCode } from '../../../../../kit/web/api/api.ts';
import { t as common, errorText } from '../../../../../kit/web/i18n.ts';
import { Button, IconButton } from '../../../../../kit/web/ui/elements/button.tsx';
import { SelectionBar } from '../../../../../kit/web/ui/page/selection-bar.tsx';
import { wordsChanged } from '../../queries.ts';
import { t } from '../../texts.ts';
import { type Action, actionOf, carryOut, undo, type What, wordsFor } from './action.ts';
import type { Selection } from './use-selection.ts';

const ACTS = ['setAside', 'takeBack', 'remove'] as const satisfies readonly What[];

type SeveralBarProps = {
  readonly selection: Selection;
  /** When nothing stands here any more: the keyboard goes on from the list. */
  readonly onLeave: () => void;
};

export function SeveralBar({ selection, onLeave }: SeveralBarProps) {
  const { chosen, clear } = selection;
  const [done, setDone] = useState<Action>();
  const act = useMutation({
    mutationFn: carryOut,
    // The lists are read anew before the choice goes, so that nothing chosen is counted that is gone.
    onSuccess: async (_, action) => {
      await wordsChanged();
      clear();
      setDone(action);
    },
    networkMode: 'always',
  });
  const back = useMutation({
    mutationFn: undo,
    onSuccess: async () => {
      await wordsChanged();
      leave();
    },
    networkMode: 'always',
  });
  function leave() {
    setDone(undefined);
    onLeave();
  }
  const isChoosing = chosen.length > 0;
  // Whoever chooses anew has left what was done before.
  if (isChoosing && done) setDone(undefined);
  const problem = act.error ?? back.error;
  const failed = problem ? (
    <p role="alert" className="w-full text-small text-wrong">
      {t(act.error ? 'several.failed' : 'several.notUndone')} {errorText(errorCode(problem))}
    </p>
  ) : null;
  if (!isChoosing) {
    return done ? (
      <Done action={done} busy={back.isPending} onUndo={() => back.mutate(done)} onClose={leave}>
        {failed}
      </Done>
    ) : null;
  }
  return (
    <SelectionBar label={t('several.chosen', { count: chosen.length })}>
      <p className="me-2 text-small font-medium tabular-nums">
        {t('several.chosen', { count: chosen.length })}
      </p>
      {ACTS.filter((what) => wordsFor(what, chosen).length > 0).map((what) => (
        <Button
          key={what}
          look={what === 'remove' ? 'danger' : 'secondary'}
          busy={act.isPending}
          onClick={() => act.mutate(actionOf(what, chosen))}
        >
          {t(`several.${what}`)}
        </Button>
      ))}
      <Button look="ghost" onClick={clear}>
        {t('several.clear')}
      </Button>
      {failed}
    </SelectionBar>
  );
}

type DoneProps = {
  readonly action: Action;
  readonly busy: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The buttons that were pressed are gone: the keyboard goes on from the way back. */
function Done({ action: { what, words }, busy, onUndo, onClose, children }: DoneProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <SelectionBar label={t('several.doneLabel')}>
      <output className="grow text-small">{t(`several.done.${what}`, { count: words.length })}</output>
      <Button
        ref={button}
        look="ghost"
        busy={busy}
        icon={<Undo2 aria-hidden="true" size={18} />}
        onClick={onUndo}
      >
        {t('list.undo')}
      </Button>
      <IconButton label={common('action.close')} onClick={onClose}>
        <X aria-hidden="true" size={20} />
      </IconButton>
      {children}
    </SelectionBar>
  );
}
