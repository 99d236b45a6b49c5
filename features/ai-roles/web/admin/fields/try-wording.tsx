// A field to try what a learner may say: which goal it reaches, by which pattern.

import { useState } from 'react';
import { t as common } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import type { RoleDraft } from '../../../domain/draft.ts';
import { t } from '../../texts.ts';
import { refusalText, rolesApi, type Tried } from '../queries.ts';

export function TryWording({ draft }: { readonly draft: RoleDraft }) {
  const [outcome, setOutcome] = useState<{ readonly said: string; readonly tried: Tried }>();
  const form = useForm({
    initial: { said: '' },
    check: ({ said }) => (said.trim() === '' ? { fields: { said: common('field.missing') } } : undefined),
    send: async ({ said }) => {
      setOutcome(undefined);
      setOutcome({ said, tried: await rolesApi.tryWording({ draft, said }) });
    },
    explain: (error) => ({ fields: { said: refusalText(error) } }),
  });
  return (
    <form {...form.formProps} className="grid gap-3 rounded-soft border border-line bg-surface p-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow basis-64">
          <TextField
            {...form.field('said')}
            label={t('try.label')}
            lang="zh-Hans"
            maxLength={300}
            autoComplete="off"
          />
        </div>
        <Button type="submit" busy={form.busy}>
          {t('try.do')}
        </Button>
      </div>
      <p className="text-small text-muted">{t('try.hint')}</p>
      <output className="grid gap-1 text-small">{outcome ? <Outcome {...outcome} /> : null}</output>
    </form>
  );
}

function Outcome({
  tried: { goals, aside, unreadable },
  said,
}: {
  readonly tried: Tried;
  readonly said: string;
}) {
  const isNothing = goals.length === 0 && aside === null;
  return (
    <>
      <span className="text-muted">{t('try.said', { said })}</span>
      {goals.map(({ index, reach, pattern }) => (
        <span key={index} className={reach === 'reached' ? 'text-good' : 'text-retry'}>
          {t(`try.${reach}`, { number: index + 1, pattern })}
        </span>
      ))}
      {aside === null ? null : (
        <span>{t('try.aside', { number: aside.index + 1, pattern: aside.pattern })}</span>
      )}
      {isNothing ? <span className="text-retry">{t('try.nothing')}</span> : null}
      {unreadable.map((pattern) => (
        <span key={pattern} className="text-wrong">
          {t('try.unreadable', { pattern })}
        </span>
      ))}
    </>
  );
}
