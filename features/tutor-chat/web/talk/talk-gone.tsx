// Stands in a talk's place when it is not there, or could not be read at all.

import { t as common, errorText } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import type { Problem } from '../../domain/index.ts';
import { t } from '../texts.ts';
import type { TalkBack } from './talk-header.tsx';

type TalkGoneProps = { readonly back: TalkBack; readonly problem: Problem; readonly onRetry: () => void };

export function TalkGone({ back, problem, onRetry }: TalkGoneProps) {
  const toTalks = <ButtonLink to={back.to}>{back.label}</ButtonLink>;
  // A talk's address that is no id at all is refused as a bad request.
  const isGone = problem.code === 'NOT_FOUND' || problem.code === 'BAD_REQUEST';
  return (
    <div className="px-4 py-8 tablet:px-8">
      <h1 className="sr-only">{t('title')}</h1>
      {isGone ? (
        <EmptyState title={t('talk.goneTitle')} action={toTalks}>
          {t('talk.gone')}
        </EmptyState>
      ) : (
        <EmptyState
          title={t('talk.readFailed')}
          action={
            <>
              <Button onClick={onRetry}>{common('action.retry')}</Button>
              {toTalks}
            </>
          }
        >
          {errorText(problem.code)}
        </EmptyState>
      )}
    </div>
  );
}
