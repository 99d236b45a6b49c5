// The provider that the operator has set in the environment: to be seen and tried, not to be changed here.

import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import type { Environment } from '../queries.ts';
import { t } from '../texts.ts';
import { ProviderState } from './provider-state.tsx';
import { TryDialog } from './try-dialog.tsx';

export function EnvironmentCard({ environment }: { readonly environment: Environment }) {
  const { name, baseUrl, model, seesPictures, hasKey } = environment;
  const [isTrying, setTrying] = useState(false);
  return (
    <Card>
      <h2 className="font-serif text-lead font-bold">{t('environment.title', { name })}</h2>
      <p className="mt-1 text-small text-muted">{t('environment.lead')}</p>
      <p className="mt-4">
        <span className="break-all">
          {model} · {baseUrl}
        </span>{' '}
        · {t(hasKey ? 'key.setUnseen' : 'key.none')}
      </p>
      <div className="mt-3">
        <ProviderState {...environment} />
      </div>
      <div className="mt-5">
        <Button onClick={() => setTrying(true)}>{t('try.open')}</Button>
      </div>
      {isTrying ? (
        <TryDialog
          modelId={null}
          name={`${name} · ${model}`}
          seesPictures={seesPictures}
          onClose={() => setTrying(false)}
        />
      ) : null}
    </Card>
  );
}
