// A booster pack as the way on: used with one tap where there is one, else bought.

import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { membershipApi } from '../queries.ts';
import { t } from '../texts.ts';
import { refreshToday } from '../today.ts';

type BoosterChoiceProps = {
  readonly boosters: {
    readonly owned: number;
    readonly appliedThisMonth: number;
    readonly mostPerMonth: number;
  };
  /** What one pack gives. */
  readonly minutes: number;
};

export function BoosterChoice({ boosters, minutes }: BoosterChoiceProps) {
  const { owned, appliedThisMonth, mostPerMonth } = boosters;
  if (appliedThisMonth >= mostPerMonth) {
    return <p className="text-small text-muted">{t('booster.usedUp', { count: mostPerMonth })}</p>;
  }
  return owned > 0 ? <Apply owned={owned} minutes={minutes} /> : <Buy minutes={minutes} />;
}

function Buy({ minutes }: Pick<BoosterChoiceProps, 'minutes'>) {
  return (
    <>
      <p className="mb-3 text-small text-muted">{t('booster.none', { minutes })}</p>
      <ButtonLink to="/profile/membership">{t('booster.buy')}</ButtonLink>
    </>
  );
}

function Apply({ owned, minutes }: { readonly owned: number; readonly minutes: number }) {
  // The same for every attempt: an answer that was lost must not cost a second pack.
  const id = useRef('');
  const apply = useMutation({
    mutationFn: () => {
      if (id.current === '') id.current = newId();
      return membershipApi.applyBooster({ id: id.current });
    },
    onSettled: async () => {
      await Promise.all([refreshToday(), queryClient.invalidateQueries()]);
    },
  });
  return (
    <>
      <p className="mb-3 text-small text-muted">{t('booster.owned', { count: owned, minutes })}</p>
      <Button look="primary" busy={apply.isPending} onClick={() => apply.mutate()}>
        {t('booster.apply', { minutes })}
      </Button>
      {apply.error ? (
        <div className="mt-3">
          <Notice tone="wrong">{errorText(errorCode(apply.error))}</Notice>
        </div>
      ) : null}
    </>
  );
}
