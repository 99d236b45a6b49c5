// The free talk before it begins: what is to be got done in the scene, in the learner's own words.

import { locale } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { useStartTalk } from '../../../tutor-chat/web/api.ts';
import type { Scene } from '../queries.ts';
import { t } from '../texts.ts';

export function FreeTalk({ scene }: { readonly scene: Scene }) {
  const { starting, start } = useStartTalk();
  return (
    <section aria-label={t('modes.talk')} className="grid gap-5">
      <p className="max-w-prose text-muted">{t('talk.lead')}</p>
      <ol className="grid gap-3">
        {scene.goals.map(({ id, goal }, index) => (
          <li key={id} className="flex gap-3">
            <span aria-hidden="true" className="mt-1 text-small text-muted tabular-nums">
              {index + 1}
            </span>
            <div>
              <span className="text-lead">
                <ChineseWords text={goal.zh} />
              </span>
              {locale === 'zh' ? null : <p className="text-small text-muted">{goal[locale]}</p>}
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Button
          look="primary"
          busy={starting !== null}
          onClick={() => start({ kind: 'scene', subject: `${scene.place}/${scene.id}`, language: locale })}
        >
          {t('talk.start')}
        </Button>
      </div>
    </section>
  );
}
