// What is said beside a thing of the basket: which one it is, what is restricted about it, and why it is cheap.

import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { TextArea } from '../../../../../kit/web/ui/fields/text-area.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import type { PriceView } from '../../../domain/quote/shapes.ts';
import { isSizeOpen } from '../../../domain/sizes.ts';
import { isWhichOpen } from '../../../domain/which-one.ts';
import { t } from '../../texts.ts';
import { answered, type BasketItem, changeItem } from './basket.ts';
import { SizeQuestion } from './size-question.tsx';
import { VerdictList } from './verdict-list.tsx';

type ThingNotesProps = {
  readonly item: BasketItem;
  readonly at: number;
  /** Of this thing. */
  readonly verdicts: PriceView['verdicts'];
  readonly onChange: () => void;
};

export function ThingNotes({ item, at, verdicts, onChange }: ThingNotesProps) {
  const { name, explanation, category, variant } = item;
  const isOpen = isWhichOpen(item);
  const answerSize = (said: string) => changeItem(at, { variant: said });
  const hasNoSize = !isOpen && isSizeOpen(item);
  return (
    <div className="grid gap-3 pb-3 empty:hidden">
      {isOpen ? (
        <Notice
          tone="retry"
          title={t('which.title')}
          action={<Button onClick={onChange}>{t('which.say')}</Button>}
        >
          {t('which.why', { name })}
        </Notice>
      ) : null}
      {hasNoSize ? (
        <div className="grid justify-items-start gap-3">
          <SizeQuestion category={category} name={name} variant={variant} onAnswer={answerSize} />
          <Button aria-label={t('sizes.sayNamed', { name })} onClick={onChange}>
            {t('sizes.say')}
          </Button>
        </div>
      ) : isOpen ? null : (
        <SizeQuestion category={category} name={name} variant={variant} onAnswer={answerSize} />
      )}
      <VerdictList
        verdicts={verdicts}
        name={name}
        onAnswer={(rule, isSuch) => changeItem(at, answered(item, rule, isSuch))}
      />
      {verdicts.some(({ kind }) => kind === 'explain') ? (
        <TextArea
          label={`${t('cost.explain')}: ${name}`}
          hint={t('cost.explainHint')}
          rows={2}
          maxLength={500}
          value={explanation}
          onChange={({ target }) => changeItem(at, { explanation: target.value })}
        />
      ) : null}
    </div>
  );
}
