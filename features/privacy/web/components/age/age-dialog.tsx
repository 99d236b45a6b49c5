// Asks whether somebody is 16 or over, once, where something depends on it.

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { Dialog } from '../../../../../kit/web/ui/overlays/dialog.tsx';
import type { Age } from '../../../domain/index.ts';
import { privacyApi } from '../../privacy-api.ts';
import { ageChanged, explainProblem } from '../../queries.ts';
import { t } from '../../texts.ts';

type AgeDialogProps = {
  /** Why it is asked here; the usual reasons where none is given. */
  readonly lead?: string | undefined;
  /** Undefined: they would rather not say now. */
  readonly onEnd: (age: Age | undefined) => void;
};

export function AgeDialog({ lead = t('age.lead'), onEnd }: AgeDialogProps) {
  const [isYounger, setYounger] = useState(false);
  const answering = useMutation({
    mutationFn: (age: Age) => privacyApi.answerAge({ age }),
    onSuccess: (answer, age) => {
      ageChanged(answer);
      onEnd(age);
    },
    onError: (error) => notify('wrong', explainProblem(error)),
  });
  const isBusy = (age: Age) => answering.isPending && answering.variables === age;
  const answer = (age: Age) => () => {
    if (!answering.isPending) answering.mutate(age);
  };
  if (isYounger) {
    // It follows them and cannot be changed here: a tap by mistake has its way back.
    return (
      <Dialog title={t('age.sureTitle')} onClose={() => setYounger(false)}>
        <div className="grid gap-5">
          <p>{t('age.sure')}</p>
          <div className="grid gap-3 tablet:grid-cols-2">
            <Button wide onClick={() => setYounger(false)}>
              {t('age.back')}
            </Button>
            <Button wide busy={isBusy('younger')} onClick={answer('younger')}>
              {t('age.sureYounger')}
            </Button>
          </div>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('age.title')} onClose={() => onEnd(undefined)}>
      <div className="grid gap-5">
        <p>{lead}</p>
        <div className="grid gap-3 tablet:grid-cols-2">
          <Button wide onClick={() => setYounger(true)}>
            {t('age.younger')}
          </Button>
          <Button wide busy={isBusy('adult')} onClick={answer('adult')}>
            {t('age.adult')}
          </Button>
        </div>
        <p className="text-small text-muted">{t('age.note')}</p>
      </div>
    </Dialog>
  );
}
