// A field to try what a learner may say: which goal it reaches, by which pattern.

import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import type { RoleDraft } from '../../../domain/draft.ts';
import { t } from '../../texts.ts';
import { refusalText, rolesApi, type Tried } from '../queries.ts';

export function TryWording({ draft }: { readonly draft: RoleDraft }) {
  const [said, setSaid] = useState('');
  const trying = useMutation({ mutationFn: (text: string) => rolesApi.tryWording({ draft, said: text }) });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (said.trim() !== '' && !trying.isPending) trying.mutate(said);
  };
  return (
    <form onSubmit={submit} className="grid gap-3 rounded-soft border border-line bg-surface p-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow basis-64">
          <TextField
            label={t('try.label')}
            lang="zh-Hans"
            value={said}
            onChange={({ target }) => setSaid(target.value)}
            maxLength={300}
            autoComplete="off"
          />
        </div>
        <Button type="submit" busy={trying.isPending}>
          {t('try.do')}
        </Button>
      </div>
      <p className="text-small text-muted">{t('try.hint')}</p>
      <output className="grid gap-1 text-small">
        {trying.error ? <span className="text-wrong">{refusalText(trying.error)}</span> : null}
        {trying.data ? <Outcome tried={trying.data} said={trying.variables ?? ''} /> : null}
      </output>
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
