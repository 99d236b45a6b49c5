// A short talk as a textbook prints one, labelled as a sample; pinyin can be switched on above it.

import { useState } from 'react';
import { Chinese } from '../../../../kit/web/ui/chinese.tsx';
import { MixedText } from '../../../../kit/web/ui/mixed-text.tsx';
import { Switch } from '../../../../kit/web/ui/switch.tsx';
import { t } from '../texts.ts';
import { SampleLabel } from './sample-label.tsx';

type Line = {
  readonly speaker: 'tutor' | 'learner';
  readonly text: string;
  /** Marked syllables, one per character, spaces between; `-` for punctuation. */
  readonly pinyin: string;
  readonly meaning: 'ask' | 'answer' | 'recast' | 'follow';
};

const LINES: readonly Line[] = [
  { speaker: 'tutor', text: '你今天做什么了？', pinyin: 'nǐ jīn tiān zuò shén me le -', meaning: 'ask' },
  {
    speaker: 'learner',
    text: '我去书店，买了三个书。',
    pinyin: 'wǒ qù shū diàn - mǎi le sān gè shū -',
    meaning: 'answer',
  },
  {
    speaker: 'tutor',
    text: '三本书，真好！书要用“本”。你最喜欢哪本？',
    pinyin: 'sān běn shū - zhēn hǎo - shū yào yòng - běn - - nǐ zuì xǐ huan nǎ běn -',
    meaning: 'recast',
  },
  {
    speaker: 'learner',
    text: '最喜欢写北京的那本。',
    pinyin: 'zuì xǐ huan xiě běi jīng de nà běn -',
    meaning: 'follow',
  },
];

export function SampleTalk() {
  const [showPinyin, setShowPinyin] = useState(true);
  return (
    <section aria-labelledby="talk-title" className="grid gap-8 wide:grid-cols-[20rem_1fr] wide:gap-16">
      <header>
        <h2 id="talk-title" className="font-serif text-title font-bold">
          {t('talk.title')}
        </h2>
        <p className="mt-3 mb-4 text-muted">{t('talk.lead')}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Switch label={t('talk.pinyin')} checked={showPinyin} onChange={setShowPinyin} />
          <SampleLabel text={t('talk.label')} />
        </div>
      </header>
      <ol className="border-s border-line">
        {LINES.map((line) => (
          <li
            key={line.meaning}
            className="grid grid-cols-[3.5rem_1fr] gap-x-3 border-b border-line py-4 ps-5 first:pt-0 last:border-b-0 last:pb-0 tablet:grid-cols-[5rem_1fr]"
          >
            <span
              className={`self-center text-small ${line.speaker === 'tutor' ? 'font-bold text-seal-ink' : 'text-muted'}`}
            >
              {t(`talk.${line.speaker}`)}
            </span>
            <p>
              <span className="block text-hanzi">
                <Chinese text={line.text} syllables={syllablesOf(line.pinyin)} showPinyin={showPinyin} />
              </span>
              <span className="mt-1 block text-small text-muted">
                <MixedText text={t(`talk.lines.${line.meaning}`)} />
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function syllablesOf(pinyin: string): readonly (string | undefined)[] {
  return pinyin.split(' ').map((syllable) => (syllable === '-' ? undefined : syllable));
}
