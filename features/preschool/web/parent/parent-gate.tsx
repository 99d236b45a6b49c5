// Asks a parent before something that is not for the child to decide.

import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { askParent, isRightAnswer } from '../../domain/index.ts';
import { t } from '../texts.ts';

type ParentGateProps = {
  /** Told to the child, where it is the child who stands before it. */
  readonly why?: string;
  readonly onPass: () => void;
  readonly onClose: () => void;
};

export function ParentGate({ why, onPass, onClose }: ParentGateProps) {
  const [question, setQuestion] = useState(() => askParent(Math.random));
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const check = () => {
    if (isRightAnswer(question, typed)) return onPass();
    setWrong(true);
    setTyped('');
    setQuestion(askParent(Math.random));
  };
  return (
    <Dialog title={t('gate.title')} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        {why === undefined ? null : <p>{why}</p>}
        <TextField
          label={t('gate.question', { left: question.left, right: question.right })}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isWrong ? t('gate.wrong') : undefined}
        />
        <Button type="submit" look="primary">
          {t('gate.go')}
        </Button>
      </form>
    </Dialog>
  );
}
