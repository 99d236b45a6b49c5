// Username, email and password, the last two with their way to change them in place.

import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { phoneQuery } from '../../queries.ts';
import type { SessionPerson } from '../../session.ts';
import { t } from '../../texts.ts';
import { EmailChangeForm } from './email-change-form.tsx';
import { NamesForm } from './names-form.tsx';
import { PasswordChangeForm } from './password-change-form.tsx';
import { PhoneForm } from './phone-form.tsx';

export function AccountSection({ person }: { readonly person: SessionPerson }) {
  const phone = useQuery(phoneQuery).data?.phone;
  // `/profile?change=password` stands in mails about the safety of an account.
  const asked = useSearchParams()[0].get('change');
  return (
    <Section title={t('profile.account')}>
      <ul className="border-b border-line">
        <Row
          person={person}
          label={t('profile.name')}
          value={person.username ?? t('profile.noUsername')}
          change={{ label: t('profile.changeNames'), Form: NamesForm }}
        />
        <Row
          person={person}
          label={t('profile.email')}
          value={person.email}
          change={{ label: t('profile.changeEmail'), Form: EmailChangeForm }}
        />
        <Row
          person={person}
          label={t('profile.phone')}
          value={phone === undefined ? '…' : (phone ?? t('profile.noPhone'))}
          change={{ label: t('profile.changePhone'), Form: PhoneForm }}
        />
        <Row
          person={person}
          label={t('profile.password')}
          value={t('profile.passwordHidden')}
          isAsked={asked === 'password'}
          change={{ label: t('profile.changePassword'), Form: PasswordChangeForm }}
        />
      </ul>
    </Section>
  );
}

type RowProps = {
  readonly person: SessionPerson;
  readonly label: string;
  readonly value: string;
  /** Open from the start: a mail has led here to change it. */
  readonly isAsked?: boolean;
  readonly change?: {
    readonly label: string;
    /** Shown in the value's place while the person changes it. */
    readonly Form: ComponentType<{ readonly person: SessionPerson; readonly onDone: () => void }>;
  };
};

function Row({ person, label, value, change, isAsked = false }: RowProps) {
  const { isOpen, open, close, button, panel } = useDisclosure(isAsked);
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <p className="text-caption text-muted">{label}</p>
          <p>{value}</p>
        </div>
        {change ? (
          <div>
            <Button
              ref={button}
              look="ghost"
              aria-expanded={isOpen}
              aria-label={change.label}
              onClick={isOpen ? close : open}
            >
              {t('profile.change')}
            </Button>
          </div>
        ) : null}
      </div>
      {change && isOpen ? (
        <div ref={panel} className="mt-3 mb-2 max-w-form animate-appear">
          <change.Form person={person} onDone={close} />
        </div>
      ) : null}
    </li>
  );
}

/** Opening moves focus into the form, closing brings it back to the button. */
function useDisclosure(isOpenAtFirst: boolean) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return { isOpen, open: () => setOpen(true), close, button, panel };
}
