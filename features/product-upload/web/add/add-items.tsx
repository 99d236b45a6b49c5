// The ways to show something: pictures chosen, dropped, pasted or taken, a text, or by hand.

import { PencilLine } from 'lucide-react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { ActionFailed } from '../../../../kit/web/ui/notices/action-failed.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { explainProblem } from '../queries.ts';
import { t } from '../texts.ts';
import { AddPictures } from './add-pictures.tsx';
import { AddText } from './add-text.tsx';
import { useAddTyped } from './use-add-typed.ts';

type AddItemsProps = {
  readonly isRecognitionOn: boolean;
  /** Nothing is there yet, so that adding is the main thing to do. */
  readonly isFirst: boolean;
};

export function AddItems({ isRecognitionOn, isFirst }: AddItemsProps) {
  return (
    <Section title={t('add.title')}>
      <div className="grid gap-6">
        {isRecognitionOn ? null : <Notice tone="info">{t('add.recognitionOff')}</Notice>}
        <AddPictures isFirst={isFirst} />
        <AddText />
        <AddByHand />
      </div>
    </Section>
  );
}

function AddByHand() {
  const add = useAddTyped();
  return (
    <div className="grid gap-3">
      <div>
        <Button
          busy={add.isPending}
          icon={<PencilLine aria-hidden="true" size={18} />}
          onClick={() => add.mutate()}
        >
          {t('add.byHand')}
        </Button>
      </div>
      {add.error ? <ActionFailed>{t('add.failed', { why: explainProblem(add.error) })}</ActionFailed> : null}
    </div>
  );
}
