// Who the role is: level and theme, name, picture, voice, character, situation, and what to know about it.

import { memo } from 'react';
import { LEVELS } from '../../../../../content/schema/levels.ts';
import { PICTURE_PARTS } from '../../../../../content/schema/people/picture-parts.ts';
import { Face } from '../../../../../kit/web/face/face.tsx';
import { ListenButton } from '../../../../../kit/web/speech/listen-button.tsx';
import { Field } from '../../../../../kit/web/ui/fields/field.tsx';
import { Select } from '../../../../../kit/web/ui/fields/select.tsx';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { type Change, changePart, isAsDrawn, LineFields } from '../../../../drafts/web/api.ts';
import type { RoleDraft } from '../../../domain/draft.ts';
import { t } from '../../texts.ts';
import { THEMES } from '../../use-role-filter.ts';

export type DraftFieldsProps = {
  readonly draft: RoleDraft;
  readonly onChange: Change<RoleDraft>;
};

export function BasicsFields({ draft, onChange }: DraftFieldsProps) {
  return (
    <Section title={t('form.basics')}>
      <div className="grid gap-6">
        <div className="grid gap-4 tablet:grid-cols-2">
          <Select
            label={t('list.level')}
            options={LEVELS.map((value) => ({ value, label: t(`levels.${value}`) }))}
            value={draft.level}
            onChange={(level) => changePart(onChange, 'level')(() => level)}
          />
          <Select
            label={t('list.theme')}
            options={THEMES.map((value) => ({ value, label: t(`themes.${value}`) }))}
            value={draft.theme}
            onChange={(theme) => changePart(onChange, 'theme')(() => theme)}
          />
        </div>
        {(['name', 'character', 'situation', 'culturalNote'] as const).map((part) => (
          <LineFields
            key={part}
            label={t(`fields.${part}`)}
            hint={part === 'name' ? undefined : t(`form.${part}Hint`)}
            path={part}
            value={draft[part]}
            onChange={changePart(onChange, part)}
          />
        ))}
      </div>
    </Section>
  );
}

const PARTS = ['age', 'skin', 'mood', 'hair', 'wear', 'item'] as const;

type PictureFieldsProps = {
  readonly picture: RoleDraft['picture'];
  readonly onChange: Change<RoleDraft['picture']>;
};

export const PictureFields = memo(function PictureFields({ picture, onChange }: PictureFieldsProps) {
  return (
    <Section title={t('form.picture')} lead={t('form.pictureLead')}>
      <div className="flex flex-wrap items-start gap-6">
        <Face picture={picture} size={168} />
        <div className="grid grow basis-64 gap-4 tablet:grid-cols-2">
          {PARTS.map((part) => (
            <Select<string>
              key={part}
              label={t(`form.${part}`)}
              options={PICTURE_PARTS[part].map((value) => ({ value, label: t(`parts.${value}`) }))}
              value={picture[part]}
              onChange={(value) => onChange((now) => ({ ...now, [part]: value }))}
            />
          ))}
          <Slider
            label={t('form.hue')}
            min={0}
            max={359}
            step={1}
            value={picture.hue}
            onChange={(hue) => changePart(onChange, 'hue')(() => hue)}
          />
        </div>
      </div>
    </Section>
  );
}, isAsDrawn);

type VoiceFieldsProps = {
  readonly voice: RoleDraft['voice'];
  /** What the voice is tried with. */
  readonly opening: string;
  readonly onChange: Change<RoleDraft['voice']>;
};

export const VoiceFields = memo(function VoiceFields({ voice, opening, onChange }: VoiceFieldsProps) {
  return (
    <Section title={t('form.voice')} lead={t('form.voiceLead')}>
      <div className="grid items-end gap-4 tablet:grid-cols-[1fr_1fr_1fr_auto]">
        <Select
          label={t('form.kindOfVoice')}
          options={(['woman', 'man'] as const).map((value) => ({ value, label: t(`voices.${value}`) }))}
          value={voice.kind}
          onChange={(kind) => changePart(onChange, 'kind')(() => kind)}
        />
        <Slider
          label={t('form.pitch', { value: voice.pitch })}
          min={0.5}
          max={1.5}
          step={0.05}
          value={voice.pitch}
          onChange={(pitch) => changePart(onChange, 'pitch')(() => pitch)}
        />
        <Slider
          label={t('form.rate', { value: voice.rate })}
          min={0.5}
          max={1.2}
          step={0.05}
          value={voice.rate}
          onChange={(rate) => changePart(onChange, 'rate')(() => rate)}
        />
        <ListenButton text={opening.trim() || '你好，很高兴认识你。'} voice={voice} />
      </div>
    </Section>
  );
}, isAsDrawn);

type SliderProps = {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

function Slider({ label, onChange, ...range }: SliderProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          {...range}
          type="range"
          onChange={({ target }) => onChange(Number(target.value))}
          className="h-11 w-full accent-ink"
        />
      )}
    </Field>
  );
}
