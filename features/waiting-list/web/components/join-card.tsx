// The place on the list: asks for an address, says what is still to do, and lets go again.

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import { isEmailAddress } from '../../../account/domain/index.ts';
import { useSession } from '../../../account/web/api.ts';
import type { Preview } from '../../domain/index.ts';
import { explainProblem, type Place, placeChanged, placesQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { waitingListApi } from '../waiting-list-api.ts';

export function JoinCard({ preview }: { readonly preview: Preview }) {
  const query = useQuery(placesQuery);
  const [isChanging, setChanging] = useState(false);
  return (
    <Card>
      <QueryPart query={query} failed={t('join.failed')} lines={4}>
        {({ places }) => {
          const place = places.find((each) => each.preview === preview);
          return place === undefined || isChanging ? (
            <JoinForm preview={preview} onJoined={() => setChanging(false)} />
          ) : (
            <Waiting place={place} onChange={() => setChanging(true)} />
          );
        }}
      </QueryPart>
    </Card>
  );
}

type JoinFormProps = { readonly preview: Preview; readonly onJoined: () => void };

function JoinForm({ preview, onJoined }: JoinFormProps) {
  const session = useSession();
  const form = useForm({
    initial: { email: session.status === 'signed-in' ? session.person.email : '' },
    check: ({ email }) => {
      if (email.trim() === '') return { fields: { email: t('problems.empty') } };
      return isEmailAddress(email) ? undefined : { fields: { email: t('problems.invalid') } };
    },
    send: async ({ email }) => {
      placeChanged(preview, await waitingListApi.join({ preview, email }));
      onJoined();
    },
    explain: (error) => ({ message: explainProblem(error) }),
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <div>
        <h2 className="font-serif text-lead font-bold">{t('join.title')}</h2>
        <p className="mt-1 text-small text-muted">{t('join.lead')}</p>
      </div>
      <FormMessage form={form} />
      <TextField
        label={t('join.email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...form.field('email')}
      />
      <Button type="submit" look="primary" wide busy={form.busy}>
        {t('join.submit')}
      </Button>
    </form>
  );
}

type WaitingProps = { readonly place: Place; readonly onChange: () => void };

function Waiting({ place: { preview, email, isConfirmed }, onChange }: WaitingProps) {
  const leaving = useMutation({
    mutationFn: () => waitingListApi.leave({ preview }),
    onSuccess: () => {
      placeChanged(preview, undefined);
      notify('good', t('waiting.left'));
    },
    onError: (error) => notify('wrong', explainProblem(error)),
  });
  return (
    <div aria-live="polite">
      <h2 className="font-serif text-lead font-bold">
        {t(isConfirmed ? 'waiting.title' : 'waiting.unconfirmedTitle')}
      </h2>
      <p className="mt-1 wrap-anywhere">
        {t(isConfirmed ? 'waiting.body' : 'waiting.unconfirmed', { email })}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onChange}>{t('waiting.other')}</Button>
        <Button look="ghost" busy={leaving.isPending} onClick={() => leaving.mutate()}>
          {t('waiting.leave')}
        </Button>
      </div>
    </div>
  );
}
