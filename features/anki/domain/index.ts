// The public face of what is pure about decks of Anki: tables, the fields of notes, readings, what became of a deck.

export {
  type AnkiCard,
  type AnkiReview,
  areSuspended,
  hasDay,
  howItStood,
  isAnswer,
  isSuspended,
  SUSPENDED_QUEUE,
} from './anki-card.ts';
export { readCsv, writeCsv } from './csv.ts';
export { type FieldRoles, fieldCounter, rolesOf } from './field-roles.ts';
export { cutText, HANZI, plainText } from './field-text.ts';
export { ankiPackageKind, CSV_LETTERS, takenPackageKind } from './file-kinds.ts';
export { cleanDecks, cleanTags, writtenDecks, writtenTags } from './labels.ts';
export {
  DECK_SKILLS,
  type DeckSkill,
  FIELDS,
  OWN_DECK,
  skillNamed,
  TEMPLATES,
  templateName,
} from './note-type.ts';
export { PACKAGE_PROBLEMS, type PackageProblem } from './problem.ts';
export { lossesIn, readFields } from './read-fields.ts';
export {
  EMPTY_REPORT,
  IMPORT_STATUSES,
  type ImportReport,
  LOSSES,
  type Loss,
  NAME_MAX,
  REFUSALS,
  type Refusal,
  refuseNote,
  tellLoss,
} from './report.ts';
export { settleReading, writtenApart } from './settle-reading.ts';
export { TAKEN_KINDS, type TakenCard, type TakenKinds, type TakenWord } from './taken-word.ts';
