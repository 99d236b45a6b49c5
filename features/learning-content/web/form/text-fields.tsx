// A text in the form: its kind, who speaks, its paragraphs sentence by sentence, and the questions at its end.

import { TEXT_KINDS } from '../../../../content/schema/studies/text-kinds.ts';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { NO_LINE } from '../../../drafts/domain/index.ts';
import {
  type Change,
  changeItem,
  changePart,
  draftText,
  Fold,
  LineFields,
  ListFields,
  PlacedField,
} from '../../../drafts/web/api.ts';
import type { TextDraft } from '../../domain/draft-schemas.ts';
import { type DraftQuestion, type DraftSentence, NO_QUESTION, NO_SENTENCE } from '../../domain/text-draft.ts';
import { t } from '../texts.ts';
import { SpokenFields } from './dialogue-fields.tsx';

type PartProps = { readonly draft: TextDraft; readonly onChange: Change<TextDraft> };

export function KindFields({ draft, onChange }: PartProps) {
  return (
    <div className="grid gap-6">
      <Select
        label={t('fields.textKind')}
        options={TEXT_KINDS.map((value) => ({ value, label: t(`textKinds.${value}`) }))}
        value={draft.kind}
        onChange={(kind) => changePart(onChange, 'kind')(() => kind)}
      />
      <ListFields
        path="speakers"
        items={draft.speakers}
        onChange={changePart(onChange, 'speakers')}
        fresh={() => ({ id: '', name: NO_LINE })}
        most={8}
        add={draftText('form.addNamed', { name: t('fields.character') })}
        nameOf={(index) => draft.speakers[index]?.name.zh || `${t('fields.character')} ${index + 1}`}
      >
        {(speaker, path, change) => (
          <div className="grid gap-4 border-s-2 border-line ps-3">
            <PlacedField
              label={t('fields.id')}
              hint={t('form.idHint')}
              path={`${path}.id`}
              value={speaker.id}
              onChange={changePart(change, 'id')}
            />
            <LineFields
              label={t('fields.name')}
              path={`${path}.name`}
              value={speaker.name}
              onChange={changePart(change, 'name')}
            />
          </div>
        )}
      </ListFields>
    </div>
  );
}

export function ParagraphsFields({ draft, onChange }: PartProps) {
  const speakers = draft.speakers.map(({ id, name }) => ({ value: id, label: name.zh || id }));
  const named = (index: number) => t('fields.paragraphNumber', { number: index + 1 });
  return (
    <ListFields
      path="paragraphs"
      items={draft.paragraphs}
      onChange={changePart(onChange, 'paragraphs')}
      fresh={() => [NO_SENTENCE]}
      most={30}
      add={draftText('form.addNamed', { name: t('fields.paragraph') })}
      nameOf={named}
    >
      {(sentences, path, change, index) => (
        <Fold title={`${named(index)} · ${sentences[0]?.zh ?? ''}`} path={path}>
          <Sentences value={sentences} path={path} speakers={speakers} onChange={change} />
        </Fold>
      )}
    </ListFields>
  );
}

type SentencesProps = {
  readonly value: readonly DraftSentence[];
  readonly path: string;
  readonly speakers: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: Change<DraftSentence[]>;
};

function Sentences({ value, path, speakers, onChange }: SentencesProps) {
  const named = (index: number) => `${t('fields.sentence')} ${index + 1}`;
  return (
    <ListFields
      path={path}
      items={value}
      onChange={onChange}
      fresh={() => ({ ...NO_SENTENCE, speaker: value.at(-1)?.speaker ?? '' })}
      most={20}
      add={draftText('form.addNamed', { name: t('fields.sentence') })}
      nameOf={named}
    >
      {(sentence, at, change, index) => (
        <SpokenFields label={named(index)} path={at} value={sentence} speakers={speakers} onChange={change} />
      )}
    </ListFields>
  );
}

export function QuestionsFields({ draft, onChange }: PartProps) {
  const change = changePart(onChange, 'questions');
  const named = (index: number) => `${t('fields.question')} ${index + 1}`;
  return (
    <ListFields
      path="questions"
      items={draft.questions}
      onChange={change}
      fresh={() => NO_QUESTION}
      most={3}
      add={draftText('form.addNamed', { name: t('fields.question') })}
      nameOf={named}
    >
      {(question, path, _change, index) => (
        <Fold title={`${named(index)} · ${question.ask.zh}`} path={path}>
          <QuestionFields path={path} value={question} onChange={changeItem(change, index)} />
        </Fold>
      )}
    </ListFields>
  );
}

const OPTIONS = ['0', '1', '2'] as const;

type QuestionProps = {
  readonly path: string;
  readonly value: DraftQuestion;
  readonly onChange: Change<DraftQuestion>;
};

function QuestionFields({ path, value, onChange }: QuestionProps) {
  const changeOptions = changePart(onChange, 'options');
  return (
    <>
      <LineFields
        label={t('fields.ask')}
        path={`${path}.ask`}
        value={value.ask}
        onChange={changePart(onChange, 'ask')}
      />
      {value.options.map((option, index) => (
        <LineFields
          // Three, whose places are what names them.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          label={`${t('fields.option')} ${index + 1}`}
          path={`${path}.options.${index}`}
          value={option}
          onChange={changeItem(changeOptions, index)}
        />
      ))}
      <SegmentedControl
        label={t('fields.right')}
        options={OPTIONS.map((place) => ({
          value: place,
          label: `${t('fields.option')} ${Number(place) + 1}`,
        }))}
        value={OPTIONS[value.right] ?? null}
        onChange={(place) => changePart(onChange, 'right')(() => Number(place))}
      />
      <LineFields
        label={t('fields.because')}
        hint={t('form.becauseHint')}
        path={`${path}.because`}
        value={value.because}
        onChange={changePart(onChange, 'because')}
      />
    </>
  );
}
