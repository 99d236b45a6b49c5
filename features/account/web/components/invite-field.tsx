// The invite code of a registration, folded away: few have one, and who comes by a link has it filled in.

import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { t } from '../texts.ts';

/** As the contract allows. */
export const INVITE_MAX = 40;

type InviteFieldProps = {
  readonly startsOpen: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

export function InviteField({ startsOpen, value, error, onChange }: InviteFieldProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const field = useRef<HTMLDivElement>(null);
  const isOpenedHere = isOpen && !startsOpen;
  useEffect(() => {
    if (isOpenedHere) field.current?.querySelector('input')?.focus();
  }, [isOpenedHere]);
  if (!isOpen) {
    return (
      <div className="-mx-4 -my-2">
        <Button look="ghost" onClick={() => setOpen(true)}>
          <span className="underline underline-offset-4">{t('register.haveCode')}</span>
        </Button>
      </div>
    );
  }
  return (
    <div ref={field}>
      <TextField
        name="inviteCode"
        label={t('fields.inviteCode')}
        hint={t('fields.inviteHint')}
        optional
        value={value}
        error={error}
        onChange={onChange}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={INVITE_MAX}
      />
    </div>
  );
}
