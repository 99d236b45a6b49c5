// Stands in place of every page that is not for the child while a parent has locked the films: an address that was typed, another tab.

import { useState } from 'react';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { letGrownUpOut } from '../device/grown-up.ts';
import { posterOf } from '../film-queries.ts';
import { t } from '../texts.ts';
import { ParentGate } from './parent-gate.tsx';

export function LockedDoor() {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="mx-auto grid max-w-prose justify-items-center gap-5 pb-8 text-center tablet:pt-8">
      <img src={posterOf('hello')} alt="" width={1280} height={720} className="w-full tablet:rounded-soft" />
      <h1 className="px-4 font-serif text-title font-bold">{t('door.title')}</h1>
      <p className="px-4 text-lead">{t('door.why')}</p>
      <ButtonLink look="primary" to="/preschool">
        {t('door.back')}
      </ButtonLink>
      <Button onClick={() => setAsking(true)}>{t('door.grownUp')}</Button>
      {isAsking ? (
        <ParentGate why={t('door.hint')} onPass={letGrownUpOut} onClose={() => setAsking(false)} />
      ) : null}
    </div>
  );
}
