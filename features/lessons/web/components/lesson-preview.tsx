// A lesson as its learners will see it, for who writes it: without what they have done in it.

import { locale } from '../../../../kit/web/i18n.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { Dialogue } from '../../../scenarios/web/api.ts';
import type { LessonFile } from '../../domain/index.ts';
import { t } from '../texts.ts';
import { GrammarPoints } from './grammar-points.tsx';
import { LessonHead } from './lesson-head.tsx';
import { WordList } from './lesson-words.tsx';
import { TaughtWords } from './taught-words.tsx';

const HEADING = 'mb-3 font-serif text-lead font-bold';

export function LessonPreview({ lesson }: { readonly lesson: LessonFile }) {
  return (
    <TaughtWords words={lesson.words}>
      <div className="grid gap-8">
        <LessonHead isPart lesson={lesson} />
        <section>
          <h4 className={HEADING}>{t('lesson.dialogue')}</h4>
          <Dialogue scene={lesson} />
        </section>
        <section>
          <h4 className={HEADING}>{t('lesson.words', { count: lesson.words.length })}</h4>
          <WordList words={lesson.words} />
        </section>
        <section>
          <h4 className={HEADING}>{t('lesson.grammar')}</h4>
          <GrammarPoints points={lesson.grammar} />
        </section>
        <section>
          <h4 className={HEADING}>{t('lesson.task')}</h4>
          <p className="text-lead">
            <ChineseWords text={lesson.task.line.zh} />
          </p>
          {locale === 'zh' ? null : <p className="text-muted">{lesson.task.line[locale]}</p>}
        </section>
      </div>
    </TaughtWords>
  );
}
