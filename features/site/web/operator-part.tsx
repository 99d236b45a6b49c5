// How to reach the site, and who runs it and sells what it sells; while nobody is named, admins alone are told so.

import { ButtonLink } from '../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../kit/web/ui/notices/notice.tsx';
import { Section } from '../../../kit/web/ui/page/section.tsx';
import { MixedText } from '../../../kit/web/ui/text/mixed-text.tsx';
import { useSession } from '../../account/web/api.ts';
import type { Operator } from '../domain/index.ts';
import { useSite } from './site-settings.ts';
import { t } from './texts.ts';

/** `saysUnnamed`: where people look for it, everybody is told that nobody is named. */
export function OperatorPart({ saysUnnamed = false }: { readonly saysUnnamed?: boolean }) {
  const site = useSite();
  if (site === undefined) return null;
  const { operator, contactMail } = site;
  return (
    <>
      {contactMail !== null && contactMail !== operator?.mail ? (
        <Section title={t('contact.title')}>
          <MailLink mail={contactMail} />
        </Section>
      ) : null}
      {operator === null ? (
        <NobodyNamed isSaid={saysUnnamed} isReachable={contactMail !== null} />
      ) : (
        <Named operator={operator} />
      )}
    </>
  );
}

function MailLink({ mail }: { readonly mail: string }) {
  return (
    <a
      href={`mailto:${mail}`}
      className="inline-flex min-h-11 items-center text-active underline underline-offset-4 wrap-anywhere"
    >
      {mail}
    </a>
  );
}

function Named({ operator: { name, address, mail, number } }: { readonly operator: Operator }) {
  return (
    <Section title={t('operator.title')}>
      <address className="not-italic">
        <p className="font-medium wrap-anywhere">
          <MixedText text={name} />
        </p>
        {address === '' ? null : (
          <p className="whitespace-pre-line wrap-anywhere">
            <MixedText text={address} />
          </p>
        )}
        {mail === '' ? null : <MailLink mail={mail} />}
        {number === '' ? null : <p className="text-small text-muted wrap-anywhere">{number}</p>}
      </address>
    </Section>
  );
}

type NobodyNamedProps = {
  readonly isSaid: boolean;
  /** There is an address for questions all the same. */
  readonly isReachable: boolean;
};

function NobodyNamed({ isSaid, isReachable }: NobodyNamedProps) {
  const session = useSession();
  return (
    <>
      {isSaid ? (
        <Section title={t('operator.titlePlain')}>
          <p className="max-w-prose">{t(isReachable ? 'operator.unnamed' : 'operator.unreachable')}</p>
        </Section>
      ) : null}
      {session.status === 'signed-in' && session.person.role === 'admin' ? (
        <Notice
          tone="info"
          title={t('operator.missingTitle')}
          action={<ButtonLink to="/admin/settings">{t('operator.toSettings')}</ButtonLink>}
        >
          {t('operator.missing')}
        </Notice>
      ) : null}
    </>
  );
}
