// A letter as admins see it, with the way to answer what waits.

import { type ReactNode, useState } from 'react';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import type { AdminLetter as Letter } from '../queries.ts';
import { t } from '../texts.ts';
import { LetterCard } from './letter-card.tsx';
import { WriteLetterDialog } from './write-letter-dialog.tsx';

type AdminLetterProps = {
  readonly letter: Letter;
  /** Whatever leads to the person, where the page is not theirs. */
  readonly children?: ReactNode;
};

export function AdminLetter({ letter, children }: AdminLetterProps) {
  const { id, isOperator, isWaiting, person, author } = letter;
  const [isWriting, setWriting] = useState(false);
  const by = author === '' ? t('us') : t('by', { name: author });
  return (
    <LetterCard letter={letter} by={isOperator ? by : person.name} state={<State letter={letter} />}>
      {children}
      {isWaiting ? (
        <div>
          <Button onClick={() => setWriting(true)}>{t('answer')}</Button>
        </div>
      ) : null}
      {isWriting ? (
        <WriteLetterDialog person={person} answers={id} onClose={() => setWriting(false)} />
      ) : null}
    </LetterCard>
  );
}

function State({ letter: { isOperator, isWaiting } }: { readonly letter: Letter }) {
  if (isOperator) return null;
  return <Badge tone={isWaiting ? 'retry' : 'info'}>{t(isWaiting ? 'waits' : 'fromLocked')}</Badge>;
}
