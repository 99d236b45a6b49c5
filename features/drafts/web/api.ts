// The public face of the forms for drafts: fields with their problems, the frame around them, and the history.

export { type Change, changeItem, changePart, isAsDrawn } from './fields/changes.ts';
export { Fold } from './fields/fold.tsx';
export { LineFields } from './fields/line-fields.tsx';
export { LinesFields, ListFields } from './fields/list-fields.tsx';
export { PlacedField } from './fields/placed-field.tsx';
export { type StepName, useProblemAt } from './fields/problems.tsx';
export { ChangeList } from './form/change-list.tsx';
export { DraftFrame, type Start } from './form/draft-frame.tsx';
export { PublishDialog, WhyField } from './form/publish-dialog.tsx';
export { forgetDraft } from './form/stored-draft.ts';
export { useDraftForm } from './form/use-draft-form.ts';
export { type DraftCalls, useSaving } from './form/use-saving.ts';
export { HistoryLink, historyTexts, TakeUpLink, VersionList } from './form/version-list.tsx';
export { t as draftText } from './texts.ts';
