// Asks, before a person is locked out, what they are told, until when it holds, and what admins alone should know.

import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { BAN_CAUSES, type BanCause } from '../../../account/domain/index.ts';
import { useSite } from '../../../site/web/api.ts';
import { type ListedPerson, refusalText } from '../queries.ts';
import { t } from '../texts.ts';
import { LockParts } from './lock-parts.tsx';

export type NewLock = {
  readonly reason: string;
  readonly cause: BanCause;
  readonly internal: string;
  /** A moment; null: until it is taken off. */
  readonly until: string | null;
};

type LockDialogProps = {
  readonly person: ListedPerson;
  readonly onClose: () => void;
  readonly onLock: (lock: NewLock) => Promise<void>;
};

type Typed = Omit<NewLock, 'until' | 'cause'> & {
  /** Empty until one is chosen: the person reads it, and nobody is told what was not meant. */
  readonly cause: BanCause | '';
  /** A day, or empty. */
  readonly until: string;
};

/** As the contract allows. */
const REASON_MIN = 3;
const REASON_MAX = 500;

/** The end of a day here, which the person is still locked out on; undefined for no day. */
function endOf(day: string): Date | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return new Date(year, month - 1, date + 1);
}

function findProblems({ cause, reason, until }: Typed) {
  if (cause === '') return { fields: { cause: t('users.causeMissing') } };
  if (reason.trim().length < REASON_MIN) return { fields: { reason: t('users.reasonMissing') } };
  const end = endOf(until);
  return end && end.getTime() <= Date.now() ? { fields: { until: t('users.untilPast') } } : undefined;
}

export function LockDialog({ person, onClose, onLock }: LockDialogProps) {
  const site = useSite();
  const form = useForm<Typed>({
    initial: { cause: '', reason: '', internal: '', until: '' },
    keptAs: `lock-${person.id}`,
    check: findProblems,
    send: async ({ reason, cause, internal, until }) => {
      if (cause === '') return;
      await onLock({
        cause,
        reason: reason.trim(),
        internal: internal.trim(),
        until: endOf(until)?.toISOString() ?? null,
      });
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  const { locale } = person;
  const reads = locale === null ? '' : t('users.reads', { language: t(`person.languages.${locale}`) });
  return (
    <FormDialog
      title={t('users.lockTitle', { name: person.name })}
      form={form}
      submit={t('users.lock')}
      look="danger"
      onClose={onClose}
    >
      <p>{t('users.lockBody')}</p>
      <LockParts id={person.id} />
      {site && site.contactMail === null ? (
        <Notice
          tone="retry"
          action={
            <ButtonLink to="/admin/settings" target="_blank">
              {t('users.toSettings')}
            </ButtonLink>
          }
        >
          {t('users.noContact')}
        </Notice>
      ) : null}
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <Select
          {...form.choice('cause')}
          label={t('users.cause')}
          options={[
            { value: '', label: t('users.causeChoose') },
            ...BAN_CAUSES.map((value) => ({ value, label: t(`users.causes.${value}`) })),
          ]}
        />
        <TextField
          {...form.field('until')}
          label={t('users.until')}
          hint={t('users.untilHint')}
          type="date"
        />
      </div>
      <TextArea
        {...form.field('reason')}
        label={t('users.reason')}
        hint={`${t('users.reasonHint')} ${reads}`}
        rows={3}
        required
        maxLength={REASON_MAX}
      />
      <TextArea
        {...form.field('internal')}
        label={t('users.internal')}
        hint={t('users.internalHint')}
        rows={2}
        maxLength={REASON_MAX}
      />
    </FormDialog>
  );
}
