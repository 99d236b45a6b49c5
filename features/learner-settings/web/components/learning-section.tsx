// The part of the profile where a person sees and changes how they learn; each choice acts at once, everywhere.

import { turnPinyinTyping, usePinyinTyping } from '../../../../kit/web/language-core/pinyin-typing.ts';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { LANGUAGE_OPTIONS } from '../../../../kit/web/ui/fields/language-options.ts';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { Switch } from '../../../../kit/web/ui/fields/switch.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { LEARNER_LEVELS, PINYIN_CHOICES, REASONS, TRANSLATION_CHOICES } from '../../domain/index.ts';
import { useLearnerSettings } from '../settings-state.ts';
import { changeLearnerSettings } from '../settings-sync.ts';
import { t } from '../texts.ts';
import { MinutesChoice } from './minutes-choice.tsx';

export function LearningSection() {
  const settings = useLearnerSettings();
  return (
    <Section title={t('title')} lead={t('lead')}>
      {settings.isKnown ? (
        <div className="grid gap-6">
          <SegmentedControl
            label={t('level.label')}
            value={settings.level}
            onChange={(level) => changeLearnerSettings({ level })}
            options={LEARNER_LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
          />
          <SegmentedControl
            label={t('pinyin.label')}
            value={settings.pinyin}
            onChange={(pinyin) => changeLearnerSettings({ pinyin })}
            options={PINYIN_CHOICES.map((value) => ({ value, label: t(`pinyin.${value}`) }))}
          />
          <SegmentedControl
            label={t('translation.label')}
            value={settings.translation}
            onChange={(translation) => changeLearnerSettings({ translation })}
            options={TRANSLATION_CHOICES.map((value) => ({ value, label: t(`translation.${value}`) }))}
          />
          <SegmentedControl
            label={t('explanationLanguage')}
            value={settings.explanationLanguage}
            onChange={(explanationLanguage) => changeLearnerSettings({ explanationLanguage })}
            options={LANGUAGE_OPTIONS}
          />
          <MinutesChoice />
          <SegmentedControl
            label={t('reason.label')}
            value={settings.reason}
            onChange={(reason) => changeLearnerSettings({ reason })}
            options={REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
          />
          <PinyinTyping />
        </div>
      ) : (
        <Skeleton lines={6} />
      )}
    </Section>
  );
}

/** The one choice of this section that belongs to the device and not to the account. */
function PinyinTyping() {
  const isOn = usePinyinTyping();
  return (
    <div>
      <Switch label={t('pinyinTyping.label')} checked={isOn} onChange={turnPinyinTyping} />
      <p className="text-small text-muted">{t('pinyinTyping.note')}</p>
    </div>
  );
}
