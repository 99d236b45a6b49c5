// Joining a class: by which name the teacher will know one, the age where it was not asked, and a guardian's consent where it is needed.

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { GuardianPart, useAgeQuestion, useGuardianConsent } from '../../../privacy/web/api.ts';
import { AGREEMENT } from '../../domain/agreement.ts';
import { MEMBER_NAME_MAX } from '../../domain/bounds.ts';
import { JOINED, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

type JoinFormProps = { readonly code: string };

export function JoinForm({ code }: JoinFormProps) {
  const { isNeeded, guardian } = useGuardianConsent();
  // What was refused before a guardian was asked, or had agreed, is said no more.
  return (
    <Joining
      key={guardian?.state}
      code={code}
      needsGuardian={isNeeded}
      isWaiting={isNeeded && guardian !== undefined}
      knownAs={guardian?.knownAs ?? ''}
    />
  );
}

type JoiningProps = JoinFormProps & {
  readonly needsGuardian: boolean;
  /** Whether one was asked: until they agree, nothing can be joined. */
  readonly isWaiting: boolean;
  /** As which a guardian was asked. */
  readonly knownAs: string;
};

function Joining({ code, needsGuardian, isWaiting, knownAs: asked }: JoiningProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { askAge, ageDialog } = useAgeQuestion();
  const form = useForm({
    initial: { knownAs: asked },
    check: ({ knownAs }) =>
      knownAs.trim() === '' ? { fields: { knownAs: t('join.knownAsMissing') } } : undefined,
    send: async ({ knownAs }) => {
      // The server goes by the answer, or by there being none.
      await askAge();
      const { id, name } = await teachingApi.join({ code, knownAs, agreement: AGREEMENT });
      await queries.invalidateQueries({ queryKey: JOINED });
      await navigate(`/classes/${id}`, { replace: true });
      notify('good', t('join.joined', { name }));
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <div className="grid gap-8">
      {ageDialog}
      <form {...form.formProps} className="grid max-w-form gap-4">
        <FormMessage form={form} />
        <TextField
          {...form.field('knownAs')}
          label={t('join.knownAs')}
          hint={t('join.knownAsHint')}
          maxLength={MEMBER_NAME_MAX}
          autoComplete="name"
          required
        />
        <p className="text-small text-muted">{t('join.consent')}</p>
        <div className="flex flex-wrap gap-3">
          {isWaiting ? null : (
            <Button type="submit" look="primary" busy={form.busy}>
              {t('join.agree')}
            </Button>
          )}
          <ButtonLink to="/">{t('join.notNow')}</ButtonLink>
        </div>
      </form>
      {needsGuardian ? (
        <Section title={t('join.guardianTitle')} lead={t('join.guardianLead')}>
          <GuardianPart forClass={{ code, knownAs: form.watch('knownAs') }} />
        </Section>
      ) : null}
    </div>
  );
}
