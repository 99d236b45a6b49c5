// Language and theme of this browser.

import { chooseLocale, locale } from '../../../../../kit/web/i18n.ts';
import { chooseTheme, useTheme } from '../../../../../kit/web/theme.ts';
import { LANGUAGE_OPTIONS } from '../../../../../kit/web/ui/fields/language-options.ts';
import { SegmentedControl } from '../../../../../kit/web/ui/fields/segmented-control.tsx';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { t } from '../../texts.ts';

export function PreferencesSection() {
  const theme = useTheme();
  return (
    <Section title={t('profile.preferences')}>
      <div className="flex flex-wrap gap-x-12 gap-y-5">
        <SegmentedControl
          label={t('profile.language')}
          value={locale}
          onChange={chooseLocale}
          options={LANGUAGE_OPTIONS}
        />
        <SegmentedControl
          label={t('profile.theme')}
          value={theme}
          onChange={chooseTheme}
          options={[
            { value: 'dark', label: t('profile.dark') },
            { value: 'light', label: t('profile.light') },
          ]}
        />
      </div>
    </Section>
  );
}
