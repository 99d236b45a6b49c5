// The page for who is not signed in: what is pasted is read here and now, pictures wait in this browser, and both stay
// over the sign-up.

import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { SignUpToGoOn, useBasket } from '../../../global-services/web/api.ts';
import { t } from '../texts.ts';
import { GuestPictures } from './guest-pictures.tsx';
import { GuestText } from './guest-text-field.tsx';

const HERE = '/global-services/product-upload';

export function GuestItems() {
  const count = useBasket(({ items }) => items.length);
  return (
    <div className="grid gap-8 wide:grid-cols-2 wide:items-start wide:gap-12">
      <Section title={t('add.title')}>
        <GuestText />
        {count === 0 ? null : (
          <p className="mt-6">
            <ButtonLink look="primary" to="/global-services/cost">
              {t('guest.toCost', { count })}
            </ButtonLink>
          </p>
        )}
      </Section>
      <Section title={t('guest.picturesTitle')}>
        <GuestPictures>
          <SignUpToGoOn backTo={HERE}>{t('guest.pictures')}</SignUpToGoOn>
        </GuestPictures>
      </Section>
    </div>
  );
}
