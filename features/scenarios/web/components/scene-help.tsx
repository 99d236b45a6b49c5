// What stands beside a scene: what is to be got done, the words, and sentences worth knowing by heart.

import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { MEANING_LANGUAGE, meaningOf } from '../meaning.ts';
import type { Scene } from '../queries.ts';
import { t } from '../texts.ts';

export function SceneHelp({ scene }: { readonly scene: Scene }) {
  return (
    <aside className="grid min-w-0 content-start gap-8">
      <section>
        <Heading>{t('scene.words')}</Heading>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3">
          {scene.targetWords.map((word) => (
            <div key={word.zh} className="contents">
              <dt className="text-lead">
                <ChineseWords text={word.zh} pinyin="always" />
              </dt>
              <dd lang={LANGUAGE_TAGS[MEANING_LANGUAGE]} className="self-end pb-1 text-small text-muted">
                {meaningOf(word)}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <Heading>{t('scene.phrases')}</Heading>
        <ul className="grid gap-3">
          {scene.phrases.map((phrase) => (
            <li key={phrase.zh}>
              <p className="text-lead">
                <ChineseWords text={phrase.zh} />
              </p>
              <p lang={LANGUAGE_TAGS[MEANING_LANGUAGE]} className="text-small text-muted">
                {meaningOf(phrase)}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <Heading>{t('scene.characters')}</Heading>
        <ul className="grid gap-2">
          {scene.characters.map(({ id, name, about }) => (
            <li key={id}>
              <span lang="zh-Hans" className="font-medium">
                {name.zh}
              </span>{' '}
              <span lang={LANGUAGE_TAGS[MEANING_LANGUAGE]} className="text-small text-muted">
                {meaningOf(about)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

function Heading({ children }: { readonly children: string }) {
  return <h2 className="mb-3 text-small font-bold text-muted">{children}</h2>;
}
