// Who runs the site and sells what it sells, with how to reach them; while nobody is named, admins alone are told so.

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
  const operator = useSite()?.operator;
  if (operator === undefined) return null;
  if (operator !== null) return <Named operator={operator} />;
  return (
    <>
      {saysUnnamed ? (
        <Section title={t('operator.titlePlain')}>
          <p>{t('operator.unnamed')}</p>
        </Section>
      ) : null}
      <NobodyNamed />
    </>
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
        {mail === '' ? null : (
          <a
            href={`mailto:${mail}`}
            className="inline-flex min-h-11 items-center text-active underline underline-offset-4 wrap-anywhere"
          >
            {mail}
          </a>
        )}
        {number === '' ? null : <p className="text-small text-muted wrap-anywhere">{number}</p>}
      </address>
    </Section>
  );
}

function NobodyNamed() {
  const session = useSession();
  if (session.status !== 'signed-in' || session.person.role !== 'admin') return null;
  return (
    <Notice
      tone="info"
      title={t('operator.missingTitle')}
      action={<ButtonLink to="/admin/settings">{t('operator.toSettings')}</ButtonLink>}
    >
      {t('operator.missing')}
    </Notice>
  );
}
