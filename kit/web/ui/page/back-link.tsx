// The way back from a page to the one that it belongs to; stands above the page's title.

import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../elements/button.tsx';

export type Back = { readonly to: string; readonly label: string };

export function BackLink({ to, label }: Back) {
  return (
    <p className="-ms-5 mb-4 print:hidden">
      <ButtonLink look="ghost" to={to} icon={<ArrowLeft aria-hidden="true" size={18} />}>
        {label}
      </ButtonLink>
    </p>
  );
}
