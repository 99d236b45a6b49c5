// What a lesson ends with: a talk in which its words are used, with a tutor, in a scene or with somebody in a role.

import { useQuery } from '@tanstack/react-query';
import { locale } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { tutorsQuery, useStartTalk } from '../../../tutor-chat/web/api.ts';
import type { LessonFile } from '../../domain/index.ts';
import { t } from '../texts.ts';

export function ClosingTask({ lesson: { task, level } }: { readonly lesson: LessonFile }) {
  const { starting, start } = useStartTalk();
  const isTopic = task.kind === 'topic';
  const { data: tutors = [] } = useQuery({ ...tutorsQuery, enabled: isTopic });
  const tutor = tutors.find((each) => each.level === level && each.languages.includes(locale));
  const begin = () => {
    if (task.kind !== 'topic') start({ kind: task.kind, subject: task.subject, language: locale });
    else if (tutor) start({ kind: 'tutor', subject: tutor.id, language: locale, draft: task.opening });
  };
  return (
    <div className="grid gap-4">
      <div>
        <p className="text-lead">
          <ChineseWords text={task.line.zh} />
        </p>
        {locale === 'zh' ? null : <p className="text-muted">{task.line[locale]}</p>}
      </div>
      <p className="text-small text-muted">{t('task.lead')}</p>
      <div>
        <Button busy={starting !== null} aria-disabled={isTopic && !tutor} onClick={begin}>
          {t(`task.${task.kind}`)}
        </Button>
      </div>
    </div>
  );
}
