// Help with what was asked, in three steps: an idea, the first words, a whole sentence.

import { Lightbulb, X } from 'lucide-react';
import { locale } from '../../../../kit/web/i18n.ts';
import { Button, IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { Hint } from '../conversation/use-hint.ts';
import { t } from '../texts.ts';

/** Asks for the first step; what comes stands in the panel. */
export function HintButton({ hint }: { readonly hint: Hint }) {
  return (
    <IconButton label={t('hint.ask')} onClick={hint.ask}>
      <Lightbulb aria-hidden="true" size={20} />
    </IconButton>
  );
}

type HintPanelProps = { readonly hint: Hint; readonly onUse: (sentence: string) => void };

export function HintPanel({ hint: { shown, isBusy, ask, close }, onUse }: HintPanelProps) {
  if (!shown) return null;
  const { step, line } = shown;
  return (
    <section
      aria-label={t(`hint.steps.${step}`)}
      className="mb-2 flex items-start gap-2 rounded-soft border border-line bg-raised py-1 ps-4"
    >
      <div className="min-w-0 grow py-2" aria-live="polite">
        <p className="text-caption font-bold text-muted">{t(`hint.steps.${step}`)}</p>
        <p className="text-lead">
          <ChineseWords text={line.zh} />
        </p>
        {locale === 'zh' ? null : <p className="text-small text-muted">{line[locale]}</p>}
        <div className="mt-2 flex flex-wrap gap-2">
          {step !== 'full' ? (
            <Button busy={isBusy} onClick={ask}>
              {t('hint.more')}
            </Button>
          ) : (
            <Button onClick={() => onUse(line.zh)}>{t('hint.use')}</Button>
          )}
        </div>
      </div>
      <IconButton label={t('hint.close')} onClick={close}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </section>
  );
}
