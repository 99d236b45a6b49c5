// What somebody has said of their age, and the guardian of whoever is younger; nothing for those who were never asked.

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { privacyApi } from '../../privacy-api.ts';
import { ageChanged, ageQuery, explainProblem } from '../../queries.ts';
import { t } from '../../texts.ts';
import { GuardianPart } from './guardian-part.tsx';

export function AgeSection() {
  const { data } = useQuery(ageQuery);
  if (!data || data.age === null) return null;
  if (data.age === 'adult') {
    return (
      <Section title={t('age.sectionTitle')}>
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">{t('age.isAdult')}</p>
          <Younger />
        </div>
      </Section>
    );
  }
  return (
    <Section title={t('age.sectionTitle')} lead={t('age.isYounger')}>
      <GuardianPart />
    </Section>
  );
}

/** Takes the answer back at once; the other way there is none here. */
function Younger() {
  const [isAsking, setAsking] = useState(false);
  const saying = useMutation({
    mutationFn: () => privacyApi.sayYounger(),
    onSuccess: ageChanged,
    onError: (error) => notify('wrong', explainProblem(error)),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('age.amYounger')}</Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('age.sureTitle')}
          confirm={t('age.sureYounger')}
          keep={t('age.back')}
          busy={saying.isPending}
          onConfirm={() => saying.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('age.sureChange')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
