// Stands once around the pages behind the guard and opens the dialog when a call needs the password again.

import { lazy, Suspense, useEffect, useState } from 'react';
import { type AskedFor, provideReauthentication } from '../../../../../kit/web/api/reauthentication.ts';
import { loadTexts } from '../../../../../kit/web/i18n.ts';
import { onSessionChange, useSession } from '../../session.ts';

const LazyDialog = lazy(async () => {
  const [{ ReauthenticationDialog }] = await Promise.all([
    import('./reauthentication-dialog.tsx'),
    loadTexts(['account']),
  ]);
  return { default: ReauthenticationDialog };
});

type Question = { readonly askedFor: AskedFor; readonly answer: (isConfirmed: boolean) => void };

export function Reauthentication() {
  const session = useSession();
  const [question, setQuestion] = useState<Question>();
  useEffect(
    () =>
      provideReauthentication(
        (askedFor) =>
          new Promise((answer) => {
            setQuestion({ askedFor, answer });
          }),
      ),
    [],
  );
  // Signed out or deleted elsewhere: the question was for who was here, and what they typed goes with it.
  useEffect(() => {
    if (!question) return;
    return onSessionChange((now, before) => {
      if (now?.id === before?.id) return;
      setQuestion(undefined);
      question.answer(false);
    });
  }, [question]);
  if (!question) return null;
  const username = session.status === 'signed-in' ? (session.person.username ?? session.person.email) : '';
  const end = (isConfirmed: boolean) => {
    setQuestion(undefined);
    question.answer(isConfirmed);
  };
  return (
    <Suspense>
      <LazyDialog username={username} askedFor={question.askedFor} onEnd={end} />
    </Suspense>
  );
}
