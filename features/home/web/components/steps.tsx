// What works today, counted in Chinese.

import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { t } from '../texts.ts';

const STEPS = [
  ['一', 'choose'],
  ['二', 'talk'],
  ['三', 'understand'],
  ['四', 'keep'],
] as const;

export function Steps() {
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="font-serif text-title font-bold">
        {t('steps.title')}
      </h2>
      <ol className="mt-6 grid gap-x-10 tablet:grid-cols-2">
        {STEPS.map(([numeral, step]) => (
          <li key={step} className="grid grid-cols-[3rem_1fr] border-t border-line py-5 wide:block">
            <span
              aria-hidden="true"
              className="font-brush text-title leading-none font-bold text-seal-ink wide:mb-4 wide:block"
            >
              <Chinese text={numeral} />
            </span>
            <div>
              <h3 className="text-lead font-bold">{t(`steps.${step}.title`)}</h3>
              <p className="mt-1 text-muted">{t(`steps.${step}.body`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
