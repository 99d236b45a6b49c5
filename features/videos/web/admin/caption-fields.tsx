// The captions of a video as WebVTT, typed, pasted or read from a file; a language at a time.

import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { CAPTIONS_MAX, isWebVtt } from '../../domain/captions.ts';
import { CAPTION_LANGUAGES, type CaptionLanguage } from '../../domain/video-kind.ts';
import { t } from '../texts.ts';
import { FileButton } from './file-button.tsx';

type Captions = Readonly<Record<CaptionLanguage, string>>;
type CaptionFieldsProps = {
  readonly value: Captions;
  readonly onChange: (step: (now: Captions) => Captions) => void;
};

export function CaptionFields({ value, onChange }: CaptionFieldsProps) {
  const set = (language: CaptionLanguage, text: string) =>
    onChange((now) => ({ ...now, [language]: text.slice(0, CAPTIONS_MAX) }));
  return (
    <div className="grid gap-3">
      <h4 className="font-medium">{t('captions.title')}</h4>
      <p className="text-small text-muted">{t('captions.lead')}</p>
      <div className="grid items-start gap-4 tablet:grid-cols-3">
        {CAPTION_LANGUAGES.map((language) => (
          <div key={language} className="grid gap-2">
            <TextArea
              label={t(`captions.${language}`)}
              rows={6}
              value={value[language]}
              error={isWebVtt(value[language]) ? undefined : t('captions.broken')}
              onChange={({ target }) => set(language, target.value)}
              maxLength={CAPTIONS_MAX}
              spellCheck={false}
            />
            <FileButton
              look="ghost"
              label={t('captions.file', { language: t(`captions.${language}`) })}
              accept=".vtt,text/vtt"
              onFile={(file) => void file.text().then((text) => set(language, text))}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
