// Leads to a question about a thing before anything is paid; guests are asked to sign in on the way.

import { MessageCircleQuestion } from 'lucide-react';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { t } from '../texts.ts';

type AskLinkProps = {
  readonly about?: string | undefined;
  readonly link?: string | null | undefined;
  /** What is not known, where it is something particular. */
  readonly label?: string | undefined;
};

export function AskLink({ about, link, label }: AskLinkProps) {
  const query = new URLSearchParams({ ...(about ? { about } : {}), ...(link ? { link } : {}) }).toString();
  return (
    <ButtonLink
      look="ghost"
      icon={<MessageCircleQuestion aria-hidden="true" size={18} />}
      to={`/global-services/enquiries${query === '' ? '' : `?${query}`}`}
    >
      {label ?? t('names.ask')}
    </ButtonLink>
  );
}
