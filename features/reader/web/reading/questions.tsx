// The questions about a text, one after the other; each answer is explained by what the text says.

import { useState } from 'react';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { useLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { hasPinyin } from '../../../learner-settings/domain/index.ts';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { OptionList } from '../../../study/web/api.ts';
import type { Reading, TextFile } from '../../domain/index.ts';
import { MEANING_LANGUAGE } from '../meaning.ts';
import { t } from '../texts.ts';

type Question = TextFile['questions'][number];
type QuestionsProps = {
  readonly questions: readonly Question[];
  /** With all answers, when the last was given. */
  readonly onDone: (answers: NonNullable<Reading['answers']>) => void;
};

export function Questions({ questions, onDone }: QuestionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [answers, setAnswers] = useState<readonly number[]>([]);
  const answer = (chosen: number) => {
    const all = [...answers, chosen];
    setAnswers(all);
    if (all.length === questions.length)
      onDone(
        questions.map(({ right, options }, place) => ({
          isRight: all[place] === right,
          answer: options[all[place] ?? right]?.zh ?? '',
        })),
      );
  };
  if (!isOpen)
    return (
      <div>
        <Button look="primary" onClick={() => setOpen(true)}>
          {t('questions.open', { count: questions.length })}
        </Button>
      </div>
    );
  return (
    <Section title={t('questions.title')}>
      <ol className="grid max-w-reading gap-8">
        {questions.slice(0, answers.length + 1).map((question, place) => (
          <li key={question.ask.zh}>
            <QuestionPart question={question} chosen={answers[place]} onChoose={answer} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

type QuestionPartProps = {
  readonly question: Question;
  readonly chosen: number | undefined;
  readonly onChoose: (place: number) => void;
};

function QuestionPart({ question: { ask, options, right, because }, chosen, onChoose }: QuestionPartProps) {
  return (
    <div className="grid gap-3">
      <p className="text-lead font-medium">
        <ChineseWords text={ask.zh} />
      </p>
      <OptionList
        label={ask.zh}
        look="text"
        options={options.map(({ zh }) => ({ key: zh, content: <OptionText text={zh} /> }))}
        onChoose={onChoose}
        answered={chosen === undefined ? undefined : { right, chosen }}
      />
      {chosen === undefined ? null : (
        <output className="border-s-2 border-seal-mark ps-3">
          <ChineseWords text={because.zh} />
          {locale === 'zh' ? null : (
            <span lang={LANGUAGE_TAGS[MEANING_LANGUAGE]} className="block text-small text-muted">
              {because[MEANING_LANGUAGE]}
            </span>
          )}
        </output>
      )}
    </div>
  );
}

/** A button holds no words to be tapped; their pinyin stands there as the learner's settings want it. */
function OptionText({ text }: { readonly text: string }) {
  const core = useLanguageCore();
  const settings = useLearnerSettings();
  const words = core?.annotate(text) ?? [];
  const shown = words.map((word) =>
    hasPinyin(settings, core?.levelOf(word.text)?.band) ? word.marked : word.marked.map(() => undefined),
  );
  const syllables = shown.flat();
  return (
    <Chinese text={text} syllables={syllables} showPinyin={syllables.some((each) => each !== undefined)} />
  );
}
