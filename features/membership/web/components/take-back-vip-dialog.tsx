// An admin takes back VIP that was given for nothing, with a reason that the person reads.

import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { type Gift, giftsQuery, membershipApi, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

type TakeBackVipProps = {
  readonly person: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
  /** Hears how many days went. */
  readonly onTaken: (days: number) => void;
};

/** As the contract allows. */
const [REASON_MIN, REASON_MAX] = [3, 500];

export function TakeBackVipDialog(props: TakeBackVipProps) {
  const query = useQuery(giftsQuery(props.person.id));
  const [first] = query.data?.gifts ?? [];
  if (query.data && first) return <TakeBackForm {...props} gifts={query.data.gifts} first={first} />;
  return (
    <Dialog title={t('takeBack.title', { name: props.person.name })} onClose={props.onClose} actions={null}>
      <QueryPart query={query} failed={t('takeBack.failed')}>
        {() => <p>{t('takeBack.none')}</p>}
      </QueryPart>
    </Dialog>
  );
}

type TakeBackFormProps = TakeBackVipProps & { readonly gifts: readonly Gift[]; readonly first: Gift };

function TakeBackForm({ person, gifts, first, onClose, onTaken }: TakeBackFormProps) {
  const form = useForm({
    initial: { grantId: first.id, reason: '' },
    keptAs: `take-back-${first.id}`,
    check: ({ reason }) =>
      reason.trim().length < REASON_MIN ? { fields: { reason: t('takeBack.reasonMissing') } } : undefined,
    send: async ({ grantId, reason }) => {
      onTaken((await membershipApi.takeBackVip({ userId: person.id, grantId, reason: reason.trim() })).days);
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <FormDialog
      title={t('takeBack.title', { name: person.name })}
      form={form}
      submit={t('takeBack.submit')}
      look="danger"
      onClose={onClose}
    >
      <p>{t('takeBack.lead')}</p>
      <Select
        {...form.choice('grantId')}
        label={t('takeBack.gift')}
        options={gifts.map(({ id, createdAt, daysLeft }) => ({
          value: id,
          label: t('takeBack.left', {
            date: formatDate(new Date(createdAt), { dateStyle: 'medium' }),
            count: daysLeft,
          }),
        }))}
      />
      <TextField
        {...form.field('reason')}
        label={t('takeBack.reason')}
        hint={t('takeBack.reasonHint')}
        required
        maxLength={REASON_MAX}
      />
    </FormDialog>
  );
}
