// The public face of the applications' pages.

export { ApplicationsPart } from './applications-part.tsx';
export { DecisionDialog, type RoleDecision } from './decision-dialog.tsx';
